import { redirect } from "react-router";
import { spenderOf } from "#domain/consultant/index.ts";
import { requestQuote } from "#domain/quotes/index.ts";
import { newId } from "#kit/ids.ts";
import { Island } from "../../islands/Island.tsx";
import { depsContext, visitContext } from "../../kit/context.ts";
import { textFields } from "../../kit/form-text.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { Steps } from "../../ui/Steps.tsx";
import type { Route } from "./+types/quote.ts";
import { QuoteIntro, quoteTitle } from "./quote-intro.tsx";
import { quoteProblem } from "./quote-request.ts";
import { quoteSteps } from "./quote-steps.ts";

export const handle = { js: "islands" } as const;

const subjectTypes = ["service", "category", "template"] as const;

/**
 * `?service=`, `?category=` or `?template=` names what it is about (an unknown one is left out), `?wish=` is
 * the sentence to begin with.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const type = subjectTypes.find((one) => url.searchParams.get(one));
  const id = (type && url.searchParams.get(type)) ?? "";
  const title = type
    ? await translateErrors(() => deps.enquiries.findSubjectTitle({ type, id }))
    : null;
  return {
    subject: type && title ? { type, id, title } : null,
    wish: (url.searchParams.get("wish") ?? "").slice(0, 5000),
    requestKey: newId("req"),
    publicUrl: deps.publicUrl,
  };
}

/**
 * Leads to the quote's page, also where writing it at once has failed; where nothing could be stored, the form
 * comes back with all that was typed.
 */
export async function action(args: Route.ActionArgs) {
  const answer = await runForm(args, async (form) => {
    const [deps, visit] = [args.context.get(depsContext), args.context.get(visitContext)];
    const sender = (await visit.actor()) ?? "visitor";
    const quote = await requestQuote(sender, textFields(form), spenderOf(visit, deps), deps);
    return redirect(paths.quotePage(quote.token), 303);
  });
  if (answer instanceof Response) return answer;
  const refused = refusalOf(answer.data);
  const { keptAt } = quoteProblem(refused?.fields ?? {});
  return keptAt ? redirect(`${keptAt}?failed`, 303) : answer;
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: [quoteTitle(loaderData.subject?.title), loaderData.subject?.title]
          .filter(Boolean)
          .join(": "),
        description:
          "Ask for a quote: what we would build, what it costs, and when you would have it.",
        path: paths.quote(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** Where somebody came from. */
const backTo: Record<(typeof subjectTypes)[number], (id: string) => string> = {
  service: paths.service,
  category: paths.services,
  template: () => paths.services(),
};

/** The quote dialog as a page of its own: the home page's input leads here, and browsers without scripts. */
export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, wish, requestKey } = loaderData;
  const refused = refusalOf(actionData);
  return (
    <div className="band ask">
      <div className="ask__head">
        <h1>{quoteTitle(subject?.title)}</h1>
        <div className="section__lede ask__before">
          <QuoteIntro about={subject?.title} />
        </div>
      </div>
      <div className="ask__form">
        <Island
          name="quote-form"
          when="intent"
          props={{
            about: subject ? { [`${subject.type}Id`]: subject.id } : undefined,
            requestKey: refused?.values["requestKey"] || requestKey,
            values: refused?.values ?? { freeText: wish },
            problem: refused && quoteProblem(refused.fields, refused.message),
            cancelHref: subject ? backTo[subject.type](subject.id) : paths.services(),
          }}
        />
      </div>
      <section className="ask__next ask__before" aria-labelledby="what-next">
        <h2 className="ask__subtitle" id="what-next">
          What happens next
        </h2>
        <Steps steps={quoteSteps} />
      </section>
    </div>
  );
}
