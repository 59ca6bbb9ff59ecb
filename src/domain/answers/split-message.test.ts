import { expect, test } from "vitest";
import { gist, splitMessage } from "./split-message.ts";

test.each([
  ["How much is it? And can I get my money back?", 2],
  ["Can I pay by card, is tax added, and when do you get in touch after the order?", 3],
  ["¿Tienen teléfono? ¿Y responden los fines de semana?", 2],
  ["precio de una web de cinco páginas, en cuánto tiempo y si se puede pagar a plazos", 3],
  ["2 questions. 1) what does the bot cost 2) can I cancel it later", 2],
  ["chatbot for 400 vs the 700 one, whats the diff? and can i cancel the monthly part", 2],
  ["two things: do u take paypal and whats the minimum for a chatbot", 2],
  ["Was kostet ein Video und wie schnell ist es da?", 2],
  ["C'est combien, et vous mettez combien de temps ?", 1],
])("a message is split where another question begins: %s", (message, count) => {
  expect(splitMessage(message).parts).toHaveLength(count);
});

test.each([
  "We sell bread and cakes and what we need is a page, how much is that?",
  "Tell me if and when you can start.",
  "I run a bakery. People phone all day. What could take that off us?",
])("one question stays whole, with what stands around it: %s", (message) => {
  expect(splitMessage(message)).toEqual({ parts: [message], hasMore: false });
});

test("what stands before a colon is what each question is about", () => {
  expect(
    splitMessage("Client portal: what does it cost, and how long does it take?").parts,
  ).toEqual(["Client portal what does it cost", "Client portal how long does it take?"]);
});

test.each([
  ["what does it cost and how long does it take and can you also host it", 3],
  ["Hello Aria, two things: how do I pay, and is there a guarantee?", 2],
  ["- price of a five-page website\n- delivery time\n- who writes the texts?", 3],
  ["1. What does it cost?\n2. In which languages?\n3. Can I cancel?", 3],
  ["Zwei Fragen. Erstens: Machen Sie auch Apps? Zweitens: Was kostet das?", 2],
  [
    "I'd like to know who owns the code, whether revisions are included and if I get an invoice.",
    3,
  ],
  ["Quiero saber el precio de un chatbot, si atiende en español y si se conecta a WhatsApp", 3],
  ["cost of a chatbot + delivery time + languages it speaks?", 3],
  ["how do refunds work; how do I cancel; how do I complain", 3],
  ["Was kostet die Wartung? Und is my data safe?", 2],
  ["Is the price and delivery time fixed?", 1],
  ["Does a website include a domain, SEO and hosting?", 1],
])("lists, ordinals and questions without marks are told apart: %j", (message, count) => {
  const { parts } = splitMessage(message);
  expect(parts).toHaveLength(count);
  // In the order in which they were asked; what was put before a part stands elsewhere in the message.
  const places = parts.map((part) => message.indexOf(part)).filter((place) => place >= 0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("of more than twelve questions the first twelve are answered, and it is known that there are more", () => {
  const asked = Array.from({ length: 13 }, (_, at) => `What is number ${at}?`);
  expect(splitMessage(asked.slice(0, 12).join(" "))).toEqual({
    parts: asked.slice(0, 12),
    hasMore: false,
  });
  expect(splitMessage(asked.join(" "))).toEqual({ parts: asked.slice(0, 12), hasMore: true });
});

test("a long list without a question mark is read from its first point to its last", () => {
  const points = Array.from(
    { length: 12 },
    (_, at) => `${at + 1}. what about the matter of thing ${at}, in some detail`,
  );
  const read = gist(points.join("\n"));
  expect(splitMessage(read).parts).toHaveLength(12);
});
