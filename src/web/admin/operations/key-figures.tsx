import type { ReactNode } from "react";
import { formatUsd } from "#kit/money.ts";
import { When } from "../when.tsx";
import type { KeyFigures as Figures } from "./read-key-figures.ts";

/** One row of figures over every page of the back office (spec site.md §2). */
export function KeyFigures({ figures }: { figures: Figures }) {
  const { users, newAccountDays, revenueCents, revenueSince } = figures;
  return (
    <dl className="key-figures">
      <Figure
        label="Active Subscribers"
        value={users?.active}
        note="Accounts that can sign in; no subscriptions are sold yet"
      />
      <Figure
        label="New Subscriptions"
        value={users?.fresh}
        note={`New accounts in the last ${newAccountDays} days; no subscriptions are sold yet`}
      />
      <Figure
        label="Monthly Revenue"
        value={revenueCents === null ? undefined : formatUsd(revenueCents)}
        note={
          <>
            Since <When iso={revenueSince} day />; test orders don’t count
          </>
        }
      />
      <div className="key-figures__one">
        <dt>Uptime</dt>
        <dd className="key-figures__none">Not measured</dd>
        <dd className="key-figures__note">Nothing monitors uptime yet</dd>
      </div>
    </dl>
  );
}

function Figure({
  label,
  value,
  note,
}: {
  label: string;
  /** Undefined where it couldn't be read. */
  value: string | number | undefined;
  note: ReactNode;
}) {
  return (
    <div className="key-figures__one">
      <dt>{label}</dt>
      {value === undefined ? (
        <>
          <dd className="key-figures__none">Not available</dd>
          <dd className="key-figures__note">This couldn’t be loaded</dd>
        </>
      ) : (
        <>
          <dd className="key-figures__value">
            {typeof value === "number" ? value.toLocaleString("en-US") : value}
          </dd>
          <dd className="key-figures__note">{note}</dd>
        </>
      )}
    </div>
  );
}
