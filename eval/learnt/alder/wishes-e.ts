import { terseWishes } from "./terse-wishes.ts";

/** Wishes of one author, who wrote them before reading what quotes say, the fifth set; mended with since. */
export const alderWishesE = terseWishes(
  "alder",
  `
e01 ## F ## landing-page.essential ## one-page site for a mobile knife sharpener, four sections, text's ready, contact form to my inbox ## c: four sections; contact form
e02 ## F ## landing-page.complete ## Ouvrimos una casa rural y no sabemos escribir para internet. Queremos una landing con textos vuestros, seis fotos nuestras y que las solicitudes entren en Pipedrive. ## c: seis fotos; Pipedrive
e03 ## F ## gpt4-chatbot.setup-with-care ## chatbot for allotment society, 110 pages of rules, takes name + email if someone wants a plot ## c: 110 pages; name
e04 ## F ## gpt4-chatbot.one-site ## Notre mairie de village voudrait un chatbot sur son site qui réponde à partir de vingt-quatre pages et nous envoie un mail quand il ne sait pas. ## c: vingt-quatre pages; mail
e05 ## F ## workflow-automation.three-flows ## three automations, hubspot + slack + sheets, six steps each max ## c: three automations; hubspot; slack; six steps
e06 ## F ## workflow-automation.one-flow ## Wenn jemand unser Webformular ausfüllt, soll ein Kontakt in HubSpot entstehen, eine Zeile in der Tabelle und eine Nachricht in Slack. Mehr nicht, ein Ablauf. ## c: HubSpot; Tabelle; Slack
e07 ## F ## full-website.five-pages ## site 5 pages ostéopathe, contact par formulaire, je veux changer mes textes moi-même ## c: 5 pages; formulaire
e08 ## F ## full-website.eight-pages ## We're a rowing club. Eight pages, a news section our secretary can fill, and our ninety old addresses shouldn't end nowhere. It's a whole new website. ## c: Eight pages; news; ninety old addresses
e09 ## F ## full-website.twelve-pages ## website 12 seiten, deutsch und englisch, übersetzung haben wir, mit buchungsformular ## c: 12 seiten; deutsch; englisch; buchungsformular
e10 ## F ## web-app.one-process ## web app for tracking fire extinguisher checks. 6 screens, inspectors and office, excel import ## c: 6 screens; excel
e11 ## F ## web-app.three-processes ## Gestionamos un banco de alimentos: entradas, reparto y voluntarios. Necesitamos una aplicación web con trece pantallas, cinco roles e informes en CSV. ## c: trece pantallas; cinco roles; CSV
e12 ## F ## pine-script-indicator.one-indicator ## tradingview indicator, 2 conditions (rsi under 35, price over ema), alert ## c: tradingview; 2 conditions; alert
e13 ## F ## pine-script-indicator.strategy-with-backtest ## Je voudrais une stratégie TradingView avec entrée, sortie et stop, un backtest avec frais, et trois alertes. ## c: TradingView; backtest; trois alertes
e14 ## F ## market-dashboard.one-source ## dashboard 10 symbols one feed just me ## c: 10 symbols
e15 ## F ## market-dashboard.two-sources ## Wir sind zu dritt und handeln mit Strom und Gas. Ein Dashboard mit dreißig Symbolen von zwei Anbietern, täglicher Historie und sechs eigenen Kennzahlen wäre ideal. ## c: dreißig Symbolen; zwei Anbietern; Historie
e16 ## F ## smart-form.one-form ## booking enquiry form, 11 fields, lands in our google sheet ## c: 11 fields; google sheet
e17 ## F ## smart-form.several-steps ## Tenants report damage by phone and half the details are missing. A form in three steps with some twenty fields, where they can upload pictures and get a confirmation mail, would help. ## c: three steps; twenty fields; upload; confirmation mail
e18 ## F ## client-portal.documents ## portal documentos para 22 clientes, aviso por correo ## c: 22 clientes; correo
e19 ## F ## client-portal.documents-and-jobs ## I repair church organs and have about thirty parishes on the books. Each should see how far its job is and be able to write to me about it, in a portal. ## c: thirty parishes
e20 ## F ## ai-lead-gen-lp.crm-and-booking ## lead page w assistant, books calls in google calendar, hubspot ## c: google calendar; hubspot
e21 ## F ## ai-video-1min.one-video ## Wir brauchen ein Video von fünfzig Sekunden auf Spanisch für unsere Filiale in Sevilla, mit Avatar und Untertiteln. ## c: fünfzig Sekunden; Spanisch; Untertiteln
e22 ## F ## vsl-ai-host.three-minutes ## 2 minute sales video, ai host, five screenshots, subtitles ## c: 2 minute; five screenshots; subtitles
e23 ## F ## crm-integration.three-sources ## Zwei Webformulare und Stripe sollen in Pipedrive landen, dazu unsere 4000 alten Kontakte ohne Dubletten. ## c: Stripe; Pipedrive; 4000 alten Kontakte
e24 ## F ## tech-consulting.one-day ## one day with an engineer, we've 40 pages of specs, written report ## c: one day; 40 pages; written report
e25 ## N ## landing-page ## landing page 5 sections, embed our spotify playlist and a tip jar ## c: 5 sections ## p: spotify
e26 ## N ## full-website ## Website mit acht Seiten, auf der Mitglieder ihre Beiträge online kündigen können ## c: acht Seiten ## p: kündigen
e27 ## N ## gpt4-chatbot ## We have 320 pages of manuals; chatbot on the website please. ## p: 320 pages
e28 ## N ## gpt4-chatbot ## chatbot 30 páginas que avise a mi móvil cuando alguien se enfade ## c: 30 páginas ## p: móvil
e29 ## N ## workflow-automation ## one flow that reads my handwriting from photos and files it ## c: one flow ## p: handwriting
e30 ## N ## web-app ## Une application web de cinq écrans pour nos apiculteurs, reliée à des balances connectées. ## c: cinq écrans ## p: balances connectées
e31 ## N ## client-portal ## portal 90 clients, jobs and messages, single bill printed and posted to those without email ## c: 90 clients; messages ## p: printed
e32 ## N ## smart-form ## A form with 14 fields, and it should refuse anyone under 18 by checking their passport. ## c: 14 fields ## p: passport
e33 ## N ## market-dashboard ## dashboard 15 aktien, ein anbieter, dazu tägliche kaufempfehlungen ## c: 15 aktien; ein anbieter ## p: kaufempfehlungen
e34 ## N ## pine-script-indicator ## strategy with backtest over 60 markets ## p: 60 markets
e35 ## N ## ai-video-1min ## un vídeo de un minuto con dos presentadores que conversan ## c: un minuto ## p: dos presentadores
e36 ## N ## vsl-ai-host ## Sales video, three minutes, and please buy the rights to a Beatles song for it. ## c: three minutes ## p: rights
e37 ## N ## crm-integration ## pipedrive one form, and sms to each new lead ## c: pipedrive ## p: sms
e38 ## N ## ongoing-maintenance ## Maintenance pour un site, deux heures, avec intervention en moins de trente minutes en cas de panne. ## c: un site; deux heures ## p: trente minutes
e39 ## N ## ui-ux-design ## figma design for 5 pages ## c: figma ## p: 5 pages
e40 ## N ## tech-consulting ## Eine Stunde Beratung auf Deutsch zu unserer Warenwirtschaft ## c: Eine Stunde ## p: Deutsch
`,
);
