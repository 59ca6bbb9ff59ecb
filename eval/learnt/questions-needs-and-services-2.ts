import { retention, serviceLevel } from "#content/promises.ts";
import { either, literal, months, number, price } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { daysIn, no, learnt as make, s, took } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("service", id, language, question, must, pages, more);

/** What a service costs, includes, takes and can't do; comparisons (60). */

export const needsAndServices2: readonly Question[] = [
  q(
    "crm-zoho",
    "en",
    "Do you hook up Zoho CRM as well?",
    [/HubSpot/u, /Salesforce/u, /Pipedrive/u],
    [...s("crm-integration"), "/resources/integration-guides"],
  ),
  q(
    "care-unused-hours",
    "en",
    "if i only use 1 of my 2 maintenance does the other one roll over?",
    [/\bend\b|expire|lapse|\bno\b|don[’']?t (?:roll|carry)|not (?:roll|carr)/iu],
    s("ongoing-maintenance"),
  ),
  q(
    "consult-hour-or-day",
    "en",
    "hour or day of consulting, what do i get in writing after each one",
    [/one page|one-page|single page|summary/iu, /report/iu],
    s("tech-consulting"),
  ),
  q(
    "sla-bot-uptime",
    "en",
    "what uptime do you aim for with a chatbot you host for us",
    [number(serviceLevel.availabilityPercent.ai)],
    ["/legal/sla", "/docs", "/legal/terms"],
  ),

  // German, 12
  q(
    "de-bot-kosten",
    "de",
    "Was kostet ein Chatbot bei Ihnen, so grob von bis?",
    [price("gpt4-chatbot.one-site"), price("gpt4-chatbot.three-channels")],
    s("gpt4-chatbot"),
  ),
  q(
    "de-bot-whatsapp",
    "de",
    "läuft der bot auch auf whatsapp",
    [/Web\s?(?:site|seite)/iu, /SMS/u],
    [...s("gpt4-chatbot"), "/tutorials/chatbots"],
    { mustNot: [/\bja, (?:er|der Bot) läuft auch auf WhatsApp/iu] },
  ),
  q(
    "de-bot-speichern",
    "de",
    "Wie lange werden die Gespräche unserer Kunden mit dem Chatbot gespeichert? Kann man das ändern?",
    [
      months(retention.chatbotConversationMonths),
      /ander|ändern|selbst|wähl|festleg|einstell|bestimm/iu,
    ],
    [...s("gpt4-chatbot"), "/legal/privacy", "/docs", "/tutorials/chatbots"],
  ),
  q(
    "de-website-selbst",
    "de",
    "kann ich nachher selber preise und fotos auf der webseite austauschen oder muss ich jedesmal euch fragen",
    [/Editor|selbst|selber/iu],
    s("full-website"),
  ),
  q(
    "de-landing-dauer",
    "de",
    "Wie schnell ist so eine Landingpage fertig?",
    [took("landing-page.essential")],
    s("landing-page"),
  ),
  q(
    "de-app-dauer",
    "de",
    "Wie lange dauert eine individuelle Webanwendung im kleinsten Umfang und was ist drin?",
    [took("web-app.one-process"), /6|sechs/iu],
    s("web-app"),
  ),
  q(
    "de-formular-crm",
    "de",
    "Kann das Formular für 200 Dollar auch gleich in unser Salesforce schreiben?",
    [price("smart-form.several-steps")],
    s("smart-form"),
  ),
  q(
    "de-portal-2fa",
    "de",
    "ist beim kundenportal eine zwei-faktor-anmeldung dabei",
    [/zwei.?faktor|two.?factor|2FA/iu, /\bja\b|enthalten|dabei|inbegriffen|inklusive|mit/iu],
    s("client-portal"),
  ),
  q(
    "de-video-sprecher",
    "de",
    "In welchen Sprachen kann der Avatar sprechen, und ist das eine echte Person?",
    [/Deutsch/u, /Englisch/u, /nicht|kein/iu],
    [...s("ai-video-1min"), "/docs"],
  ),
  q(
    "de-design-pro-seite",
    "de",
    "Was verlangt ihr pro entworfener Seite, nur Design ohne Programmierung?",
    [price("ui-ux-design.one-page")],
    s("ui-ux-design"),
  ),
  q(
    "de-wartung-fremd",
    "de",
    "Übernehmt ihr die Pflege einer Seite, die jemand anderes gebaut hat? Was kostet das im Monat?",
    [price("ongoing-maintenance.one-month-two-hours")],
    s("ongoing-maintenance"),
  ),
  q(
    "de-dashboard-symbole",
    "de",
    "Ich verfolge ca. 40 Werte bei zwei Datenanbietern. Welche Stufe vom Dashboard brauch ich, was kostet die?",
    [price("market-dashboard.two-sources")],
    s("market-dashboard"),
  ),

  // Spanish, 8
  q(
    "es-landing-precio",
    "es",
    "cuanto vale una landing y en cuanto tiempo la tienen",
    [price("landing-page.essential"), took("landing-page.essential")],
    s("landing-page"),
  ),
  q(
    "es-bot-idioma-modelo",
    "es",
    "¿El chatbot puede equivocarse? ¿Y qué pasa cuando no sabe la respuesta?",
    [/persona/iu],
    [...s("gpt4-chatbot"), "/docs"],
  ),
  q(
    "es-automat-incluye",
    "es",
    "¿Qué incluye la automatización de 600 dólares?",
    [/tres|3/iu, /(?:8|ocho)/iu],
    s("workflow-automation"),
  ),
  q(
    "es-web-hosting",
    "es",
    "en el precio de la web viene el dominio y el hosting o lo pago aparte?",
    [/aparte|no (?:est[áa]n? )?inclu|facturan?|usted paga|proveedor/iu],
    s("full-website"),
  ),
  q(
    "es-vsl-minutos",
    "es",
    "¿Cuánto dura como máximo el vídeo de ventas y cuánto cuesta el de esa duración?",
    [/5|cinco/iu, price("vsl-ai-host.five-minutes-with-page")],
    s("vsl-ai-host"),
  ),
  q(
    "es-crm-duplicados",
    "es",
    "Tengo unos 12.000 contactos repetidos en Salesforce, ¿con cuál de sus opciones los limpian?",
    [price("crm-integration.both-directions")],
    s("crm-integration"),
  ),
  q(
    "es-consultoria-idioma",
    "es",
    "la asesoria por videollamada la dan en español?",
    [/ingl[ée]s/iu],
    s("tech-consulting"),
  ),
  q(
    "es-indicador-codigo",
    "es",
    "si les compro un indicador, ¿me quedo con el código?",
    [/código/iu, /suy[oa]|tuy[oa]|\bsí\b|entreg|completo|qued/iu],
    [...s("pine-script-indicator"), "/legal/ip"],
  ),

  // French, 7
  q(
    "fr-site-prix",
    "fr",
    "C'est combien un site de huit pages avec des actualités, et vous mettez combien de temps ?",
    [
      price("full-website.eight-pages"),
      either(took("full-website.eight-pages"), daysIn(14), /1 ?(?:à|-|–) ?2 jours/iu),
    ],
    s("full-website"),
  ),
  q(
    "fr-bot-moins-cher",
    "fr",
    "le chatbot a 400 il sait répondre sur combien de pages ou docs",
    [number(25)],
    s("gpt4-chatbot"),
  ),
  q(
    "fr-maintenance-resil",
    "fr",
    "La maintenance mensuelle, est-ce qu'elle se renouvelle toute seule ? Comment on l'arrête ?",
    [/renouvel/iu, no.fr],
    [...s("ongoing-maintenance"), "/legal/refunds"],
  ),
  q(
    "fr-formulaire-paiement",
    "fr",
    "je veux que les gens paient direct dans le formulaire, possible ?",
    [either(price("smart-form.payment-and-document"), literal("Stripe"))],
    s("smart-form"),
  ),
  q(
    "fr-portail-taille",
    "fr",
    "Quelle taille maximale pour un fichier dans le portail client ?",
    [number(100)],
    s("client-portal"),
  ),
];
