import { memo, useContext, useId, useMemo, useRef, useState } from "react";
import { replies } from "#content/promises.ts";
import { counted } from "#content/words.ts";
import { projectWish } from "#domain/projects/configuration/project-wish.ts";
import { type Configuration, problemsOf } from "#domain/projects/configuration/types.ts";
import type { WishEstimate } from "#domain/quotes/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { listed } from "../../help/templates/drawing.ts";
import { ApiError, postJson } from "../../kit/api-call.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SaveContext } from "./save-context.ts";
import { usePrice, whyOf } from "./use-price.ts";

/** What it would cost to have us build what is configured, as one edits, and the way to a quote for it. */
export const ProjectPrice = memo(function ProjectPrice({
  projectId,
  configuration,
  isReadOnly,
}: {
  projectId: string;
  configuration: Configuration;
  isReadOnly: boolean;
}) {
  const wish = useMemo(() => projectWish(configuration), [configuration]);
  const price = usePrice(projectId, wish);
  const title = useId();
  const { estimate } = price;
  return (
    <section className="project-price" aria-labelledby={title}>
      <h3 className="items__title" id={title}>
        Have us build it
      </h3>
      <div aria-live="polite" aria-busy={price.isOld || undefined}>
        {estimate ? <Estimate estimate={estimate} isOld={price.isOld} /> : null}
        {!estimate && !price.failure ? <p className="field__hint">Working out the price…</p> : null}
      </div>
      {price.failure ? (
        <Notice tone="brick" title="The price couldn’t be worked out">
          <p>{price.failure}</p>
          <Button variant="quiet" size="small" onClick={price.retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {isReadOnly ? null : (
        <Order
          projectId={projectId}
          wish={wish}
          problems={problemsOf(configuration).map(({ message }) => message)}
          isFirm={price.estimate?.totalCents != null}
        />
      )}
    </section>
  );
});

function Estimate({ estimate, isOld }: { estimate: WishEstimate; isOld: boolean }) {
  const { positions, totalCents, minCents, days, includes, open, notIncluded } = estimate;
  const left = [...open, ...notIncluded];
  return (
    <div className={isOld ? "estimate estimate--old" : "estimate"}>
      <p className="estimate__total figures">
        {totalCents === null
          ? minCents > 0
            ? `${formatUsd(minCents)} plus a part that a person prices`
            : "A person prices this"
          : formatUsd(totalCents)}
      </p>
      <ul className="estimate__lines">
        {positions.map(({ id, title, quantity, lineCents }) => (
          <li key={id}>
            <span>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
            <span className="figures">
              {lineCents === null ? "priced by a person" : formatUsd(lineCents)}
            </span>
          </li>
        ))}
      </ul>
      {days === null ? null : (
        <p className="field__hint">Delivered within {counted(days, "day")} of the kickoff.</p>
      )}
      {left.length > 0 ? (
        <>
          <h4 className="estimate__head">Not covered yet</h4>
          <ul className="tips">
            {listed(left).map(([key, { text, note }]) => (
              <li key={key}>
                “{text}”{note ? `: ${note}` : ""}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {includes.length > 0 ? (
        <details>
          <summary>What’s included</summary>
          <ul className="tips">
            {[...new Set(includes)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** Turns the configuration into a quote, once, and goes to its page. */
function Order({
  projectId,
  wish,
  problems,
  isFirm,
}: {
  projectId: string;
  wish: string;
  problems: readonly string[];
  isFirm: boolean;
}) {
  const save = useContext(SaveContext);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The same wish is one quote, also when a first answer was lost.
  const key = useRef({ wish: "", key: "" });
  const order = async () => {
    if (key.current.wish !== wish) key.current = { wish, key: randomKey() };
    setIsBusy(true);
    setFailure(null);
    try {
      await save();
      const { path } = await postJson<{ path: string }>(
        "/functions/order-project",
        { projectId, wish },
        { key: key.current.key },
      );
      location.assign(path);
    } catch (error) {
      // Stored, though not written yet: its page says how it goes on.
      if (error instanceof ApiError && error.fields["quote"])
        return location.assign(error.fields["quote"]);
      setFailure(whyOf(error));
      setIsBusy(false);
    }
  };
  return (
    <div className="order-this">
      {failure ? (
        <Notice tone="brick" live title="The order wasn’t sent">
          {failure}
        </Notice>
      ) : null}
      <Button
        variant="solid"
        busy={isBusy}
        disabled={problems.length > 0}
        onClick={() => void order()}
      >
        {isBusy ? "Writing the quote…" : "Order this"}
      </Button>
      <p className="field__hint">
        {problems.length > 0
          ? problems[0]
          : isFirm
            ? "You get a quote, and pay nothing before you accept it."
            : `You get a quote; a person prices the rest within ${counted(replies.quoteHours, "hour")}. You pay nothing before you accept it.`}
      </p>
    </div>
  );
}
