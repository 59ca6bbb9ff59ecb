import { terseWishes } from "./terse-wishes.ts";

/** Wishes of one author, who wrote them before reading what quotes say, the third set; mended with since. */
export const alderWishesC = terseWishes(
  "alder",
  `
c01 ## F ## landing-page.essential ## simple one page site, 3 sections, form to my email, for a chimney sweep ## c: one page; 3 sections; form
c02 ## F ## landing-page.complete ## Nous ouvrons une micro-brasserie à Metz et n'avons ni textes ni mise en page. Il nous faut une page d'atterrissage dont vous rédigez tout, avec cinq photos à nous, et les demandes dans Salesforce. ## c: cinq photos; Salesforce
c03 ## F ## landing-page.complete ## landing page mit 8 abschnitten, texte von euch, anfragen in pipedrive ## c: 8 abschnitten; pipedrive
c04 ## F ## gpt4-chatbot.setup-with-care ## website chatbot, feed it 130 pages of our bylaws, lead form to our inbox ## c: 130 pages; lead form
c05 ## F ## gpt4-chatbot.one-site ## I keep answering the same things about beekeeping courses at midnight. A chatbot on my site that has read my 22 handouts and hands over to me by email when it's stumped would save my evenings. ## c: 22 handouts; email
c06 ## F ## gpt4-chatbot.three-channels ## chatbot web, email und sms, 200 dokumente, leads nach hubspot ## c: sms; 200 dokumente; hubspot
c07 ## F ## workflow-automation.one-flow ## Cuando alguien rellena el formulario de nuestra web, quiero que se añada una fila a una hoja de cálculo y que llegue un aviso a Slack. Un solo flujo. ## c: formulario; hoja de cálculo; Slack; Un solo flujo
c08 ## F ## workflow-automation.five-flows ## 5 flows up to 10 steps, approvals in slack, weekly summary ## c: 5 flows; 10 steps; slack; weekly summary
c09 ## F ## full-website.eight-pages ## website 7 pages + news, 70 old urls redirected ## c: 7 pages; news; 70 old urls
c10 ## F ## full-website.twelve-pages ## Unser Tagungshaus liegt an der Grenze, deshalb soll die neue Website mit zehn Seiten deutsch und französisch sein. Die Übersetzung liefern wir. Gäste sollen über ein Formular Zimmer anfragen können. ## c: zehn Seiten; deutsch; französisch
c11 ## F ## full-website.five-pages ## site 4 pages pour un plombier, formulaire de contact ## c: 4 pages; formulaire de contact
c12 ## F ## web-app.three-processes ## web app 3 processes 12 screens 5 roles csv export ## c: 3 processes; 12 screens; 5 roles; csv
c13 ## F ## web-app.one-process ## Wir verleihen Lastenräder. Die Verwaltung läuft über eine Excel-Liste. Wir wünschen uns eine Web-App mit sechs Bildschirmen, in der sich Verleiher und Büro anmelden, die Liste soll übernommen werden. ## c: sechs Bildschirmen; Liste
c14 ## F ## web-app.customers-and-payments ## Our dance school wants parents to sign in, pick classes and pay via our Stripe account, while the office sees who owes what. I count about 22 screens, and parents should get an email at each step. ## c: Stripe; 22 screens; email
c15 ## F ## pine-script-indicator.one-indicator ## tradingview indicator rsi + macd + volume = 3 conditions, 1 alert, commented source ## c: tradingview; 3 conditions; 1 alert
c16 ## F ## pine-script-indicator.strategy-with-backtest ## estrategia en pine script con entrada, salida y stop, backtest con comisiones, tres alertas ## c: backtest; tres alertas
c17 ## F ## pine-script-indicator.indicator-strategy-webhooks ## J'ai une règle de croisement de moyennes. Je la veux à la fois comme indicateur et comme stratégie, testée sur cinq symboles, avec des alertes webhook vers mon système. ## c: cinq symboles; webhook
c18 ## F ## market-dashboard.two-sources ## market board 50 symbols 2 providers 5 logins daily history ## c: 50 symbols; 2 providers; 5 logins
c19 ## F ## market-dashboard.one-source ## I run a small grain co-op. We follow nine contracts from a single provider and just want one screen with a price table, charts and a watchlist with notes, and an email when something crosses a level. ## c: nine contracts; single provider; email
c20 ## F ## smart-form.one-form ## formular 14 felder, antworten an eine mailadresse, 4 bedingungen ## c: 14 felder; 4 bedingungen
c21 ## F ## smart-form.several-steps ## multi step form 6 steps 40 fields, file upload, records in salesforce ## c: 6 steps; 40 fields; upload; salesforce
c22 ## F ## smart-form.payment-and-document ## People order wedding cakes from me in a long email thread. I want a form that works out the price from tiers and fillings, takes the payment with my Stripe, and makes a PDF of the order. ## c: price; Stripe; PDF
c23 ## F ## client-portal.documents ## portail 25 clients, dépôt de documents, notification par mail ## c: 25 clients; documents; mail
c24 ## F ## client-portal.documents-and-jobs ## Soy tasadora y trabajo con unas setenta inmobiliarias. Quiero un portal donde cada una vea el estado de sus encargos y me deje mensajes, y que importen mi lista de clientes actual. ## c: setenta inmobiliarias; estado; mensajes; lista de clientes
c25 ## F ## client-portal.invoices-and-approvals ## portal w/ approvals & invoices (stripe), 200 clients, hooked to hubspot ## c: approvals; stripe; 200 clients; hubspot
c26 ## F ## ai-lead-gen-lp.crm-and-booking ## ki-leadseite, assistent stellt 5 fragen, termin in microsoft 365, leads in hubspot ## c: 5 fragen; microsoft 365; hubspot
c27 ## F ## ai-lead-gen-lp.one-offer ## My husband restores harpsichords. We'd like a lead page where an assistant asks visitors three things, and each lead comes to our one inbox with a short summary. ## c: three things; inbox
c28 ## F ## ai-video-1min.one-video ## video de 60 segundos con avatar en español, subtítulos ## c: 60 segundos; español; subtítulos
c29 ## F ## ai-video-1min.two-languages ## one minute video, english + german version, captions in both ## c: one minute; english; german; captions
c30 ## F ## vsl-ai-host.three-minutes ## vsl 3 min, ai host, 8 screenshots of our app ## c: 3 min; 8 screenshots
c31 ## F ## vsl-ai-host.five-minutes-with-page ## Nous vendons des yourtes. Nous voulons une vidéo de vente de cinq minutes avec chapitres et présentatrice IA, et une page sur notre domaine avec un bouton. ## c: cinq minutes; un bouton
c32 ## F ## crm-integration.three-sources ## drei quellen ins hubspot, 5000 kontakte zusammenführen, 40 felder ## c: drei quellen; hubspot; 5000 kontakte; 40 felder
c33 ## F ## crm-integration.one-source ## We sell refurbished accordions on Shopify and chase buyers in Pipedrive by copy and paste. Please connect the two so that an order makes a contact and a next step, with ten or so fields. ## c: Shopify; Pipedrive
c34 ## F ## ongoing-maintenance.one-month-two-hours ## mantenimiento de un mes para una web, dos horas de cambios ## c: una web; dos horas
c35 ## F ## ui-ux-design.three-pages-prototype ## 3 pages ui in figma + clickable prototype ## c: 3 pages; figma; prototype
c36 ## F ## tech-consulting.one-day ## Two half days with one of you would help us plan our ticketing rebuild. We have about 55 pages of material you could read before, and need a written report at the end. ## c: Two half days; 55 pages
c37 ## N ## smart-form ## order form with stripe and it must accept cash on delivery through our courier too ## c: stripe ## p: cash on delivery
c38 ## N ## web-app ## Our warehouse people need a web app, five screens, two roles, which reads barcodes with a Zebra scanner. ## c: five screens; two roles ## p: scanner
c39 ## N ## web-app ## web app 8 bildschirme, gps verfolgung unserer lkw auf karte ## c: 8 bildschirme ## p: gps
c40 ## N ## web-app ## app web 14 écrans qui reconnaît les visages de nos adhérents ## c: 14 écrans ## p: visages
c41 ## N ## gpt4-chatbot ## discord bot for our game studio, 90 docs ## c: 90 docs ## p: discord
c42 ## N ## full-website ## Wir verkaufen Datteln in Dubai und Wien. Die Website mit acht Seiten soll auch auf Arabisch laufen, also von rechts nach links. ## c: acht Seiten ## p: Arabisch
c43 ## N ## client-portal ## portal for 50 patients, documents and messages, push notifications on their phones ## c: 50 patients; messages ## p: push notifications
c44 ## N ## client-portal ## Portal für 30 Mandanten mit Dokumenten; aufbewahrt werden müssen sie revisionssicher zehn Jahre ## c: 30 Mandanten ## p: zehn Jahre
c45 ## N ## crm-integration ## We have four sources to bring into HubSpot: two web forms, Stripe and Shopify. ## c: HubSpot ## p: four sources
c46 ## N ## landing-page ## landing page, 11 sections ## p: 11 sections
c47 ## N ## ai-lead-gen-lp ## lead page with assistant and six follow up emails over two months ## p: six follow up emails
c48 ## N ## market-dashboard ## Cuadro de mando con 40 símbolos y dos proveedores para un equipo de nueve personas con su propio acceso ## c: 40 símbolos; dos proveedores ## p: nueve personas
c49 ## N ## smart-form ## formulaire 55 champs ## p: 55 champs
c50 ## N ## smart-form ## Applicants to our film school must upload showreels of up to 2 GB each. Otherwise it's a normal form with 20 fields in three steps. ## c: 20 fields; three steps ## p: 2 GB
c51 ## N ## gpt4-chatbot ## chatbot 100 pages but the ai model must run on our own server in the basement ## c: 100 pages ## p: own server
c52 ## N ## full-website ## We'd like the twelve-page website to be checked by a lawyer for Brazilian consumer law before it goes live. ## c: twelve-page ## n: lawyer
c53 ## N ## landing-page ## landing page 5 abschnitte und jede woche ein blogartikel dazu ## c: 5 abschnitte ## p: blogartikel
c54 ## N ## vsl-ai-host ## vidéo de vente 3 min avec la musique de daft punk derrière ## c: 3 min ## p: daft punk
c55 ## N ## ai-video-1min ## Wir brauchen ein Video von einer Minute, gedreht mit Ihrem Kameramann bei uns in der Werkstatt. ## c: einer Minute ## p: Kameramann
c56 ## N ## workflow-automation ## cinco flujos con 14 pasos cada uno, hubspot y slack ## c: cinco flujos; hubspot; slack ## p: 14 pasos
c57 ## N ## ongoing-maintenance ## Please look after our two sites for a year at the five-hour level. We'd want the whole year at a fixed price and to cancel whenever we like. ## p: cancel
c58 ## N ## workflow-automation ## 3 flows w/ slack and email, if more than 5000 runs an hour it must not slow down ## c: 3 flows; slack ## p: 5000 runs
c59 ## N ## web-app ## Aplicación web de 6 pantallas y dos roles || 2000 dólares ## c: 6 pantallas; dos roles ## p: 2000 dólares
c60 ## N ## tech-consulting ## consulting hour tomorrow at 6am, we have 10 pages ## c: 10 pages ## p: tomorrow
`,
);
