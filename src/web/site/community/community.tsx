import { contact } from "#content/brand.ts";
import { helpLinks } from "#content/navigation.ts";
import { retention } from "#content/promises.ts";
import { counted } from "#content/words.ts";
import { sendEnquiry } from "#domain/enquiries/index.ts";
import { depsContext, visitContext } from "../../kit/context.ts";
import { textFields } from "../../kit/form-text.ts";
import { done, fieldsOf, refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { leadsSomewhere, paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { LastChanged } from "../../ui/LastChanged.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadGap } from "../../ui/ThreadRun.tsx";
import { SpamTrap } from "../contact/spam-trap.tsx";
import type { Route } from "./+types/community.ts";
import { CommunityDrawing } from "./community-drawing.tsx";

export const handle = { js: "none" } as const;

/** ISO date on which this page's text was last changed. */
const changed = "2026-11-23";

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(depsContext).publicUrl,
});

/** Puts the address on the waiting list; where that fails, the form comes back with it. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    const { email = "", ...rest } = textFields(form);
    const sender = (await context.get(visitContext).actor()) ?? "visitor";
    await sendEnquiry(sender, { ...rest, email, kind: "waiting-list" }, context.get(depsContext));
    return done("", { email: email.trim() });
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Community",
        description:
          "A place to ask questions and share what works. It isn’t open yet; leave your email address.",
        path: paths.community(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** The community (spec studio.md §2.1: coming soon): its waiting list, and the help that exists. */
export default function Community({ actionData }: Route.ComponentProps) {
  const refused = refusalOf(actionData);
  return (
    <div className="band community">
      <ThreadGap className="led-in" />
      <div className="grid content-start gap-6">
        <h1>The community is coming soon.</h1>
        <p className="section__lede">
          A place for people who run video agents, chatbots and automations to ask each other
          questions and share what works. There is no date yet.
        </p>
        {actionData?.kind === "done" ? (
          <Notice tone="moss" title={`${actionData.result.email} is on the waiting list.`}>
            <p>We will write to you once, when the community opens.</p>
          </Notice>
        ) : (
          <form method="post" className="community__form" noValidate>
            {refused && !refused.firstWrong ? (
              <Notice tone="brick" title={refused.message} />
            ) : null}
            <Field
              label="Email Address"
              {...fieldsOf(refused)("email")}
              type="email"
              autoComplete="email"
              maxLength={320}
              required
            />
            <SpamTrap />
            <Button type="submit">Join the waiting list</Button>
          </form>
        )}
        <p className="max-w-136 text-2 text-ink-soft">
          One email when it opens, nothing else. We delete your address after{" "}
          {counted(retention.enquiryYears, "year")} at the latest, or sooner if you write to{" "}
          <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>.{" "}
          <LastChanged on={changed} />.
        </p>
      </div>
      <CommunityDrawing />
      <section className="min-w-0" aria-labelledby="help-now">
        <h2 id="help-now" className="mb-4 text-6">
          Help that is available now
        </h2>
        <ul className="community__links">
          {helpLinks
            .filter(({ href }) => leadsSomewhere(href))
            .map(({ href, label, text }) => (
              <li
                key={href}
                className="grid gap-x-6 gap-y-1 border-t border-hairline py-3 sm:flex sm:flex-wrap sm:justify-between"
              >
                <a href={href}>{label}</a>
                <span className="text-ink-soft">{text}</span>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
