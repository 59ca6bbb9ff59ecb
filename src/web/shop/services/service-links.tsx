import type { ComponentProps } from "react";
import type { Scope, Service } from "#domain/catalogue/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";

type Looks = Pick<ComponentProps<typeof ButtonLink>, "variant" | "size" | "wide">;

/** What the card's price buys (spec site.md §9: the card shows the minimum as the buy price). */
export const startingScopeOf = (service: Service): Scope | undefined =>
  service.scopes.find((scope) => scope.isStarting) ?? service.scopes[0];

/** `Buy Now - $250`: a link to the checkout page, which the checkout island opens as a panel instead. */
export function BuyLink({ service, scope, ...looks }: Looks & { service: Service; scope: Scope }) {
  return (
    <ButtonLink
      {...looks}
      href={paths.checkout(service.id, scope.isStarting ? undefined : scope.id)}
      data-opens="checkout"
      data-service={service.id}
      data-scope={scope.id}
    >
      Buy Now - <span className="figures">{formatUsd(scope.priceCents)}</span>
      <span className="sr-only">
        , {service.title}: {scope.name}
      </span>
    </ButtonLink>
  );
}

/** `Get AI Quote` for one service; the quote island opens it as a dialog. */
export function QuoteLink({ service, ...looks }: Looks & { service: Service }) {
  return (
    <ButtonLink
      {...looks}
      href={paths.quote({ service: service.id })}
      data-opens="quote"
      data-service={service.id}
      data-about={service.title}
    >
      Get AI Quote<span className="sr-only"> for {service.title}</span>
    </ButtonLink>
  );
}
