import { brand } from "#content/brand.ts";
import { contactSubjects } from "#content/contact-subjects.ts";
import { replies } from "#content/promises.ts";
import { spenderOf } from "#domain/consultant/index.ts";
import { answerEnquiry, sendEnquiry } from "#domain/enquiries/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { Island } from "../../islands/Island.tsx";
import { depsContext, visitContext } from "../../kit/context.ts";
import { textFields } from "../../kit/form-text.ts";
import { done, refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { paths } from "../../paths.ts";
import { ThreadGap } from "../../ui/ThreadRun.tsx";
import { messageForm } from "../consultant/consultant-panel.tsx";
import type { Route } from "./+types/contact.ts";
import { ContactAnswer } from "./contact-answer.tsx";
import { ContactThanks } from "./contact-thanks.tsx";
import { ContactWays } from "./contact-ways.tsx";

export const handle = { js: "islands" } as const;

/** `?subject=` is chosen in the form; an unknown one is left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("subject");
  const deps = context.get(depsContext);
  return {
    subject: contactSubjects.find(({ id }) => id === asked)?.id ?? "",
    publicUrl: deps.publicUrl,
    isDemo: deps.consultant.ai.name === "built-in",
    isMailKept: keepsMail(deps),
    hasDemoCalls: deps.consultations.calls.name === "built-in",
  };
}

/** Stores the message and lets Aria answer it; where it can't be stored, the form comes back with all that was typed. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const [deps, visit] = [args.context.get(depsContext), args.context.get(visitContext)];
    const input = textFields(form);
    const sender = (await visit.actor()) ?? "visitor";
    const sent = await sendEnquiry(sender, { ...input, kind: "contact" }, deps);
    const asker = { spender: spenderOf(visit, deps), signal: args.request.signal };
    const answered = await answerEnquiry(sent, asker, deps);
    const dueAt = sent.dueAt?.toISOString() ?? "";
    return done("", { email: input["email"]?.trim() ?? "", dueAt, answered });
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Contact",
        description: `Send a message, email or call us. ${brand.consultant}, our AI, answers right away; a person reads every message and replies within ${replies.quoteHours} hours.`,
        path: paths.contact(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Contact (spec site.md §2): the message form, and the four other ways to reach us. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusalOf(actionData);
  const sent = actionData?.kind === "done" ? actionData.result : null;
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
            {sent ? (
              <ContactThanks
                email={sent.email}
                dueAt={sent.dueAt}
                isMailKept={loaderData.isMailKept}
                // Drawn on the server only, which waits for what draws Markdown.
                answer={<ContactAnswer answered={sent.answered} isDemo={loaderData.isDemo} />}
              />
            ) : (
              <Island
                name="contact-form"
                when="intent"
                props={{
                  isDemo: loaderData.isDemo,
                  isMailKept: loaderData.isMailKept,
                  requestKey: refused?.values["requestKey"],
                  values: refused?.values ?? { subject: loaderData.subject },
                  problem: refused && { fields: refused.fields, message: refused.message },
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
