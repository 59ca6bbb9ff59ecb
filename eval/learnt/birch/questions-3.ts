import { days, either, number, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, french, names, service, span, unsaid } from "./facts.ts";

const followUp = asked("follow-up");
const several = asked("several");

/** The last of what is asked after something else, in French. */
const followUpsInFrench: readonly Question[] = [
  followUp({
    id: "birch-fu-ecrans-troisieme",
    language: "fr",
    before: [
      "Je cherche quelqu'un pour dessiner les écrans de notre appli interne, deux pages pour commencer. Quel est votre tarif ?",
    ],
    question:
      "Noté. Et si finalement on en fait trois, avec une maquette cliquable pour la montrer à la direction (ils ne comprennent rien tant que ça ne bouge pas), ça monte à combien et vous livrez sous quel délai ?",
    inWords: "Three pages with a prototype cost $500 and take up to 6 days.",
    must: [french, price("ui-ux-design.three-pages-prototype"), either(days(6), span(1, 2))],
    pages: [service("ui-ux-design")],
  }),
  followUp({
    id: "birch-fu-vide-grenier-mail-faux",
    language: "fr",
    before: [
      "on est une petite assoce de quartier, budget 300 dollars maxi, on voudrait que les inscriptions au vide-grenier se fassent en ligne",
      "une douzaine de questions, pas plus",
    ],
    question:
      "super. et si une dame se trompe en tapant son adresse mail (chez nous c'est une fois sur deux, moyenne d'âge 74 ans), ça le voit tout de suite ou on reçoit n'importe quoi ?",
    inWords: "Yes: the form checks answers as people type and says beside the field what is wrong.",
    must: [french, /vérifi|contrôl|corrig|signal|erreur|valid|mal (?:tapée|saisie)/iu],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "birch-fu-tournees-etaler",
    language: "fr",
    before: [
      "Quel est le prix d'une application web pour gérer nos tournées de livraison, un seul processus ?",
      "3000, c'est une somme quand même",
    ],
    question:
      "J'imagine bien. Mon associé demande si on peut étaler ça, par exemple en deux ou trois fois au fur et à mesure que ça avance ? Il a connu un entrepreneur parti avec l'acompte et la bétonnière.",
    inWords:
      "Payment in parts isn't available online; write to us before you accept a quote, and we agree on separate payments.",
    must: [
      french,
      /étapes?|jalons?|tranches?|échelonn|plusieurs fois|séparé|par parties?/iu,
      /pas (?:encore )?(?:possible |disponible |proposée? )?en ligne|écri|avant d['’]accepter|convenir|convenons|accord|devis/iu,
    ],
    pages: [service("web-app"), "/legal/terms", "/legal/refunds", "/"],
  }),
];

/** Two or three questions in one message, in English: each is to be answered. */
const severalInEnglish: readonly Question[] = [
  several({
    id: "birch-sev-handed-over-genesys",
    question:
      "Morning. I've been handed this by a colleague who's gone on maternity leave, so forgive me if it's obvious: does the finished chatbot run on your account or on ours, how many of our documents can the cheapest one read, and do you happen to know whether it works with Genesys?",
    inWords:
      "It runs in your own account; the cheapest reads up to 25 pages or documents; Genesys isn't mentioned on our pages.",
    must: [/your (?:own )?account|yours/iu, number(25), either(unsaid, /Genesys/u)],
    pages: [service("gpt4-chatbot")],
  }),
  several({
    id: "birch-sev-candles-paypal",
    question:
      "hi im setting up a candle business with my mum so two things how much is it for a website with 5 pages and do you take paypal because mum doesnt trust cards since the thing with the caravan",
    inWords: "$1,200 for five pages; payment is by card, PayPal isn't offered.",
    must: [price("full-website.five-pages"), /\bcards?\b/iu],
    mustNot: [
      /yes,? (?:you can pay (?:by|with)|we (?:take|accept)) paypal|paypal is (?:fine|accepted)/iu,
    ],
    pages: [service("full-website"), "/"],
  }),
  several({
    id: "birch-sev-nda-full-day",
    question:
      "Before we show you anything we would need (a) a confidentiality agreement, our general counsel insists, and (b) an idea of what a whole day of going through our architecture costs. And (c), is a written report part of that or extra?",
    inWords:
      "A confidentiality agreement is available on request, a day costs $800, and the written report is included.",
    must: [/confidential|NDA|non-disclosure/iu, price("tech-consulting.one-day"), /report/iu],
    mustNot: [/report (?:is|costs) extra/iu],
    pages: [service("tech-consulting")],
  }),
  several({
    id: "birch-sev-wheat-screen",
    question:
      "My father-in-law traded wheat for forty years off a chalkboard and now he wants it on one screen, eight things at most, bless him. What would that run to, and who pays whoever supplies the prices, you or us?",
    inWords:
      "A market dashboard with up to ten symbols costs $2,000; market data is billed to you by its provider.",
    must: [
      price("market-dashboard.one-source"),
      /data[^.]*(?:billed|provider|licen[cs]e|you pay|yours?|separate)|(?:billed|providers?|you pay|licen[cs]e|running costs)[^.]*data/iu,
    ],
    pages: [service("market-dashboard")],
  }),
  several({
    id: "birch-sev-before-you-start",
    question:
      "Typing this from a lay-by near Exeter so excuse the brevity. What do you want from me before you can begin on anything, and from which day does the delivery time actually count? My last supplier counted from the day he felt like it",
    inWords:
      "Usually texts, access to tools and one person who decides; the time counts from the day we have everything we need.",
    must: [
      /texts?|access|list|(?:person|someone|somebody) who (?:can )?(?:decide|make)/iu,
      /kick-?off|(?:everything|all)[^.]{0,50}(?:need|require|work)|once we have/iu,
    ],
    pages: ["/", "/docs", "/legal/terms"],
  }),
  several({
    id: "birch-sev-procurement-iso-dpa",
    question:
      "Two points for our procurement file, if you would. Do you hold ISO 27001 or something comparable? And where do I find a data processing agreement that somebody on your side will sign?",
    inWords:
      "No security certification; the data processing agreement is on /legal/dpa: print, sign and send it to dpo@, and it is signed and returned.",
    must: [
      /(?:no|not|don[’']t|doesn[’']t|haven[’']t|without|nor)[^.]{0,40}certif|certif[^.]{0,30}(?:none|no\b|not)/iu,
      /\/legal\/dpa|dpo@|data processing agreement[^.]*(?:print|sign|page|part)|print[^.]*sign/iu,
    ],
    mustNot: [/we (?:are|hold|have)(?: an?)? (?:ISO|SOC)/iu],
    pages: ["/legal/security", "/legal/dpa"],
  }),
  several({
    id: "birch-sev-wedding-couples",
    question:
      "I'm a wedding photographer and my couples are forever losing the contracts and schedules I email. Could they get somewhere to log in and find them, how many couples fit in the small version, and would they see my name on it or yours?",
    inWords:
      "A client portal: up to 25 clients in the smallest, on your domain and in your colours.",
    must: [names.portal, number(25), /your (?:own )?(?:colou?rs|domain|name|brand)/iu],
    pages: [service("client-portal")],
  }),
  several({
    id: "birch-sev-designer-webflow",
    question:
      "Who is it that actually designs the screens over there, does she or he work in Webflow as well (we're stuck with it until the lease runs out, figuratively), and what's the charge for a single page of design?",
    inWords:
      "Wanda Prokop designs; Webflow isn't mentioned, the file is a Figma file; one page costs $150.",
    must: [/Wanda/iu, price("ui-ux-design.one-page"), either(unsaid, /Figma|Webflow/u)],
    pages: ["/about", service("ui-ux-design")],
  }),
  several({
    id: "birch-sev-bot-care-sale-of-shop",
    question:
      "The monthly care for the chatbot, can I stop that whenever I like? And, bit of a delicate one, if I sell the shop next year as my knees are telling me to, can the new people keep the bot?",
    inWords:
      "The care can be cancelled any time to the end of the paid month; the work is yours, so you may pass it on or sell it.",
    must: [
      /cancel|stop|end of (?:the|that|a) (?:paid )?month|any time/iu,
      /\b(?:sell|yours|own|belongs? to you|pass (?:it|them) on|transfer|hand (?:it|them) (?:on|over))\b/iu,
    ],
    pages: ["/legal/refunds", "/legal/terms", "/legal/ip", service("gpt4-chatbot")],
  }),
  several({
    id: "birch-sev-consulting-lawyer-madrid",
    question:
      "If we book an hour of consulting and call it off the week before, is that refunded? Also which language is it held in, our lawyer is in Madrid and her English is of the hotel variety.",
    inWords: "Yes, refunded in full if asked before it begins; the call is in English.",
    must: [
      /refund|money back|get (?:it|your money|the \$?\d+) back|free of charge/iu,
      /(?:in|language[^.]{0,20}|only) English|English(?: only)?\b/iu,
    ],
    pages: ["/legal/refunds", service("tech-consulting")],
  }),
];

export const frenchFollowUpsAndSeveral: readonly Question[] = [
  ...followUpsInFrench,
  ...severalInEnglish,
];
