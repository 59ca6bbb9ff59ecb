/** Whether Aria answers on this site; the claim of her hours is shown only then. */
export const isConsultantOpen: boolean = false;

/** Leaves out the claim of her hours while she doesn't answer. */
export const isClaimShown = ({ id }: { id: string }): boolean =>
  isConsultantOpen || id !== "ai-support";

/** The video room of one consultation; `url` is null where there is none to show (spec site.md §4, Video consult). */
export type ConsultantSession = { id: string; url: string | null };

/** What the consultant is doing (spec site.md §2 and §4): busy while a session starts and while it runs. */
export type ConsultantState =
  | { status: "offline" }
  | { status: "available" }
  | { status: "busy"; session: "starting" | ConsultantSession };
