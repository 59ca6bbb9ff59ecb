import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();

/** What is said to the last of these messages of a visitor. */
function talk(...said: readonly string[]): { text: string; certainty: string } {
  const turns: { sender: "user" | "ai"; text: string }[] = [];
  let reply = replyTo([{ sender: "user", text: "" }], engine, services);
  for (const text of said) {
    turns.push({ sender: "user", text });
    reply = replyTo(turns, engine, services);
    turns.push({ sender: "ai", text: reply.text });
  }
  return reply;
}

type Case = readonly [said: readonly string[], answer: RegExp];

/** Answered as certain. */
function tells(said: readonly string[], answer: RegExp) {
  const { text, certainty } = talk(...said);
  expect(text).toMatch(answer);
  expect(certainty).toBe("sure");
}

test.each<Case>([
  [["whats the cheapest thing you do"], /^These are our lowest prices:\n- \$120.*\n- \$150/],
  [["just curious whats the most expensive thing on here"], /- \$10,000.*Custom Web App/],
  [["was ist das günstigste, das ihr anbietet?"], /niedrigsten Preise:\n- \$120/],
  [["¿qué es lo más barato que ofrecen?"], /más bajos:\n- \$120/],
  [["quelle est votre prestation la moins chère ?"], /les plus bas :\n- \$120/],
])("the lowest and the highest prices of all services are told: %j", tells);

test.each<Case>([
  [["what do i get for 500"], /up to \$500.*:\n(?:- \$\d+.*\n?){4}/],
  [["is there anything for under $200?"], /up to \$200[^]*- \$200[^]*Smart Form/],
  [["was bekomme ich für 300?"], /bis zu \$300[^]*Workflow Automation/],
  [["do you have anything for $60"], /costs that little[^]*\$120/],
])("what an amount buys is told with prices: %j", tells);

test("an amount in another currency, or of what is talked about, isn't read as one of the whole catalogue", () => {
  expect(talk("what can I get for 500 euros").text).not.toMatch(/up to \$500/);
  expect(talk("How much is a smart form?", "what do I get for 350").text).toMatch(/Several steps/);
  expect(talk("How much is a chatbot?", "and the cheapest?").text).toMatch(/\$400/);
});

test.each<Case>([
  [
    [
      "We need a landing page for 350 and a website with five pages for 1200",
      "so what's that together?",
    ],
    /\$1,550.*“Essential: one page, one form”.*“Five pages, one language”/,
  ],
  [["How much is a chatbot?", "and a landing page?", "and both together?"], /starts at \$750/],
  [["Was kosten ein Chatbot und eine Landing Page zusammen?"], /beginnt das bei \$750/],
  [["¿Cuánto cuestan un chatbot y una landing page en total?"], /desde \$750/],
  [["Combien coûtent un chatbot et une landing page au total ?"], /à partir de \$750/],
])("services that were named are added up: %j", tells);

test("what is only done together isn't added up", () => {
  expect(
    talk("can our people work together with yours on a chatbot and a website?").text,
  ).not.toMatch(/starts at \$1,600/);
});

test.each<Case>([
  [
    [
      "Je voudrais une vidéo de vente",
      "la petite et la moyenne, c'est quoi la différence de prix ?",
    ],
    /\$450[^]*\$800/,
  ],
  [
    ["landing page options", "the 350 and the 500", "what's the difference between those two"],
    /\$350[^]*\$500/,
  ],
  [["what's an hour of consulting?", "ok and a whole day"], /“One day, up to eight hours”.*\$800/],
  [["need a landing page where you write the copy", "whats the step up from that one"], /\$900/],
  [
    ["¿Hacen landing pages?", "¿y si solo cojo la básica, para cuándo la tendría lista?"],
    /hasta 3 días|3 días/,
  ],
  [
    ["I'd like a one minute clip with a talking avatar", "how many times can i ask for changes"],
    /3 revisions/,
  ],
  [
    [
      "do you do websites",
      "ours would be 8 pages with a blog",
      "when would that be finished if we start on monday",
    ],
    /up to 14 days/,
  ],
])("an option of what is talked about is found by its size, its order or its words: %j", tells);

test.each<Case>([
  [
    ["how much for a website", "forget the website. what would a smart form cost?"],
    /Smart Form.* \$200/,
  ],
  [["what does a landing page cost", "does that include writing the text?"], /\$500\): .*[Tt]ext/],
  [["1 min video $?"], /\$250/],
  [["ballpark for a 7 page site?"], /\$1,800/],
])("what is asked of a service in passing is told: %j", tells);

test("paying in what we build isn't taken for paying us", () => {
  const { text } = talk("whats included in the smart form for 350", "and can ppl pay in it");
  expect(text).toMatch(/\$600: it takes the payment through your own Stripe account/);
});
