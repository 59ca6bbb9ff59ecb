import { contactSubjects } from "#content/contact-subjects.ts";
import { replies } from "#content/promises.ts";
import { sendEnquiry } from "#domain/enquiries/index.ts";
import { newId } from "#kit/ids.ts";
import { answerForm } from "../../answer-form.ts";
import { depsContext, visitContext } from "../../context.ts";
import { Island } from "../../islands/Island.tsx";
import { paths } from "../../paths.ts";
import { formText } from "../../shop/form-text.ts";
import { ThreadGap } from "../../ui/ThreadRun.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/contact.ts";
import type { ContactValues } from "./contact-fields.ts";
import { ContactThanks } from "./contact-thanks.tsx";
import { ConsultantPanel, messageForm } from "../consultant/consultant-panel.tsx";
import { ContactWays } from "./contact-ways.tsx";
import type { EnquiryProblem } from "./send-enquiry-form.ts";

export const handle = { js: "islands" } as const;

type Answer =
  | { stored: true; email: string; dueAt: string }
  | { stored: false; values: ContactValues; requestKey: string; problem: EnquiryProblem };

/** `?subject=` is chosen in the form; an unknown one is left out. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("subject");
  return {
    subject: contactSubjects.find(({ id }) => id === asked)?.id ?? "",
    requestKey: newId("req"),
    publicUrl: context.get(depsContext).publicUrl,
  };
}

/** Stores the message; where that fails, the form comes back with all that was typed. */
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
      const sender = (await context.get(visitContext).actor()) ?? "visitor";
      const { dueAt } = await sendEnquiry(
        sender,
        { kind: "contact", ...values, ...trap, requestKey },
        context.get(depsContext),
      );
      return { stored: true, email: values.email.trim(), dueAt: dueAt?.toISOString() ?? "" };
    },
    ({ fields = {}, message }) => {
      const problem = { fields, message };
      return { stored: false, values, requestKey, problem };
    },
  );
}

/** The request key belongs to one person's form. */
export const headers = () => ({ "cache-control": "private, no-store" });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Contact",
        description: `Write to us, mail or call. A person reads every message and replies within ${replies.quoteHours} hours.`,
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
              A person reads every message and replies by email within {replies.quoteHours} hours.
            </p>
          </div>
          <div id={messageForm}>
            {actionData?.stored ? (
              <ContactThanks email={actionData.email} dueAt={actionData.dueAt} />
            ) : (
              <Island
                name="contact-form"
                when="intent"
                props={{
                  requestKey: refused?.requestKey || loaderData.requestKey,
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
        <ConsultantPanel beside="contact" />
      </div>
    </>
  );
}
