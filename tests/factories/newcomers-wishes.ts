const wishesOf = {
  "landing-page.essential": [
    "we're a beekeeping co-op, need a landing page for our queen bee sale in may. text + pics from us, 5 sections, enquiries to bees@ our mailbox",
    "Can you make me a single page with four sections for my mobile bike repair? The wording is done, the pictures as well. A form where folks leave their number, sent to my email.",
    "Landingpage für unsere Lesenacht in der Buchhandlung, 4 Abschnitte, Texte und Fotos liefern wir, Anmeldungen per Formular an unser Postfach",
    "Una landing page para nuestro taller de cerámica, 5 secciones, los textos y las fotos los ponemos nosotros, un formulario que llegue a nuestro correo",
    "Une landing page pour notre marché de Noël, 5 sections, textes et images fournis, formulaire vers notre boîte mail.",
    "Simple landing page for a mobile sauna. All copy and pictures exist. Five sections and a request form that mails me. Please put it live on my domain.",
    "Una landing para mi academia de guitarra, cinco secciones, tengo textos y fotos, que los interesados me escriban por un formulario al correo",
    "We rent out party tents. One landing page, five sections, request form to our inbox, everything supplied by us.",
    "Landingpage für Sprachferien, 5 Abschnitte, Material kommt von uns, Anfragen an unsere Mailadresse",
  ],
  "full-website.five-pages": [
    "Website for our veterinary practice, 5 pages: home, team, services, prices, contact. We want to change opening hours ourselves. English only, on our own domain.",
    "Necesitamos una web de cinco páginas para una clínica dental: inicio, equipo, tratamientos, precios y contacto. Queremos cambiar los textos nosotros mismos.",
    "a 5-page site for a mobile farrier. about, services, area, prices, contact. i'd like to edit it on my own later",
    "Neue Website mit fünf Seiten für unsere Hebammenpraxis. Texte und Bilder bringen wir mit, ändern wollen wir später selbst.",
    "Five page site for an osteopath. Must be easy for me to change prices. There are maybe fifteen old links.",
    "Site vitrine de 5 pages pour un fleuriste, textes et photos fournis, nous voulons changer les prix nous-mêmes",
    "Could you build a website with five pages for our allotment association? Treasurer wants to update the fees himself.",
  ],
  "full-website.eight-pages": [
    "We manage two campsites and need a site of eight pages with news; some 80 old addresses should keep working",
    "Our rowing club needs a new website with eight pages and a news section that the committee fills. About 60 old links should still lead to the right page.",
    "wir sind eine Tischlerei und möchten eine website mit 8 seiten und einem bereich für neuigkeiten, die wir selbst pflegen. rund 80 alte adressen sollen umgeleitet werden",
    "We're a small law firm and want to replace our homepage. Eight pages, one of them a list of news that my assistant will keep filling. German only.",
  ],
  "gpt4-chatbot.one-site": [
    "Chatbot auf unserer Website, der rund 20 unserer Merkblätter kennt und bei Unklarheiten eine Mail schickt",
    "Chatbot on our website for a camper rental. It should answer questions on deposits, mileage, pets and toll roads from 22 pages of ours. If it is stuck, it passes the conversation on to us by email.",
    "Chatbot für unsere Stadtbücherei: Ausleihe, Gebühren, Öffnungszeiten, Veranstaltungen. 24 Seiten. Wenn er nicht weiterweiß, schickt er die Frage per E-Mail an uns.",
    "Un chatbot para la web de nuestro camping con 18 páginas: parcelas, piscina, mascotas, horarios. Si no sabe algo, que nos mande la pregunta por correo.",
    "Chatbot pour notre office de tourisme, uniquement sur le site, 25 pages : plages, parkings, marchés, musées. Quand il ne sait pas, il nous envoie la question par courriel.",
    "Wir sind ein kleiner Weinhändler und bräuchten einen Chatbot auf der Website, der Fragen zu Versand, Sorten und Verkostungen beantwortet. 15 Seiten Material.",
    "Our staff answers the same thing all day long: parking, stroller rental, lockers. Please build a chatbot from our 12 help pages for our museum's website.",
    "Wir hätten gern einen Chatbot für die Stadtwerke, der Fragen zu Tarifen, Umzug und Abschlägen beantwortet, 25 Seiten, bei Unklarheiten Mail an uns",
    "bot for our swimming pool website. knows prices, course dates, lost property. 16 pages",
    "Chatbot para una escuela de buceo, 20 páginas, responde sobre cursos, precios y seguros",
    "Chatbot pour notre piscine municipale, 18 pages, sur notre site seulement",
  ],
  "gpt4-chatbot.setup-with-care": [
    "a bot for the whole site of our music school, 140 pages. interested people leave name, email and what they'd like to learn, that goes to our inbox",
    "chatbot, whole website (approx 130 pages), for a vocational school. should take down name, mail and which course they are after & forward it to our mailbox",
  ],
  "client-portal.documents": [
    "Portal für 15 Mandanten, Unterlagen hin und her, Nachricht per Mail",
    "We need a client portal for 20 tax clients: they upload their receipts, we put up the finished returns, and everyone gets an email when there is something new. It should run under our domain.",
    "Kundenportal für 22 Mandanten einer Anwaltskanzlei. Jeder meldet sich an, lädt seine Schriftsätze herunter und reicht Unterlagen ein. Unter unserer Domain, in unseren Farben.",
    "Portal de clientes para una gestoría con 25 clientes: suben sus facturas, descargan sus impuestos y reciben un aviso por correo cuando hay algo nuevo.",
    "Espace client pour 24 clients d'un cabinet d'architecte : chacun se connecte, récupère ses plans et dépose ses documents. Sur notre domaine.",
    "Our 19 landlords should be able to log in, get their yearly statements and send us signed contracts back. A portal with our logo and colours.",
    "Portal für 24 Patienten einer Ernährungsberatung, sie holen Pläne ab und laden Tagebücher hoch",
  ],
  "client-portal.documents-and-jobs": [
    "Portal for a translation agency with 90 customers. They see the status of their orders, write us messages about each of them and download the finished files.",
    "Queremos un portal para nuestros 60 clientes donde vean el estado de sus reparaciones y nos escriban mensajes",
    "I'd like a portal for 70 wedding couples. Each sees how far the planning is, talks to us in messages, and finds contracts there.",
    "Unsere Hausverwaltung will ein Portal: 95 Eigentümer sehen den Stand ihrer Anliegen, schreiben Nachrichten und holen Abrechnungen ab.",
    "Portal for 85 hearing aid customers. They track their repair, get messages from us, and see receipts.",
  ],
  "smart-form.one-form": [
    "Intake form for our physiotherapy clinic, 14 fields, sent to our inbox. Some questions only appear if the patient had surgery.",
    "Formulaire d'inscription de 15 champs sur une page pour notre stage de voile, réponses dans un Google Sheet.",
    "Questionnaire for new tenants, 15 questions on one page, results in our inbox",
    "Formular zur Anmeldung fürs Ferienlager, 12 Felder, eine Seite, geht in unser Google Sheet",
    "complaint form for our bus line, 13 fields, a few only shown when needed, sent to the office mailbox",
    "Reservierungsanfrage als Formular, 9 Felder, kommt in unser Postfach",
    "RSVP form for a company party, 8 fields, to a Google Sheet",
    "Formulario de 14 campos en una página, las respuestas a una hoja de Google",
  ],
  "smart-form.several-steps": [
    "Our application has 34 questions. An online form in five steps, please, where people can stop and come back later, and get a confirmation by email.",
    "A form for scholarship applications with 35 fields in five steps, people attach their transcript, can save it and come back later, and get a confirmation email.",
    "Schadensformular für unsere Autovermietung: 28 Felder in 4 Schritten, Fotos hochladen, Bestätigung per Mail an den Kunden",
    "Formulario de inscripción para un campamento de verano, 30 campos en 4 pasos, los padres adjuntan el certificado médico y reciben un correo de confirmación.",
    "Volunteer registration: a form with 22 fields over 4 steps; people upload proof of first-aid training and their records land in Salesforce",
    "Formulaire de devis de 24 champs en 3 étapes, avec photos à joindre, et un e-mail de confirmation",
    "Damage report: 26 fields across 3 steps, pictures can be attached, copy into HubSpot",
  ],
  "smart-form.payment-and-document": [
    "Booking form for our escape room, 20 fields in 3 steps. Teams pay a deposit through our Stripe account, the price is worked out from the group size, and they receive a PDF ticket.",
  ],
  "crm-integration.one-source": [
    "Connect our website form with HubSpot. 12 fields. New contacts should get an owner and there must be no duplicates.",
    "Queremos conectar el formulario de nuestra web con Pipedrive, 10 campos, sin duplicados y que cada contacto nuevo tenga un responsable.",
    "Hook up our contact form to Pipedrive please, 18 fields, no doubles, assign someone to each new contact",
    "CRM-Anbindung: Webformular nach HubSpot, 16 Felder, keine Dubletten",
    "Every order in Shopify should turn up in HubSpot as a contact, matched with what's there, with somebody responsible. 18 fields.",
  ],
  "crm-integration.three-sources": [
    "our crm is salesforce. web form, shopify and a spreadsheet should feed it. 40 fields. 4,000 contacts in there, many of them double, please clean those up",
    "Pipedrive: three sources (web form, Stripe, a spreadsheet), 45 fields, merge 4,500 old contacts",
  ],
  "ongoing-maintenance.one-month-two-hours": [
    "one month of care for one website, updates and backups, 2 hrs of changes",
    "Please look after our WordPress site for a month: updates, daily backups, monitoring, and 2 hours for small changes.",
    "Einmal im Monat Wartung für eine WordPress-Seite, 2 Stunden Änderungen, tägliche Sicherung. Erst mal für einen Monat.",
    "Mantenimiento de nuestra web durante un mes, copias de seguridad diarias y 2 horas de cambios pequeños.",
    "Maintenance of our site for one month, backups daily, monitored, 2 hours for text changes",
  ],
  "ongoing-maintenance.one-month-five-hours": [
    "Care for three websites for one month, with five hours of changes and a report at the end of the month",
    "Maintenance de deux sites pendant un mois, avec 4 heures de petites modifications et un rapport en fin de mois",
    "Please take care of two websites and a chatbot for a month with five hours of fixes",
  ],
  "pine-script-indicator.one-indicator": [
    "TradingView indicator: it should mark bars where the 20 EMA crosses the 50 EMA while RSI is below 40, and alert me. 2 conditions, one alert. I trade gold and silver on 4 hours and daily.",
    "I need an indicator for TradingView that paints an arrow when price closes above the upper Bollinger band on rising volume. Alert included. Coffee and sugar futures, daily.",
    "Un indicador de TradingView con tres condiciones y una alerta, para el ibex y el bund, en 1 hora y diario",
    "indicator for tradingview: dot under the bar when stochastic turns up below 20 and price is over the 200 sma. one alert. for nasdaq and dow",
  ],
  "pine-script-indicator.strategy-with-backtest": [
    "Pine script strategy with entry, exit, stop and position size, backtest with fees, 2 alerts. For bitcoin and ether.",
    "Strategy in Pine Script: buy on a breakout of the 55 bar high, stop at 2 ATR, take profit at 4 ATR, backtested with commission. Three alerts.",
    "I want my swing rules as a strategy in Pine Script with a backtest, commission included, alerts for entry and exit. S&P futures.",
  ],
  "tech-consulting.one-hour": [
    "1h call about whether to move our wine club to another shop system",
    "One hour of consulting in English: should we build our own ticketing or buy one? We'd send you 8 pages beforehand.",
    "Una hora de consultoría en inglés sobre si nos conviene cambiar de proveedor de correo",
    "Could I talk to one of your engineers for an hour about whether our booking data is safe where it is?",
  ],
  "tech-consulting.one-day": [
    "I need somebody to read our old code base, spend a day with us and write a report on what to do first.",
    "A full day workshop with one of your engineers about splitting up our monolith, we have about 40 pages of documentation to read first.",
  ],
  "ui-ux-design.two-pages": [
    "Design of two screens in Figma for our loyalty app: the points overview and the detail of a reward. Phone and desktop, with empty and error states.",
    "two figma screens: seat selection and ticket wallet, both widths",
  ],
  "ui-ux-design.three-pages-prototype": [
    "We're building an app for foragers ourselves. Please design three pages of it in Figma, with a prototype that can be clicked.",
    "three pages designed in figma with a prototype we can click through: search results, flight detail, payment",
    "Entwurf von drei Seiten in Figma mit klickbarem Prototyp: Startseite, Kursliste, Kursdetail",
  ],
  "ai-video-1min.one-video": [
    "One minute video with a presenter who tells parents why our forest kindergarten is out in all weather. In English, with captions, upright.",
    "Ein Video von einer Minute, in dem eine Moderatorin erklärt, wie man bei uns Blut spendet. Auf Deutsch mit Untertiteln.",
    "Short video, 45 seconds, in Spanish, a friendly host invites people to our harvest festival",
    "Vidéo d'une minute avec un présentateur qui explique aux parents comment inscrire leur enfant, en français, sous-titrée",
    "A minute of video, German voice, subtitles, about what happens at a first driving lesson",
    "60 second AI video in French about our oyster baskets, with captions",
  ],
  "ai-video-1min.two-languages": [
    "A one-minute clip in German and in Spanish about how our cargo scooters are charged. You translate the script.",
    "Un vídeo de un minuto en español y en inglés en el que una presentadora explica cómo funciona nuestra app de taxis.",
  ],
  "vsl-ai-host.three-minutes": [
    "Sales video of three minutes with an AI host for our pellet stoves, 7 pictures from us, in French.",
    "Sales video, 3 minutes, English, AI host, for a dog harness. We send six pictures and two reviews to quote.",
    "Pitch video, 3 min, Spanish, virtual host, for our irrigation kits, 8 pictures",
  ],
  "vsl-ai-host.five-minutes-with-page": [
    "sales video, 4 and a half minutes, chapters, and its own page with one button",
    "VSL for our online bookkeeping course, 5 minutes, English, 15 screenshots, on its own page on our domain with a button to book a call",
    "Verkaufsvideo mit KI-Moderatorin, 5 Minuten, deutsch, eigene Seite auf unserer Domain mit Bestellknopf, 14 Bilder",
    "VSL in French, five minutes, with an own page on our domain where people can book, 10 pictures of the kitchens",
  ],
  "web-app.one-process": [
    "Web app, 5 screens, where volunteers and the treasurer sign in. Our records are in one Excel sheet right now.",
    "Web app for our hearing aid repairs: one process from the drop-off to the pick-up, 6 screens, roles for reception and workshop, our spreadsheet gets imported.",
    "Web-App für unsere Kleiderkammer: ein Vorgang von der Annahme bis zur Ausgabe, 5 Masken, zwei Rollen, und die Excel-Liste soll übernommen werden.",
    "Web application for our blood lab courier: one process, pick-up until hand-over, 4 screens, roles driver and office. Data from one spreadsheet comes along.",
    "Application web pour notre brasserie : un processus de la commande à la livraison, 6 écrans, deux rôles, import d'un fichier Excel",
    "web app for lending out tools in our village: one process, 6 screens, two roles, import of the list we have in Excel",
    "Web app for a seed library: a single process from request to return, 5 screens, members of staff and volunteers as roles",
  ],
  "workflow-automation.one-flow": [
    "Automate this: a new row in our spreadsheet creates a contact in HubSpot and posts to Slack. 3 steps.",
    "Ein Ablauf in Make: wenn eine Bestellung per Mail kommt, Zeile in unsere Tabelle und Nachricht in Slack. 3 Schritte.",
    "Automation: whenever someone fills in the web form, add a row to our spreadsheet, make a contact in Salesforce and tell the team in Slack. 4 steps. Message us if a step fails.",
    "Automatisation : quand un formulaire web arrive, créer le contact dans HubSpot et prévenir l'équipe sur Slack. 3 étapes.",
    "Automatizar: cuando entra un correo de pedido, apuntarlo en la hoja de cálculo y avisar en Slack. 3 pasos.",
    "One flow: calendar entry... sorry: new HubSpot contact, message in Slack, row in spreadsheet. 3 steps.",
  ],
  "workflow-automation.three-flows": [
    "Three flows for our property office, up to 7 steps each, tools: Slack, email, spreadsheets, HubSpot. One of them should sort incoming mail with AI.",
  ],
  "market-dashboard.one-source": [
    "Market dashboard for our coffee roastery: 9 symbols from one provider, two measures of our own, email alerts, export to CSV, just for me.",
    "A dashboard with 10 coins from one provider, price alerts by email, my own notes",
  ],
  "ai-lead-gen-lp.crm-and-booking": [
    "A page with an AI assistant for our solar offer: it asks five questions, books calls into our Google Calendar and writes each lead to HubSpot.",
    "Lead page with AI assistant, five questions, calls booked in Microsoft 365, leads in Pipedrive",
  ],
  "ai-lead-gen-lp.one-offer": [
    "Lead gen page with assistant for a kitchen studio, one offer, 6 sections, text by you, five questions, leads to our inbox",
    "Lead generation page for a heat pump fitter. Assistant asks five questions, leads by email, text from you.",
    "A lead page with a built-in AI assistant for our roof cleaning, assistant asks 4 questions, results by mail",
  ],
  "landing-page.two-versions": [
    "Landing page for the opening of our climbing hall, with two different headlines to try against each other. Text from you please, 8 sections.",
  ],
  "full-website.twelve-pages": [
    "New website, twelve pages, English and French (we translate), with a blog and a booking form for guided tours. Old site has 220 addresses that need forwarding.",
  ],
  "gpt4-chatbot.three-channels": [
    "Chatbot for a chain of laundromats that works on the website, by email and by SMS, knows 250 pages and puts leads into HubSpot. One hour of training for the crew.",
  ],
  "client-portal.invoices-and-approvals": [
    "Customer portal, 300 customers, they approve drafts and pay invoices by Stripe, see where their job stands, message us",
  ],
  "crm-integration.both-directions": [
    "Sync HubSpot with Shopify both ways, 12,000 contacts, duplicates merged, three reports",
  ],
  "ongoing-maintenance.one-month-ten-hours": [
    "Keep our site running for one month: updates, backups every night, someone watching it, up to ten hours of tweaks. It's five sites actually.",
  ],
  "ui-ux-design.one-page": [
    "One page designed in Figma: the checkout of our cheese shop, phone and desktop. We have developers.",
    "figma: product page of our plant shop, mobile + desktop, our agency builds it",
  ],
  "ai-video-1min.three-videos": [
    "Three one-minute videos with the same presenter about our three greenhouses, upright and landscape, in English",
  ],
  "workflow-automation.five-flows": [
    "Five flows across three departments, none longer than 10 steps, 7 tools, the boss approves holiday requests by email, weekly summary of what ran",
  ],
  "market-dashboard.two-sources": [
    "One screen for 40 symbols from two data providers with daily history, four people sign in, six measures",
    "Dashboard for 45 symbols from two providers, daily history, four logins",
  ],
  "web-app.three-processes": [
    "Una aplicación web para nuestra imprenta: tres procesos (presupuestos, pedidos, entregas), 14 pantallas, cuatro roles, informes en CSV",
  ],
  "landing-page.complete": [
    "hello, we brew kombucha in Leeds. want one landing page for our subscription box, 6 sections incl. prices & faq. you'd have to write it, we only have bullet points. 4 photos. sign ups go into hubspot",
    "Need copywriting + landing page for a hearing test day. 7 sections, 3 pictures, leads straight into Salesforce.",
  ],
};

/** Wishes in the words of people who haven’t read our pages, and the one option that holds all of each. */
export const newcomersWishes: readonly (readonly [wish: string, scopeId: string])[] =
  Object.entries(wishesOf).flatMap(([scopeId, wishes]) =>
    wishes.map((wish) => [wish, scopeId] as const),
  );
