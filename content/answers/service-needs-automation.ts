import type { ServiceNeed } from "#domain/answers/contract.ts";

/** What tells of a need for a chatbot, an automation, a CRM integration or maintenance. */
export const automationNeeds: Readonly<Record<string, ServiceNeed>> = {
  "gpt4-chatbot": {
    signals: [
      [
        3,
        "chatbot|chat bot|bot|virtual assistant|live chat|chat on the|chat on our|chat auf|asistente virtual|chat en la web|chat en nuestra|assistant virtuel|chat sur",
      ],
      [
        2,
        "same question|same thing|same stuff|same ten|same 20|same reply|same answer|same enquir|always ask|keep asking|keeps asking|constantly ask|over and over|dieselb|gleichen frag|immer gleich|immer die gleich|immer dasselbe|immer das gleiche|immer wieder|lo mismo|las mismas|mismas pregunt|una y otra vez|meme chose|memes question|memes choses|toujours pareil|sans arret|sans cesse",
      ],
      [
        1,
        "all day|every day|all morning|half the morning|half the day|all the time|midnight|at night|late evening|out of hours|after hours|ganzen tag|ganzen vormittag|jeden tag|standig|dauernd|nachts|todo el dia|cada dia|todos los dias|por la noche|a medianoche|toute la journee|tous les jours|la nuit|le soir",
      ],
      [
        1,
        "phone|ring|rings|ringing|call us|calls us|telefon|klingel|ruft an|rufen an|anruf|telefono|llaman|llamada|telephone|appellent|appels|guests write|guests ask|people write|gaste|huespedes|clients ecrivent",
      ],
      [1, "ask|asks|asking|question|wonder|frage|fragt|pregunt|demandent|posent"],
      [
        1,
        "opening hours|open on|open on sunday|parking|insurance|insurer|menu|allerg|vegan|dogs|breakfast|check in|door code|where is my|where the parcel|parcel|tracking|shipping|offnungszeit|habt ihr offen|geoffnet|parkplatz|krankenkasse|lieferung|paket|wo bleibt|horario|aparca|perros|gluten|envio|paquete|donde esta|horaires|livraison|colis|ou en est ma|chiens",
      ],
      [
        1,
        "on our website|on our homepage|on the website|on the homepage|on our site|nobody reads|no one reads|steht doch|auf der website|auf unserer|niemand liest|liest keiner|esta en la web|en nuestra web|nadie lee|sur le site|sur notre site|personne ne lit|faq",
      ],
      [1, "answer|reply|replies|respond|antwort|contest|repond"],
      [
        1,
        "documents it knows|our pdfs|our help pages|help pages|knowledge base|manuals|handbuch|manuales|base de connaiss",
      ],
    ],
    scopes: {
      "three-channels":
        "sms|text us|all three|three channels|whatsapp and|email and chat|drei kanal|tres canales|trois canaux",
      "setup-with-care":
        "whole site|all our topics|monthly care|100 pages|150 pages|ganze website|toda la web|tout le site",
    },
    why: {
      en: "A chatbot answers such questions on your website at any hour, from your own pages, and passes on to a person what it doesn’t know.",
      de: "Ein Chatbot beantwortet solche Fragen auf Ihrer Website zu jeder Stunde, anhand Ihrer eigenen Seiten, und gibt an einen Menschen weiter, was er nicht weiß.",
      es: "Un chatbot responde a esas preguntas en su web a cualquier hora, a partir de sus propias páginas, y pasa a una persona lo que no sabe.",
      fr: "Un chatbot répond à ces questions sur votre site à toute heure, à partir de vos propres pages, et transmet à une personne ce qu’il ne sait pas.",
    },
    asksBack: {
      en: "Are the answers already written down somewhere, and on how many pages?",
      de: "Stehen die Antworten schon irgendwo, und auf wie vielen Seiten?",
      es: "¿Las respuestas ya están escritas en algún sitio, y en cuántas páginas?",
      fr: "Les réponses sont-elles déjà écrites quelque part, et sur combien de pages ?",
    },
  },
  "workflow-automation": {
    signals: [
      [
        3,
        "automat|workflow|zapier|n8n|happen on its own|on its own|on their own|by itself|von selbst|von allein|por si solo|solo y sin|tout seul|toute seule",
      ],
      [
        2.5,
        "retype|re type|copy paste|copy and paste|copies|copying|copy them|copy it|copy each|copy every|by hand|manually|types the|type the|typing|tippt|getippt|abtipp|abschreib|ubertrag|von hand|manuell|handisch|copiar|copian|copiamos|a mano|pasamos|pasar los datos|manualmente|recopi|a la main|ressais|manuellement|saisir|saisit",
      ],
      [
        1,
        "every evening|every monday|every friday|every morning|each week|every week|every month|each month|hours a week|hours a day|hours gone|two hours|jeden abend|jeden montag|jeden freitag|jede woche|jeden monat|stunden|cada lunes|cada noche|cada semana|cada mes|horas|chaque lundi|chaque soir|chaque semaine|chaque mois|heures",
      ],
      [
        1.5,
        "report|reminder|remind|chase|bill|invoice|bericht|erinner|mahn|rechnung|informe|recordatorio|recordar|factura|rapport|relance|rappel|facture",
      ],
      [
        1.5,
        "google sheet|spreadsheet|excel|slack|shopify|gmail|outlook|xero|quickbooks|notion|airtable|trello|tabelle|hoja de calculo|tableur|datev|lexware|sevdesk",
      ],
      [1, "forget|forgot|vergess|olvid|oubli|slip"],
      [1, "approve|approval|the ok|boss|freigab|genehm|aprob|valide par"],
      [1, "sort|forward|weiterleit|sortier|reenv|clasific|trier|transfer"],
    ],
    scopes: {
      "five-flows":
        "approve|approval|the ok|departments|freigab|genehm|aprob|departament|valide par|approbation",
      "three-flows":
        "three flows|three routines|sort incoming|sorting|drei ablauf|sortier|clasific|trier",
    },
    why: {
      en: "An automation does such steps by itself between the tools you already use, and tells you when something fails.",
      de: "Eine Automatisierung macht solche Schritte von selbst, zwischen den Programmen, die Sie schon haben, und meldet sich, wenn etwas schiefgeht.",
      es: "Una automatización hace esos pasos sola, entre las herramientas que ya usa, y avisa cuando algo falla.",
      fr: "Une automatisation fait ces étapes toute seule, entre les outils que vous avez déjà, et prévient quand quelque chose échoue.",
    },
    asksBack: {
      en: "Which programs are involved, and how many steps does it take today?",
      de: "Welche Programme sind beteiligt, und wie viele Schritte sind es heute?",
      es: "¿Qué programas intervienen y cuántos pasos son hoy?",
      fr: "Quels logiciels sont concernés, et combien d’étapes cela prend-il aujourd’hui ?",
    },
  },
  "crm-integration": {
    signals: [
      [2.5, "crm|hubspot|salesforce|pipedrive|zoho"],
      [
        1,
        "leads|enquiries|inquiries|contacts|anfragen|kontakte|contactos|consultas|prospects|demandes",
      ],
      [1.5, "duplicate|twice|double|doppelt|dublett|duplicad|dos veces|doublon|deux fois"],
      [
        1.5,
        "arrive in|get into|land in|into the crm|into our crm|into hubspot|into salesforce|into pipedrive|sync|ins crm|in unser crm|im crm|al crm|en el crm|en hubspot|dans le crm|dans hubspot|nobody follows|slip through|synchron|sincron|without an owner|belongs to",
      ],
      [
        1,
        "web form|contact form|shop orders|inbox|kontaktformular|posteingang|formulario de|bandeja|formulaire de|boite mail",
      ],
    ],
    scopes: {
      "three-sources":
        "three sources|duplicate|twice|merge|dublett|doppelt|duplicad|doublon|drei quellen|tres fuentes|trois sources",
      "both-directions":
        "both directions|both ways|two way|sync|in beide richtungen|synchron|ambos sentidos|sincron|deux sens",
    },
    why: {
      en: "With your CRM connected, each new contact arrives there once, complete and with somebody who follows it up.",
      de: "Ist Ihr CRM angebunden, kommt jeder neue Kontakt dort einmal an, vollständig und mit jemandem, der sich kümmert.",
      es: "Con su CRM conectado, cada contacto nuevo llega allí una sola vez, completo y con alguien que lo sigue.",
      fr: "Une fois votre CRM relié, chaque nouveau contact y arrive une seule fois, complet et avec quelqu’un qui le suit.",
    },
    asksBack: {
      en: "Which CRM do you use, and where do the contacts come from today?",
      de: "Welches CRM nutzen Sie, und woher kommen die Kontakte heute?",
      es: "¿Qué CRM usan y de dónde vienen hoy los contactos?",
      fr: "Quel CRM utilisez-vous, et d’où viennent les contacts aujourd’hui ?",
    },
  },
  "ongoing-maintenance": {
    signals: [
      [
        3,
        "maintenance|maintain|look after|looks after|looking after|keep an eye|take care of the|takes care of|wartung|pflegen|pflegt|pflege von|pflege der|pflege einer|kummert|passt auf|betreu|mantenimiento|mantener|se ocupe|se encargue|cuide|entretien|s occupe|s occuper|surveill",
      ],
      [
        1.5,
        "updates|plugin|backup|aktualis|sicherung|actualiz|copias de|mises a jour|mise a jour|sauvegard",
      ],
      [
        1.5,
        "broken|was down|is down|went down|stopped working|vanished|disappeared|noone noticed|nobody noticed|before anyone|kaputt|ausgefallen|verschwunden|nicht erreichbar|keiner hat|niemand hat|caid|se cayo|rota|desaparec|nadie se|en panne|disparu|personne n|casse",
      ],
      [
        1,
        "monthly|per month|each month|every month|small changes|monatlich|im monat|pro monat|mensual|al mes|cada mes|par mois|mensuel",
      ],
      [
        1,
        "guy who|person who|who made|who built|our developer|our web designer|nephew|agency that|entwickler|webdesigner|agentur die|neffe|informatico|desarrollador|sobrino|developpeur|prestataire|neveu",
      ],
    ],
    scopes: {
      "one-month-five-hours":
        "three sites|several sites|two sites|five hours|mehrere seiten|drei websites|varias webs|plusieurs sites",
      "one-month-ten-hours": "six sites|ten hours|sechs|seis webs|six sites",
    },
    why: {
      en: "With maintenance someone keeps your site, bot or automation updated, backed up and watched, and makes small changes; it is ordered by the month.",
      de: "Bei der Wartung hält jemand Ihre Website, Ihren Bot oder Ihre Automatisierung aktuell, gesichert und im Blick und macht kleine Änderungen; bestellt wird monatsweise.",
      es: "Con el mantenimiento alguien tiene su web, bot o automatización al día, con copias y vigilada, y hace pequeños cambios; se pide por meses.",
      fr: "Avec la maintenance, quelqu’un tient à jour, sauvegarde et surveille votre site, bot ou automatisation, et fait de petits changements ; elle se commande au mois.",
    },
    asksBack: {
      en: "How many sites or systems are there, and who hosts them?",
      de: "Wie viele Websites oder Systeme sind es, und wo liegen sie?",
      es: "¿Cuántas webs o sistemas son y dónde están alojados?",
      fr: "Combien de sites ou de systèmes y a-t-il, et où sont-ils hébergés ?",
    },
  },
};
