import { brand } from "#content/brand.ts";
import { contactSubjects } from "#content/contact-subjects.ts";
import { replies } from "#content/promises.ts";
import { spenderOf } from "#domain/consultant/index.ts";
import type { EnquiryAnswer } from "#domain/enquiries/contract.ts";
import { answerEnquiry, sendEnquiry } from "#domain/enquiries/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { answerForm } from "../../kit/answer-form.ts";
import { depsContext, visitContext } from "../../kit/context.ts";
import { Island } from "../../islands/Island.tsx";
import { paths } from "../../paths.ts";
import { formText } from "../../kit/form-text.ts";
import { ThreadGap } from "../../ui/ThreadRun.tsx";
import { pageMeta } from "../../kit/page-meta.ts";
import type { Route } from "./+types/contact.ts";
import type { ContactValues } from "./contact-fields.ts";
import { ContactAnswer } from "./contact-answer.tsx";
import { ContactThanks } from "./contact-thanks.tsx";
import { messageForm } from "../consultant/consultant-panel.tsx";
import { ContactWays } from "./contact-ways.tsx";
import type { EnquiryProblem } from "./send-enquiry-form.ts";

export const handle = { js: "islands" } as const;

type Answer =
  | { stored: true; email: string; dueAt: string; answered: EnquiryAnswer }
  | { stored: false; values: ContactValues; requestKey: string; problem: EnquiryProblem };

/** `?subject=` is chosen in the form; an unknown one is left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("subject");
  const deps = context.get(depsContext);
  return {
    subject: contactSubjects.find(({ id }) => id === asked)?.id ?? "",
    publicUrl: deps.publicUrl,
    isDemo: deps.consultant.name === "built-in",
    isMailKept: keepsMail(deps),
    hasDemoCalls: deps.videoCalls.name === "built-in",
  };
}

/** Stores the message and lets Aria answer it; where it can't be stored, the form comes back with all that was typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values: ContactValues = {
    name: formText(form, "name"),
    email: formText(form, "email"),
    company: formText(form, "company"),
    subject: formText(form, "subject"),
    message: formText(form, "message"),
  };
  const requestKey = formText(form, "requestKey");
  const trap = { "bot-field": formText(form, "bot-field") };
  return answerForm<Answer>(
    async () => {
      const [deps, visit] = [context.get(depsContext), context.get(visitContext)];
      const sent = await sendEnquiry(
        (await visit.actor()) ?? "visitor",
        { kind: "contact", ...values, ...trap, requestKey },
        deps,
      );
      const asker = { spender: spenderOf(visit, deps), signal: request.signal };
      const answered = await answerEnquiry(sent, asker, deps);
      const dueAt = sent.dueAt?.toISOString() ?? "";
      return { stored: true, email: values.email.trim(), dueAt, answered };
    },
    ({ fields = {}, message }) => {
      const problem = { fields, message };
      return { stored: false, values, requestKey, problem };
    },
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Contact",
        description: `Send a message, email or call us. ${brand.consultant}, our AI, answers at once; a person reads every message and replies within ${replies.quoteHours} hours.`,
        path: paths.contact(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Contact (spec site.md §2): the message form, and the four other ways to reach us. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && !actionData.stored ? actionData : null;
  return (
    <>
      <div className="band contact">
        <ThreadGap className="led-in" />
        <div className="grid min-w-0 content-start gap-10">
          <div className="grid gap-5">
            <h1>Tell us what it is about.</h1>
            <p className="section__lede contact__before">
              {brand.consultant}, our AI, answers at once from our own pages. A person reads every
              message too, and replies by email within {replies.quoteHours} hours.
            </p>
          </div>
          <div id={messageForm}>
            {actionData?.stored ? (
              <ContactThanks
                email={actionData.email}
                dueAt={actionData.dueAt}
                isMailKept={loaderData.isMailKept}
                // Drawn on the server only, which waits for what draws Markdown.
                answer={<ContactAnswer answered={actionData.answered} isDemo={loaderData.isDemo} />}
              />
            ) : (
              <Island
                name="contact-form"
                when="intent"
                props={{
                  isDemo: loaderData.isDemo,
                  isMailKept: loaderData.isMailKept,
                  requestKey: refused?.requestKey,
                  values: refused?.values ?? { subject: loaderData.subject },
                  problem: refused?.problem,
                }}
              />
            )}
          </div>
        </div>
        <ContactWays />
      </div>
      <div className="band section--tight">
        <Island
          name="consultant"
          when="intent"
          props={{ beside: "contact", isDemo: loaderData.hasDemoCalls }}
        />
      </div>
    </>
  );
}
