import type { PlanId, PlanLimit } from "#content/plan-words.ts";

export type { PlanId, PlanLimit };

/**
 * How each limit counts. `held`: what exists now, counted by its own rows. `perProject`: the same, of one project.
 * `monthly`: what happened in a calendar month (UTC), counted here.
 */
export const limitKinds = {
  projects: "held",
  members: "perProject",
  bots: "held",
  forms: "held",
  automations: "held",
  knowledgeBytes: "held",
  fileBytes: "held",
  messages: "monthly",
  formAnswers: "monthly",
  runs: "monthly",
  videoSeconds: "monthly",
} as const satisfies Record<PlanLimit, "held" | "perProject" | "monthly">;

type LimitOf<Kind> = {
  [What in PlanLimit]: (typeof limitKinds)[What] extends Kind ? What : never;
}[PlanLimit];
export type HeldLimit = LimitOf<"held">;
export type MonthlyLimit = LimitOf<"monthly">;

/** How close a limit is: `near` from 80 percent on, `reached` from 100. */
export type UsageLevel = "free" | "near" | "reached";

/** How much of a limit is used. */
export type Used = { used: number; max: number };

/** From this part of a limit on people are told that it is near. */
const nearShare = 0.8;

/** How much of a limit is used: 0 to 1, more where it is exceeded. A limit of nothing is used up. */
export const shareOf = (used: number, max: number): number => (max <= 0 ? 1 : used / max);

export const levelOf = (share: number): UsageLevel =>
  share >= 1 ? "reached" : share >= nearShare ? "near" : "free";

/** One limit of a person's plan. Figures are in the limit's own unit: pieces, bytes, seconds. */
export type UsageLine = {
  what: PlanLimit;
  kind: (typeof limitKinds)[PlanLimit];
  max: number;
  /** Null where it counts for each project, or where nothing can use it yet. */
  used: number | null;
  /** `used` as a part of `max`; more than 1 where more was used than was reserved. */
  share: number;
  level: UsageLevel;
  /** Whether anything counts towards it yet. */
  isInUse: boolean;
};

/** What a person has used of their plan. */
export type UsageView = {
  plan: { id: PlanId; name: string; usdPerMonth: number };
  /** The first day of this calendar month and of the next, when monthly limits start again (ISO times, UTC). */
  month: string;
  resetsAt: string;
  lines: UsageLine[];
};
