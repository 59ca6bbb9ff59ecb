import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();

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

test.each<Case>([
  [["What does a client portal cost?", "there would be 60 of them though"], /\$1,500/],
  [["Was kostet ein Kundenportal für 20 Mandanten?", "was wenns mal 80 werden"], /\$1,500/],
  [["¿Cuánto cuesta un portal de clientes?", "somos unos 60"], /\$1,500/],
  [["Combien coûte un portail client ?", "on en a 60"], /\$1,500/],
])("a number without its noun counts what the options are told apart by: %j", tells);

test.each<Case>([
  [["How much is a five-page website?", "and if I want it in Polish too"], /\$2,500/],
  [["Was kostet ein Video?", "und das auch auf Französisch?"], /\$450/],
  [["¿Cuánto cuesta un vídeo?", "¿y también en francés?"], /\$450/],
  [["Combien coûte une vidéo ?", "et aussi en allemand ?"], /\$450/],
  [["How much is a video?", "spanish too?"], /Languages: English, Spanish/],
])("another language asks for the option that holds both: %j", tells);

test.each<Case>([
  [["I need a chatbot that knows 120 pages", "what does that come to for us then"], /\$700/],
  [["Ich brauche einen Chatbot für 120 Seiten", "ok, was macht das dann"], /\$700/],
  [["Necesito un chatbot para 120 páginas", "¿en cuánto me sale?"], /\$700/],
  [["Il me faut un chatbot pour 120 pages", "ça me fait combien ?"], /\$700/],
])("what it comes to is a price, of the option that holds what was named: %j", tells);

test("a form that also goes into the CRM is one thing in a sum", () => {
  const said = ["How much is the smart form with several steps that goes into the CRM?"];
  const { text } = talk(...said, "and one automation?", "so what do both come to together");
  expect(text).toMatch(/\$650/);
});

test.each<Case>([
  [["How much is a chatbot?", "I've got about 600 bucks", "is that enough?"], /^Yes, your \$600/],
  [["Was kostet ein Chatbot?", "hab max 600", "geht sich das aus"], /^Ja, Ihre \$600.*\$400/],
  [["¿Cuánto cuesta un chatbot?", "tengo 600 dólares", "¿me alcanza?"], /^Sí.*\$600.*\$400/],
  [["Combien coûte un chatbot ?", "budget 600 dollars", "ça rentre ?"], /^Oui, vos \$600.*\$400/],
  [
    ["How much is a web app?", "we have 500 dollars", "is that enough?"],
    /^No, \$500.*\$3,000[^]*Landing Page/,
  ],
  [
    ["1500 is all we have", "how much is a chatbot?", "does that leave us enough for a website?"],
    /\$1,600/,
  ],
])("whether what somebody has to spend is enough is told with the price: %j", tells);

test("no budget is made up where none was told", () => {
  expect(talk("How much is a chatbot?", "is that enough?").text).not.toMatch(/^(?:Yes|No), /);
});

test.each<Case>([
  [["What does a portal for 40 clients cost?", "ready before 1 March?"], /21 days.*your date/],
  [["Was kostet ein Chatbot?", "schafft ihr das bis Ostern?"], /3-7 Tage.*Ihrem Termin/],
  [["¿Cuánto cuesta una landing page?", "¿lista antes de Navidad?"], /2-5 días.*su fecha/],
  [["Combien coûte une vidéo ?", "ce serait prêt avant Pâques ?"], /jours.*votre date/],
])("a date is answered with how long it takes, and with no promise: %j", tells);

test.each<Case>([
  [["How much are a website and a chatbot?", "forget the website"], /^\[GPT-4 Chatbot\]/],
  [["Was kosten Formular und Chatbot?", "den Chatbot lassen wir weg"], /^\[Smart Form\]/],
  [["¿Cuánto cuestan una landing page y un chatbot?", "olvide el chatbot"], /^\[Landing Page\]/],
  [["Combien coûtent un site et un chatbot ?", "sans le chatbot"], /^\[Full Website\]/],
  [["How much is a website with 8 pages?", "actually just one page"], /^\[Landing Page\]/],
  [["How much is a smart form?", "and three of them?"], /3 × One form/],
])("what is given up is left out, and what is left is told with its price: %j", tells);
