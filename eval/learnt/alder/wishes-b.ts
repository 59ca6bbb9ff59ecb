import { terseWishes } from "./terse-wishes.ts";

/** Wishes of one author, who wrote them before reading what quotes say, the second set; mended with since. */
export const alderWishesB = terseWishes(
  "alder",
  `
b01 ## F ## landing-page.essential ## Landingpage für unseren Hofladen, fünf Abschnitte, ein Formular an unser Postfach, Texte liefern wir ## c: fünf Abschnitte; Formular
b02 ## F ## landing-page.complete ## We're two midwives in Cork starting a birth class. We haven't a word written, so you'd do the text after a call with us. One page, six pictures of ours, and the sign-ups in our mailbox. ## c: One page; six pictures
b03 ## F ## landing-page.two-versions ## 2 versions of one landing page, split the traffic, count requests for each ## c: 2 versions
b04 ## F ## gpt4-chatbot.one-site ## bot for our campsite website, knows our 18 pages, passes to us by mail if stuck ## c: 18 pages; mail
b05 ## F ## gpt4-chatbot.three-channels ## Notre office de tourisme reçoit les mêmes questions par SMS, par mail et sur le site. Nous voulons un chatbot pour ces trois canaux, qui connaisse nos 250 pages, et une heure de formation pour l'équipe. ## c: SMS; trois canaux; 250 pages
b06 ## F ## workflow-automation.three-flows ## drei Abläufe mit je höchstens 7 Schritten, Hubspot, Slack, Tabelle ## c: drei Abläufe; 7 Schritten; Hubspot; Slack
b07 ## F ## workflow-automation.five-flows ## I manage a hospice charity shop chain. We need five flows of up to nine steps each between our web forms, Salesforce and Slack, where a manager approves some of them by email, and each week a summary of what failed. ## c: five flows; nine steps; Salesforce; Slack; summary
b08 ## F ## full-website.five-pages ## website five pages, we edit texts ourselves, contact form, launch on our domain ## c: five pages; contact form
b09 ## F ## full-website.eight-pages ## Wir sind eine Blaskapelle mit vierzig Leuten. Unsere Seite ist von 2009. Wir brauchen acht Seiten und einen Bereich für Neuigkeiten, den unser Kassier selbst pflegt. Rund neunzig alte Adressen sollen weiter funktionieren. ## c: acht Seiten; Neuigkeiten
b10 ## F ## full-website.twelve-pages ## 11 page site, second language welsh supplied by us, news, booking form ## c: 11 page; news; booking form
b11 ## F ## web-app.one-process ## Aplicación web para gestionar préstamos de instrumentos: 6 pantallas, dos roles, importar un Excel ## c: 6 pantallas; dos roles; Excel
b12 ## F ## web-app.three-processes ## At our seed bank we track intake, germination tests and loans. I imagine a web app for these three processes, around 13 screens, with four kinds of login, reports we can export as CSV, and a connection to one tool we already use. ## c: three processes; 13 screens; CSV
b13 ## F ## web-app.one-process ## app in browser for shift swaps, 5 screens, staff + managers log in ## c: 5 screens
b14 ## F ## pine-script-indicator.one-indicator ## un indicateur tradingview avec trois conditions et une alerte, code commenté ## c: tradingview; trois conditions; une alerte
b15 ## F ## pine-script-indicator.indicator-strategy-webhooks ## indicator AND strategy on same rule, backtest on 4 symbols, webhook alerts for my bot ## c: 4 symbols; webhook
b16 ## F ## pine-script-indicator.strategy-with-backtest ## I'm a retired engineer and trade silver. My rule is written down. Please turn it into a Pine strategy with entry, exit, a stop and position sizing, and test it on past data with fees and slippage. ## c: fees and slippage
b17 ## F ## market-dashboard.three-sources ## 150 tickers, 3 data feeds, positions imported from csv, ten own measures, webhook alerts ## c: 150 tickers; csv; webhook
b18 ## F ## market-dashboard.one-source ## Für meine Imkerei verfolge ich Zuckerpreise. Ein kleines Dashboard mit sechs Symbolen von einem Anbieter, Tabelle, Diagrammen und einer Warnung per Mail würde reichen. ## c: sechs Symbolen; einem Anbieter; Mail
b19 ## F ## smart-form.one-form ## form w/ 10 fields and 3 conditions into google sheets ## c: 10 fields; 3 conditions; google sheets
b20 ## F ## smart-form.several-steps ## Wir vermitteln Au-pairs. Das Bewerbungsformular hat 38 Felder, also bitte in fünf Schritten, mit Upload des Passes, Zwischenspeichern und einer Bestätigung per Mail. ## c: 38 Felder; fünf Schritten; Upload; Bestätigung
b21 ## F ## smart-form.payment-and-document ## formulario de matrícula con pago por stripe y un pdf con las respuestas ## c: stripe; pdf
b22 ## F ## client-portal.documents ## J'accompagne une vingtaine de familles en médiation. Je cherche un espace client où chacune dépose et reçoit des documents, avec un avis par mail, à mes couleurs. ## c: vingtaine de familles; documents; mail
b23 ## F ## client-portal.documents-and-jobs ## client portal, 95 clients, job status and messages, import our list ## c: 95 clients; status; messages; import our list
b24 ## F ## client-portal.invoices-and-approvals ## portal para 450 clientes con facturas pagadas por stripe y aprobaciones ## c: 450 clientes; stripe; aprobaciones
b25 ## F ## ai-lead-gen-lp.one-offer ## Ich biete Stimmtraining für Lehrkräfte an. Gewünscht ist eine Seite mit Assistent, der vier Fragen stellt, und die Anfragen kommen mit Zusammenfassung in mein Postfach. Die Texte schreiben Sie. ## c: vier Fragen; Postfach
b26 ## F ## ai-lead-gen-lp.two-offers ## two lead pages with assistant, hubspot and call booking on both ## c: two lead pages; hubspot; booking
b27 ## F ## ai-video-1min.one-video ## 45 sec ai clip in spanish, avatar, subtitles ## c: 45 sec; spanish; subtitles
b28 ## F ## ai-video-1min.three-videos ## We teach wild swimming safety. Could you plan a series of three short videos, a minute each, with scripts, and give us upright and landscape files? ## c: three short videos; a minute
b29 ## F ## vsl-ai-host.five-minutes-with-page ## Verkaufsvideo 5 Minuten, zehn Bilder von uns, eigene Seite mit Button ## c: 5 Minuten; zehn Bilder; Button
b30 ## F ## vsl-ai-host.two-openings ## video sales letter 5 min, two different openings tested against each other, counts of plays and clicks ## c: 5 min; two different openings
b31 ## F ## crm-integration.one-source ## Nuestra ferretería usa HubSpot. Queremos que el formulario de la web cree el contacto con quince campos y asigne el comercial según una regla. ## c: HubSpot; quince campos
b32 ## F ## crm-integration.both-directions ## salesforce <-> stripe two way sync, merge dups in 12k contacts, 2 reports ## c: salesforce; stripe; 12k contacts; 2 reports
b33 ## F ## ongoing-maintenance.one-month-ten-hours ## wartung einen monat für 6 seiten, 10 std änderungen ## c: 10 std
b34 ## F ## ui-ux-design.one-page ## Our bakery's order page confuses people. Just redesign that single page in Figma, phone and desktop, including what it looks like empty or when something goes wrong. ## c: single page; Figma
b35 ## F ## tech-consulting.one-day ## one day consulting, we send 50 pages, want a written report with costs ## c: one day; 50 pages
b36 ## F ## tech-consulting.one-hour ## My sister and I take over our parents' vineyard and its ten-year-old software. We'd like an hour on a video call to understand what to replace first, and the next steps on one page afterwards. ## c: an hour
b37 ## N ## client-portal ## portal for 20 clients, sign in with our azure ad ## c: 20 clients ## p: azure ad
b38 ## N ## gpt4-chatbot ## We run a taxi firm in Graz. The bot should take phone calls, understand dialect and answer from our 12 pages. ## c: 12 pages ## p: phone calls
b39 ## N ## smart-form ## formular 20 felder, 3 schritte, am ende qualifizierte elektronische signatur ## c: 20 felder; 3 schritte ## p: signatur
b40 ## N ## full-website ## website 8 pages, members only area with passwords for 50 people ## c: 8 pages ## p: members only area
b41 ## N ## landing-page ## landing page in three versions tested against each other ## p: three versions
b42 ## N ## client-portal ## Portal für 80 Kunden mit Status und Nachrichten, alle Daten müssen in der Schweiz liegen. ## c: 80 Kunden ## p: Schweiz
b43 ## N ## full-website ## Our council funds this, so the five-page website has to meet WCAG 2.2 AA and come with an audit report. ## c: five-page ## p: WCAG
b44 ## N ## web-app ## web app 10 screens 3 roles plus a penetration test by an outside firm ## c: 10 screens; 3 roles ## p: penetration test
b45 ## N ## landing-page ## landing page en español, y 500 folletos impresos con el mismo diseño ## p: folletos
b46 ## N ## tech-consulting ## Il nous faut une journée de conseil dans nos locaux à Nantes, avec visite de l'atelier. ## c: une journée ## n: locaux
b47 ## N ## gpt4-chatbot ## chatbot 3 channels 300 pages, and train all 30 of our staff for two days ## c: 300 pages ## p: two days
b48 ## N ## workflow-automation ## One flow: when somebody books in our form, they get a text message, and so does the driver. ## c: One flow ## p: text message
b49 ## N ## gpt4-chatbot ## Unser Chatbot soll 60 Seiten kennen und Kunden sagen, wie viel auf ihrem Konto noch offen ist. ## c: 60 Seiten ## p: Konto
b50 ## N ## client-portal ## client portal for 600 clients w invoices ## p: 600 clients
b51 ## N ## web-app ## aplicación web con 26 pantallas y pagos con stripe ## c: stripe ## p: 26 pantallas
b52 ## N ## pine-script-indicator ## four separate indicators bundled as one price, each 2 conditions || $400 ## p: $400
b53 ## N ## crm-integration ## We are leaving Salesforce. Please move everything, deals, notes and attachments, over to HubSpot. ## p: everything
b54 ## N ## smart-form ## booking form with stripe, customers can pay in 3 instalments ## c: stripe ## p: instalments
b55 ## N ## vsl-ai-host ## Ich möchte ein Verkaufsvideo von drei Minuten, in dem die Stimme wie die von Morgan Freeman klingt. ## c: drei Minuten ## p: Stimme
b56 ## N ## ai-video-1min ## une vidéo d'une minute déclinée en six langues ## c: une minute ## p: six langues
b57 ## N ## market-dashboard ## Dashboard für 20 Symbole von zwei Anbietern, und man soll daraus direkt Orders aufgeben können ## c: 20 Symbole; zwei Anbietern ## p: Orders
b58 ## N ## ongoing-maintenance ## we need care for our shop with 99.9% uptime promised, 2 hours of changes ## c: 2 hours ## p: uptime
b59 ## N ## ui-ux-design ## Diseño en Figma de dos páginas y después que alguien las programe en nuestro WordPress ## c: dos páginas; Figma ## p: WordPress
b60 ## N ## landing-page ## landing page essential || || by Monday ## p: Monday
`,
);
