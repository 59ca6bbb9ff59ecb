import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { readFocus } from "./read-focus.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();

/** The answer to the last of these messages of a visitor, and what is talked about after it. */
function talk(...said: string[]) {
  const turns: { sender: "user" | "ai"; text: string }[] = [];
  let reply = replyTo([{ sender: "user", text: "" }], engine, services);
  for (const text of said) {
    turns.push({ sender: "user", text });
    reply = replyTo(turns, engine, services);
    turns.push({ sender: "ai", text: reply.text });
  }
  const focus = readFocus(turns, services);
  return { ...reply, service: focus?.service.id, scope: focus?.scope?.id.split(".")[1] };
}

type Case = readonly [said: readonly string[], answer: RegExp, about: string];

/** Answered as certain, and the conversation is about this service, and this option of it, from then on. */
function tells(said: readonly string[], answer: RegExp, about: string) {
  const { text, certainty, service, scope } = talk(...said);
  expect(text).toMatch(answer);
  expect(certainty).toBe("sure");
  expect([service, scope].filter(Boolean).join(".")).toBe(about);
}

test.each<Case>([
  [["How much is a landing page?", "how long until it's live?"], /takes 2-5 days/, "landing-page"],
  [["How much is a chatbot?", "tell me more about it"], /GPT-4 Chatbot.*your own/, "gpt4-chatbot"],
  [["Was kostet ein Chatbot?", "und wie lange dauert das?"], /dauert 3-7 Tage/, "gpt4-chatbot"],
  [["Was kostet ein Chatbot?", "was ist da dabei?"], /enthält:/, "gpt4-chatbot"],
  [["¿Cuánto cuesta un chatbot?", "¿cuánto tarda?"], /tarda 3-7 días/, "gpt4-chatbot"],
  [["¿Cuánto cuesta un chatbot?", "¿qué incluye?"], /incluye:/, "gpt4-chatbot"],
  [
    ["Combien coûte un chatbot ?", "et ça prend combien de temps ?"],
    /^\[GPT-4 Chatbot\]\S+ prend 3-7 jours/,
    "gpt4-chatbot",
  ],
])("a question that names no service is about the one talked about: %j", tells);

test.each<Case>([
  [
    ["How long does a landing page take?", "what about the chatbot instead?"],
    /^\[GPT-4 Chatbot\]\S+ takes 3-7 days/,
    "gpt4-chatbot",
  ],
  [
    ["How long does a landing page take?", "and the chatbot?", "and a web app?"],
    /^\[Custom Web App\]\S+ takes 2-6 weeks/,
    "web-app",
  ],
  [["How much is a chatbot?", "I meant the landing page"], /starts at \$350/, "landing-page"],
  [
    ["Wie lange dauert ein Chatbot?", "und stattdessen eine Landing Page?"],
    /^\[Landing Page\]\S+ dauert 2-5 Tage/,
    "landing-page",
  ],
  [["¿Cuánto cuesta un chatbot?", "¿y una landing page?"], /desde \$350/, "landing-page"],
  [["Combien coûte un chatbot ?", "et une landing page ?"], /à \$350/, "landing-page"],
])("another service that is named is asked the same: %j", tells);

test.each<Case>([
  [["How much is a landing page?", "and the bigger one?"], /\$500/, "landing-page.complete"],
  [
    ["How much is a chatbot?", "and the bigger one?", "how long does it take?"],
    /\$700.* up to 6 days/,
    "gpt4-chatbot.setup-with-care",
  ],
  [
    ["How much is a chatbot?", "and the bigger one?", "back to the smaller one, what's the price?"],
    /\$400/,
    "gpt4-chatbot.one-site",
  ],
  [
    ["How much is a chatbot?", "the biggest one?", "and how long?"],
    /\$1,500.* up to 7 days/,
    "gpt4-chatbot.three-channels",
  ],
  [["Was kostet ein Chatbot?", "und das größere?"], /\$700/, "gpt4-chatbot.setup-with-care"],
  [["¿Cuánto cuesta un chatbot?", "¿y el más grande?"], /\$700/, "gpt4-chatbot.setup-with-care"],
  [["Combien coûte un chatbot ?", "et le plus grand ?"], /\$700/, "gpt4-chatbot.setup-with-care"],
  [
    ["Was kostet ein Chatbot?", "zu teuer, gibt es was Günstigeres?"],
    /kleinste Option/,
    "gpt4-chatbot.one-site",
  ],
])("another size moves on within the service, and stays: %j", tells);

test.each<Case>([
  [
    ["I need a chatbot that knows 120 pages", "how much is it?"],
    /\$700/,
    "gpt4-chatbot.setup-with-care",
  ],
  [
    ["We need a website with 8 pages", "what would it cost?"],
    /\$1,800/,
    "full-website.eight-pages",
  ],
])("a number that was named keeps the option that holds it: %j", tells);

