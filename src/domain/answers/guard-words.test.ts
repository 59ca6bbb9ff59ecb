import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { contact } from "#content/brand.ts";
import { instructionsFor, personaInstructions } from "#content/consultant.ts";
import { readingRules } from "#domain/consultant/index.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices } from "../../../tests/factories/sold-services.ts";
import { languages } from "./contract.ts";
import { fillFacts } from "./fill-facts.ts";
import { guardWords } from "./guard-words.ts";
import { replyTo } from "./reply.ts";

const instructions = instructionsFor("sales", { isSpoken: false });
type Given = { asks?: string; sources?: { path: string; title: string; text: string }[] };
const guard = ({ asks = "", sources = [] }: Given = {}) =>
  guardWords({ instructions, sources, turns: [{ sender: "user", text: asks }] }, soldServices, {
    publicUrl: "https://ariaworks.example",
  });
/** What of an answer goes out, in pieces of a size, and what is left of it. */
function say(answer: string, given: Given = {}, size = 7) {
  const words = guard(given);
  const pieces = answer.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
  const went = pieces.map((piece) => words.take(piece)).join("") + words.end();
  return { went, words };
}
const isCaught = (answer: string, given: Given = {}) => say(answer, given).words.hasWrongFigure;
const groups = (dollars: number, mark: string) =>
  String(dollars).replace(/\B(?=(?:\d{3})+$)/g, mark);

describe("right figures pass", () => {
  const wordings: ((title: string, dollars: number) => string)[] = [
    (title, price) => `A ${title} costs $${groups(price, ",")}.`,
    (title, price) => `The ${title} starts at $${groups(price, ",")}.00, and you own the result.`,
    (title, price) => `You get a ${title} for ${groups(price, ",")} dollars.`,
    (title, price) => `- **${title}**: from $${price}\n- something else`,
    (title, price) => `For $${groups(price, ",")}, you get a ${title} within some days.`,
    (title, price) => `[${title}](/services/x) (USD ${groups(price, ",")}) is what you need.`,
    (title, price) => `It is $${groups(price, ",")} for the ${title}.`,
    (title, price) => `${title} kostet ${groups(price, ".")} Dollar.`,
    (title, price) => `Ein ${title} gibt es ab ${groups(price, ".")} $ und Sie zahlen einmal.`,
    (title, price) => `Für ${groups(price, ".")} US-Dollar bekommen Sie ein ${title}.`,
    (title, price) => `${title} cuesta ${groups(price, ".")} dólares.`,
    (title, price) => `Por $${groups(price, ",")} recibe un ${title}, desde cero.`,
    (title, price) => `${title} coûte ${groups(price, " ")} dollars.`,
    (title, price) => `À partir de ${groups(price, " ")} $, vous avez ${title}.`,
  ];
  const all = soldServices.flatMap(({ title, scopes }) =>
    scopes.map(({ priceCents }) => [title, priceCents / 100] as const),
  );
  test.each(all)("%s at %i dollars, in every usual wording of four languages", (title, price) => {
    for (const wording of wordings) {
      const answer = wording(title, price);
      const { hasWrongFigure, text } = say(answer).words;
      expect([hasWrongFigure, text]).toEqual([false, answer]);
    }
  });

  test("also where two services are named, in any order", () => {
    for (const answer of [
      "A Landing Page costs $350 and a Full Website $1,200.",
      "A Landing Page ($350) is smaller than a Full Website ($1,200).",
      "$350 buys a Landing Page, $1,200 a Full Website.",
      "Landing Page: from $350\nFull Website: from $1,200\nWeb App: from $3,000",
      "The chatbot with CRM, email and SMS costs $1,500.",
      "A landing page and a full website cost $350 and $1,200 respectively.",
      "Maintenance for your website is $250 a month.",
      "A Landing Page costs $350, and for $1,200, you get a Full Website.",
      "Eine Landing Page kostet 350 $, eine Website 1.200 $.",
      "The chatbot is $700 for the setup and $200 a month.",
    ])
      expect([answer, isCaught(answer)]).toEqual([answer, false]);
  });

  test("a budget that the visitor named may be repeated", () => {
    const asks = "I have $975 for a landing page.";
    expect(isCaught("With your budget of $975, a Landing Page at $350 fits.", { asks })).toBe(
      false,
    );
    expect(isCaught("A Landing Page costs $975.", { asks })).toBe(true);
  });

  test("every curated answer and every one of the catalogue's passes", () => {
    const engine = siteEngine();
    const caught: string[] = [];
    for (const { says } of siteCollection.entries) {
      const { facts } = siteCollection;
      const texts = languages.flatMap((language) =>
        (says[language] ?? []).flatMap(
          (text) => fillFacts(text, language, { services: soldServices, facts }) ?? [],
        ),
      );
      const text = texts.join("\n\n");
      if (isCaught(text, { sources: [{ path: "/x", title: "", text }] })) caught.push(text);
    }
    for (const { title } of soldServices)
      for (const asks of [
        `How much is ${title}?`,
        `How long does ${title} take?`,
        `What is included in ${title}?`,
        `How can I pay for ${title}?`,
        `Was kostet ${title}?`,
        `¿Cuánto cuesta ${title}?`,
        `Combien coûte ${title} ?`,
      ]) {
        const { text } = replyTo([{ sender: "user", text: asks }], engine, soldServices);
        if (isCaught(text, { asks })) caught.push(text);
      }
    expect(caught).toEqual([]);
  });
});

