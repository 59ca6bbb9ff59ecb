import { expect, test } from "vitest";
import { contact } from "#content/brand.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services).text;

test.each([
  [
    "rude staff",
    "your technician told my grandmother she was wasting his time",
    contact.email.support,
  ],
  [
    "irony",
    "Bravo, the reminders you built wished my customers a happy funeral.",
    contact.email.support,
  ],
  [
    "others' data",
    "when I log in I can read the contracts of another company",
    contact.email.security,
  ],
  [
    "a wrong invoice",
    "Auf Ihrer Rechnung steht noch unser alter Firmenname",
    contact.email.support,
  ],
  ["a refund overdue", "me prometieron el reembolso hace un mes y nada", contact.email.support],
  ["a goodbye", "ça suffit, je résilie et je pars chez un concurrent", contact.email.support],
  [
    "a long story",
    "We run a riding school with two ponies and a very old printer. Since your colleague changed something on Monday, none of the parents can book a lesson any more, and they all phone me.",
    contact.email.support,
  ],
])(
  "trouble that no pattern tells leads to support by its likeness to others: %s",
  (_, text, to) => {
    const said = answerTo(text);
    expect(said).toContain(to);
    expect(said).not.toMatch(/\$\d/);
  },
);

test("what is asked beside a trouble is answered, too", () => {
  const said = answerTo("The deadline has passed for the third time now. Can I get a refund?");
  expect(said).toContain(contact.email.support);
  expect(said).toMatch(/everything back|refund/u);
});

test.each([
  "our old agency delivered late every time, how long do you take?",
  "can your bot stay polite when a guest is furious?",
  "Unsere Kunden beschweren sich über lange Wartezeiten am Telefon, was hilft?",
])("what is only like trouble isn't taken for it: %s", (text) => {
  expect(answerTo(text)).not.toContain("Critical");
  expect(answerTo(text)).not.toMatch(/^(?:I’m sorry|Das tut mir leid|Lo siento|Je suis désolée)/u);
});

test("a call for help is no trouble with us", () =>
  expect(answerTo("He's outside my shop again and he said this time he'll finish it.")).toMatch(
    /112/u,
  ));

test("a number that was mistyped is no trouble with us", () =>
  expect(answerTo("Nummer falsch geschrieben, richtig ist 0176 99887766")).toMatch(
    /^Danke, ich habe 0176 99887766/u,
  ));

test("a collection that names no trouble hears none", () => {
  const other = { ...engine, collection: { ...engine.collection, emergencies: [] } };
  const said = replyTo(
    [{ sender: "user", text: "when I log in I can read the contracts of another company" }],
    other,
    services,
  );
  expect(said.text).not.toContain("Critical");
});
