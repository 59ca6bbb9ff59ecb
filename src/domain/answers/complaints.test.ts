import { expect, test } from "vitest";
import { contact } from "#content/brand.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services);

test.each([
  "I'm really unhappy with the video you made for us, the presenter says our name wrong",
  "It's been ten days and I've heard nothing about my order",
  "the form on the page you built sends nothing to our inbox",
  "Your chatbot told a customer that we give 50% off. That cost us real money.",
  "nobody answers my emails. this is ridiculous",
  "The website you delivered is full of typos",
  "you promised 5 days, it's day 12",
  "The portal lets my clients see each other's files!",
  "my automation fired last night and mailed every customer",
  "I was charged for a month of maintenance that I never ordered",
  "This isn't what I paid for.",
  "leads from the page aren't arriving in HubSpot since Tuesday",
  "the bot is down AGAIN, second time this week",
  "our bot has been answering nothing but errors since this morning",
  "I think the website you built for us was hacked",
  "Ich warte seit zwei Wochen auf eine Antwort, das ist unverschämt",
  "La web que hicieron tiene errores",
  "your chatbot insulted one of our customers",
  "our portal won't load, clients are calling",
  "the automation deleted our customer list",
  "you charged me 700 instead of 400",
  "your developer is ignoring me",
  "Votre livraison a deux semaines de retard, c'est inacceptable",
  "the booking page in the app you built for us has shown errors since an hour, people can't pay",
  "your automation keeps adding every lead twice in our crm",
  "a visitor asked our chatbot about another guest's booking and it told them",
  "we are in the second round and the presenter still says our name wrong, had enough",
  "I paid last week and nobody has been in touch, not a word from anyone",
  "Vom Formular kommt nichts mehr bei uns an, wir verlieren gerade Anfragen",
  "notre espace client n'affiche plus rien, plus personne ne peut se connecter",
  "nuestra web ha dejado de cargar y estamos perdiendo clientes",
  "the bot you made for our hotel tells guests the wrong room rates, three people are arguing with me right now",
  "Ordered a form 12 days ago, your site says 2 days. Two mails from me since, and not one answer.",
  "Le chatbot que vous nous avez installé donne des prix faux depuis ce matin, il faut le couper",
  "Le site que vous nous avez livré affiche une page d'erreur depuis ce matin, qui peut nous aider ?",
])("somebody with trouble gets the way to support, and nothing to buy: %s", (text) => {
  const said = answerTo(text);
  expect(said.text).toContain(contact.email.support);
  expect(said.text).not.toMatch(/\$\d/);
});

test.each([
  "It's ridiculous how many mails we get each day asking for opening hours, can you help?",
  "I'm fed up with Excel, can you build something for our orders?",
  "Our old agency promised a lot and was always late. We need a new website.",
  "The site a freelancer built for us is full of errors, can you rebuild it?",
  "We get no reply from our leads when we write to them too late, can that be automated?",
  "Nobody answers our phone at night. What could take the questions?",
  "Customers complain that our answers are different from each other, could a bot fix that?",
  "Our last designer charged us too much. What does a landing page cost?",
  "Will your bot be rude to our customers?",
  "We type every lead twice into our CRM, can that be automated?",
  "Our receptionist keeps telling customers the same opening hours, all day",
  "Nobody can reach us after five, so we need something that answers",
  "We get errors in our spreadsheets every time two people edit them",
  "Can your portal keep clients from seeing other clients' files?",
  "Which pages are missing on your site?",
  "We want a new version of our app, the old one is missing a calendar",
  "Our web app adds new customers, and each time we want to send them a welcome mail",
  "Our form nobody can find, so far we get 3 leads a month",
  "How many rounds of changes are included? What if the presenter gets our name wrong?",
  "Every time a customer books on our website we copy it into our calendar, nobody can keep up",
  "I'm sick of Excel, can I see a second draft of your proposal?",
])("somebody who could buy isn't taken for a customer in trouble: %s", (text) => {
  const { text: said } = answerTo(text);
  expect(said).not.toMatch(
    /“Critical”|sorry that it came to this|we get on to it|anything charged/,
  );
});