describe("figures from nowhere don't pass", () => {
  test.each([
    "A Landing Page costs $1,200 and a Full Website $350.",
    "Landing Page: from $1,200\nFull Website: from $350",
    "A Full Website costs $350.",
    "It costs $1 only.",
    "The price is two hundred and ten dollars.",
    "For you, it is four grand.",
    "You get it for twelve bucks.",
    "It costs 12.",
    "Today everything is 90 % off.",
    "I can give you ninety percent off.",
    "You get it at half price.",
    "It is 50% off.",
    "I'll apply a special discount for you.",
    "No problem, I'll apply a discount.",
    "The landing page is free now.",
    "You can have it for free.",
    "It is $**1** now.",
    "It is &#36;1 now.",
    "It is $1\u200b1 now.",
    "It is ＄９９ now.",
    "It costs 350 €.",
    "Eine Landing Page kostet nur 99 Dollar.",
    "Das macht zweihundertzehn Dollar.",
    "Sie bekommen neunzig Prozent Rabatt.",
    "Ich gebe Ihnen einen Rabatt.",
    "Zum halben Preis!",
    "Cuesta doscientos diez dólares.",
    "Le ofrezco un descuento.",
    "Es la mitad de precio.",
    "Cela coûte deux cent dix dollars.",
    "Je vous accorde une remise.",
    "C'est à moitié prix.",
    "Two for the price of one!",
  ])("%s", (answer) => {
    expect(isCaught(answer)).toBe(true);
    expect(isCaught(`Good question. ${answer} Anything else?`)).toBe(true);
  });

  test("“it” is what was asked about", () => {
    expect(isCaught("It costs $1,200.", { asks: "How much is a landing page?" })).toBe(true);
    expect(isCaught("It costs $350.", { asks: "How much is a landing page?" })).toBe(false);
  });

  test("that there are no discounts may be said", () => {
    for (const answer of [
      "We don't give discounts.",
      "Do you want to know whether we give discounts?",
      "There is no discount, the listed prices apply to everyone.",
      "Wir geben keinen Rabatt.",
      "No ofrecemos descuentos.",
      "Nous ne faisons pas de remise.",
      "Feel free to ask.",
    ])
      expect([answer, isCaught(answer)]).toEqual([answer, false]);
  });

  test("nothing of the figure goes out, in whatever pieces it comes, and the rest is kept", () => {
    const answer = "A Landing Page sells one thing. It costs just $12 today. Shall I go on?";
    for (const size of [1, 2, 5, 17, 100]) {
      const { went, words } = say(answer, {}, size);
      expect(went).not.toMatch(/\$|12/);
      expect(words.text).toBe("A Landing Page sells one thing. Shall I go on?");
    }
  });

  test("figures and spaces without end are looked through at once", () => {
    expect(say(`${"1.".repeat(4000)}1${" ".repeat(4000)}`, {}, 1000).words.isRecital).toBe(false);
  });
});

