import { Link } from "react-router";
import { keepsMail } from "#domain/mail/index.ts";
import type { AdminQuoteView } from "#domain/quotes/contract.ts";
import { readQuoteAsAdmin } from "#domain/quotes/index.ts";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { QuoteDemands } from "../../shop/quotes/quote-demands.tsx";
import { QuotePositions } from "../../shop/quotes/quote-positions.tsx";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ConfirmAction, type Question } from "../../ui/ConfirmAction.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { nameOf } from "../users/read-person.ts";
import { wasDeleted } from "../was-deleted.ts";
import type { Route } from "./+types/quote.ts";
import { changeQuote } from "./change-quote.ts";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuotePricing } from "./quote-pricing.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const quote = await readQuoteAsAdmin(actor, params.id, deps);
    const account = quote.userId ? await nameOf(actor, quote.userId, deps) : null;
    return { quote, account, isMailKept: keepsMail(deps) };
  });

export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    (form) =>
      changeQuote(args.params.id, form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? `Quote ${loaderData.quote.number}` : "Page not found");

/** One quote: what was asked, what is offered, and what a person has to do. */
export default function Quote({
  loaderData: { quote, account, isMailKept },
  actionData,
}: Route.ComponentProps) {
  const here = paths.adminQuote(quote.id);
  const actions = useActions(here, actionData);
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
          <div className="actions">
            {quote.status === "pending" ? (
              <ActionButton actions={actions} fields={{ intent: "take" }} busy="Taking it...">
                Price it yourself
              </ActionButton>
            ) : null}
            {mayWithdraw ? (
              <ActionButton
                actions={actions}
                fields={{ intent: "withdraw" }}
                asks
                busy="Withdrawing..."
              >
                Withdraw
              </ActionButton>
            ) : null}
          </div>
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="Failed to update the quote" />
      <ConfirmAction actions={actions} questionOf={() => withdrawal(told)} back={here} />
      <QuoteFacts quote={quote} account={account} />
      {quote.status === "pricing" ? <QuotePricing quote={told} actions={actions} /> : null}
      <section className="person-part">
        <h2 className="person-part__title">Request</h2>
        <p className="quote-asked">{quote.wish}</p>
      </section>
      {quote.demands.length > 0 ? (
        <section className="person-part">
          <h2 className="person-part__title">What was asked for</h2>
          <QuoteDemands demands={quote.demands} />
        </section>
      ) : null}
      {quote.positions.length > 0 ? (
        <section className="person-part">
          <h2 className="person-part__title">Offer, as the customer sees it</h2>
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
        <p className="text-ink-soft">Aria hasn’t written it yet. She’ll retry automatically.</p>
      )}
    </>
  );
}

const withdrawal = ({ hasEmail }: Pick<AdminQuoteView, "hasEmail">): Question => ({
  title: "Withdraw this quote?",
  text: `The customer can no longer accept it. ${
    hasEmail ? "We’ll email them." : "We won’t email anything: they see it on the quote’s page."
  }`,
  confirm: "Withdraw the quote",
});
