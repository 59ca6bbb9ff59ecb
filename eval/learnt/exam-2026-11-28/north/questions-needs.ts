import type { Question } from "../../../judge/question.ts";
import { asked, french, german, names, priceOf, service, spanish } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly Question[] = [
  need({
    id: "n-need-physio-phone",
    question:
      "physio practice, two receptionists. phone rings all day with the same stuff: do you take my insurance, where can i park, do i need a referral. its all on our site but nobody reads it. anything you can do about it?",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "n-need-owners-papers",
    question:
      "We manage flats for about 60 owners. They email us constantly for statements, contracts, last year's heating bill. Is there some place where each of them could just log in and see only his own papers? Roughly what would that be",
    must: [names.portal, priceOf("client-portal.documents", "client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  need({
    id: "n-need-rowing-club",
    question:
      "our rowing club's homepage is from 2009 and the guy who made it moved away. should have start page, about, training times, photos, contact, and i want to change the training times myself without calling anybody",
    must: [names.website],
    pages: [service("full-website")],
  }),
  need({
    id: "n-need-shared-excel",
    question:
      "5 of us share one excel for the repair jobs. somebody always overwrites something. what would you do instead",
    must: [names.webApp],
    pages: [service("web-app")],
  }),
  need({
    id: "n-need-kitchens-visitors",
    question:
      "i sell kitchens. people come to my page from the ads, look around, leave, and i never know what they wanted. id like smth that talks to them and sends me only the serious ones",
    must: [names.leads],
    pages: [service("ai-lead-gen-lp"), service("gpt4-chatbot")],
  }),
  need({
    id: "n-need-after-payment",
    question:
      "Freelance coach here. Every time someone pays I copy the name into a google sheet, send the welcome mail, tell my VA on slack. Every. Single. Time.",
    must: [names.automation],
    pages: [service("workflow-automation")],
  }),
  need({
    id: "n-need-neutral-look",
    question:
      "We have a 40k proposal for an \"AI platform\" on the table and I'm supposed to recommend yes or no next week. I'd sleep better if somebody neutral who knows this stuff had a look at it first.",
    must: [names.consulting],
    pages: [service("tech-consulting")],
  }),
  need({
    id: "n-need-maler-angebote",
    language: "de",
    question:
      "Wir sind ein Malerbetrieb. Wenn jemand ein Angebot will fehlt immer irgendwas, mal die Quadratmeter, mal die Adresse, mal Fotos, und ich telefoniere jedem hinterher. Gibts da was und was kostet das",
    must: [
      names.form,
      priceOf("smart-form.one-form", "smart-form.several-steps", "smart-form.payment-and-document"),
      german,
    ],
    pages: [service("smart-form")],
  }),
  need({
    id: "n-need-bekannter-hoert-auf",
    language: "de",
    question:
      "Der Bekannte, der unsere Internetseite betreut hat, hört auf. Wer kümmert sich dann um Updates und Sicherungen und mal eine kleine Änderung?",
    must: [names.maintenance, german],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "n-need-academia-baile",
    language: "es",
    question:
      "Tengo una academia de baile y quiero algo para la portada que explique en un minutito cómo son las clases, pero me da vergüenza ponerme delante de una cámara jaja",
    must: [names.video, spanish],
    pages: [service("ai-video-1min"), service("vsl-ai-host")],
  }),
  need({
    id: "n-need-contactos-repetidos",
    language: "es",
    question:
      "Los contactos nos entran por la web, por correo y por la tienda, y luego una compañera los pasa a mano a HubSpot. La mitad están repetidos. ¿Se puede arreglar y por cuánto?",
    must: [
      names.crm,
      priceOf("crm-integration.one-source", "crm-integration.three-sources"),
      spanish,
    ],
    pages: [service("crm-integration")],
  }),
  need({
    id: "n-need-stage-poterie",
    language: "fr",
    question:
      "bonjour, j'ai un atelier de poterie, on lance un stage d'été et il me faut juste une page pour ça avec de quoi s'inscrire. on n'a pas de gros moyens",
    must: [names.landing, french],
    pages: [service("landing-page")],
  }),
];
