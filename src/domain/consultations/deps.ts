import type { ConversationDeps } from "#domain/conversations/index.ts";
import type { AlertDeps } from "#domain/operations/index.ts";
import type { Log } from "#kit/log.ts";
import type { VideoCalls } from "./ports.ts";

/** What consultations need. */
export type ConsultationDeps = AlertDeps &
  Pick<ConversationDeps, "adminSecondFactor"> & {
    conversations: Pick<ConversationDeps["conversations"], "chats">;
    consultations: {
      calls: VideoCalls;
      /** How long all calls of a day (UTC) may take together. */
      dailyLimitMinutes: number;
    };
    /** Where the provider's events arrive. */
    publicUrl: string;
    log: Log;
  };
