import { expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
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
  ["C'est combien, et vous mettez combien de temps ?", 2],
  [
    "I was handed this by a colleague, so forgive me if it's obvious: does the bot run on our account, and how many of our documents can it read?",
    2,
  ],
  ["How do I pay, and if I don't like it do I get my money back?", 2],
  ["I should be glad to learn whether the texts are written for me and how long it takes.", 2],
  ["portal - which files, can clients reply", 2],
  ["hw much is a form n do i need an account", 2],
  ["Le chatbot coûte combien et qu'est-ce qui se passe s'il ne sait pas ?", 2],
])("a message is split where another question begins: %s", (message, count) => {
  expect(splitMessage(message).parts).toHaveLength(count);
});

test("what stands before a colon and tells only when is no topic of the questions behind it", () => {
  expect(splitMessage("Before I decide: is tax added, and how do I pay?")).toEqual({
    parts: ["is tax added", "how do I pay?"],
    hasMore: false,
  });
});

test.each([
  "We sell bread and cakes and what we need is a page, how much is that?",
  "Tell me if and when you can start.",
  "I run a bakery. People phone all day. What could take that off us?",
])("one question stays whole, with what stands around it: %s", (message) => {
  expect(splitMessage(message)).toEqual({ parts: [message], hasMore: false });
});

test.each([
  ["do u guys take amex and wats the cheapest website", 2],
  ["how long does a chatbot take. is hosting in it. who owns it", 3],
  ["Is there a contract? how many pages. and until when can I cancel?", 3],
  ["the small landing page does it come with texts + how many revisions are there", 2],
  ["whats a dashboard cost how long does it take", 2],
  ["is there a contract what about gdpr", 2],
  ["refund possible?how long for", 2],
  ["Wie schnell antwortet ihr? und gibts eine Garantie", 2],
  ["was kostet ein Portal, läuft das bei uns und darf ich später wechseln?", 3],
  ["Was kostet die Pflege, und komme ich da wieder raus?", 2],
  ["cuánto cuesta un formulario y si se llena en el móvil", 2],
  ["La web más grande cuánto tarda y cuántas páginas trae?", 2],
  ["¿Tienen oficina? y devuelven el dinero si no gusta", 2],
  ["vous êtes où et c'est vous qui hébergez le site ?", 2],
  ["vous prenez la carte ? c'est dans quelle monnaie", 2],
  ["Combien pour un site, et le code est à nous ?", 2],
])("careless spelling and missing marks hide no question: %s", (message, count) => {
  expect(splitMessage(message).parts).toHaveLength(count);
});

test.each([
  "If we stop working together, could somebody else go on?",
  "When the guarantee is over, who do we call?",
  "what if the page is late, do we get something back",
  "Wenn wir kündigen, bekommen wir unsere Daten?",
  "Können Sie sehen, was unsere Kunden dem Bot schreiben?",
  "Si borro la cuenta, ¿puedo volver a comprar?",
  "Quand le site est livré, qui le met à jour ?",
  "Is the chatbot in French? Thanks and have a good day.",
  "Can the bot take orders? And I run a bakery.",
  "Do you know a clinic with such a bot? would like to hear from them.",
  "Can you tell me how much it is for a school?",
  "Savez-vous s'il y a un numéro à appeler ?",
])("a condition, a clause or a greeting tears no question apart: %s", (message) => {
  expect(splitMessage(message)).toEqual({ parts: [message], hasMore: false });
});

test("hardly any of the ways to ask, each of which is one question, is torn apart", () => {
  const asks = siteCollection.entries.flatMap(({ asks: ways }) => Object.values(ways).flat());
  const torn = asks.filter((ask) => splitMessage(ask).parts.length > 1);
  expect(torn.length / asks.length).toBeLessThan(0.009);
});

test("the word that joins a question to the one before it is no part of it, unless it says what is asked", () => {
  expect(splitMessage("Do you sign an NDA? And where are you?").parts[1]).toBe("where are you?");
  expect(splitMessage("How much is a form? And the portal?").parts[1]).toBe("And the portal?");
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
  ["Nimmt der Bot auch Bestellungen an und spricht er Türkisch?", 2],
  ["cuánto cuesta el mantenimiento y se renueva solo?", 2],
  ["¿Puedo cambiar los textos yo y necesito saber programar?", 2],
  ["Le portail marche sur mobile et mes clients reçoivent un mail ?", 2],
  ["Est-ce que je peux annuler et je récupère mon argent ?", 2],
  ["vous réparez aussi les imprimantes ?", 1],
  ["¿Pueden conectar mi tienda y mi CRM?", 1],
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
