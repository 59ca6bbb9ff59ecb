import { raiseAlert } from "#domain/operations/index.ts";
import type { ConsultationDeps } from "./deps.ts";
import type { VideoTrouble, VideoUnavailable } from "./ports.ts";

/** Why no call can start; `not_ready`: the provider answers, but its persona can't be talked to. */
type Trouble = VideoTrouble | "not_ready";

const ifItLasts = "No action is needed yet. If it continues, check Tavus’s status page.";

/** What operators do about it. */
const todo: Readonly<Record<Trouble, string>> = {
  key_refused: "Check TAVUS_API_KEY.",
  out_of_credits: "Add credits to the account at Tavus.",
  persona_unavailable: "Check TAVUS_REPLICA_ID and TAVUS_PERSONA_ID at Tavus.",
  not_ready: "Look at the replica of TAVUS_REPLICA_ID at Tavus: while it is trained, wait.",
  too_many_calls:
    "End calls that hang, under Consultations or at Tavus, or ask Tavus for more calls at once.",
  network: "Check TAVUS_BASE_URL and the network.",
  not_found: "Check TAVUS_REPLICA_ID, TAVUS_PERSONA_ID and TAVUS_BASE_URL.",
  bad_request:
    "Check TAVUS_REPLICA_ID and TAVUS_PERSONA_ID; Tavus’s own message comes before this.",
  bad_answer: "Check that TAVUS_BASE_URL leads to Tavus, and not to a page of a proxy.",
  timeout: ifItLasts,
  server: ifItLasts,
  rate_limited: "It resolves on its own. If it comes back, ask Tavus for a higher limit.",
};

/** What was seen, as a sentence, and what to do. */
const detailOf = (message: string, trouble: Trouble): string =>
  `${message.replace(/(?<![.!?…])$/, ".")} Visitors are offered the chat instead. ${todo[trouble]}`;

const isCritical = (trouble: Trouble) => trouble === "key_refused" || trouble === "out_of_credits";

export const allTroubles = Object.keys(todo) as readonly Trouble[];

/** The alert that stands for a trouble. */
export const alertKey = (trouble: Trouble): string => `video/${trouble}`;

/** Tells the operators that calls can't start, in the provider's specified words. Never throws. */
export async function noteTrouble(
  failure: VideoUnavailable | "not_ready",
  deps: Pick<ConsultationDeps, "db" | "clock" | "brandName" | "providerEmail" | "log">,
): Promise<void> {
  const [reason, status, message] =
    failure === "not_ready"
      ? (["not_ready", null, "The replica that visitors talk to isn’t ready."] as const)
      : [failure.reason, failure.status, failure.message];
  deps.log.warn({ reason, status, problem: message }, "video calls can't start");
  await raiseAlert(
    {
      key: alertKey(reason),
      severity: isCritical(reason) ? "critical" : "warning",
      title: "Video consultations can’t start",
      detail: detailOf(message, reason),
    },
    deps,
  ).catch((cause: unknown) => deps.log.error({ err: cause }, "an alert could not be stored"));
}
