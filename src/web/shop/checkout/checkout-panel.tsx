import { useRef, useState } from "react";
import { formatUsd } from "#kit/money.ts";
import { useIslandOpen } from "../../islands/use-island-open.ts";
import { attemptKey } from "../../kit/attempt-key.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { startingScopeOf } from "../services/service-links.tsx";
import { useService } from "../services/use-service.ts";
import { CheckoutFailure } from "./checkout-failure.tsx";
import { CheckoutOffer } from "./checkout-offer.tsx";
import { checkoutWords } from "./checkout-request.ts";
import { PaymentNote } from "./payment-note.tsx";
import { useCheckout } from "./use-checkout.ts";

type Wanted = { service: string | undefined; scope: string | undefined; round: number };

/**
 * The checkout sidebar (spec site.md §2, §4): opened by links with `data-opens="checkout"`, `data-service`
 * and, for one extent of it, `data-scope`. Where it can't work those links lead to the checkout page.
 */
export function CheckoutPanel({ testMode }: { testMode?: boolean | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState<Wanted>();
  const [chosen, setChosen] = useState<string>();
  const { state, service, again } = useService(wanted?.service);
  const checkout = useCheckout();
  useIslandOpen(dialog, (opening) => {
    checkout.reset();
    // Another tab hears of it a moment later: two that open at once agree on it before either buys.
    attemptKey();
    const { service: id, scope: scopeId } = opening;
    setWanted((last) => ({ service: id, scope: scopeId, round: (last?.round ?? 0) + 1 }));
    setChosen(scopeId);
    if (state === "failed") again();
    dialog.current?.showModal();
  });
  const scope =
    service?.scopes.find(({ id }) => id === chosen) ?? (service && startingScopeOf(service));

  return (
    <Panel
      ref={dialog}
      className="checkout"
      title={service?.title ?? "Checkout"}
      onClose={checkout.reset}
      footer={
        service && scope ? (
          <div className="checkout__foot">
            {checkout.failure ? <CheckoutFailure text={checkout.failure} /> : null}
            <p className="checkout__total">
              <span>You pay now</span>
              <span className="checkout__amount figures">{formatUsd(scope.priceCents)}</span>
            </p>
            <Button
              wide
              size="large"
              busy={checkout.isBusy}
              onClick={() => void checkout.proceed(service.id, scope.stripePriceId)}
            >
              {checkout.isBusy ? "Processing..." : "Proceed to Checkout"}
            </Button>
            <PaymentNote testMode={testMode} />
          </div>
        ) : null
      }
    >
      {state === "loading" ? <ThreadLoading label="Loading the service" /> : null}
      {state === "none" && wanted ? (
        <Notice tone="brick" live title={checkoutWords.notSelected} />
      ) : null}
      {state === "failed" && wanted?.service ? (
        <Notice tone="brick" live title="This service could not be loaded.">
          <p>Nothing was ordered. Try again, or open the checkout page instead.</p>
          <div className="flex flex-wrap gap-3">
            <Button size="small" variant="solid" onClick={again}>
              Try again
            </Button>
            <ButtonLink
              size="small"
              variant="quiet"
              href={paths.checkout(wanted.service, wanted.scope)}
            >
              Open the checkout page
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
      {service && scope ? (
        <CheckoutOffer
          key={wanted?.round}
          service={service}
          chosen={scope.id}
          onChoose={setChosen}
        />
      ) : null}
    </Panel>
  );
}
