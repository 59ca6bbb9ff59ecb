import { terseWishes } from "./terse-wishes.ts";

/** Wishes of one author, who wrote them before reading what quotes say, the fourth set; mended with since. */
export const alderWishesD = terseWishes(
  "alder",
  `
d01 ## F ## landing-page.essential ## landing page 4 blocks + form to inbox, my copy, dog physiotherapy ## c: 4 blocks; form
d02 ## F ## landing-page.complete ## Wir eröffnen im Mai ein Repair-Café und haben noch keinen Satz Text. Bitte eine Landingpage mit sieben Abschnitten, die Texte kommen von Ihnen, und die Anmeldungen sollen in HubSpot landen. ## c: sieben Abschnitten; HubSpot
d03 ## F ## landing-page.two-versions ## a/b test landing page for our fishing charters, both versions counted ## c: a/b test
d04 ## F ## gpt4-chatbot.one-site ## Nuestro camping recibe siempre las mismas preguntas sobre perros, parcelas y horarios. Queremos un chatbot en la web que lea nuestras quince páginas y nos escriba un correo cuando no sepa. ## c: quince páginas; correo
d05 ## F ## gpt4-chatbot.setup-with-care ## chatbot, 150 pages, asks name and email and what they want, sends it to our inbox ## c: 150 pages; name and email; inbox
d06 ## F ## gpt4-chatbot.three-channels ## bot on site + email + sms, 280 pages, leads into salesforce ## c: email; sms; 280 pages; salesforce
d07 ## F ## workflow-automation.one-flow ## When a stripe payment fails I get an email and never see it. One flow please: payment fails, our Slack gets a message and a row goes into a spreadsheet. ## c: One flow; stripe; Slack; spreadsheet
d08 ## F ## workflow-automation.three-flows ## 3 automatisierungen je 5 schritte mit hubspot, slack und email ## c: 3 automatisierungen; 5 schritte; hubspot; slack
d09 ## F ## full-website.five-pages ## 5 page website for a chimney liner firm, contact form, we can edit it ## c: 5 page; contact form
d10 ## F ## full-website.eight-pages ## Our village hall's site is run by one man who is moving away. We would like seven pages and a place for news, with the sixty or so old links still leading somewhere, and someone showing us how to edit it. ## c: seven pages; news; old links
d11 ## F ## full-website.twelve-pages ## site 12 pages français/anglais, traduction fournie, actualités, formulaire de réservation ## c: 12 pages; français; anglais; actualités; formulaire de réservation
d12 ## F ## web-app.one-process ## small web app to log hive inspections, 4 screens, two roles, import our spreadsheet ## c: 4 screens; two roles; spreadsheet
d13 ## F ## web-app.three-processes ## Wir sind eine Musikschule. Anmeldung, Raumbelegung und Instrumentenverleih laufen heute über Zettel. Die Web-App bräuchte etwa zwölf Masken, vier Rollen, Auswertungen als CSV und eine Anbindung an unser bestehendes Programm. ## c: zwölf Masken; vier Rollen; CSV; eine Anbindung
d14 ## F ## web-app.customers-and-payments ## clients log in, order and pay (stripe), our team sees orders, 18 screens, web app ## c: stripe; 18 screens
d15 ## F ## pine-script-indicator.one-indicator ## Necesito un indicador de TradingView que marque cuando la media de 20 cruza la de 50 con volumen alto, y que me avise una alerta. ## c: TradingView; una alerta
d16 ## F ## pine-script-indicator.strategy-with-backtest ## pine strategy breakout w/ stop + position sizing, backtested with commission, 2 alerts ## c: 2 alerts
d17 ## F ## pine-script-indicator.indicator-strategy-webhooks ## My rule works on paper. I'd like it as an indicator and as a strategy in Pine Script, backtested on three symbols, and the alerts should go out as webhooks to the system I run. ## c: three symbols; webhooks
d18 ## F ## market-dashboard.one-source ## Tableau de bord pour suivre sept actions d'un seul fournisseur, graphiques, alertes par mail, juste pour moi ## c: sept actions; un seul fournisseur; mail
d19 ## F ## market-dashboard.two-sources ## dashboard 40 crypto pairs 2 exchanges history 3 of us log in ## c: 40 crypto pairs; 2 exchanges; history
d20 ## F ## smart-form.one-form ## 9-field enquiry form, answers to one mailbox, two of the fields only show if you tick yes ## c: 9-field; mailbox
d21 ## F ## smart-form.several-steps ## Pour louer nos salles, les associations remplissent six pages de papier. Il faudrait un formulaire en ligne de trente champs en quatre étapes, avec dépôt du justificatif et un courriel de confirmation. ## c: trente champs; quatre étapes; confirmation
d22 ## F ## smart-form.payment-and-document ## formular mit preisberechnung, zahlung über stripe, am ende ein pdf ## c: preisberechnung; stripe; pdf
d23 ## F ## client-portal.documents ## portal for 12 estate clients, documents both ways, email notice when sth new ## c: 12 estate clients; documents both ways; email
d24 ## F ## client-portal.documents-and-jobs ## We restore pianos. Around 45 owners are waiting at any time, and each wants to know how far theirs is. A portal with job status and messages would help, and please import the list of owners we have. ## c: 45 owners; job status; messages
d25 ## F ## client-portal.invoices-and-approvals ## Kundenportal 350 Kunden, Freigaben, Rechnungen per Stripe bezahlen ## c: 350 Kunden; Freigaben; Stripe
d26 ## F ## ai-lead-gen-lp.one-offer ## page with ai assistant for my roof repairs, 5 questions, leads to my mail, you write the text ## c: 5 questions; mail
d27 ## F ## ai-lead-gen-lp.two-offers ## Wir verkaufen Saunen und Badefässer. Für beide möchten wir je eine Leadseite mit Assistent, Übergabe an Pipedrive und Terminbuchung. ## c: Pipedrive; Terminbuchung
d28 ## F ## ai-video-1min.one-video ## 50 second video in french w subtitles about our oyster farm ## c: 50 second; french; subtitles
d29 ## F ## ai-video-1min.two-languages ## Queremos un vídeo de un minuto sobre nuestro balneario, en español y en alemán, con subtítulos en los dos. ## c: un minuto; español; alemán; subtítulos
d30 ## F ## vsl-ai-host.three-minutes ## sales vid 2.5 min ai presenter 6 photos ours ## c: 2.5 min; 6 photos
d31 ## F ## vsl-ai-host.two-openings ## Une vidéo de vente de cinq minutes pour notre formation, avec deux débuts différents pour voir lequel retient le mieux. ## c: cinq minutes; deux débuts
d32 ## F ## crm-integration.one-source ## shopify orders into hubspot, 12 fields, owner set automatically by country ## c: shopify; hubspot; 12 fields
d33 ## F ## crm-integration.three-sources ## Our Pipedrive is a mess: about four thousand contacts, many twice. Please connect our two web forms and Stripe, and tidy up the duplicates after taking a backup. ## c: Pipedrive; four thousand contacts; Stripe; duplicates
d34 ## F ## ongoing-maintenance.one-month-five-hours ## 1 month maintenance 3 sites 5 hours ## c: 1 month; 3 sites; 5 hours
d35 ## F ## ui-ux-design.two-pages ## diseño en figma de dos páginas, escritorio y móvil ## c: figma; dos páginas
d36 ## F ## tech-consulting.one-hour ## Could one of your engineers talk with me for an hour about moving our parish database off a ten-year-old PC? I'd send eight pages beforehand. ## c: an hour; eight pages
d37 ## N ## landing-page ## landing page w countdown timer and a wheel of fortune popup, 5 sections ## c: 5 sections ## p: countdown timer
d38 ## N ## full-website ## Die Website mit acht Seiten soll unsere Stallkameras live zeigen. ## c: acht Seiten ## p: Stallkameras
d39 ## N ## gpt4-chatbot ## bot for 60 pages that remembers each customer and what they bought last time ## c: 60 pages ## p: remembers each customer
d40 ## N ## gpt4-chatbot ## Our students ask at all hours. A chatbot with our 90 course sheets that also marks their essays would be wonderful. ## c: 90 course sheets ## p: marks their essays
d41 ## N ## workflow-automation ## un flujo de cuatro pasos que lea facturas escaneadas y saque el importe ## c: un flujo; cuatro pasos ## p: facturas escaneadas
d42 ## N ## workflow-automation ## five flows plus a robot that clicks through our old windows program ## c: five flows ## p: windows program
d43 ## N ## web-app ## Wir brauchen eine Web-App mit fünf Masken und zwei Rollen, die Etiketten auf unserem Brother-Drucker ausgibt. ## c: fünf Masken; zwei Rollen ## p: Etiketten
d44 ## N ## web-app ## web app 6 screens 2 roles, two people must be able to edit the same record at the same time ## c: 6 screens; 2 roles ## p: the same time
d45 ## N ## client-portal ## portal 80 clients, jobs + messages, and group video consultations inside it ## c: 80 clients; messages ## p: video
d46 ## N ## client-portal ## Nous gérons 15 copropriétés et voulons un portail pour les documents, où les copropriétaires votent aussi à distance. ## c: documents ## p: votent
d47 ## N ## smart-form ## form 12 fields that checks the VAT number is real ## c: 12 fields ## p: VAT number
d48 ## N ## smart-form ## Für Ersttermine brauche ich ein Formular mit 18 Feldern in drei Schritten, in das man auch hineinsprechen kann. ## c: 18 Feldern; drei Schritten ## p: hineinsprechen
d49 ## N ## market-dashboard ## panel con 20 valores de dos proveedores que prediga el precio de mañana ## c: 20 valores; dos proveedores ## p: prediga
d50 ## N ## pine-script-indicator ## strategy in pine, backtest, and you tell me which settings make the most money ## p: most money
d51 ## N ## pine-script-indicator ## I'd like an indicator with two conditions and one alert, sold under my name in the TradingView store with invite-only access handled by you. ## c: two conditions; one alert ## p: invite-only
d52 ## N ## ai-video-1min ## one minute video with our real factory footage cut in ## c: one minute ## p: footage
d53 ## N ## vsl-ai-host ## video de ventas de 4 minutos, y que lo subáis cada semana a youtube con anuncios ## c: 4 minutos ## n: anuncios
d54 ## N ## crm-integration ## sync hubspot both ways with our own sql server ## c: hubspot; both ways ## p: sql server
d55 ## N ## ongoing-maintenance ## Please look after our site for one month, two hours of changes, and clean it: it has been hacked and Google shows a warning. ## c: one month; two hours ## p: hacked
d56 ## N ## ui-ux-design ## figma 2 pages plus a full brand book ## c: figma; 2 pages ## n: brand book
d57 ## N ## ui-ux-design ## Wir hätten gern das Design von drei Seiten mit Prototyp, und Sie testen es mit zehn unserer Patienten. ## c: drei Seiten; Prototyp ## p: testen
d58 ## N ## tech-consulting ## a day of consulting and you sign that our system is gdpr compliant ## c: a day ## p: gdpr compliant
d59 ## N ## ai-lead-gen-lp ## lead page with assistant that also rings the leads back ## p: rings
d60 ## N ## full-website ## twelve page site, two languages, needed in 9 days, budget 1900 ## c: twelve page; two languages ## p: 9 days; 1900
`,
);
