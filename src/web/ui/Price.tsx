import type { ReactNode } from "react";
import { formatUsd } from "#kit/money.ts";
import { classNames } from "../kit/class-names.ts";

/** An amount in tabular figures. `cents` are integer US cents; `before` and `after` are small words beside it. */
export function Price({
  cents,
  before,
  after,
  size = "medium",
}: {
  cents: number;
  before?: ReactNode;
  after?: ReactNode;
  size?: "small" | "medium" | "large";
}) {
  return (
    <span className={classNames("price", size !== "medium" && `price--${size}`)}>
      {before ? <span className="price__note">{before}</span> : null}
      <span className="price__amount">{formatUsd(cents)}</span>
      {after ? <span className="price__note">{after}</span> : null}
    </span>
  );
}
