import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceTemplates as templates } from "#content/service-templates.ts";
import {
  type ConfigurationOf,
  configurationSchemas,
  problemsOf,
  serviceTypes,
  type ServiceType,
} from "../configuration/types.ts";
import { suggestProject } from "./suggest-project.ts";

const sentences: readonly (readonly [sentence: string, type: ServiceType])[] = [
  ["a bot for our dental practice that books appointments", "chatbot"],
  [
    "A friendly chatbot called Mia for our online shop that answers questions about delivery and returns",
    "chatbot",
  ],
  [
    "We need an AI assistant on our website that knows our opening hours and prices, leads go to HubSpot",
    "chatbot",
  ],
  ["customer support bot with short answers by SMS and email", "chatbot"],
  ["Ein Bot für unsere Zahnarztpraxis, der Termine vereinbart", "chatbot"],
  [
    "Wir brauchen einen Chatbot für unser Hotel, der Fragen zu Zimmern und Anreise beantwortet",
    "chatbot",
  ],
  ["Un chatbot para nuestra tienda que responda preguntas sobre envíos y devoluciones", "chatbot"],
  ["Un assistant pour notre boutique qui répond aux questions sur la livraison", "chatbot"],
  [
    "our guests ask the same questions every day, at night too, about breakfast and parking",
    "chatbot",
  ],
  ["a booking form for our hair salon", "form-interface"],
  ["Ein Anmeldeformular für unseren Workshop, maximal 40 Plätze", "form-interface"],
  ["Formulario para pedir presupuesto con foto y fecha límite", "form-interface"],
  ["Un formulaire d'inscription pour notre atelier, avec régime alimentaire", "form-interface"],
  ["Job application form with CV upload, answers to jobs@example.com", "form-interface"],
  ["customer satisfaction survey with rating", "form-interface"],
  ["Kundenumfrage zur Zufriedenheit", "form-interface"],
  ["An order form for cakes in two steps", "form-interface"],
  ["quote request form for a plumber", "form-interface"],
  ["contact form", "form-interface"],
  ["Encuesta de satisfacción para nuestro restaurante", "form-interface"],
  ["Un sondage pour nos clients", "form-interface"],
  ["RSVP for our wedding with dietary needs", "form-interface"],
  ["Bewerbungsformular mit Lebenslauf", "form-interface"],
  ["When someone fills in the form, create a deal in HubSpot and notify us in Slack", "automation"],
  ["Every Monday at 7 send the sales figures by email", "automation"],
  [
    "Automate our invoices: when a new order comes in, create an invoice and email it to the customer",
    "automation",
  ],
  ["Jeden Montag die Zahlen aus Salesforce per E-Mail schicken", "automation"],
  [
    "Wenn eine neue Bestellung kommt, erstelle eine Rechnung und schicke sie per E-Mail",
    "automation",
  ],
  ["Cuando llega un correo, resúmelo y avisa en Slack", "automation"],
  ["Cada lunes envía un informe por correo", "automation"],
  [
    "Quand un client remplit le formulaire, crée un contact dans HubSpot et envoie un e-mail",
    "automation",
  ],
  ["workflow that copies new leads from our form into a Google Sheet", "automation"],
  ["We type every order by hand into the spreadsheet, that costs hours each week", "automation"],
  ["sync new customers to Pipedrive", "automation"],
  [
    "When a new email arrives, classify it with AI and create a task in Trello if it is urgent",
    "automation",
  ],
  ["a 90 second welcome video for our law firm with a male voice", "ai-video-agent"],
  ["Ein Erklärvideo für unsere App, 2 Minuten, weibliche Stimme", "ai-video-agent"],
  ["Un vídeo de bienvenida para nuestra clínica", "ai-video-agent"],
  ["Une vidéo de formation pour nos nouveaux employés", "ai-video-agent"],
  ["product launch video in Spanish with our colours #112233 and #445566", "ai-video-agent"],
  ["an avatar that explains step by step how to set up our router", "ai-video-agent"],
  ["a 10 minute tutorial video", "ai-video-agent"],
  ["a web app where customers book rooms and pay with Stripe", "web-app"],
  ["customer portal with login, invoices and file upload", "web-app"],
  ["Ein Kundenportal mit Anmeldung, Rechnungen und Dokumenten", "web-app"],
  ["Una aplicación web para reservar pistas de pádel y pagar", "web-app"],
  ["Une application pour suivre nos chantiers avec photos et rapports", "web-app"],
  ["A dashboard for our sales numbers with Google sign-in", "web-app"],
  ["an app for time tracking of our 20 employees, built with Vue", "web-app"],
  ["Inventory software with roles and export to Excel", "web-app"],
  ["20 EMA crosses 50 EMA", "trading-tool"],
  ["Alert me when RSI(14) falls below 30", "trading-tool"],
  ["TradingView indicator with Bollinger Bands and MACD", "trading-tool"],
  [
    "A strategy that buys a breakout of the 20 day high, stop at 2 ATR, target 4 ATR, risk 1%, backtested",
    "trading-tool",
  ],
  ["Ein Indikator, der meldet, wenn der 20er EMA den 50er EMA nach oben kreuzt", "trading-tool"],
  ["Un indicador que avise cuando la EMA 9 cruza por encima de la EMA 21", "trading-tool"],
  ["Un indicateur qui alerte quand le RSI passe sous 30", "trading-tool"],
  ["Pine Script: price crosses above daily 200 SMA", "trading-tool"],
  ["supertrend alerts with vwap", "trading-tool"],
] as const;

