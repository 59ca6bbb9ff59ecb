import { data, redirect } from "react-router";
import { brand } from "#content/brand.ts";
import { acceptQuote, keepQuote, mayKeepQuote, readQuote } from "#domain/quotes/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { errorTable, toAppError } from "#errors";
import { depsContext, visitContext } from "../../kit/context.ts";
import { Island } from "../../islands/Island.tsx";
import { paths } from "../../paths.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { Button } from "../../ui/Button.tsx";
import type { Route } from "./+types/quote-page.ts";
import { rememberAccepted } from "./accepted-quote.ts";
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
    testMode: deps.payments.mode === "test",
    isMailKept: keepsMail(deps),
  };
}

/**
 * Accept and pay: sends the browser to the payment page; where that fails, the page says why. With the intent `keep`,
 * puts the quote into the portal.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  let payAt: string;
  const [deps, visit] = [context.get(depsContext), context.get(visitContext)];
  const form = await request.formData();
  try {
    const person = await visit.actor();
    if (form.get("intent") === "keep") {
      if (!person) return redirect(paths.login(paths.quotePage(params.token)), 303);
      await keepQuote(person, params.token, deps);
      return redirect(paths.portalQuotes(), 303);
    }
    const buyer = person ?? "visitor";
    const { url } = await acceptQuote(buyer, params.token, deps);
    visit.setCookies([rememberAccepted(params.token, deps)]);
    payAt = url;
  } catch (thrown) {
    const error = toAppError(thrown);
    const { status, title } = errorTable[error.code];
    if (error.code === "internal") throw thrown; // logged, and answered by the error page
    if (error.code === "not_found") throw data({ code: error.code, title }, { status });
    return data({ problem: title }, { status });
  }
  return redirect(payAt, 303);
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
      <QuoteView quote={quote} {...site} problem={actionData?.problem} />
      {mayKeep ? (
        <form className="band offer__keep" method="post" action={paths.quotePage(quote.token)}>
          <p>You asked for this quote before you signed in.</p>
          <Button type="submit" variant="quiet" name="intent" value="keep">
            Keep it in my portal
          </Button>
        </form>
      ) : null}
      <div className="band offer__tools needs-js">
        <Island name="print-button" when="visible" props={{}} />
      </div>
    </>
  );
}
