/** What can be chosen for a chatbot (spec studio.md §2.6, §5, §9): guides show it, the studio offers it. */
export const personalities = [
  {
    id: "professional",
    label: "Professional",
    fits: "offices, finance, health",
    offers: (topic: string) =>
      `I can help with ${topic}, for example. What is your question about?`,
  },
  {
    id: "friendly",
    label: "Friendly",
    fits: "shops, travel, communities",
    offers: (topic: string) =>
      `Happy to help, for example with ${topic}. What would you like to know?`,
  },
  {
    id: "technical",
    label: "Technical",
    fits: "software, tools, device support",
    offers: (topic: string) => `Ask about ${topic}, for example, or describe the problem.`,
  },
  {
    id: "sales",
    label: "Sales-focused",
    fits: "campaigns and offers with one clear next step",
    offers: (topic: string) => `Let’s find what suits you. Shall we start with ${topic}?`,
  },
] as const;

/** Where a chatbot can be reached; `web` is the default. */
export const channels = [
  { id: "web", label: "Website", fits: "questions from people who are looking at your page" },
  { id: "sms", label: "SMS", fits: "short answers on the go: dates, order status, reminders" },
  { id: "email", label: "Email", fits: "longer requests where nobody expects an instant reply" },
] as const;

/** The AI provider's own default stands first. */
export const models = ["the AI provider’s default", "gpt-4", "claude-3"] as const;

/** What a chatbot can connect to; `none` is the default. */
type Connection = { id: string; label: string };

export const crmOptions = [
  { id: "none", label: "None" },
  { id: "hubspot", label: "HubSpot" },
  { id: "salesforce", label: "Salesforce" },
  { id: "pipedrive", label: "Pipedrive" },
] as const satisfies readonly Connection[];

export const databaseOptions = [
  { id: "none", label: "None" },
  { id: "supabase", label: "Supabase" },
  { id: "firebase", label: "Firebase" },
  { id: "mongodb", label: "MongoDB" },
] as const satisfies readonly Connection[];

/** Labels of everything a chatbot can connect to. */
export const connectable = (options: readonly Connection[]): string[] =>
  options.filter(({ id }) => id !== "none").map(({ label }) => label);

export const temperature = { min: 0, max: 1, step: 0.1, default: 0.7 } as const;
export const maxTokens = { min: 100, max: 2000, default: 500 } as const;

/** About how many English words a token is; vendors name three quarters. */
const wordsPerToken = 0.75;

export const wordsIn = (tokens: number): number => Math.round(tokens * wordsPerToken);
