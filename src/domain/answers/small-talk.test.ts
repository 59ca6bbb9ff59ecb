import { describe, expect, it } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { readLanguage } from "./read-language.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const say = (id: string, language: "en" | "de" | "es" | "fr") =>
  engine.collection.entries.find((entry) => entry.id === id)?.says[language] ?? [];
const ask = (...messages: string[]) => {
  const turns: { sender: "user" | "ai"; text: string }[] = [];
  let reply = null;
  for (const text of messages) {
    turns.push({ sender: "user", text });
    reply = replyTo(turns, engine, catalogueServices);
    turns.push({ sender: "ai", text: reply.text });
  }
  if (!reply) throw new Error("nothing was asked");
  return reply;
};

describe("small talk", () => {
  it.each([
    ["chat-dare", "en", "bet you couldn't write me a haiku"],
    ["chat-slip", "en", "sorry, my hamster ran over the keyboard again"],
    ["chat-back-soon", "de", "moment, es klingelt an der tür"],
    ["chat-browsing", "en", "pretty site, only having a look round though"],
  ] as const)("dares, slips and breaks are answered as such (%s, %s): %s", (id, language, text) => {
    expect(say(id, language)).toContain(ask(text).text);
  });

  it.each([
    ["goodbye", "en", "right, the kettle is on and the kids are shouting, bye for now and cheers"],
    ["goodbye", "de", "so, ich muss los, der Zug kommt gleich. Danke und schönes Wochenende"],
    ["goodbye", "es", "bueno, lo hablo con mi hermano y ya le cuento, que tenga buena tarde"],
    ["goodbye", "fr", "je dois filer, on m'attend au bureau, bonne journée à toutes"],
    ["thanks", "en", "well that was painless, thanks for explaining it so clearly to an old man"],
    ["thanks", "de", "das hat mir wirklich weitergeholfen, ich rede mit meiner Chefin darüber"],
    ["thanks", "es", "muchas gracias, ahora sí que me quedó claro todo el asunto"],
    ["thanks", "fr", "merci beaucoup, c'est beaucoup plus clair pour moi maintenant"],
    ["greeting", "de", "Guten Abend aus Kiel, bei uns stürmt es gewaltig"],
    ["how-are-you", "es", "buenas, aquí lloviendo a mares, ¿y tú qué tal?"],
  ] as const)("is heard with words around it: %s, %s: %s", (id, language, message) => {
    expect(say(id, language)).toContain(ask(message).text);
  });

  it.each([
    ["thanks, and what does a landing page cost?", /\$350/],
    ["hi, good evening. how much is a chatbot", /\$400/],
    ["danke! und was kostet ein Chatbot?", /\$400/],
    ["bye for now. oh and how long does a landing page take?", /2-5 days/],
    ["gracias, ¿y cuánto cuesta el formulario?", /\$200/],
  ])("never hides what is asked beside it: %s", (message, answer) => {
    expect(ask(message).text).toMatch(answer);
  });
});

describe("chat that matches no reply that was written", () => {
  it.each([
    ["en", "my parrot has just learnt to say hello, he is so proud"],
    ["en", "I'm on the sofa with a biscuit and thought I'd say hi"],
    ["de", "mein Enkel hat mir gezeigt, wie man mit Robotern redet, aufregend"],
    ["es", "qué risa, mi marido cree que hablo con la pared"],
    ["fr", "je regarde le match sur le canapé et mon chien ronfle"],
  ] as const)(
    "is answered kindly, and not with what stands on no page: %s, %s",
    (language, message) => {
      const { text, certainty, language: said } = ask(message);
      expect(said).toBe(language);
      expect(certainty).toBe("sure");
      expect(text).not.toMatch(/\/services\/|guess|raten|adivinar|deviner/);
    },
  );

  it.each([
    ["cheapest thing you got", /\$120/],
    ["It's raining cats and dogs here today. How much is a chatbot?", /\$400/],
    [
      "You've been more patient than my husband. Do I get my money back if I don't like it?",
      /30 days after delivery/,
    ],
    ["your site is so calm, love it. what does a page like that cost?", /\$350|\$1,200/],
    ["my nan runs a guest house and needs a website", /\/services\//],
  ])("hides nothing that is asked: %s", (message, answer) => {
    expect(ask(message).text).toMatch(answer);
  });
});

describe("the language of short messages", () => {
  it.each([
    ["hébergement compris ?", "fr"],
    ["mil gracias crack", "es"],
    ["bon bah merci bonne soirée", "fr"],
    ["passt das so", "de"],
    ["does that fit", "en"],
  ])("is told by their words: %s", (message, language) => {
    expect(readLanguage(message)).toBe(language);
  });

  it("is the conversation's where two words could be of several", () => {
    expect(ask("quiero un chatbot para mi clínica", "me alcanza?").language).toBe("es");
    expect(ask("je veux un site pour mon restaurant", "ok 1200").language).toBe("fr");
  });
});

describe("a wish for a service with a detail", () => {
  it.each([
    [
      "I need a chatbot in two languages. Please write to me.",
      /GPT-4 Chatbot\]\S+ fits: from \$400/,
    ],
    ["Wir brauchen einen Chatbot auf Deutsch und Englisch", /GPT-4 Chatbot\]\S+ passt: ab \$400/],
    ["I need a video with captions, in French", /One-Minute AI Video Agent\]\S+ costs \$250/],
  ])("is offered the service, and no list of lines: %s", (message, offer) => {
    expect(ask(message).text).toMatch(offer);
  });
});

describe("a fact asked with something else", () => {
  it("is told with what is curated about it", () => {
    const { text } = ask(
      "from which day do the ten days of the website count, we only have the photos in May",
    );
    expect(text).toMatch(/10 days/);
    expect(text).toMatch(/kickoff/);
  });

  it.each(["cada cuánto se actualiza el panel de mercado", "vous êtes combien dans l'équipe ?"])(
    "takes no “how often” and no “how many of you” for a price: %s",
    (message) => {
      expect(ask(message).text).not.toMatch(/\$\d/);
    },
  );
});

it("what is told of Aria, and of nobody's business, sells nothing", () => {
  const { text } = ask(
    "don't you get fed up with people asking you the same stuff all day long lol",
  );
  expect(text).not.toContain("/services/");
});

it("a greeting in German is answered in German", () => {
  expect(ask("Moin Aria, na, gut geschlafen?").language).toBe("de");
});

describe("a question after a word on the answer before", () => {
  it.each([
    ["haha fair enough. do you do logos?", /Logo design/],
    ["ok, got it. who owns the code?", /in full/],
    ["Alles klar, bietet ihr Hosting an?", /in Ihrem eigenen Konto/],
    ["d'accord, puis-je payer en euros ?", /dollars/],
  ])("is answered as it would be alone: %s", (message, said) => {
    expect(ask(message).text).toMatch(said);
  });

  it("compares us with others, and asks of no size", () => {
    expect(ask("are you cheaper than fiverr").text).not.toContain("Which service do you mean");
  });

  it("asks for something of ours by a form of theirs, and isn't offered one", () => {
    const { text } = ask("for our vendor form i need your company registration number");
    expect(text).not.toContain("Smart Form");
    expect(text).toContain("Registration and tax numbers");
  });
});
