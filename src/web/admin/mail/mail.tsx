import { Link } from "react-router";
import { readMail } from "#domain/mail/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { adminMeta } from "../admin-meta.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/mail.ts";
import { mailParts } from "./mail-links.ts";
import { MailStatus } from "./mail-status.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** One mail; that it was read is audited there. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const { text, ...mail } = await readMail(actor, params.id, deps);
    if (text === null) return { mail, parts: null };
    const parts = mail.linksAct ? mailParts(text, deps.publicUrl) : [{ text, href: null }];
    return { mail, parts };
  });

export const meta = () => adminMeta("Email in the outbox");

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { mail, parts } = loaderData;
  return (
    <>
      <Link className="back-link" to={paths.adminOutbox()}>
        <ArrowLeft size={16} />
        <span>All emails</span>
      </Link>
      <PageHead title={mail.subject} />
      <dl className="record">
        <dt>To</dt>
        <dd>{mail.to}</dd>
        {mail.replyTo ? (
          <>
            <dt>Replies go to</dt>
            <dd>{mail.replyTo}</dd>
          </>
        ) : null}
        <dt>Status</dt>
        <dd>
          <MailStatus mail={mail} />
        </dd>
        {mail.calendarName ? (
          <>
            <dt>Attached</dt>
            <dd>
              <code>{mail.calendarName}</code>, a calendar entry
            </dd>
          </>
        ) : null}
        <dt>Written</dt>
        <dd>
          <When iso={mail.createdAt} />
        </dd>
        {mail.status === "sent" && mail.sentAt ? (
          <>
            <dt>Sent</dt>
            <dd>
              <When iso={mail.sentAt} />
            </dd>
          </>
        ) : null}
      </dl>
      {parts ? (
        <>
          {mail.linksAct ? (
            <Notice tone="amber" title="Links in this email act on the recipient’s behalf">
              <p>Open one only if the recipient asks you to. Viewing this email is logged.</p>
            </Notice>
          ) : (
            <Notice title="Sign-in links are hidden">
              <p>
                A mail server is connected, so these links are for the recipient only. Viewing this
                email is logged.
              </p>
            </Notice>
          )}
          <div className="mail-text">
            {parts.map(({ text, href }, index) =>
              href ? (
                <a key={index} href={href}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </div>
        </>
      ) : (
        <Notice title="The text of a sent email isn’t shown">
          <p>The mail server accepted it. Its links are for the recipient only.</p>
        </Notice>
      )}
    </>
  );
}
