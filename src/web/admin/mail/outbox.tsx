import { Link } from "react-router";
import { listMails, type MailListItem } from "#domain/mail/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Pager } from "../../ui/Pager.tsx";
import type { Route } from "./+types/outbox.ts";
import { adminMeta } from "../admin-meta.ts";
import { MailStatus } from "./mail-status.tsx";
import { When } from "../when.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** `?after=` is a place in the list. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    const after = url.searchParams.get("after") ?? "";
    return { ...(await listMails(context.get(actorContext), after, deps)), after };
  });

export const meta = () => adminMeta("Outbox");

const columns: Column<MailListItem>[] = [
  {
    title: "Subject",
    isName: true,
    cell: ({ id, subject }) => (
      <Link className="person" to={paths.adminMail(id)}>
        {subject}
      </Link>
    ),
  },
  { title: "To", cell: ({ to }) => <span className="email">{to}</span> },
  { title: "Status", cell: (mail) => <MailStatus mail={mail} /> },
  { title: "Written", cell: ({ createdAt }) => <When iso={createdAt} /> },
];

/** Every mail that was written (design, Built-in stand-ins). */
export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { items, next, after, mailer } = loaderData;
  return (
    <>
      <PageHead title="Outbox" lede="Every mail that was written, newest first." />
      {mailer === "outbox" ? (
        <Notice tone="amber" title="No mail leaves: no mail server is set">
          <p>
            Mails leave once <code>SMTP_URL</code> names a mail server. Those written before stay
            here, for you to read or to pass on.
          </p>
        </Notice>
      ) : null}
      <p className="text-ink-soft">
        {mailer === "outbox"
          ? "Links in these mails open other people's accounts. That is why reading a mail is written down, with your name and the time."
          : "Reading a mail is written down, with your name and the time."}
      </p>
      {items.length > 0 ? (
        <DataTable
          caption="Mails, newest first"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState>
          <p>
            {after
              ? "There are no older mails."
              : "No mail yet. Confirmations, resets and receipts show here as they are written."}
          </p>
        </EmptyState>
      )}
      <Pager
        first={after ? paths.adminOutbox() : null}
        next={next ? paths.adminOutbox(next) : null}
      />
    </>
  );
}
