import { terseWishes } from "./terse-wishes.ts";

/** Wishes of one author, who wrote them before reading what quotes say, the first set; mended with since. */
export const alderWishesA = terseWishes(
  "alder",
  `
a01 ## F ## landing-page.essential ## one pager for my mobile bike repair, 4 sections, contact form to my inbox ## c: one pager; 4 sections; contact form
a02 ## F ## landing-page.complete ## need a landing page for pickled veg subscription, u write the words, leads go into hubspot ## c: u write the words; hubspot
a03 ## F ## gpt4-chatbot.setup-with-care ## Hallo, ich leite einen kleinen Tierschutzverein. Wir bekommen ständig dieselben Fragen zur Vermittlung. Wir hätten gern einen Chatbot auf unserer Website, der rund 80 unserer Seiten kennt und bei Interesse Name und E-Mail aufnimmt. ## c: auf unserer Website; 80 unserer Seiten; Name und E-Mail
a04 ## F ## workflow-automation.one-flow ## one flow: hubspot deal won -> post in slack + add a row to our spreadsheet ## c: one flow; hubspot; slack; spreadsheet
a05 ## F ## workflow-automation.three-flows ## 3 flows, max 6 steps each, slack hubspot and email, one of them sorts incoming mail with ai ## c: 3 flows; 6 steps; slack; hubspot; ai
a06 ## F ## full-website.five-pages ## Nous sommes une petite ferme pédagogique dans le Jura. Il nous faudrait un site de cinq pages que nous puissions modifier nous-mêmes, avec un formulaire de contact qui arrive dans notre boîte mail. Une quinzaine d'anciennes adresses devront être redirigées. ## c: cinq pages; formulaire de contact; quinzaine d'anciennes adresses
a07 ## F ## full-website.twelve-pages ## web de 12 páginas en español e inglés, nosotros traducimos, con formulario de reservas ## c: 12 páginas; español; inglés; formulario de reservas
a08 ## F ## web-app.one-process ## I run a tool library with volunteers. Loans are in one Excel sheet right now and it's chaos. I'd like a small web app with about five screens where volunteers and the coordinator sign in, with the sheet imported, running in our own cloud account. ## c: five screens; sheet
a09 ## F ## web-app.customers-and-payments ## web app for our marina: customers sign in, choose a berth and pay through our stripe, staff manage it, 20 screens, a mail at every step ## c: stripe; 20 screens; mail
a10 ## F ## pine-script-indicator.one-indicator ## pine indicator, ema cross plus volume filter, one alert ## c: one alert
a11 ## F ## pine-script-indicator.strategy-with-backtest ## Ich handle seit Jahren eine einfache Ausbruchsregel im DAX und möchte sie als Strategie für TradingView, mit Einstieg, Ausstieg, Stop und Positionsgröße, samt Backtest mit Gebühren und zwei Alarmen. ## c: TradingView; Backtest; zwei Alarmen
a12 ## F ## market-dashboard.one-source ## dashboard for 8 coffee futures from one provider, price table, charts, email alerts, only me signing in ## c: 8 coffee futures; one provider; email
a13 ## F ## market-dashboard.two-sources ## Somos una pequeña gestora familiar en Bilbao, cuatro personas. Queremos un panel con 45 valores de dos proveedores, con histórico diario desde el lanzamiento y cinco indicadores propios. ## c: 45 valores; dos proveedores; histórico
a14 ## F ## smart-form.one-form ## formulaire d'inscription, 12 champs, une page, réponses dans un google sheet ## c: 12 champs; google sheet
a15 ## F ## smart-form.several-steps ## The adoption application for our greyhound rescue has about 35 questions. We'd like it as an online form in four steps. People should be able to stop and come back later, upload a picture of their garden, and get a confirmation by email. ## c: 35 questions; four steps; upload; confirmation
a16 ## F ## smart-form.payment-and-document ## marquee hire form: price worked out from the answers, pay by stripe, pdf of the order ## c: price; stripe; pdf
a17 ## F ## client-portal.documents ## Portal für meine 18 Mandanten, Unterlagen hin und her, Benachrichtigung per Mail ## c: 18 Mandanten; Mail
a18 ## F ## client-portal.documents-and-jobs ## I'm a bespoke furniture maker with about 60 customers at any time, and they keep phoning to ask where their table is. I'd like a portal where each of them sees the status of their job with dates and can message me about it, with my existing customer list brought in. ## c: 60 customers; status; message; customer list
a19 ## F ## client-portal.invoices-and-approvals ## portal 300 clients, invoices paid with stripe, approvals with name and time, connect to salesforce ## c: 300 clients; stripe; approvals; salesforce
a20 ## F ## ai-lead-gen-lp.one-offer ## lead page for my hypnotherapy course, chat assistant asks 4 questions, leads by email with a summary ## c: 4 questions; email
a21 ## F ## ai-lead-gen-lp.crm-and-booking ## Vendo piscinas prefabricadas en Murcia y quiero una página de captación con un asistente que haga tres preguntas, agende una llamada en mi Google Calendar y guarde el contacto en Pipedrive. ## c: tres preguntas; Google Calendar; Pipedrive
a22 ## F ## ai-video-1min.one-video ## 1 min ai video for our ski school, in german, captions, one avatar ## c: 1 min; german; captions
a23 ## F ## ai-video-1min.two-languages ## vidéo d'une minute en français et en anglais pour notre musée, avec sous-titres et traduction du script ## c: une minute; français; anglais; sous-titres
a24 ## F ## vsl-ai-host.three-minutes ## Unser Verein sammelt gebrauchte Brillen. Für die Spendenkampagne brauchen wir ein Verkaufsvideo mit KI-Moderatorin, höchstens drei Minuten, mit sechs Fotos von uns und Untertiteln. ## c: drei Minuten; sechs Fotos; Untertiteln
a25 ## F ## vsl-ai-host.five-minutes-with-page ## sales video, 4 and a half minutes with chapters, plus its own page on my domain with one button ## c: its own page; button
a26 ## F ## crm-integration.one-source ## website form into pipedrive, 14 fields mapped, owner by region ## c: pipedrive; 14 fields
a27 ## F ## crm-integration.three-sources ## Three things feed our Salesforce by hand today: the website form, Stripe and a spreadsheet. We want them connected, and about 3,500 existing contacts cleaned of duplicates, with a backup first. ## c: Salesforce; Stripe; spreadsheet; 3,500 existing contacts
a28 ## F ## crm-integration.both-directions ## sync pipedrive both ways with shopify, 15000 contacts deduped, 3 reports in the crm ## c: pipedrive; both ways; shopify; 15000 contacts; 3 reports
a29 ## F ## ongoing-maintenance.one-month-two-hours ## one month care for one site, updates + backups, 2 hrs of changes ## c: one site; 2 hrs
a30 ## F ## ongoing-maintenance.one-month-five-hours ## Wir haben zwei kleine Websites und einen Bot, um die sich niemand kümmert. Bitte einen Monat Wartung mit Updates, täglicher Sicherung und fünf Stunden für Änderungen. ## c: fünf Stunden
a31 ## F ## ui-ux-design.two-pages ## figma design 2 pages, mobile + desktop, empty and error states too ## c: figma; 2 pages
a32 ## F ## ui-ux-design.three-pages-prototype ## Estamos preparando una app para huertos urbanos y queremos enseñarla a clientes antes de programar nada. Necesitamos el diseño de tres páginas en Figma con un prototipo navegable. ## c: tres páginas; Figma; prototipo
a33 ## F ## tech-consulting.one-hour ## 1h call about whether to build our own stock system or buy one, we'd send 6 pages first ## c: 1h; 6 pages
a34 ## F ## tech-consulting.one-day ## We inherited a code base from a freelancer who has vanished. I'd like somebody to read it and spend a day with us, then write a report with options, costs and what to do first. ## c: a day; code base
a35 ## F ## landing-page.two-versions ## landing page for kiln rental in two versions so we see which one gets more requests, 7 sections, text by you ## c: two versions; 7 sections; text by you
a36 ## F ## ai-video-1min.three-videos ## série de trois vidéos d'une minute pour notre cave coopérative, format paysage et portrait ## c: trois vidéos; une minute; paysage et portrait
a37 ## N ## landing-page ## landing page with 6 sections, form answers have to arrive in our Odoo ## c: 6 sections ## p: Odoo
a38 ## N ## gpt4-chatbot ## chatbot for a shisha shop website, 15 pages, has to answer in turkish as well ## c: 15 pages ## p: turkish
a39 ## N ## gpt4-chatbot ## Our physio patients write to us on WhatsApp for everything. Can you build a bot that answers there, from about 30 pages of our advice? ## c: 30 pages ## p: WhatsApp
a40 ## N ## gpt4-chatbot ## chatbot on our site, 20 docs, should also tell customers if their parcel has left by checking our warehouse software ## c: 20 docs ## p: warehouse software
a41 ## N ## market-dashboard ## dashboard with 30 shares, prices tick by tick ## c: 30 shares ## p: tick by tick
a42 ## N ## ongoing-maintenance ## Wartung für eine Website, zwei Stunden Änderungen im Monat, und wenn nachts etwas ausfällt, soll sofort jemand reagieren. ## c: zwei Stunden ## p: nachts
a43 ## N ## web-app ## web app 12 screens, 7 different roles ## c: 12 screens ## p: 7 different roles
a44 ## N ## web-app ## We look after forests in Värmland. Our people count beetles with paper lists. We'd like a web app with four screens and two roles that keeps working where there is no signal and sends everything once they are back. ## c: four screens; two roles ## p: no signal
a45 ## N ## client-portal ## Portail pour 40 patients d'un cabinet dentaire, échange de documents, hébergement certifié HDS ## c: 40 patients ## p: HDS
a46 ## N ## full-website ## 8 page site with news, and bring over our 400 blog posts from squarespace ## c: 8 page; news ## p: 400 blog posts
a47 ## N ## landing-page ## I sell garden saunas. I want a landing page, five sections, and your promise that it brings at least 50 enquiries a month. ## c: five sections ## p: 50 enquiries
a48 ## N ## smart-form ## sign-in form for visitors, 8 fields, and you supply the tablet for the front desk ## c: 8 fields ## p: tablet
a49 ## N ## full-website ## Wir betreiben drei Almhütten und wünschen uns eine Website mit fünf Seiten. Die Fotos sollen Sie bei Getty für uns einkaufen. ## c: fünf Seiten ## p: Getty
a50 ## N ## landing-page ## landing page 5 sections and then two instagram posts a week from you ## c: 5 sections ## n: instagram posts
a51 ## N ## market-dashboard ## panel de mercado, 220 símbolos de tres proveedores ## c: tres proveedores ## p: 220 símbolos
a52 ## N ## client-portal ## Wir sind ein Steuerbüro mit 20 Mandanten und möchten ein Portal für Dokumente. Außerdem soll jemand jeden Monat unseren Podcast schneiden. ## c: 20 Mandanten ## p: Podcast
a53 ## N ## landing-page ## landing page for my falconry shows, 7 sections, you write it || $300 ## c: 7 sections ## p: $300
a54 ## N ## full-website ## Website mit zwölf Seiten für unser Hospiz || || in einer Woche ## c: zwölf Seiten ## p: in einer Woche
a55 ## N ## tech-consulting ## une heure de conseil en visio sur notre intranet, en français svp ## c: une heure ## p: français
a56 ## N ## ai-video-1min ## Somos una cooperativa de aceite en Tarragona. Queremos un vídeo de un minuto con avatar que hable en catalán. ## c: un minuto ## p: catalán
a57 ## N ## crm-integration ## hubspot, one web form, and merge duplicates among 35,000 contacts ## c: hubspot ## p: 35,000 contacts
a58 ## N ## vsl-ai-host ## Notre école de voile voudrait une vidéo de vente avec présentateur IA, huit minutes environ, avec sous-titres. ## c: sous-titres ## p: huit minutes
a59 ## N ## pine-script-indicator ## indicator with 2 conditions and an alert, same thing for metatrader 5 please ## c: 2 conditions ## p: metatrader
a60 ## N ## workflow-automation ## Every invoice that lands in our Dropbox should be read and entered in Lexware. One flow, four steps or so. ## c: One flow ## p: Dropbox; Lexware
`,
);
