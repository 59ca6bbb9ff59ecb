import type { UsageLine } from "#domain/usage/contract.ts";
import { readUsage } from "#domain/usage/index.ts";
import { formatUsd, usd } from "#kit/money.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/usage.ts";
import { UsageList } from "./usage-list.tsx";

/** What the person has used of their plan. */
export const loader = ({ context }: Route.LoaderArgs) =>
  translateErrors(() => readUsage(context.get(actorContext), context.get(depsContext)));

export const meta = () => portalMeta("Plan and usage");

const isUsed = ({ used }: UsageLine) => Boolean(used);

/** The plan, what counts for this month, and what counts while it exists. */
export default function Usage({ loaderData }: Route.ComponentProps) {
  const { plan, resetsAt, lines } = loaderData;
  const monthly = lines.filter(({ kind }) => kind === "monthly");
  const held = lines.filter(({ kind }) => kind !== "monthly");
  const isTight = lines.some(({ level }) => level !== "free");
  return (
    <>
      <PageHead
        title="Plan and usage"
        lede="What your plan includes, and how much of it you have used."
        actions={
          isTight ? (
            <ButtonLink href={paths.contact()}>Ask for a larger plan</ButtonLink>
          ) : undefined
        }
      />
      <section className="plan" aria-labelledby="plan">
        <h2 className="plan__name" id="plan">
          {plan.name} plan
        </h2>
        <p>
          Every account has this plan.{" "}
          {plan.usdPerMonth > 0
            ? `Plans aren’t on sale yet: its ${formatUsd(usd(plan.usdPerMonth))} a month isn’t charged.`
            : "It costs nothing."}
        </p>
      </section>
      {lines.some(isUsed) ? null : (
        <EmptyState action={<ButtonLink href={paths.studio()}>Go to the studio</ButtonLink>}>
          <p>
            You haven’t used anything yet. What you make in the studio counts towards these limits.
          </p>
        </EmptyState>
      )}
      <UsageList
        title="This month"
        note={
          <>
            Resets on <Moment at={resetsAt} dayOnly long /> (UTC).
          </>
        }
        lines={monthly}
      />
      <UsageList title="In total" note="Counted for as long as it exists." lines={held} />
    </>
  );
}
