import { terseWishes } from "../alder/terse-wishes.ts";

/** Short wishes of all kinds, written after the other four had been mended with; asked once, and not read since. */
export const hazelWishesE = terseWishes(
  "hazel",
  `
e01 ## F ## landing-page.essential ## we run salsa nights in a church hall, need one landing page w 5 sections and a form. words and pictures are done ## c: 5 sections
e02 ## N ## landing-page ## landing page for a pottery studio, 4 sections, form. if i change my mind about a date i do it from my phone ## c: 4 sections ## p: phone
e03 ## F ## full-website.five-pages ## our plumber firm has no site at all. five pages would be plenty, contact form, and the office girl updates prices ## c: five pages
e04 ## N ## full-website ## five page site with contact form for our band, and after each gig the fans find the photos with their own face on it ## c: five page ## p: own face
e05 ## F ## gpt4-chatbot.one-site ## chatbot for the website of a dive centre. it reads 23 pages and hands over to us by mail ## c: 23 pages
e06 ## N ## gpt4-chatbot ## chatbot for our website, 20 pages, and when someone is rude it throws them out for a week ## c: 20 pages ## p: throws them out
e07 ## F ## smart-form.several-steps ## form for our scout camp: 30 fields, 4 steps, parents upload the vaccination card, everybody gets a confirmation mail ## c: 30 fields
e08 ## N ## smart-form ## form with 12 fields to our inbox, and the same person can only send it once ## c: 12 fields ## p: once
e09 ## F ## client-portal.documents ## We are a tax adviser with 22 clients. Please build a portal where they get their papers and give us theirs, with a mail when there is news. ## c: 22 clients
e10 ## N ## client-portal ## Portal for 22 clients with documents. A client who has not opened a letter after three days should be reminded, and after ten days we want a list of them. ## c: 22 clients ## p: reminded
e11 ## F ## workflow-automation.one-flow ## one flow: new row in the spreadsheet, then email the trainer and tell the team in slack ## c: one flow
e12 ## N ## workflow-automation ## one flow with 4 steps between hubspot and slack, but it has to wait until the boss is back from lunch ## c: one flow ## p: wait
e13 ## F ## web-app.one-process ## Web app for lending museum objects, 6 screens, 2 roles, our Excel list is imported. It is for our own team. ## c: 6 screens
e14 ## N ## web-app ## Web app with 6 screens and 2 roles. It draws the seating plan by itself from the guest list. ## c: 6 screens ## p: draws the seating plan
e15 ## F ## ongoing-maintenance.one-month-two-hours ## Dear team, our website has been without a caretaker since summer. Would you look after it for one month, with updates, backups and two hours for small changes? Best, Ines ## c: two hours
e16 ## N ## ongoing-maintenance ## One month of maintenance for our website, two hours. Anything that you change has to be shown to the works council first and they may refuse it. ## c: two hours ## p: works council
e17 ## F ## ai-video-1min.one-video ## Hallo, bitte ein KI-Video, eine Minute, auf Deutsch, mit Untertiteln, für unsere Imkerei. ## c: eine Minute
e18 ## N ## ai-video-1min ## KI-Video, eine Minute, deutsch. Der Sprecher soll zwischendurch den Namen des jeweiligen Kunden sagen. ## c: eine Minute ## p: Namen des jeweiligen Kunden
e19 ## F ## crm-integration.one-source ## Unser Webformular soll seine Kontakte in HubSpot anlegen, zwölf Felder, ohne Dubletten. ## c: zwölf Felder
e20 ## N ## full-website ## Website mit fünf Seiten und Kontaktformular. Wer im Ort wohnt, sieht andere Preise als die übrigen. ## c: fünf Seiten ## p: andere Preise
e21 ## F ## ui-ux-design.two-pages ## Hola, solo el diseño en Figma de dos páginas para nuestra tienda, móvil y escritorio. ## c: dos páginas
e22 ## N ## landing-page ## Hola, una landing page con cinco secciones y formulario. El precio va bajando cada día hasta que alguien compra. ## c: cinco secciones ## p: bajando
e23 ## F ## full-website.eight-pages ## Bonjour, notre école de musique voudrait un nouveau site de huit pages avec des actualités que le secrétariat rédige lui-même. Textes et photos viennent de nous. ## c: huit pages
e24 ## N ## client-portal ## Bonjour, un portail pour 20 clients avec les documents. Chacun peut y inviter son notaire, qui ne voit qu'une partie. ## c: 20 clients ## p: inviter son notaire
e25 ## F ## tech-consulting.one-hour ## Hello, one hour of consulting please: is our backup good enough? You get five pages before. ## c: one hour
e26 ## N ## market-dashboard ## Dashboard for 9 shares from one provider, email alerts, only I sign in. It tells me in one sentence why a share has moved. ## c: 9 shares ## p: why a share has moved
e27 ## F ## vsl-ai-host.three-minutes ## sales video three minutes english ai host, eight pics from us, captions ## c: three minutes
e28 ## N ## ai-lead-gen-lp ## lead page with an ai assistant, 4 questions, leads to our inbox. two of us take turns, so one lead goes to me and the next to jo ## c: 4 questions ## p: take turns
e29 ## F ## smart-form.one-form ## Bonjour, un formulaire de dix champs pour les inscriptions au marché, réponses dans notre boîte mail. ## c: dix champs
e30 ## N ## pine-script-indicator ## tradingview indicator, 2 conditions, one alert. it also keeps score of how often i ignored it ## c: 2 conditions ## p: keeps score
`,
);
