import { limitFigure, limitWords } from "#content/plan-words.ts";
import { AppError } from "#errors";
import { longDayOfYear } from "#kit/date-words.ts";
import { limitKinds, type PlanLimit } from "./contract.ts";
import type { Plan } from "./plan-of.ts";
import { nextMonthOf } from "./rules.ts";

/**
 * The refusal of what doesn't fit into a plan, in words for the plan's owner and with facts for programs. Others,
 * such as a visitor of the owner's chatbot, must not be told somebody's plan: catch `plan_limit` for them.
 */
export function planLimitReached(
  plan: Plan,
  { what, used, adding, now }: { what: PlanLimit; used: number; adding: number; now: Date },
): AppError {
  const max = plan.limits[what];
  const { amount, remedy } = limitWords[what];
  const isMonthly = limitKinds[what] === "monthly";
  const status =
    used >= max
      ? `You’ve reached your ${plan.name} plan’s ${isMonthly ? "monthly limit" : "limit"} of ${amount(max)}.`
      : `This doesn’t fit into your ${plan.name} plan: it needs ${limitFigure(what, adding)}, and you have ${limitFigure(what, max - used)} of ${amount(max)} left${isMonthly ? " this month" : ""}.`;
  const resetsAt = isMonthly ? nextMonthOf(now) : null;
  const way = remedy ?? `Wait until ${longDayOfYear(nextMonthOf(now))}, when it resets`;
  return new AppError("plan_limit", {
    message: `${status} ${way}, or ask us for a larger plan.`,
    facts: {
      limit: what,
      used,
      max,
      plan: plan.id,
      ...(resetsAt && { resetsAt: resetsAt.toISOString() }),
    },
  });
}
