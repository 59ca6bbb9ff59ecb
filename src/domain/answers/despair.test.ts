import { describe, expect, it } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { createEngine } from "./index.ts";
import { replyTo } from "./reply.ts";

const engine = createEngine(siteCollection);
const ask = (text: string) => replyTo([{ sender: "user", text }], engine, catalogueServices).text;

describe("despair without a word of harm", () => {
  it.each([
    "my shop closed last month, I can't go on like this",
    "the savings are gone, I don't know how to carry on",
    "I lost all my savings on the stock market and I can't tell my wife",
    "sorry, you're just a machine, but I see no way out",
    "honestly nothing matters any more",
    "seit der Scheidung weiß ich einfach nicht mehr weiter",
    "ich kann nicht mehr.",
    "ich habe alles verloren, ich sehe keinen Ausweg",
    "perdona que te lo cuente a ti, pero no puedo más",
    "no sé cómo seguir adelante",
    "je n'en peux plus, je suis toute seule avec ça",
    "j'ai tout perdu cette année",
  ])("is answered with where people listen, and nothing is sold: %s", (message) => {
    const text = ask(message);
    expect(text).toContain("findahelpline.com");
    expect(text).not.toMatch(/\$\d|\/services\//);
  });

  it.each([
    "I can't take this any more, the bot sends everything twice",
    "I lost everything that I had typed into the form",
    "we can't go on like this, 80 emails a day with the same question",
    "ich kann nicht mehr alle Anrufe selbst annehmen",
    "wir wissen nicht mehr weiter mit unserer Excel-Tabelle",
    "no puedo más con tantas llamadas",
    "je n'en peux plus de ce formulaire qui plante",
    "there is no way to log in",
    "I can't tell my partner what it costs, is there a price list?",
    "I can't do this anymore by hand, what could you build?",
    "I lost everything after your update",
    "I don't want to be here all day, just the price please",
  ])("isn't heard where work is meant: %s", (message) => {
    expect(ask(message)).not.toContain("findahelpline.com");
  });
});
