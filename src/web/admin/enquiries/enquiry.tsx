import { Fragment } from "react";
import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { EnquiryReplyForm, type EnquiryDetail } from "#domain/enquiries/contract.ts";
import { readEnquiry, replyToEnquiry } from "#domain/enquiries/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { findQuoteOf } from "#domain/quotes/index.ts";
import { newId } from "#kit/ids.ts";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { detailWords } from "../../kit/words/payment-words.ts";
import { paths } from "../../paths.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { adminMeta } from "../admin-meta.ts";
import { AdminName } from "../admin-name.tsx";
import { nameOf, namesOf } from "../users/read-person.ts";
import { wasDeleted } from "../was-deleted.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/enquiry.ts";
import { EnquiryState, kindWords, senderOf } from "./enquiry-marks.tsx";
import { EnquiryReply } from "./enquiry-reply.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `replyKey` names the reply that is written next: sent twice, it is one mail. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const enquiry = await readEnquiry(actor, params.id, deps);
    const repliedBy = enquiry.replies.map(({ adminId }) => adminId);
    const admins = { names: await namesOf(actor, repliedBy, deps), self: actor.userId };
    const account = enquiry.userId ? await nameOf(actor, enquiry.userId, deps) : null;
    const quote = await findQuoteOf(actor, enquiry.id, deps);
    const isMailKept = keepsMail(deps);
    return { enquiry, account, quote, admins, replyKey: newId("key"), isMailKept };
  });

export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      await replyToEnquiry(actor, args.params.id, readForm(form, EnquiryReplyForm), deps);
      return done(
        keepsMail(deps)
          ? "The reply is in the outbox for you to pass on."
          : "We’ve emailed the reply.",
      );
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? `Enquiry from ${senderOf(loaderData.enquiry)}` : "Page not found");

/** One enquiry: who, what, Aria's answer, our replies, and a place to write one. */
export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, account, quote, admins, replyKey, isMailKept } = loaderData;
  return (
    <>
      <Link className="back-link" to={paths.adminEnquiries()}>
        <ArrowLeft size={16} />
        <span>All enquiries</span>
      </Link>
      <PageHead title={senderOf(enquiry)} />
      <Facts enquiry={enquiry} account={account} quote={quote} />
      {enquiry.message ? (
        <section className="person-part">
          <h2 className="person-part__title">What they wrote</h2>
          <p className="mail-text">{enquiry.message}</p>
        </section>
      ) : null}
      {enquiry.aiAnswer ? <AiAnswer enquiry={enquiry} text={enquiry.aiAnswer} /> : null}
      {enquiry.replies.length > 0 ? (
        <section className="person-part">
          <h2 className="person-part__title">Our replies</h2>
          {enquiry.replies.map(({ id, text, at, adminId }) => (
            <div key={id} className="grid gap-1">
              <p className="text-ink-soft">
                <When iso={at} />, by <AdminName id={adminId} {...admins} />
              </p>
              <p className="mail-text">{text}</p>
            </div>
          ))}
        </section>
      ) : null}
      <EnquiryReply
        enquiryId={enquiry.id}
        email={enquiry.email}
        replyKey={replyKey}
        isMailKept={isMailKept}
        answered={actionData}
      />
    </>
  );
}

function Facts({
  enquiry,
  account,
  quote,
}: {
  enquiry: EnquiryDetail;
  /** Whose account it belongs to, by name. */
  account: string | null;
  quote: { id: string; number: string } | null;
}) {
  const { email, company, phone, details, userId } = enquiry;
  return (
    <dl className="record">
      <dt>Status</dt>
      <dd>
        <EnquiryState enquiry={enquiry} />
      </dd>
      <dt>Kind</dt>
      <dd>{kindWords[enquiry.kind]}</dd>
      <dt>About</dt>
      <dd>{enquiry.about ?? "In their own words"}</dd>
      <dt>Email</dt>
      <dd>{email ?? "None given"}</dd>
      {company ? (
        <>
          <dt>Company</dt>
          <dd>{company}</dd>
        </>
      ) : null}
      {phone ? (
        <>
          <dt>Phone</dt>
          <dd>{phone}</dd>
        </>
      ) : null}
      {detailWords(details).map(([label, text]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
      {userId ? (
        <>
          <dt>Account</dt>
          <dd>
            <Link to={paths.adminUser(userId)}>{account ?? "The person’s page"}</Link>
          </dd>
        </>
      ) : null}
      {quote ? (
        <>
          <dt>Quote</dt>
          <dd>
            <Link to={paths.adminQuote(quote.id)}>
              <span className="figures">{quote.number}</span>
            </Link>
          </dd>
        </>
      ) : null}
      <dt>Sent</dt>
      <dd>
        <When iso={enquiry.createdAt} />
      </dd>
      <dt>Enquiry</dt>
      <dd>
        <code>{enquiry.id}</code>
      </dd>
    </dl>
  );
}

function AiAnswer({ enquiry, text }: { enquiry: EnquiryDetail; text: string }) {
  const by = enquiry.aiModel === "built-in" ? "in demo mode" : `by ${enquiry.aiModel}`;
  return (
    <section className="person-part">
      <h2 className="person-part__title">What {brand.consultant} answered</h2>
      <p className="text-ink-soft">Shown on the page right away, {by}.</p>
      <div className="mail-text mail-text--drawn">
        <AnswerText text={text} />
      </div>
      {enquiry.aiSources.length > 0 ? (
        <ul className="text-ink-soft">
          {enquiry.aiSources.map(({ path, title }) => (
            <li key={path}>
              From{" "}
              <a className="underline" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
