import { Form, Link, useNavigation } from "react-router";
import type { AdminQuoteView } from "#domain/quotes/contract.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { readQuoteAsAdmin } from "#domain/quotes/index.ts";
import { depsContext, renderErrorContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { QuotePositions } from "../../shop/quotes/quote-positions.tsx";
import { translateErrors } from "../../kit/translate-errors.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Route } from "./+types/quote.ts";
import { adminMeta } from "../admin-meta.ts";
import { changeQuote } from "./change-quote.ts";
import { QuoteFacts } from "./quote-facts.tsx";
import { orQuoteUnreachable, type QuoteOutcome } from "./quote-outcome.ts";
import { QuotePricing } from "./quote-pricing.tsx";
import { nameOf } from "../users/read-person.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { rereadWhereReached as shouldRevalidate } from "../revalidation.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const quote = await readQuoteAsAdmin(actor, params.id, deps);
    const account = quote.userId ? await nameOf(actor, quote.userId, deps) : null;
    return { quote, account, isMailKept: keepsMail(deps) };
  });

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  changeQuote(
    await request.formData(),
    {
      actor: context.get(actorContext),
      quoteId: params.id,
      deps: context.get(depsContext),
    },
    context.get(renderErrorContext),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orQuoteUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? `Quote ${loaderData.quote.number}` : "Nothing here");

/** One quote: what was asked, what is offered, and what a person has to do. */
export default function Quote({
  loaderData: { quote, account, isMailKept },
  actionData,
}: Route.ComponentProps) {
  const intent = useNavigation().formData?.get("intent");
  /** What the forms say of mail: none leaves a site without a mail service. */
  const told = { ...quote, hasEmail: quote.hasEmail && !isMailKept };
  const mayWithdraw = ["pending", "pricing", "ready"].includes(quote.status);
  return (
    <>
      <Link className="back-link" to={paths.adminQuotes()}>
        <ArrowLeft size={16} />
        <span>All quotes</span>
      </Link>
      <PageHead
        title={`Quote ${quote.number}`}
        actions={
          <div className="deeds">
            {quote.status === "pending" ? (
              <Deed intent="take" isBusy={intent === "take"}>
                Price it yourself
              </Deed>
            ) : null}
            {mayWithdraw ? (
              <Deed intent="withdraw" isBusy={intent === "withdraw"}>
                Withdraw
              </Deed>
            ) : null}
          </div>
        }
      />
      <Outcome outcome={actionData} quote={told} />
      <QuoteFacts quote={quote} account={account} />
      {quote.status === "pricing" ? (
        <QuotePricing
          key={actionData?.key}
          quote={told}
          outcome={actionData}
          isBusy={intent === "price"}
        />
      ) : null}
      <section className="person-part">
        <h2 className="person-part__title">Request</h2>
        <p className="quote-asked">{quote.wish}</p>
      </section>
      {quote.positions.length > 0 ? (
        <section className="person-part">
          <h2 className="person-part__title">Offer</h2>
          {quote.summary ? <p className="quote-asked">{quote.summary}</p> : null}
          <QuotePositions quote={quote} />
          {quote.assumptions.length > 0 ? (
            <ul className="quote-assumptions">
              {quote.assumptions.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ) : (
        <p className="text-ink-soft">Aria hasn't written it yet. She'll retry automatically.</p>
      )}
    </>
  );
}

function Deed({
  intent,
  isBusy,
  children,
}: {
  intent: "take" | "withdraw";
  isBusy: boolean;
  children: string;
}) {
  return (
    <Form method="post" className="deed">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="quiet" size="small" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

function Outcome({
  outcome,
  quote,
}: {
  outcome: QuoteOutcome | undefined;
  quote: Pick<AdminQuoteView, "id" | "hasEmail">;
}) {
  if (!outcome) return null;
  if (outcome.kind === "ask")
    return (
      <Notice tone="amber" live title="Withdraw this quote?">
        <p>
          It can&apos;t be accepted any more then.{" "}
          {quote.hasEmail
            ? "We'll email the customer."
            : "We won't email anything: the customer sees it on the quote's page."}
        </p>
        <Form method="post" className="question__deeds">
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="confirmed" value="yes" />
          <Link className="button button--quiet button--small" to={paths.adminQuote(quote.id)}>
            <span>Cancel</span>
          </Link>
          <Button type="submit" size="small">
            Withdraw the quote
          </Button>
        </Form>
      </Notice>
    );
  return outcome.kind === "done" ? (
    <Banner key={outcome.key} tone="moss" title={outcome.text} takesFocus />
  ) : (
    <Banner key={outcome.key} title={outcome.text} takesFocus />
  );
}
