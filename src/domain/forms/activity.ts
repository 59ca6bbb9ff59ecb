import type { ActivityCounter } from "#domain/projects/index.ts";
import { countAnswersSince } from "./queries.ts";

/** What published forms did, for the list of projects. */
export const formActivity: ActivityCounter = {
  serviceType: "form-interface",
  noun: "answer",
  countSince: countAnswersSince,
};
