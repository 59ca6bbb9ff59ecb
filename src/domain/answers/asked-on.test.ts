import { expect, test } from "vitest";
import { type AskedOn, readAskedOn } from "#content/answers/asked-on.ts";
import { siteCollection } from "#content/answers/site-collection.ts";
import { finish } from "#kit/steps.ts";
import { catalogueServices as services } from "../../../tests/factories/catalogue.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { fillFacts } from "./fill-facts.ts";
import { answeringKey, learnAskedOn } from "./learn-asked-on.ts";
import { askedOnReader } from "./rank-asked-on.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();

function talk(...said: string[]) {
  const turns: { sender: "user" | "ai"; text: string }[] = [];
  let reply = { text: "", certainty: "" };
  for (const text of said) {
    turns.push({ sender: "user", text });
    reply = replyTo(turns, engine, services);
    turns.push({ sender: "ai", text: reply.text });
  }
  return reply;
}

test.each([
  [
    "Combien coûte un portail où mes 40 clients retrouvent leurs documents ?",
    "Quand je dépose quelque chose pour eux, ils le savent comment ?",
    /mail/iu,
  ],
  ["What's a landing page with you?", "and if you also write the words?", /\$500/],
  ["how much is the chatbot", "can it go on my wordpress", /line of code|any (?:web)?site/iu],
  ["What does an hour of consulting cost?", "will I get the recording", /record/iu],
])("what is asked on about a service is answered of it: %s %s", (first, then, said) => {
  expect(talk(first, then).text).toMatch(said);
});

test.each([
  ["How does the money back thing work?", "what's the deadline for asking", /30 days/],
  ["can i pay by paypal?", "so what with, then? and is my card number kept?", /never reaches/],
  ["Wie bekomme ich ein Angebot?", "Und wie lange gilt das dann?", /30 Tage/],
  ["can I book a demo with you?", "and if something comes up on the day?", /move or cancel/],
])(
  "what is asked on about a matter that is no service is answered of it: %s %s",
  (first, then, said) => {
    expect(talk(first, then).text).toMatch(said);
  },
);

test("an answer about one service isn't said surely where another one is named", () => {
  const { text } = talk("How many clients can use the landing page?");
  expect(text).not.toMatch(/^Up to 25 clients/);
});

test("a question that says nothing by itself is read with what stands before it", () => {
  const { text } = talk(
    "Our lawyer insists on a data processing contract before patients may write to a bot that you run. Do you have one?",
  );
  expect(text).toContain("dpo@");
});

test("what a business is asked all day is a need, and no list of questions to us", () => {
  const { text } = talk(
    "We run a riding school and they ring all day: may I bring my own helmet, how heavy may one be, do you have ponies for six-year-olds. It all stands on our website. What have you got?",
  );
  expect(text).toContain("/services/gpt4-chatbot");
  expect(text).not.toContain("**2.**");
});

test("how much an option holds is told in the language, and nothing that no option holds", () => {
  const known = { services, facts: {} };
  expect(fillFacts("{holds:client-portal.documents.clients}", "en", known)).toBe("25");
  expect(fillFacts("{holds:crm-integration.three-sources.contacts}", "de", known)).toBe("5.000");
  for (const id of ["client-portal.documents.wheels", "client-portal.clients", "nothing.at.all"])
    expect(fillFacts(`{holds:${id}}`, "en", known)).toBeNull();
});

const section = (id: string, ...en: string[]): AskedOn => ({
  answering: { by: "entry", id },
  asks: { en },
});

test("lines of another service count for an answer that both have, and never for its sizes", () => {
  const all = new Map([
    ["one", [section("shared", "who pays for that then", "who pays the bill later")]],
    [
      "two",
      [
        section("shared", "is the domain on us"),
        section("own", "may we change it later", "can we change things later"),
        {
          answering: { by: "scope", slug: "big" } as const,
          asks: { en: ["and if there are more"] },
        },
      ],
    ],
  ]);
  const read = askedOnReader(finish(learnAskedOn(all)));
  const [best] = read("and who pays that", "two");
  expect(best && answeringKey(best.answering)).toBe("shared");
  expect(read("and if there are more", "one").map(({ answering }) => answering.by)).not.toContain(
    "scope",
  );
  expect(read("who pays", "three")).toEqual([]);
});

test("each service has lines, and each of them leads to something that can be said", () => {
  const all = readAskedOn();
  const ids = new Set(siteCollection.entries.map(({ id }) => id));
  const few = services.filter(({ id }) => (all.get(id)?.length ?? 0) < 20).map(({ id }) => id);
  expect(few).toEqual([]);
  const lost = services.flatMap(({ id, scopes }) =>
    (all.get(id) ?? []).flatMap(({ answering }) => {
      const isThere =
        (answering.by === "entry" && ids.has(answering.id)) ||
        (answering.by === "scope" && scopes.some((one) => one.id === `${id}.${answering.slug}`)) ||
        answering.by === "fact" ||
        answering.by === "elsewhere";
      return isThere ? [] : [`${id}: ${answeringKey(answering)}`];
    }),
  );
  expect(lost).toEqual([]);
});
