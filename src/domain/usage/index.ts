export { checkLimit } from "./check-limit.ts";
export type {
  HeldLimit,
  MonthlyLimit,
  PlanId,
  PlanLimit,
  UsageLine,
  UsageView,
} from "./contract.ts";
export { countAll, countUsage, type NewUsage } from "./count-usage.ts";
export type { CountedByNoun, CountHeld, UsageDeps } from "./deps.ts";
export { pruneUsageJob, usageJobs } from "./jobs.ts";
export { planOf, type Plan } from "./plan-of.ts";
export { readLeft } from "./read-left.ts";
export { readUsage } from "./read-usage.ts";
export { giveBackUsage, reserveUsage, settleUsage } from "./reserve-usage.ts";
export { usageOfPerson } from "./usage-of-person.ts";