test.each(sentences)("“%s” starts a %s that could be ordered as it is", (sentence, type) => {
  const suggestion = suggestProject(sentence, { templates });
  expect(suggestion).toMatchObject({ kind: "project", serviceType: type });
  if (suggestion.kind === "ask") throw new Error("It asked back");
  expect(problemsOf(suggestion.configuration)).toEqual([]);
  expect(suggestion.name).not.toBe("");
  expect(suggestion.reasons.length).toBeGreaterThan(1);
});

test.each([
  "",
  "hello",
  "bonjour",
  "asdf qwer",
  "🙂🙂🙂",
  "12345",
  "Something nice for my grandmother",
  "constructor",
  "__proto__",
])("“%s” tells nothing, so it asks back", (sentence) =>
  expect(suggestProject(sentence, { templates })).toMatchObject({ kind: "ask" }),
);

/** What a sentence starts, where it is of this type. */
function started<Type extends ServiceType>(sentence: string, type: Type): ConfigurationOf<Type> {
  const suggestion = suggestProject(sentence, { templates });
  if (suggestion.kind === "ask" || suggestion.serviceType !== type)
    throw new Error(`No ${type}: ${sentence}`);
  return suggestion.configuration as ConfigurationOf<Type>;
}

test("a bot has the name, tone, topics, channels and CRM of its sentence", () => {
  const { chatbot } = started(
    "A technical chatbot called “Mia” for our shop that answers questions about delivery and prices by SMS and email, leads go to Pipedrive",
    "chatbot",
  );
  expect(chatbot).toMatchObject({
    name: "Mia",
    personality: "technical",
    channels: ["sms", "email"],
    integrations: { crm: "pipedrive" },
  });
  expect(chatbot.knowledgeBase).toEqual(
    expect.arrayContaining([
      "Delivery times, costs and order status",
      "Prices and what they include",
    ]),
  );
});

test("a form asks in the language of its sentence what its purpose needs, and what is named", () => {
  const { formInterface } = started(
    "Ein Anmeldeformular für unseren Workshop, höchstens 40 Plätze, Antworten an kurs@example.com, mit Firma und Ernährung",
    "form-interface",
  );
  expect(formInterface).toMatchObject({
    title: "Anmeldung",
    language: "de",
    submitText: "Anmelden",
    delivery: { emails: ["kurs@example.com"], maxAnswers: 40 },
  });
  const names = formInterface.fields.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["Ihr Name", "E-Mail", "Firma", "Was essen Sie nicht?"]),
  );
});

test.each([
  ["a 10 minute video", 300],
  ["a 5 second video", 30],
  ["a 90 second video", 90],
  ["ein Video von 2 Minuten", 120],
  ["a video", 60],
])("%s lasts %i seconds", (sentence, duration) => {
  expect(started(sentence, "ai-video-agent").videoAgent.duration).toBe(duration);
});

test("a script is in the language that is asked for, else in the sentence's", () => {
  expect(
    started("a welcome video in Spanish for our hotel", "ai-video-agent").videoAgent,
  ).toMatchObject({ language: "spanish", script: expect.stringMatching(/^Nos alegra/) });
  expect(
    started("Une vidéo de bienvenue pour notre hôtel", "ai-video-agent").videoAgent,
  ).toMatchObject({ language: "french", script: expect.stringMatching(/^Merci de votre visite/) });
});

test("a web app has the features, sign-in, payment and framework of its sentence", () => {
  const { webApp } = started(
    "A web app built with Vue where members book courts and pay with PayPal, Google sign-in",
    "web-app",
  );
  expect(webApp).toMatchObject({
    framework: "Vue",
    paymentGateway: "PayPal",
    authentication: expect.stringContaining("Google"),
  });
  expect(webApp.features).toContain("Calendar of free slots, and bookings");
});

test.each([
  ["20 EMA crosses above 50 EMA", "#ema-20", "crosses-above", "#ema-50"],
  ["wenn der 20er EMA den 50er EMA nach unten kreuzt", "#ema-20", "crosses-below", "#ema-50"],
  ["la EMA 9 cruza por encima de la EMA 21", "#ema-9", "crosses-above", "#ema-21"],
  ["RSI(7) rises above 70", "#rsi-7", "is-above", "70"],
  ["price crosses below daily 200 SMA", "close", "crosses-below", "#sma-200-d"],
])("“%s” becomes indicators with lengths and an alert", (sentence, left, comparison, right) => {
  const { tradingTool } = started(sentence, "trading-tool");
  expect(tradingTool.alerts).toEqual([expect.objectContaining({ left, comparison, right })]);
  const ids = tradingTool.indicators.map(({ id }) => `#${id}`);
  expect(ids).toEqual(expect.arrayContaining([left, right].filter((one) => one.startsWith("#"))));
});

test("the type that a person chooses counts more than the sentence", () => {
  for (const as of serviceTypes)
    expect(suggestProject("a bot for our dental practice", { templates, as })).toMatchObject({
      serviceType: as,
    });
});

const words = sentences.flatMap(([sentence]) => sentence.split(" "));
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 3000 }),
  fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 })), { maxLength: 400 })
    .map((list) => list.join(" ")),
);
test("any text makes a configuration within every limit, as each type", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(undefined, ...serviceTypes), (text, as) => {
      const suggestion = suggestProject(text, { templates, as });
      if (suggestion.kind === "ask") return as === undefined;
      const { name, description, serviceType, configuration } = suggestion;
      return (
        name.trim().length > 0 &&
        name.length <= 100 &&
        description.length <= 500 &&
        JSON.stringify(configurationSchemas[serviceType].parse(configuration)) ===
          JSON.stringify(configuration)
      );
    }),
    { numRuns: 300 },
  );
});
