import { retention } from "./promises.ts";
import { counted } from "./words.ts";

/** How long data of services that run for a customer is kept (spec studio.md §9, data retention). */
export const keptPeriods = [
  {
    data: "Video agents",
    kept: `as long as the service runs, plus ${counted(retention.videoAgentDays, "day")}`,
  },
  {
    data: "Chatbot conversations",
    kept: `${counted(retention.chatbotConversationMonths, "month")}, unless their owner chooses another period`,
  },
  {
    data: "Analytics",
    kept: `${counted(retention.analyticsMonths, "month")} at most; we collect none today`,
  },
  {
    data: "Backups",
    kept: `${counted(retention.backupDays, "day")}, then deleted with everything in them`,
  },
] as const;
