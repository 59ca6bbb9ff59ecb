import { Link } from "react-router";
import { listMails, type MailListItem } from "#domain/mail/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { adminMeta } from "../admin-meta.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/outbox.ts";
import { MailStatus } from "./mail-status.tsx";

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
      <PageHead title="Outbox" lede="All emails, newest first." />
      {mailer === "outbox" ? (
        <Notice tone="amber" title="Email isn’t being sent: no mail server is connected">
          <p>
            We’ll send email once <code>SMTP_URL</code> names a mail server. Emails written before
            that stay here for you to read or pass on.
          </p>
        </Notice>
      ) : null}
      <p className="text-ink-soft">
        {mailer === "outbox"
          ? "Links in these emails open other people’s accounts. That’s why viewing an email is logged with your name and the time."
          : "Viewing an email is logged with your name and the time."}
      </p>
      {items.length > 0 ? (
        <DataTable
          caption="Emails, newest first"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState>
          <p>
            {after
              ? "There are no older emails."
              : "No emails yet. Confirmations, password resets and receipts appear here."}
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