test.each<Case>([
  [
    [
      "How much is a landing page?",
      "we answer the same 20 phone questions each day",
      "how long does it take?",
    ],
    /^\[GPT-4 Chatbot\]\S+ takes 3-7 days/,
    "gpt4-chatbot",
  ],
  [
    [
      "Was kostet eine Landing Page?",
      "Wir beantworten am Telefon jeden Tag dieselben 20 Fragen",
      "wie lange dauert das?",
    ],
    /^\[GPT-4 Chatbot\]\S+ dauert 3-7 Tage/,
    "gpt4-chatbot",
  ],
  [
    ["How much is a landing page?", "thanks", "and how long does it take?"],
    /takes 2-5 days/,
    "landing-page",
  ],
  [
    ["How much is a chatbot?", "Do you sign an NDA?", "and the bigger one?"],
    /\$700/,
    "gpt4-chatbot.setup-with-care",
  ],
])("a topic ends with a new need, and with nothing less: %j", tells);

test.each<Case>([
  [
    ["How much is a landing page?", "Which colour do marmots dislike?", "how long does it take?"],
    /takes 2-5 days/,
    "landing-page",
  ],
  [
    ["How much is a landing page?", "Do you repair washing machines?", "and the bigger one?"],
    /\$500/,
    "landing-page.complete",
  ],
])("after an answer that wasn't known, the service is still talked about: %j", tells);

const compared = "difference between a landing page and a full website?";
test.each<Case>([
  [[compared, "how much is the first one?"], /starts at \$350/, "landing-page"],
  [
    [compared, "and how long does the second one take?"],
    /^\[Full Website\]\S+ takes 1-2 days per page/,
    "full-website",
  ],
  [[compared, "and the bigger one?"], /^\[Full Website\]/, "full-website"],
  [[compared, "and the cheaper one?"], /^\[Landing Page\]/, "landing-page"],
  [
    [compared, "how much is the first one?", "and the other one?"],
    /^\[Full Website\]\S+ starts at \$1,200/,
    "full-website",
  ],
  [
    ["How much is a landing page?", "and the chatbot?", "and the other one?"],
    /^\[Landing Page\]\S+ starts at \$350/,
    "landing-page",
  ],
  [
    [
      "Was ist der Unterschied zwischen Landing Page und Full Website?",
      "wie lange dauert die zweite?",
    ],
    /^\[Full Website\]\S+ dauert/,
    "full-website",
  ],
  [
    ["¿Qué diferencia hay entre una landing page y un full website?", "¿cuánto tarda la segunda?"],
    /^\[Full Website\]\S+ tarda/,
    "full-website",
  ],
  [
    [
      "Quelle différence entre une landing page et un full website ?",
      "combien de temps prend le second ?",
    ],
    /^\[Full Website\]\S+ prend/,
    "full-website",
  ],
  [
    ["Was kostet ein Chatbot?", "und eine Landing Page?", "und das andere?"],
    /\$400/,
    "gpt4-chatbot",
  ],
  [["¿Cuánto cuesta un chatbot?", "¿y una landing page?", "¿y el otro?"], /\$400/, "gpt4-chatbot"],
  [
    ["Combien coûte un chatbot ?", "et une landing page ?", "et l'autre ?"],
    /\$400/,
    "gpt4-chatbot",
  ],
])("of two services named before, the one is answered about that is meant: %j", tells);

test("a question about two services, none of them chosen, is answered for both", () => {
  const { text, cited } = talk(compared, "how long does it take?");
  expect(text).toMatch(/Landing Page[^]*2-5 days[^]*Full Website[^]*1-2 days/);
  expect(cited).toEqual(["/services/landing-page", "/services/full-website"]);
});

test.each([
  ["How much is a landing page?", "and the other one?"],
  ["Was kostet eine Landing Page?", "und die andere?"],
  ["¿Cuánto cuesta una landing page?", "¿y la otra?"],
  ["Combien coûte une landing page ?", "et l'autre ?"],
])("where one service was named, the other one is an option of it: %s %s", (...said) =>
  expect(talk(...said).text).toMatch(/\$350[^]*\$500[^]*\$900/),
);

test.each([
  ["and the bigger one?", /^Which service/],
  ["that one", /^Which service/],
  ["what about that one?", /^Which service/],
  ["und das größere?", /^Welche Leistung/],
  ["¿y el otro?", /^¿A qué servicio/],
  ["et le plus grand ?", /^De quel service/],
])("what points to nothing said before is asked back, with services to tap: %s", (said, asked) => {
  const { text, asks, certainty } = talk(said);
  expect(text).toMatch(asked);
  expect(asks).toHaveLength(3);
  expect(certainty).toBe("unsure");
});

test("what a service costs in general is told where none was named", () => {
  expect(talk("how much is it?").text).toMatch(/landing page at \$350/);
  expect(talk("how long until it's live?").text).toMatch(/2–5 days/);
});
