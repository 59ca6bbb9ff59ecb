import { expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { createEngine } from "./engine.ts";
import { replyTo } from "./reply.ts";

const engine = createEngine(siteCollection);

/** The answer to the last of these messages of a visitor. */
function talk(...said: string[]) {
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

/** The last message is answered so. */
function tells(said: readonly string[], answer: RegExp) {
  expect(talk(...said).text).toMatch(answer);
}

test.each<Case>([
  [["How much is a landing page?", "any idea how many weeks that takes you folks"], /2-5 days/],
  [["Was kostet eine Landing Page?", "und wann wär des fertig, so grob"], /2-5 Tage/],
  [["¿Cuánto cuesta una landing page?", "y eso en cuántos días me lo tienen"], /2-5 días/],
  [
    ["Combien coûte une landing page ?", "celle-là vous la livrez sous combien de temps"],
    /2-5 jours/,
  ],
])("how long work takes in general is told of the service talked about: %j", tells);

test.each<Case>([
  [["I need a 3 min sales video", "ok what do u need from me"], /proof for each claim/],
  [["How much is a consulting call?", "if i cant make it can i move it"], /24 hours before/],
])("a general question is answered with the line that the service talked about has: %j", tells);

test("an answer about the service talked about comes before a likelier one about another", () => {
  const said = ["How much is a trading indicator?", "and will the arrow change afterwards?"];
  expect(talk(...said).text).toMatch(/repaint|bar clos|close of a bar/i);
});
