import { redirect } from "react-router";
import { findService } from "#domain/catalogue/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { startCheckout } from "#domain/orders/index.ts";
import { newId } from "#kit/ids.ts";
import { formatUsd } from "#kit/money.ts";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { ScopeChoice } from "../services/scope-choice.tsx";
import { ServiceFacts } from "../services/service-facts.tsx";
import { startingScopeOf } from "../services/service-links.tsx";
import type { Route } from "./+types/checkout.ts";
import { afterPayment } from "./after-payment.ts";
import { CheckoutFailure } from "./checkout-failure.tsx";
import { ServiceFeatures } from "./checkout-offer.tsx";
import { checkoutRequest } from "./checkout-request.ts";
import { PaymentNote } from "./payment-note.tsx";

export const handle = { js: "none" } as const;

/** The service, the scope asked for in `?scope=` or else its starting one, and a key for this attempt to buy. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const service = await translateErrors(() => findService(deps, params.id));
  const asked = url.searchParams.get("scope");
  const chosen = service.scopes.find(({ id }) => id === asked) ?? startingScopeOf(service);
  return {
    service,
    chosen: chosen?.id ?? "",
    attempt: newId("att"),
    testMode: deps.orders.payments.mode === "test",
    isMailKept: keepsMail(deps),
    publicUrl: deps.publicUrl,
  };
}

/** Sends the browser to the payment page; where that fails, the form comes back as it was. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context, params } = args;
    const request = checkoutRequest(params.id, formText(form, "scope"));
    const attemptKey = formText(form, "attempt") || newId("att");
    const buyer = (await context.get(visitContext).actor()) ?? "visitor";
    const { url } = await startCheckout(buyer, { request, attemptKey }, context.get(depsContext));
    return redirect(url, 303);
  });

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `Checkout: ${loaderData.service.title}`,
        description: loaderData.service.description,
        path: paths.checkout(loaderData.service.id),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** The checkout panel as a page of its own: for browsers without scripts, and links opened in a new tab. */
export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { service, testMode } = loaderData;
  const refused = refusalOf(actionData);
  const kept = service.scopes.find(({ id }) => id === refused?.values["scope"])?.id;
  const only = service.scopes.length === 1 ? service.scopes[0] : undefined;
  const chosen = kept ?? loaderData.chosen;
  return (
    <div className="band buy">
      <div className="buy__head">
        <p className="buy__kicker">Checkout</p>
        <h1 className="buy__title">{service.title}</h1>
        <p className="section__lede">{service.description}</p>
      </div>
      <div className="buy__columns">
        <form className="buy__form" method="post">
          <ServiceFacts service={service} />
          <ScopeChoice scopes={service.scopes} chosen={chosen} />
          <input
            type="hidden"
            name="attempt"
            value={refused?.values["attempt"] || loaderData.attempt}
          />
          {refused ? <CheckoutFailure text={refused.message} /> : null}
          <div className="buy__go">
            <p className="buy__total">
              {only ? (
                <>
                  You pay <span className="figures">{formatUsd(only.priceCents)}</span>, once.
                </>
              ) : (
                "You pay the price of the option you choose, once."
              )}
            </p>
            <Button type="submit" size="large">
              Proceed to Checkout
            </Button>
            <PaymentNote testMode={testMode} />
          </div>
        </form>
        <aside className="buy__aside">
          <ServiceFeatures service={service} heading="h2" />
          <section>
            <h2 className="buy__subtitle">What happens next</h2>
            <Steps steps={afterPayment(undefined, loaderData.isMailKept)} />
          </section>
          <ButtonLink href={paths.service(service.id)} variant="plain" iconAfter={<ArrowRight />}>
            More about this service
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
