import type { IntakeExtractor, ExtractRequest } from "#domain/requests/ports.ts";
import { readContacts } from "#kit/read-contact.ts";
import { readCompany } from "./read-company.ts";
import { saidTime } from "./said-times.ts";
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

const number =
  "(?:\\d{1,3}(?: \\d{3})+|\\d(?:[\\d,.]*\\d)?\\s?k?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?= (?:grand|thousand|hundred)))";
const unit =
  "(?:dollars?|usd|euros?|eur|pounds?|gbp|dólares|dollari|grand|thousand(?: (?:dollars|euros|pounds))?|hundred (?:dollars|euros|pounds))";
const money = new RegExp(
  `(?:(?:about|around|up to|under|below|over|at most|unter|bis zu|etwa|rund|ca\\.?|höchstens|maximal|hasta|unos|máximo|como mucho|jusqu’à|jusqu'à|environ|au maximum|max(?:imum)?|between|roughly|less than|more than)\\s+)?(?:[$€£]\\s?${number}|${number}\\s?(?:${unit}|[€$£]))(?:\\s?(?:-|–|to|and)\\s?(?:[$€£]\\s?)?${number}(?:\\s?${unit})?)?(?:\\s?(?:a|per) (?:month|hour|year|page|video)|/mo(?:nth)?)?`,
  "iu",
);
const budgetWords =
  /\b(?:budget|presupuesto)\b[^.!?\n]{0,60}|\bcan(?:not|'t)? (?:spend|afford)\b[^.!?\n]{0,50}/iu;
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
/** Somebody asks to hear from us, or leaves business open: a quote, a meeting, a complaint. */
const wantsReply =
  /\b(?:contact|call|e-?mail|write(?: to)?|reach|get back to|reply to|answer) (?:me|us)\b|\bfollow up\b|\b(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:real |actual )?(?:human|person|one|body|people|colleague)\b|\b(?:send|give|make|need|want|get|like) (?:me |us |to have )?(?:a|an|your|the) (?:firm |custom |written )?(?:quote|offer|proposal|estimate|meeting|appointment|demo|call)\b|\b(?:complain\w*|refund me|not working|doesn't work|is down|broken|double charged|charged twice)\b|\bi(?:'d| would) like to (?:order|buy|book|hire)\b|\b(?:rufen sie|ruf|schreiben sie|melden sie sich|kontaktieren sie)\b|\bbitte um (?:rückruf|ein angebot|kontakt)\b|\b(?:angebot|rückruf|termin) (?:bitte|brauche|hätte|möchte)\b|\b(?:möchte|hätte gern|brauche) (?:ein(?:en)? )?(?:angebot|rückruf|termin)\b|\b(?:llámeme|llamarme|llámenme|escríbame|escribirme|contácteme|contactarme|quiero un presupuesto|necesito un presupuesto)\b|\b(?:appelez-moi|rappelez-moi|m'appeler|me rappeler|écrivez-moi|m'écrire|contactez-moi|me contacter|un devis)\b|\b(?:funktioniert nicht|kaputt|beschwer\w*|no funciona|queja|reclamación|ne marche (?:pas|plus)|réclamation)\b/iu;
const unknown = /\bI don't know\b|\bI can't find that\b/i;
/** Words that would change the record from within the conversation: nobody's budget, name or address. */
const ordersRecord =
  /\b(?:note|record|set|store|save|write down|put|change|update|mark|enter|log)\b[^.!?\n]{0,40}\b(?:budget|name|address|e-?mail|priority|record|company|phone|follow[- ]?up)\b|\b(?:ignore|disregard|forget)\b[^.!?\n]{0,40}\b(?:instructions?|rules?|above|previous|everything)\b|\bsystem (?:prompt|message|note)\b/i;
const orderNumber =
  /\b(?:order|bestell(?:ung|nummer)|pedido|commande)\b[^.!?\n]{0,20}?\b((?=[\w-]*\d)[A-Za-z]{0,4}[-_]?[\w-]{4,40})\b/i;

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

/** A message without the sentences that give orders about the record. */
const withoutOrders = (text: string): string =>
  ordersRecord.test(text)
    ? text
        .split(/(?<=[.!?])\s+|\n+/)
        .filter((sentence) => !ordersRecord.test(sentence))
        .join(" ")
    : text;

const longestTurn = 4000;
const maxTurns = 200;

function extractByRules({ turns }: ExtractRequest): Intake {
  const said = turns
    .filter(({ sender }) => sender === "user")
    .slice(-maxTurns)
    .map(({ text }) => withoutOrders(text.slice(0, longestTurn).toWellFormed()));
  const answered = turns.flatMap(({ sender, text }) => (sender === "ai" ? text : []));
  const all = said.join("\n");
  const contact = readContacts(said);
  const name = contact.name ?? "";
  const company = contact.company ?? readCompany(said);
  const address = contact.email ?? "";
  const order = orderNumber.exec(all)?.[1];
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
    customer_name: cut(name, 200),
    email: cut(address, 320),
    company: company === name ? "" : cut(company, 200),
    project_type: cut(kinds.slice(0, 4).join(", "), 200),
    project_description: cut(
      trimmed((about.length > 0 ? about : wishes).slice(0, 4).join(" ")),
      2000,
    ),
    key_requirements: cut(
      trimmed(
        [
          ...(order ? [`Order ${order}.`] : []),
          ...wishes.filter((one) => !one.endsWith("?")).slice(0, 6),
        ].join(" "),
      ),
      2000,
    ),
    budget: cut(trimmed(money.exec(all)?.[0] ?? budgetWords.exec(all)?.[0]), 200),
    timeline: cut(trimmed(saidTime(all)), 200),
    contact_preference: cut(
      contact.phone
        ? `phone: ${contact.phone}`
        : (ways.find(([way]) => way.test(preferred ?? ""))?.[1] ?? (address ? "email" : "")),
      200,
    ),
    follow_up_needed:
      address !== "" ||
      contact.phone !== null ||
      wantsReply.test(all) ||
      answered.some((text) => unknown.test(text)),
    priority: isUrgent && !isLeisurely ? "high" : isLeisurely && !isUrgent ? "low" : "medium",
  };
}
