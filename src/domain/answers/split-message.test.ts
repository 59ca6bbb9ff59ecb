import { expect, test } from "vitest";
import { splitMessage } from "./split-message.ts";

test.each([
  ["How much is it? And can I get my money back?", 2],
  ["Can I pay by card, is tax added, and when do you get in touch after the order?", 3],
  ["¿Tienen teléfono? ¿Y responden los fines de semana?", 2],
  ["precio de una web de cinco páginas, en cuánto tiempo y si se puede pagar a plazos", 3],
  ["2 questions. 1) what does the bot cost 2) can I cancel it later", 2],
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

test("of more than four questions the first four are answered, and it is known that there are more", () => {
  const { parts, hasMore } = splitMessage(
    "What is it? How much is it? Who makes it? When is it ready? Can I cancel? Do you sign an NDA?",
  );
  expect({ count: parts.length, last: parts.at(-1), hasMore }).toEqual({
    count: 4,
    last: "When is it ready?",
    hasMore: true,
  });
});
