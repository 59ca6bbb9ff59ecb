import { type ExtractRequest, type IntakeExtractor, ownHosts } from "#domain/requests/ports.ts";
import { callTimesIn } from "#kit/call-times.ts";
import { withoutOrders } from "#kit/contact/orders.ts";
import { otherPersonIn } from "#kit/contact/other-person.ts";
import { takesContactBack, withoutQuotes } from "#kit/contact/own-words.ts";
import { withoutPast } from "#kit/contact/past-firms.ts";
import { type Contact, readContact, readWhoTalks } from "#kit/read-contact.ts";
import { saidTimes } from "#kit/said-times.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { withoutShortForms } from "#kit/short-forms.ts";
import { expectsReply, isComplaint } from "./follow-up.ts";
import { orderNumberIn } from "./order-numbers.ts";
import { saidBudget } from "./said-money.ts";
import { saidNeed } from "./said-needs.ts";

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

const ways: readonly [RegExp, string][] = [
  [/\b(?:sms|text me|whats ?app)\b/i, "text message"],
  [
    /\b(?:call|phone|ring)\b(?: me| us)?|\bby (?:phone|telephone)\b|\bon the phone\b|\b(?:anrufen|zurückrufen|rückruf|telefonisch|rufen sie|llamar\w*|llám\w+|por teléfono|appel\w*|rappel\w*|par téléphone)/iu,
    "phone",
  ],
  [/\b(?:video call|zoom|teams|google meet|video consultation)\b/i, "video call"],
  [
    /\b(?:e-?mail|mail|write)\b(?: me| us)?|\bby (?:e-?mail|mail)\b|\b(?:schreiben|correo|escrib\w+|écri\w+|courriel)/iu,
    "email",
  ],
];
const preference =
  /\b(?:prefer|best (?:way|to)|reach (?:me|us)|contact (?:me|us)|get back|please|rather|could you|can you|someone|somebody|bitte|lieber|por favor|prefiero|plutôt|préfère|s['’]il vous plaît)/iu;
const high =
  /\b(?:urgent\w*|asap|as soon as possible|immediately|right away|emergency|critical|today|tomorrow|deadline|is down|broken|not working|losing|dringend|sofort|eilt|heute|kaputt|urgente|cuanto antes|hoy|d['’]urgence|au plus vite)\b/iu;
const low =
  /\b(?:just (?:looking|browsing|curious|asking|exploring)|no (?:rush|hurry)|not urgent|some ?day|maybe later|whenever|next year|only a question|keine eile|eilt nicht|sin prisa|rien ne presse)\b/iu;

const cut = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(" "), max / 2))}…`.toWellFormed();
};

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

/** "No phone calls, please." */
const noPhone =
  /(?:\b(?:no|never|not by|without|don['’]t)\b|(?<!\p{L})(?:keine?|nicht|sin|pas))[^.!?]{0,15}(?:phone|call|ring|anruf|telefon|llam|appel)/iu;

/** How to reach somebody: by what they named, with the number where there is one. */
function preferredWay(
  sentences: readonly string[],
  { email, phone }: Contact,
  { whose, when }: { whose: string; when: string },
): string {
  const asked = sentences.find(
    (one) => preference.test(one) && ways.some(([way]) => way.test(one)) && !noPhone.test(one),
  );
  const way = ways.find(([said]) => said.test(asked ?? ""))?.[1];
  if (phone)
    return `${way === "text message" ? way : "phone"}: ${phone}${whose}${when && `, ${when}`}`;
  const reached = way ?? (email ? "email" : "");
  return reached === "email" && whose ? `email: ${email}${whose}` : reached;
}

/** " (my wife Dee)" where the way to reach is somebody else's; empty where it is the visitor's own. */
function whoseWay(said: readonly string[], { email, phone }: Contact): string {
  for (const [at, text] of said.entries()) {
    // The number may follow in the next message.
    const other = otherPersonIn(text) ?? otherPersonIn(`${text}\n${said[at + 1] ?? ""}`);
    if (other && ((phone && other.phone === phone) || (email && other.email === email)))
      return ` (${[other.relation, other.name].filter(Boolean).join(" ")})`;
  }
  return "";
}

/** When they would like to be called, as they said it last. */
const callTimes = (said: readonly string[]): string =>
  said.map(callTimesIn).findLast(Boolean) ?? "";

function extractByRules({ turns }: ExtractRequest): Intake {
  const said = turns
    .filter(({ sender }) => sender === "user")
    .slice(-maxTurns)
    .map(({ text }) => withoutOrders(text.slice(0, longestTurn).toWellFormed()));
  const { contact, messages } = readWhoTalks(said, ownHosts);
  const sentences = said.flatMap(sentencesOf);
  // What is quoted is somebody else's budget and time.
  const own = said.map(withoutQuotes).flatMap(sentencesOf);
  const order = orderNumberIn(said);
  const need = saidNeed(
    sentences,
    [contact.name, contact.company].flatMap((one) => one ?? []),
  );
  const all = said.join("\n").replace(/how are you[^.!?\n]*/gi, " ");
  const isUrgent = high.test(all);
  const isLeisurely = low.test(all);
  return {
    customer_name: cut(contact.name ?? "", 200),
    email: cut(contact.email ?? "", 320),
    company: contact.company === contact.name ? "" : cut(contact.company ?? "", 200),
    project_type: cut(need.kinds.slice(0, 4).join(", "), 200),
    project_description: cut(need.description, 2000),
    key_requirements: cut(
      [...(order ? [`Order ${order}.`] : []), need.requirements].join(" ").trim(),
      2000,
    ),
    // In a complaint, an amount is what was paid.
    budget: cut(saidBudget(own.map(withoutPast), order && own.some(isComplaint) ? 2 : 1), 200),
    timeline: cut(saidTimes(own.map(withoutShortForms)), 200),
    contact_preference: cut(
      preferredWay(sentences, contact, { whose: whoseWay(said, contact), when: callTimes(said) }),
      200,
    ),
    follow_up_needed: expectsReply(
      messages.map((text) => {
        const { email, phone } = readContact(text, ownHosts);
        const leavesContact = email !== null || phone !== null;
        const whole = withoutShortForms(text);
        return { text: whole, leavesContact, takesBack: takesContactBack(whole) };
      }),
    ),
    priority: isUrgent && !isLeisurely ? "high" : isLeisurely && !isUrgent ? "low" : "medium",
  };
}
