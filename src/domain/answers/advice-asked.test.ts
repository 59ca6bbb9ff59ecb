import { describe, expect, it } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { withoutAdviceAsked } from "./advice-asked.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const ask = (text: string) => replyTo([{ sender: "user", text }], engine, catalogueServices);

describe("a need with no other question than what could be done about it", () => {
  it.each([
    [
      "we get 20 calls a day asking about opening hours and prices. what could be built and for how much?",
      "/services/gpt4-chatbot",
    ],
    [
      "We are a dental lab and spend hours copying orders from mails into our software. What could you do for us?",
      "/services/workflow-automation",
    ],
    [
      "Wir bekommen jeden Tag dieselben Fragen per Mail. Habt ihr da was?",
      "/services/gpt4-chatbot",
    ],
    [
      "Tenemos una clínica y nos llaman todo el día con las mismas preguntas. ¿Qué nos recomiendan?",
      "/services/gpt4-chatbot",
    ],
    [
      "On reçoit cinquante mails par jour pour savoir où est le colis. Que pouvez-vous faire, et à quel prix ?",
      "/services/gpt4-chatbot",
    ],
  ])("is met at once, with its price: %s", (message, page) => {
    const { text, cited } = ask(message);
    expect(cited).toContain(page);
    expect(text).toMatch(/\$\d/);
  });

  it("is not made of a bare cry for advice", () => {
    expect(withoutAdviceAsked("what do you recommend?")).toBeNull();
    expect(withoutAdviceAsked("What could you build for a dentist who never answers?")).toBeNull();
  });
});

describe("a wish that only asks whether it can be had", () => {
  it.each([
    [
      "I would like a small website with our prices and a contact form. Is that possible?",
      /\[Full Website\]\S+ (?:fits: from|costs) \$/,
    ],
    [
      "Ich hätte gern eine kleine Website mit Preisen und Formular. Geht das?",
      /\[Full Website\]\S+ passt: ab \$1,200, .*Editor/,
    ],
    [
      "je voudrais un petit site avec les tarifs et un formulaire, c'est possible ?",
      /\[Full Website\]\S+ (?:convient|commence)/,
    ],
  ])("is offered what it wishes for, and no form of its own: %s", (message, offer) => {
    const { text } = ask(message);
    expect(text).toMatch(offer);
    expect(text).not.toContain("Smart Form");
  });
});
