import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();

/** What is answered to the last of these messages of a visitor. */
function talk(...said: string[]): string {
  const turns: { sender: "user" | "ai"; text: string }[] = [];
  let answer = "";
  for (const text of said) {
    turns.push({ sender: "user", text });
    answer = replyTo(turns, engine, services).text;
    turns.push({ sender: "ai", text: answer });
  }
  return answer;
}

type Case = readonly [said: readonly string[], answer: RegExp];
/** The last message is answered so. */
function tells(said: readonly string[], answer: RegExp) {
  expect(talk(...said)).toMatch(answer);
}

test.each<Case>([
  [["How much is a five page website?", "does that include hosting?"], /^No: domain and hosting/],
  [["Was kostet eine Landingpage?", "ist die domain da mit drin?"], /^Nein: Domain und Hosting/],
  [["¿Cuánto cuesta una landing page?", "¿incluye el dominio?"], /^No: el dominio/],
  [["Combien coûte un site web ?", "l'hébergement est compris ?"], /^Non : le domaine/],
  [["What does a client portal cost?", "is hosting included?"], /own cloud account/],
])("whether the host is in the price is told of the service talked about: %j", tells);

test.each<Case>([
  [["How much is maintenance?", "is that per month"], /^Yes, that is the price of one month/],
  [["Was kostet die Wartung?", "pro Monat?"], /^Ja, das ist der Preis für einen Monat/],
  [["¿Cuánto cuesta el chatbot?", "¿y eso es al mes?"], /una sola vez.*\$200 es opcional/],
  [["Combien coûte un formulaire ?", "c'est par mois ?"], /^Vous payez une seule fois/],
])("whether a price is a month's is told of the service talked about: %j", tells);

test.each<Case>([
  [["How much is a full website?", "do you write the texts?"], /^No: .*you provide the texts/],
  [["Was kostet eine Landingpage?", "schreibt ihr die Texte?"], /„Complete“ \(\$500\)/],
  [["How much is a video?", "who owns it then"], /avatar and the voice belong to their provider/],
  [["Quel est le prix d'une vidéo ?", "elle m'appartient à la fin ?"], /Avatar|avatar/],
  [["Was kostet die Beratung?", "auch auf Deutsch?"], /auf Englisch/],
  [["How much is a landing page?", "ok how do i order it"], /^You order it on its own page/],
  [["How many revisions do I get with a video?", "and if I need a fourth one?"], /5 credits/],
])("what a general answer leaves open is told of the service talked about: %j", tells);

test.each<Case>([
  [["Price of a Pine script indicator?", "no wait, I want a backtest too"], /\$450/],
  [["Was kostet ein Formular mit Bezahlung?", "nee, ohne Bezahlung, nur 12 Felder"], /\$200/],
  [["Combien pour une journée de conseil ?", "non, juste une heure"], /\$120/],
  [["¿Cuánto cuesta una web?", "no, me refería a un formulario"], /Smart Form.*\$200/],
  [["Can you connect our shop to HubSpot?", "sorry, not hubspot, salesforce i mean"], /Salesforce/],
])("what is meant instead gets the answer to what was asked before: %j", tells);

test.each<Case>([
  [["Price of one automation?", "we'd have four of them"], /\$900/],
  [["Combien coûte un portail pour 20 clients ?", "et pour 300 ?"], /\$2,500/],
  [["Was kostet ein Portal für 20 Kunden?", "und für 90?"], /\$1,500/],
  [["¿Cuánto cuesta una web de cinco páginas?", "¿y si fueran ocho?"], /\$1,800/],
  [["How much is the AI video?", "can it be four minutes"], /Video Sales Letter.*\$800/],
])("another number asks for the option that holds it: %j", tells);

test.each<Case>([
  [
    ["I need a website for my bakery", "my budget is about 600 though"],
    /^No, \$600.*\$1,200[^]*\$500/,
  ],
  [["What's the cheapest automation?", "i've only got 150"], /^No, \$150.*\$300/],
  [["Was kostet ein Chatbot?", "mein Budget sind 600"], /^Ja, Ihre \$600/],
])("a budget that is told in passing is compared with what is talked about: %j", tells);

test.each<Case>([
  [["I need a landing page", "it has to be up by next Friday"], /2-5 days.*count back/],
  [["Quiero una web de ocho páginas", "la necesito en tres semanas"], /14 días.*El plazo cuenta/],
  [["Ich brauche ein Formular", "das muss bis Ende Mai stehen"], /2-5 Tage.*Die Zeit läuft/],
])("a date that is told in passing is answered with the time that it takes: %j", tells);

test("a yes to a question back tells what the service talked about holds", () => {
  expect(
    talk(
      "Nobody of us updates our website, and it was hacked in spring. Somebody should keep it safe.",
      "yes",
    ),
  ).toMatch(/includes:\n- One site/);
  expect(talk("How much is a landing page?", "yes")).not.toContain("includes:");
});

test("the price after a larger size is the larger one's", () => {
  const said = talk("How much is the smallest chatbot?", "what's the next one up and its price?");
  expect(said).toContain("$700");
  expect(said).not.toContain("$400");
});

test("a chatbot for the website is one wish", () => {
  const said = ["We want the chatbot for the whole website, the 700 one", "and the 200, what for?"];
  expect(talk(...said)).toMatch(/monthly care of \$200 is optional/);
});

test.each<Case>([
  [["How much is a landing page?", "ok the 500 one"], /^“Complete: with text written”.*\$500/],
  [["¿Cuánto cuesta un formulario?", "¿y eso son 350 dólares, verdad?"], /^«Several steps.*\$350/],
  [["Was kostet eine Landingpage?", "die für 500 dann"], /^„Complete.*\$500/],
  [["Combien coûte une page d'atterrissage ?", "celle à 900 alors"], /^« Two versions.*\$900/],
])("a price that is only named is the option's with that price: %j", tells);

test("of a longer message the sentence that asks is read", () => {
  const said =
    "Now suppose it all goes live and my boss simply doesn't like it, no reason, he's like that with curtains too. Do we see our money again?";
  expect(talk("How much is the landing page?", said)).toMatch(/30 days after delivery/);
});

test("what was named is added up where that is asked for in so many words", () => {
  const said = ["Was kostet eine Landingpage für 500?", "Und ein Formular?"];
  const sum = "Gut, dann rechnen Sie mir das bitte einmal zusammen. Ich brauche eine einzige Zahl.";
  expect(talk(...said, sum)).toMatch(/\$700/);
});

test.each<Case>([
  [["do you give refunds?", "how long do i have"], /30 days after delivery/],
  [["Bekomme ich mein Geld zurück?", "bis wann denn?"], /30 Tage nach der Lieferung/],
  [["¿Hacen devoluciones?", "¿y cuándo llega a mi cuenta?"], /5 días/],
  [["Est-ce que vous remboursez ?", "jusqu'à quand ?"], /30 jours/],
  [["can i get a quote for a bigger website", "how long is it good for"], /30 days/],
  [["what if I need a quote", "and how long does the quote take"], /24 hours/],
])("what is asked next of refunds and quotes is no service's time: %j", tells);

test("what names the service talked about again is answered of it", () => {
  const said = ["Price of a five page website", "and your refund policy?"];
  expect(talk(...said, "ok. coming back to the website, do you write the texts")).toMatch(
    /you provide the texts/,
  );
});

test("the smallest in French is not only the next smaller one", () => {
  expect(talk("C'est combien le chatbot avec SMS ?", "et le plus petit ?")).toContain("$400");
});
