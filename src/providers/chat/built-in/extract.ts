import type { IntakeExtractor, ExtractRequest } from "#domain/requests/ports.ts";
import { readPerson } from "./read-person.ts";
import { serviceKinds } from "./service-kinds.ts";

type Intake = {
  customer_name: string;
  email: string;
  company: string;
  project_type: string;
  project_description: string;
  key_requirements: string;
  budget: string;
  timeline: string;
  contact_preference: string;
  follow_up_needed: boolean;
  priority: "low" | "medium" | "high";
};

/** What kinds of work are called in a record, in the order of service-kinds.ts. */
const kindNames = [
  "video sales letter",
  "video agent",
  "chatbot",
  "lead generation page",
  "landing page",
  "client portal",
  "dashboard",
  "trading script",
  "web app",
  "website",
  "form",
  "CRM integration",
  "maintenance",
  "design",
  "consulting",
  "automation",
] as const;

const number = "\\d[\\d,.]*\\s?k?";
const money = new RegExp(
  `(?:(?:about|around|up to|under|below|over|at most|max(?:imum)?|between|roughly|less than|more than)\\s+)?(?:[$€£]\\s?${number}|${number}\\s?(?:dollars|usd|euros?|eur|pounds?|gbp))(?:\\s?(?:-|–|to|and)\\s?(?:[$€£]\\s?)?${number}(?:\\s?(?:dollars|usd|euros?|eur|pounds?|gbp))?)?(?:\\s?(?:a|per) (?:month|hour|year|page|video)|/mo(?:nth)?)?`,
  "iu",
);
const budgetWords = /\bbudget\b[^.!?\n]{0,60}|\bcan(?:not|'t)? (?:spend|afford)\b[^.!?\n]{0,50}/iu;
const time = new RegExp(
  [
    "\\b(?:as soon as possible|asap|urgent(?:ly)?|right away|immediately)\\b",
    "\\b(?:by|before|until|no later than|not before|starting|from|in|within|for|on|at the end of|end of|beginning of)\\s+(?:the\\s+)?(?:end of\\s+|next\\s+|this\\s+|early\\s+|late\\s+|mid[- ]?)?(?:(?:\\d{1,3}|one|two|three|four|five|six|a|a few|a couple of)\\s+(?:days?|weeks?|months?|years?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?(?:,?\\s+\\d{4})?|(?:week|month|quarter|year|spring|summer|autumn|fall|winter|christmas|q[1-4])|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|tomorrow|today)\\b",
    "\\b(?:next|this) (?:week|month|quarter|year|spring|summer|autumn|fall|winter)\\b",
    "\\b(?:tomorrow|today|no (?:rush|hurry)|whenever|flexible)\\b",
  ].join("|"),
  "iu",
);
const ways: readonly [RegExp, string][] = [
  [/\b(?:call|phone|ring)\b(?: me| us)?|\bby (?:phone|telephone)\b|\bon the phone\b/i, "phone"],
  [/\b(?:video call|zoom|teams|google meet|video consultation)\b/i, "video call"],
  [/\b(?:e-?mail|mail|write)\b(?: me| us)?|\bby (?:e-?mail|mail)\b/i, "email"],
  [/\b(?:sms|text me|whats ?app)\b/i, "text message"],
];
const preference =
  /\b(?:prefer|best (?:way|to)|reach (?:me|us)|contact (?:me|us)|get back|please|rather|could you|can you)\b/i;
const wish =
  /\b(?:need|want|would like|looking for|should|must|has to|have to|require|important|with|without|including|connect|integrate|support|able to)\b/i;
const high =
  /\b(?:urgent\w*|asap|as soon as possible|immediately|right away|emergency|critical|today|tomorrow|deadline|is down|broken|not working|losing)\b/i;
const low =
  /\b(?:just (?:looking|browsing|curious|asking|exploring)|no (?:rush|hurry)|not urgent|some ?day|maybe later|whenever|next year|only a question)\b/i;
const wantsReply =
  /\b(?:contact|call|e-?mail|write|reach|get back|reply|follow up|quote|offer|proposal|person|human|someone|somebody|demo|meeting|appointment|order|buy|hire)\b/i;
const unknown = /\bI don't know\b|\bI'm not sure\b|\ba person (?:can|replies|answers)\b/i;

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).flatMap((one) => (one.trim() ? [one.trim()] : []));
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(" "), most / 2))}…`.toWellFormed();
};
const trimmed = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Reads the intake record out of a conversation by rules: what the customer said, in their words. */
export const createBuiltInExtractor = (): IntakeExtractor => ({
  name: "built-in",
  extract: async (request) => ({
    record: extractByRules(request),
    usage: { inputTokens: 0, outputTokens: 0 },
  }),
});

const longestTurn = 4000;
const maxTurns = 200;

function extractByRules({ turns }: ExtractRequest): Intake {
  const said = turns
    .filter(({ sender }) => sender === "user")
    .slice(-maxTurns)
    .map(({ text }) => text.slice(0, longestTurn).toWellFormed());
  const answered = turns.flatMap(({ sender, text }) => (sender === "ai" ? text : []));
  const all = said.join("\n");
  const person = readPerson(said);
  const sentences = said.flatMap(sentencesIn);
  const kinds = kindNames.filter((_, index) => serviceKinds[index]?.said.test(all));
  const about = sentences.filter((one) => serviceKinds.some((kind) => kind.said.test(one)));
  const wishes = sentences.filter((one) => wish.test(one) && one.length > 15);
  const preferred = sentences.find(
    (one) => preference.test(one) && ways.some(([way]) => way.test(one)),
  );
  const isUrgent = high.test(all);
  const isLeisurely = low.test(all);
  return {
    customer_name: cut(person.name, 200),
    email: cut(person.email, 320),
    company: cut(person.company, 200),
    project_type: cut(kinds.slice(0, 4).join(", "), 200),
    project_description: cut(
      trimmed((about.length > 0 ? about : wishes).slice(0, 4).join(" ")),
      2000,
    ),
    key_requirements: cut(
      trimmed(
        wishes
          .filter((one) => !one.endsWith("?"))
          .slice(0, 6)
          .join(" "),
      ),
      2000,
    ),
    budget: cut(trimmed(money.exec(all)?.[0] ?? budgetWords.exec(all)?.[0]), 200),
    timeline: cut(trimmed(time.exec(all)?.[0]), 200),
    contact_preference:
      ways.find(([way]) => way.test(preferred ?? ""))?.[1] ?? (person.email ? "email" : ""),
    follow_up_needed:
      person.email !== "" || wantsReply.test(all) || answered.some((text) => unknown.test(text)),
    priority: isUrgent && !isLeisurely ? "high" : isLeisurely && !isUrgent ? "low" : "medium",
  };
}
