import { redirect } from "react-router";
import { spenderOf } from "#domain/consultant/index.ts";
import { requestQuote } from "#domain/quotes/index.ts";
import { newId } from "#kit/ids.ts";
import { answerForm } from "../../kit/answer-form.ts";
import { depsContext, visitContext } from "../../kit/context.ts";
import { Island } from "../../islands/Island.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { formText } from "../../kit/form-text.ts";
import type { Route } from "./+types/quote.ts";
import { Steps } from "../../ui/Steps.tsx";
import { QuoteIntro, quoteTitle } from "./quote-intro.tsx";
import { quoteProblem, type QuoteProblem, type QuoteValues } from "./quote-request.ts";
import { quoteSteps } from "./quote-steps.ts";

export const handle = { js: "islands" } as const;

const subjectTypes = ["service", "category", "template"] as const;

type Refused = { values: QuoteValues; requestKey: string; problem: QuoteProblem };

/**
 * `?service=`, `?category=` or `?template=` names what it is about (an unknown one is left out), `?wish=` is
 * the sentence to begin with.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const type = subjectTypes.find((one) => url.searchParams.get(one));
  const id = (type && url.searchParams.get(type)) ?? "";
  const title = type ? await translateErrors(() => deps.findSubjectTitle({ type, id })) : null;
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
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values: QuoteValues = {
    freeText: formText(form, "freeText"),
    name: formText(form, "name"),
    email: formText(form, "email"),
    projectDescription: formText(form, "projectDescription"),
  };
  const requestKey = formText(form, "requestKey");
  const rest = {
    serviceId: formText(form, "serviceId"),
    categoryId: formText(form, "categoryId"),
    templateId: formText(form, "templateId"),
    botField: formText(form, "botField"),
    requestKey,
  };
  return answerForm<Refused>(
    async () => {
      const [deps, visit] = [context.get(depsContext), context.get(visitContext)];
      const sender = (await visit.actor()) ?? "visitor";
      const asked = { ...values, ...rest };
      const quote = await requestQuote(sender, asked, spenderOf(visit, deps), deps);
      throw redirect(paths.quotePage(quote.token), 303);
    },
    ({ fields = {}, message }) => {
      const problem = quoteProblem(fields, message);
      if (problem.keptAt) throw redirect(`${problem.keptAt}?failed`, 303);
      return { values, requestKey, problem };
    },
  );
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
            requestKey: actionData?.requestKey || requestKey,
            values: actionData?.values ?? { freeText: wish },
            problem: actionData?.problem,
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
