import { retention } from "./promises.ts";
import { counted } from "./words.ts";

/** How long data of services that run for a customer is kept (spec studio.md §9, data retention). */
export const keptPeriods = [
  {
    data: "Video agents",
    kept: `as long as the service runs, and ${counted(retention.videoAgentDays, "day")} more`,
  },
  {
    data: "Chatbot conversations",
    kept: `${counted(retention.chatbotConversationMonths, "month")}, unless their owner sets another time`,
  },
  {
    data: "Analytics",
    kept: `${counted(retention.analyticsMonths, "month")} at most; today we collect none`,
  },
  {
    data: "Backups",
    kept: `${counted(retention.backupDays, "day")}, then they are gone, with all in them`,
  },
] as const;
