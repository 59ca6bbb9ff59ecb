import { asksForContact } from "#kit/asks-for-contact.ts";

/** Who speaks, and for whom: names come from content/brand.ts. */
export type Speaker = { name: string; company: string };

type Rule = {
  said: RegExp;
  answer: (speaker: Speaker) => string;
  /** In a call, where what is written doesn't fit: nobody can follow a link that is said. */
  aloud?: string;
};

const whole = (words: string) => new RegExp(`^\\W*(?:${words})\\W*$`, "i");
const company = "(?: (?:there|aria|all|everyone|team))?";

/** What is no question to our pages, with what Aria says to it. The first that fits counts. */
const rules: readonly Rule[] = [
  {
    said: /\b(?:talk|speak|chat|connect me|put me through|pass me (?:on|over)|transfer me)\b[^.?!]*\b(?:human|person|someone|somebody|people|agent|operator|representative|staff|employee|colleague)\b|\b(?:real|actual|live) (?:human|person|agent)\b[^.?!]*\bplease\b|\b(?:call|ring|phone) me(?: back)?\b|^\W*(?:human|person|agent|operator)(?: please)?\W*$/i,
    answer: () =>
      "Of course. Leave your address here and a person replies, with this conversation in front of them. You can also write or phone: the [contact page](/contact) has the ways and the hours.",
    aloud:
      "Of course. Type your email address here, and a person replies, with this conversation in front of them.",
  },
  {
    said: whole(
      `(?:hello|hi|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))${company}(?:[,!. ]+(?:how are you|how's it going|what's up)(?: doing)?(?: today)?)?`,
    ),
    answer: ({ name }) =>
      `Hello. I’m ${name}, an AI. Ask me what something costs, how long it takes or how we handle it, or say what you would like to have off your desk.`,
  },
  {
    said: whole("how are you(?: doing)?(?: today)?|how's it going|what's up"),
    answer: () =>
      "I’m an AI, so there is no good or bad day for me. What would you like to know about our services?",
  },
  {
    said: whole(
      `(?:(?:ok|okay|great|perfect|cool|nice|super|good|wonderful|got it|i see|alright)[,.! ]*)*(?:thanks?|thank you|thx|ty|cheers|much appreciated|great|perfect|cool|ok|okay|got it|alright)(?: (?:a lot|so much|very much|you|for (?:the|your) (?:help|answer|info|information)|again))*${company}`,
    ),
    answer: () => "You’re welcome. Ask on whenever something comes up.",
  },
  {
    said: whole(
      `(?:good ?)?(?:bye|goodbye|bye bye|see you(?: later)?|have a (?:nice|good|great) (?:day|one|evening|weekend)|good night)${company}`,
    ),
    answer: () =>
      "Goodbye. You can come back to this conversation later, or leave your address if you’d like someone to write to you.",
    aloud: "Goodbye, and thank you for calling. You can end the call now.",
  },
  {
    said: /\b(?:are|r) (?:you|u) (?:really |actually |just )?(?:an? )?(?:real|human|person|people|bot|robot|machine|ai|a\.i\.|computer|program|chat ?bot|chatgpt|gpt\S*|llm|language model)\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b/i,
    answer: ({ name, company: of }) =>
      `I’m ${name}, the AI consultant of ${of}: an AI, not a person. I run in demo mode just now, without a language model: I look up your question on our own pages and answer with what they say. A person takes over whenever you ask for one.`,
  },
  {
    said: /^\W*(?:(?:hello|hi|hey)\W+)?(?:who|what) (?:are|r) (?:you|u)\b(?! (?:selling|offering|charging|doing|building|going))|\bwhat(?:'s| is) your name\b|^\W*introduce yourself/i,
    answer: ({ name, company: of }) =>
      `I’m ${name}, the AI consultant of ${of}. I run in demo mode just now, without a language model: my answers are taken from our own pages, and I name the page each time.`,
  },
  {
    said: /^\W*(?:so )?(?:what|how) can (?:you|u) (?:do|help)\b(?!.*\b(?:with my|with our|with a|for a|cost)\b)|^\W*(?:help|can you help(?: me)?|i need (?:some )?help|what do you know|what (?:can|may|should) i ask(?: you)?)\W*$/i,
    answer: () =>
      [
        "Ask me about",
        "",
        "- our [services](/services): what they are, what they cost, how long they take and which one fits",
        "- how ordering, paying, support and refunds work",
        "- privacy, security and the other policies",
        "",
        "You can also [ask for a quote](/quote), or have a person answer you.",
      ].join("\n"),
    aloud:
      "Ask me about our services: what they are, what they cost and how long they take. I also know how ordering, paying, support and our policies work, and a person can answer you, too.",
  },
];

export const notedAddress =
  "Thank you, I have noted it. A person reads this conversation after the call and writes to you.";

/**
 * An answer to small talk and to whoever wants a person; null for what our pages are to answer. `isSpoken`: it is
 * read aloud in a call, where an address is left by saying it.
 */
export function answerSmallTalk(
  said: string,
  speaker: Speaker,
  { isSpoken = false }: { isSpoken?: boolean } = {},
): string | null {
  const text = said.trim().slice(0, 300).replaceAll("’", "'");
  const isContact = asksForContact(text) === "only";
  if (isSpoken && isContact && text.includes("@")) return notedAddress;
  const rule = isContact ? rules[0] : rules.find((one) => one.said.test(text));
  if (!rule) return null;
  return isSpoken && rule.aloud ? rule.aloud : rule.answer(speaker);
}

const override =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.?!]{0,40}\b(?:instructions?|rules?|prompts?|previous|above|everything)\b|\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b|\byour (?:prompt|instructions)\b|\b(?:you are|act|behave) (?:now|as)\b|\bpretend (?:to|that|you)\b|\b(?:developer|admin|debug|god|dan) mode\b|\brepeat (?:after me|the (?:text|words))\b|\bjailbreak\b/i;

/** What Aria says to whoever tries to change what she does. */
export const steadfastWords =
  "I answer from our own pages only, and prices come from the catalogue alone. What would you like to know about our services?";

/** Whether somebody gives Aria orders about herself, rather than asking something. */
export const isOverride = (said: string): boolean => override.test(said);
