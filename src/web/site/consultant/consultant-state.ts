/** The video room of one consultation; `url` is null where there is none to show (spec site.md §4, Video consult). */
export type ConsultantSession = { id: string; url: string | null };

/** What the consultant is doing (spec site.md §2 and §4): busy while a session starts and while it runs. */
export type ConsultantState =
  | { status: "offline" }
  | { status: "available" }
  | { status: "busy"; session: "starting" | ConsultantSession };