describe("the instructions never go out", () => {
  const sentences = `${personaInstructions.sales}\n${readingRules}`
    .split(/(?<=[.!?])\s+|\n/)
    .filter((one) => one.length > 60 && !/^You (?:are|help)/.test(one));
  const disguises: readonly [string, (text: string) => string][] = [
    ["as they are", (text) => text],
    ["in capitals", (text) => text.toUpperCase()],
    ["spaced out", (text) => Array.from(text).join(" ")],
    ["without spaces", (text) => text.replace(/\s/g, "")],
    ["with other marks", (text) => text.replace(/[.,;:']/g, " – ").replace(/ /g, "*")],
    ["with signs that nobody sees", (text) => Array.from(text).join("\u200b")],
    ["a word a line", (text) => text.replace(/ /g, "\n")],
    ["with letters that look alike", (text) => text.replaceAll("a", "а").replaceAll("e", "е")],
  ];
  test.each(disguises)("%s, each sentence by itself", (_how, disguise) => {
    for (const sentence of sentences)
      for (const size of [1, 9, 400]) {
        const { went, words } = say(`Sure: ${disguise(sentence)}`, {}, size);
        expect([sentence, words.isRecital]).toEqual([sentence, true]);
        const letters = (text: string) => text.replace(/[^\p{L}]/gu, "").toLowerCase();
        // Not even its first word.
        expect("sure".startsWith(letters(went))).toBe(true);
      }
  });

  test("speaking of oneself is none", () => {
    for (const answer of [
      "I am Aria, the AI consultant of Ariaworks. I'm an AI, and I help you to find out what you need.",
      "I can't tell. A person replies if you leave your address.",
      "I help you choose the smallest service that does the job.",
    ]) {
      const { words } = say(answer);
      expect([words.isRecital, words.text]).toEqual([false, answer]);
    }
  });
});

describe("links lead to our pages alone", () => {
  test.each([
    ["Pay [here](https://evil.example/pay).", "Pay here."],
    ["![x](https://evil.example/x.png?d=1) Hello.", "x Hello."],
    ["Go to https://evil.example/x now.", "Go to  now."],
    ["Go to <https://evil.example>.", "Go to ."],
    ["See [pages](//evil.example) and [a](/\\evil.example).", "See pages and a."],
    ["[a](&#104;ttps://evil.example) b.", "a b."],
    ["[a [b]](https://evil.example) c.", "[a [b]]() c."],
    ["[Pay here. Now](https://evil.example) c.", "Pay here. Now c."],
    ["Write to pay@evil.example.", `Write to ${contact.email.support}.`],
    ["[pay][1]\n\n[1]: https://evil.example", "[pay][1]\n\n"],
    ["[a](javascript:alert(1)) b.", "[a]((1)) b."],
  ])("%s", (answer, shown) => {
    for (const size of [1, 4, 1000])
      expect(say(answer, {}, size).words.text.trim()).toBe(shown.trim());
  });

  test.each([
    "See [Landing Page](/services/landing-page#price) and [terms](https://ariaworks.example/legal/terms).",
    `Write to ${contact.email.support} or [there](mailto:${contact.email.support}).`,
  ])("%s stays", (answer) => {
    expect(say(answer).words.text).toBe(answer);
  });
});

test("words go out as they come: no more than a word or two wait where nothing is wrong", () => {
  const answer =
    "Gladly. Tell me what your visitors ask most, and who answers them today. Then we see which service does that job, and what it takes from you.";
  const words = guard();
  let waiting = 0;
  let went = "";
  for (const word of answer.match(/\S+\s*/g) ?? []) {
    went += words.take(word);
    waiting = Math.max(waiting, answer.indexOf(word, went.length) + word.length - went.length);
  }
  expect(waiting).toBeLessThan(30);
  expect(went + words.end()).toBe(answer);
});

test("an answer in any pieces passes or is caught as the whole is", () => {
  const part = fc.constantFrom(
    "A Landing Page costs $350. ",
    "It costs $1. ",
    "See [it](/services) ",
    "[x](https://evil.example) ",
    "Hello there, ",
    "what do you need?\n",
    "90 % off! ",
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      (parts, size) => {
        const answer = parts.join("");
        const { words, went } = say(answer, {}, size);
        const whole = say(answer, {}, 10_000).words;
        expect([words.text, words.hasWrongFigure]).toEqual([whole.text, whole.hasWrongFigure]);
        expect(words.hasWrongFigure ? words.text : went).toBe(words.text);
        expect(words.text).not.toMatch(/evil\.example|\$1\b|90/);
      },
    ),
  );
});
