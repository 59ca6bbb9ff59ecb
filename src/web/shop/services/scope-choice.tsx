import { useId } from "react";
import type { Scope } from "#domain/catalogue/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { capital, creditsText } from "../../kit/words/offer-words.ts";
import { Check } from "../../ui/icons.tsx";

type Props = {
  scopes: readonly Scope[];
  /** Id of the scope that is chosen to begin with. */
  chosen: string;
  onChoose?: (scopeId: string) => void;
};

/** Which extent of the service to buy. Radio buttons named `scope`; the chosen one shows what it includes. */
export function ScopeChoice({ scopes, chosen, onChoose }: Props) {
  const [only] = scopes;
  return (
    <fieldset className="pick">
      <legend className="pick__title">{scopes.length > 1 ? "What you buy" : "You buy"}</legend>
      {scopes.length === 1 && only ? (
        <div className="option option--only">
          <input type="hidden" name="scope" value={only.id} />
          <Words scope={only} />
          <Includes scope={only} />
        </div>
      ) : (
        scopes.map((scope) => (
          <ScopeOption
            key={scope.id}
            scope={scope}
            isChosen={scope.id === chosen}
            onChoose={onChoose}
          />
        ))
      )}
    </fieldset>
  );
}

function ScopeOption({
  scope,
  isChosen,
  onChoose,
}: {
  scope: Scope;
  isChosen: boolean;
  onChoose: Props["onChoose"];
}) {
  const id = useId();
  return (
    <div className="option">
      <input
        className="option__radio"
        type="radio"
        name="scope"
        id={id}
        value={scope.id}
        defaultChecked={isChosen}
        required
        onChange={() => onChoose?.(scope.id)}
      />
      <label className="option__label" htmlFor={id}>
        <Words scope={scope} />
      </label>
      <Includes scope={scope} />
    </div>
  );
}

const Words = ({ scope }: { scope: Scope }) => (
  <span className="option__words">
    <span className="option__line">
      <span className="option__name">{scope.name}</span>
      <span className="option__price figures">{formatUsd(scope.priceCents)}</span>
    </span>
    <span className="option__text">{scope.description}</span>
    <span className="option__text figures">
      {scope.isStarting ? `Starting scope · ${scope.deliveryText}` : capital(scope.deliveryText)} ·{" "}
      {creditsText(scope.credits)}
    </span>
  </span>
);

const Includes = ({ scope }: { scope: Scope }) => (
  <ul className="ticks option__includes" aria-label={`Included in ${scope.name}`}>
    {scope.includes.map((item) => (
      <li key={item}>
        <Check size={16} />
        {item}
      </li>
    ))}
  </ul>
);
