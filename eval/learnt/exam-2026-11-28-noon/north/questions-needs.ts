import { asked, french, german, names, service, spanish, type ExamQuestion } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Shania, 28, mobile dog groomer in Adelaide, phone.
  need({
    id: "n7-need-puppy-package",
    question:
      "im a mobile dog groomer n im paying for insta ads for my puppy package. they tap it and end up on my homepage with 15 other things on there and nobody books. just want somewhere that only shows the puppy deal and a book button",
    must: [names.landing],
    pages: [service("landing-page"), service("ai-lead-gen-lp")],
    inWords:
      "A Landing Page: one page for one offer with one call to action, from $350 (the AI Lead Generation Page is right, too).",
  }),
  // Efua, 39, manages guest flats in Accra.
  need({
    id: "n7-need-how-the-key-works",
    question:
      "Good morning. I let holiday flats in Accra and every guest must be told about the key box, the generator and the water. They don't read what I write. I would rather somebody says it to them on the screen, shortly, and in French for the Ivorians. I am shy so it cannot be me.",
    must: [names.video],
    pages: [service("ai-video-1min")],
    inWords:
      "One-Minute AI Video: a presenter who isn't a real person says it in up to 60 seconds, also in French; $250, two languages $450.",
  }),
  // Jun, 34, ward nurse in Cebu who trades after work.
  need({
    id: "n7-need-twenty-charts",
    question:
      "after my shift i go through 20 charts by hand looking for the same thing, price over the 50 day line and volume double of normal. so tired i miss half of them. i use tradingview. can it tell me by itself?",
    must: [names.pine],
    pages: [service("pine-script-indicator")],
    inWords:
      "A Pine Script Indicator: the rule written as a TradingView script with an alert, from $250.",
  }),
  // Maureen, 64, chairs a school's board of governors in Cork.
  need({
    id: "n7-need-two-offers",
    question:
      "Our school has two quotations for a new booking system, one for 18,000 and one for 41,000, and not one of us governors understands what the difference is. We'd like somebody with no axe to grind to read both before we sign anything.",
    must: [names.consulting],
    pages: [service("tech-consulting")],
    inWords: "Tech Consulting: independent advice by the hour ($120) or day ($800), in writing.",
  }),
  // Dale, 51, campground on Lake Superior.
  need({
    id: "n7-need-campground-nights",
    question:
      "Campground here. Phone goes till 11 at night: is the pool heated, what time's check in, can I bring two dogs, how long a rig fits. Every bit of it is on our website. Wife's had enough. What have you got",
    must: [names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "A chatbot that answers from the campground's own pages at any hour, from $400.",
  }),
  // Ifeanyi, 46, took over a funeral home in Leeds.
  need({
    id: "n7-need-funeral-home",
    question:
      "I've bought a funeral home from a gentleman who retired. What's online still has his name, his photograph and prices from 2016. Families need to find who we are, what things cost, where we are and how to reach us at night, and my sister should be able to alter a price without ringing anyone.",
    must: [names.website],
    pages: [service("full-website")],
    inWords: "A Full Website: five pages $1,200, with an editor for texts and pictures.",
  }),
  // Kristján, 42, mountain rescue volunteer in Iceland, English as a second language.
  need({
    id: "n7-need-rescue-team",
    question:
      "We are a rescue team with 60 volunteers. Who has duty, which rope was checked when and by whom, all of this is in a chat group and two sheets which do not agree. We want that each person logs in, sees the same and the leader can confirm the checks.",
    must: [names.webApp],
    pages: [service("web-app")],
    inWords:
      "A Custom Web App: logins, roles and one database in place of sheets and chats, from $3,000.",
  }),
  // Annegret, 55, tax adviser in Kassel, formal.
  need({
    id: "n7-need-lohnunterlagen",
    language: "de",
    question:
      "Guten Tag, unsere Mandanten schicken ihre Lohnunterlagen immer noch als Anhang an irgendeine Mitarbeiterin. Ist die im Urlaub, findet es niemand, und wohl ist mir dabei wegen der Gehälter auch nicht. Wie ließe sich das sauber lösen?",
    must: [german, names.portal],
    pages: [service("client-portal")],
    inWords:
      "In German: a Client Portal: clients sign in and send documents there; encrypted, with a record of who opened what; from $750.",
  }),
  // Dilan, 33, dance school in Bochum, phone.
  need({
    id: "n7-need-tanzschule-zettel",
    language: "de",
    question:
      "hi wir haben ne tanzschule und die kursanmeldung läuft über zettel. geburtsdatum fehlt, unterschrift der eltern fehlt, und den beitrag überweist die hälfte gar nicht. könnte man das nicht am handy machen und die zahlen direkt",
    must: [german, names.form],
    pages: [service("smart-form")],
    inWords:
      "In German: a Smart Form; it checks answers as people type and takes a payment in the $600 option.",
  }),
  // Noelia, 37, bakery in Albacete.
  need({
    id: "n7-need-sobrino-emigrado",
    language: "es",
    question:
      "Hola, la web de la panadería nos la hizo mi sobrino, que ahora vive en Canadá. Desde entonces nadie la actualiza, salen avisos raros en rojo y me da miedo tocar nada. ¿Alguien de ustedes podría encargarse de ella de vez en cuando?",
    must: [spanish, names.maintenance],
    pages: [service("ongoing-maintenance")],
    inWords:
      "In Spanish: Ongoing Maintenance, a month at a time from $250, for other people's work, too.",
  }),
  // Emiliano, 45, estate agent in Querétaro.
  need({
    id: "n7-need-clientes-repetidos",
    language: "es",
    question:
      "tengo una inmobiliaria y en hubspot el mismo comprador me sale tres veces, una por el portal, otra por la web y otra porque lo metió un asesor de su excel. luego le llaman dos y queda uno como tonto. qué hago",
    must: [spanish, names.crm],
    pages: [service("crm-integration")],
    inWords:
      "In Spanish: CRM Integration; three sources with the existing duplicates merged, $600.",
  }),
  // Gaétane, 49, cleaning company in Sherbrooke.
  need({
    id: "n7-need-heures-du-lundi",
    language: "fr",
    question:
      "Bonjour, tous les lundis je recopie les heures de mes 22 employés depuis leurs courriels dans un tableau, puis j'écris à ceux qui ont oublié. J'y passe l'avant-midi. Y a-t-il moyen que ça se fasse tout seul ?",
    must: [french, names.automation],
    pages: [service("workflow-automation")],
    inWords: "In French: Workflow Automation takes over copying and reminding, from $300.",
  }),
];
