import { data, redirect } from "react-router";
import { brand } from "#content/brand.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { acceptQuote, keepQuote, mayKeepQuote, readQuote } from "#domain/quotes/index.ts";
import { Island } from "../../islands/Island.tsx";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { handToStudio, rememberAccepted } from "../../kit/quote-cookies.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import type { Route } from "./+types/quote-page.ts";
import { QuoteView } from "./quote-view.tsx";

export const handle = { js: "islands" } as const;

/** The quote of an unguessable token; 404 for every other. `?failed` says that writing it at once has failed. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const quote = await translateErrors(() => readQuote(params.token, deps));
  const hasFailed = url.searchParams.has("failed");
  const person = await context
    .get(visitContext)
    .actor()
    .catch(() => null); // the page stands without
  const mayKeep = person !== null && (await mayKeepQuote(person, params.token, deps));
  return {
    quote,
    hasFailed,
    mayKeep,
    testMode: deps.orders.payments.mode === "test",
    isMailKept: keepsMail(deps),
  };
}

/**
 * Accept and pay: sends the browser to the payment page; where that fails, the page says why. With the intent `keep`,
 * puts the quote into the portal; with `studio`, opens it there by its number, and hands its token over in a cookie.
 */
export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const answer = await runForm(args, async (form) => {
    const [deps, visit] = [args.context.get(depsContext), args.context.get(visitContext)];
    const person = await visit.actor();
    if (formText(form, "intent") === "keep") {
      if (!person) return redirect(paths.login(paths.quotePage(token)), 303);
      await keepQuote(person, token, deps);
      return redirect(paths.portalQuotes(), 303);
    }
    if (formText(form, "intent") === "studio") {
      const { number } = await readQuote(token, deps);
      visit.setCookies([handToStudio(token, deps)]);
      return redirect(paths.studioStart({ quote: number }), 303);
    }
    const { url } = await acceptQuote(person ?? "visitor", token, deps);
    visit.setCookies([rememberAccepted(token, deps)]);
    return redirect(url, 303);
  });
  if (answer instanceof Response) return answer;
  const refused = refusalOf(answer.data);
  if (refused?.code !== "not_found") return answer;
  const { code, status, message: title } = refused;
  throw data({ code, title }, { status });
}

/**
 * The address is the key: it goes to no other site, and is not kept. Not `no-referrer`: the form would then be
 * sent with `Origin: null`, which the server must refuse.
 */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        { title: `Quote ${loaderData.quote.number} · ${brand.name}` },
        { name: "robots", content: "noindex" },
      ]
    : [];

/** A quote (spec site.md §2, Your AI Quote; design, decisions): read, printed, accepted. */
export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, hasFailed, mayKeep, ...site } = loaderData;
  if (quote.status === "pending")
    return <Island name="quote-live" when="visible" props={{ quote, hasFailed, ...site }} />;
  return (
    <>
      <QuoteView quote={quote} {...site} problem={refusalOf(actionData)?.message} />
      {mayKeep ? (
        <form className="band offer__keep" method="post" action={paths.quotePage(quote.token)}>
          <p>You asked for this quote before you signed in.</p>
          <Button type="submit" variant="quiet" name="intent" value="keep">
            Keep it in my portal
          </Button>
        </form>
      ) : null}
      <form className="band offer__keep" method="post" action={paths.quotePage(quote.token)}>
        <p>See a first version of what this quote is about.</p>
        <Button type="submit" variant="quiet" name="intent" value="studio">
          Open this in the studio
        </Button>
      </form>
      <div className="band offer__tools needs-js">
        <Island name="print-button" when="visible" props={{}} />
      </div>
    </>
  );
}
