import { expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import { totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");

function totalFor(wish: string) {
  const details = {
    subject: "",
    serviceTitle: "",
    budget: "",
    timeline: "",
    additionalRequirements: "",
    preferredPaymentModel: "fixed" as const,
  };
  const positions = chooseServices(wish, null).map(({ serviceId }) => ({
    scopeId: catalogueServices.find(({ id }) => id === serviceId)?.scopes[0]?.id ?? "",
    quantity: 1,
    reason: "",
  }));
  const { positions: offered } = composeQuote(
    { summary: "", positions, extras: [], assumptions: [] },
    catalogueServices,
    askedIn({ wish, serviceId: null, about: null, details }, true, now),
  );
  return totalOf(offered);
}

test.each([
  // What people or the work are to do, in plain words.
  "Landing page with four sections and a form, and folks should be able to pay for their ticket there.",
  "A five page website with a contact form. Members who have paid get to read more than the others.",
  "Sign-up form with 12 fields. Full courses should close on their own.",
  "Form with 10 fields to our inbox. My drivers get the address only when the customer has paid me.",
  "One flow with four steps: web form, spreadsheet, Slack. And then it writes to them again until they answer.",
  "Maintenance for one website for a month, 2 hours of changes. When it breaks, I need someone on the phone.",
  "Website mit acht Seiten und Neuigkeiten. Die Mitglieder sollen dort ihren Beitrag sehen und ändern können.",
  "Una web de cinco páginas con formulario de contacto. Los socios pueden darse de baja allí.",
  "Un site de cinq pages avec formulaire de contact. Les adhérents y renouvellent leur carte.",
  // How things stand at the moment.
  "Website of eight pages with news. Customers can see what is still on the shelf before they drive out.",
  "One page site for my food truck, 4 sections and a form. Shows where the truck is right now.",
  "Landingpage mit fünf Abschnitten und Formular, auf der man sieht, ob noch Plätze frei sind.",
  "Landing page con cinco secciones y formulario, para ver si quedan plazas.",
  // Where what is known is named beside it.
  "Five flows of eight steps with HubSpot and Slack. You would leave them running on a server in his basement instead of on Zapier.",
  "Client portal for 20 clients, with the documents. They watch the workshop through the camera.",
  "A website with five pages, and the old addresses, about 700 of them, redirected.",
])("leaves what nobody is known to have promised to a person: %s", (wish) => {
  expect(totalFor(wish)).toBeNull();
});

test.each([
  ["need a website, 5 pages, i wanna swap photos and prices myself. texts come from me", 1200],
  [
    "Website of eight pages with news. Google should still find the old addresses, around 70 of em.",
    1800,
  ],
  ["Landing page, maybe six bits one under the other, you do the text pls", 500],
  ["Order form for cakes, 11 fields, goes to my gmail inbox", 200],
  ["Sales video with an ai host, 2 and a half min, i got 5 pics", 450],
  ["Lead gen page with an ai assistant, it asks 4 things: budget, size, when, where", 700],
  ["my cousin built our site and then moved away. can you look after it for a month, 2 hours", 250],
  [
    "Dear Sir or Madam, our practice (three partners, run from a barn) would like a client portal where 20 clients sign in and leave their papers. An email when something has arrived, and that is all. Kind regards, Ruth",
    750,
  ],
  [
    "Hello, our director, who dislikes cameras, would prefer an AI host. It would be a sales video of three minutes, in English, with six of our pictures.",
    450,
  ],
  [
    "Before we commit to anything, we would like to click through what our new client area might look like: three pages in Figma, with a prototype.",
    500,
  ],
  [
    "Bonjour, il faudrait un flux de quatre étapes entre notre formulaire web, HubSpot et Slack.",
    300,
  ],
  [
    "Hola, necesitamos el diseño de dos páginas en Figma. La programación la hace nuestro equipo.",
    300,
  ],
])("a firm price where options hold it all: %s", (wish, dollars) => {
  expect(totalFor(wish)).toBe(dollars * 100);
});

test("a workshop that something is sent to is no consulting", () => {
  const wish = "When someone fills in my web form, send a Slack message to the workshop. One flow.";
  expect(chooseServices(wish, null).map(({ serviceId }) => serviceId)).toEqual([
    "workflow-automation",
  ]);
});
