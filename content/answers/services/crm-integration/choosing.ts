import type { CuratedAnswer } from "../../curated-answer.ts";

/** Which option of a CRM integration fits, and what it isn’t. */
export const crmChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "crm-which-fits",
    asks: {
      en: [
        "which crm integration do we need",
        "difference between your crm integration options",
        "is the smallest crm connection enough for our contact form",
      ],
      de: [
        "Welche CRM-Anbindung brauchen wir?",
        "reicht die kleinste crm-anbindung für unser kontaktformular",
      ],
      es: [
        "¿qué integración de CRM necesitamos?",
        "basta la conexión de crm más pequeña para nuestro formulario",
      ],
      fr: [
        "quelle intégration CRM nous faut-il ?",
        "la plus petite connexion crm suffit-elle pour notre formulaire",
      ],
    },
    says: {
      en: "“{name:crm-integration.one-source}” at {price:crm-integration.one-source} is enough if new contacts come from one place, such as your web form. “{name:crm-integration.three-sources}” at {price:crm-integration.three-sources} connects three and cleans up existing duplicates. “{name:crm-integration.both-directions}” at {price:crm-integration.both-directions} keeps the CRM and one other system in sync, takes three more sources and adds three reports. All of them match each new record first, so no duplicates arise.",
      de: "„{name:crm-integration.one-source}“ für {price:crm-integration.one-source} genügt, wenn neue Kontakte von einer Stelle kommen, etwa aus Ihrem Webformular. „{name:crm-integration.three-sources}“ für {price:crm-integration.three-sources} verbindet drei und bereinigt vorhandene Dubletten. „{name:crm-integration.both-directions}“ für {price:crm-integration.both-directions} gleicht das CRM mit einem weiteren System ab, nimmt drei weitere Quellen auf und bringt drei Berichte mit. Alle gleichen jeden neuen Datensatz erst ab, sodass keine Dubletten entstehen.",
      es: "«{name:crm-integration.one-source}», por {price:crm-integration.one-source}, basta si los contactos nuevos llegan de un solo sitio, como su formulario web. «{name:crm-integration.three-sources}», por {price:crm-integration.three-sources}, conecta tres y limpia los duplicados que ya hay. «{name:crm-integration.both-directions}», por {price:crm-integration.both-directions}, mantiene sincronizados el CRM y otro sistema, admite tres fuentes más y añade tres informes. Todas cotejan primero cada registro nuevo, así que no surgen duplicados.",
      fr: "« {name:crm-integration.one-source} », à {price:crm-integration.one-source}, suffit si les nouveaux contacts arrivent d’un seul endroit, comme votre formulaire web. « {name:crm-integration.three-sources} », à {price:crm-integration.three-sources}, en relie trois et nettoie les doublons existants. « {name:crm-integration.both-directions} », à {price:crm-integration.both-directions}, synchronise le CRM avec un autre système, accepte trois sources de plus et ajoute trois rapports. Toutes comparent d’abord chaque nouvel enregistrement : aucun doublon n’apparaît.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-larger", "crm-merge", "start-small"],
  },
  {
    id: "crm-larger",
    asks: {
      en: [
        "is there a limit of contacts for the crm integration",
        "we have 60000 contacts in the crm, can you merge them",
        "five sources into hubspot, is that possible",
      ],
      de: [
        "Wir haben 60000 Kontakte im CRM, können Sie die zusammenführen?",
        "fünf quellen in hubspot, geht das",
      ],
      es: [
        "tenemos 60000 contactos en el CRM, ¿pueden fusionarlos?",
        "cinco fuentes hacia hubspot, es posible",
      ],
      fr: [
        "nous avons 60000 contacts dans le CRM, pouvez-vous les fusionner ?",
        "cinq sources vers hubspot, possible",
      ],
    },
    says: {
      en: "The largest option, “{name:crm-integration.both-directions}”, syncs one system in both directions, takes three more sources, merges up to {holds:crm-integration.both-directions.contacts} existing contacts and adds {holds:crm-integration.both-directions.reports} reports. For more contacts, more sources or a second system in sync, describe it in a [quote request](/quote): that ends in one fixed total as well.",
      de: "Die größte Option, „{name:crm-integration.both-directions}“, gleicht ein System in beide Richtungen ab, nimmt drei weitere Quellen auf, führt bis zu {holds:crm-integration.both-directions.contacts} vorhandene Kontakte zusammen und bringt {holds:crm-integration.both-directions.reports} Berichte mit. Für mehr Kontakte, mehr Quellen oder ein zweites System im Abgleich beschreiben Sie es in einer [Angebotsanfrage](/quote): Auch dort steht am Ende ein Festpreis.",
      es: "La opción mayor, «{name:crm-integration.both-directions}», sincroniza un sistema en ambos sentidos, admite tres fuentes más, fusiona hasta {holds:crm-integration.both-directions.contacts} contactos existentes y añade {holds:crm-integration.both-directions.reports} informes. Para más contactos, más fuentes o un segundo sistema sincronizado, descríbalo en una [solicitud de presupuesto](/quote): también termina en un total fijo.",
      fr: "La plus grande option, « {name:crm-integration.both-directions} », synchronise un système dans les deux sens, accepte trois sources de plus, fusionne jusqu’à {holds:crm-integration.both-directions.contacts} contacts existants et ajoute {holds:crm-integration.both-directions.reports} rapports. Pour plus de contacts, plus de sources ou un second système synchronisé, décrivez-le dans une [demande de devis](/quote) : elle aboutit aussi à un total fixe.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-which-fits", "quote-how", "crm-others"],
  },
  {
    id: "crm-need-a-crm",
    asks: {
      en: [
        "we don't have a crm yet, can you still connect it",
        "which crm should we buy",
        "does the crm integration include the crm itself",
      ],
      de: [
        "Wir haben noch kein CRM, geht die Anbindung trotzdem?",
        "welches crm sollen wir kaufen",
      ],
      es: ["todavía no tenemos CRM, ¿sirve igual la integración?", "qué crm deberíamos comprar"],
      fr: [
        "nous n'avons pas encore de CRM, l'intégration est-elle possible ?",
        "quel crm devons-nous acheter",
      ],
    },
    says: {
      en: "No, the CRM isn’t included: the integration connects your own HubSpot, Salesforce or Pipedrive, and you pay its plan directly. Setting up a new CRM isn’t among the options, so ask for a [quote](/quote) if you need that. Which CRM suits you is a question for an hour of [consulting](/services/tech-consulting) at {price:tech-consulting.one-hour}: independent advice, with the result in writing.",
      de: "Nein, das CRM ist nicht enthalten: Die Anbindung verbindet Ihr eigenes HubSpot, Salesforce oder Pipedrive, und dessen Tarif bezahlen Sie direkt. Ein neues CRM einzurichten gehört nicht zu den Optionen; fragen Sie dafür ein [Angebot](/quote) an. Welches CRM zu Ihnen passt, ist eine Frage für eine Stunde [Beratung](/services/tech-consulting) für {price:tech-consulting.one-hour}: unabhängig, mit schriftlichem Ergebnis.",
      es: "No, el CRM no está incluido: la integración conecta su propio HubSpot, Salesforce o Pipedrive, y su plan lo paga usted directamente. Montar un CRM nuevo no figura entre las opciones; si lo necesita, pida un [presupuesto](/quote). Qué CRM le conviene es una pregunta para una hora de [consultoría](/services/tech-consulting), por {price:tech-consulting.one-hour}: consejo independiente, con el resultado por escrito.",
      fr: "Non, le CRM n’est pas compris : l’intégration relie votre propre HubSpot, Salesforce ou Pipedrive, dont vous payez l’abonnement directement. La mise en place d’un nouveau CRM ne figure pas parmi les options ; demandez un [devis](/quote) s’il vous la faut. Quel CRM vous convient, c’est une question pour une heure de [conseil](/services/tech-consulting) à {price:tech-consulting.one-hour} : un avis indépendant, avec un résultat écrit.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-others", "crm-which-fits", "meet-before-paying"],
  },
  {
    id: "crm-or-automation",
    asks: {
      en: [
        "crm integration or workflow automation, which one do i need",
        "what is a crm integration for",
        "isn't crm integration the same as an automation",
      ],
      de: [
        "CRM-Anbindung oder Automatisierung, was brauche ich?",
        "wozu ist eine crm-anbindung gut",
      ],
      es: [
        "¿integración de CRM o automatización, qué necesito?",
        "para qué sirve una integración de crm",
      ],
      fr: [
        "intégration CRM ou automatisation, que me faut-il ?",
        "à quoi sert une intégration crm",
      ],
    },
    says: {
      en: "A CRM integration brings contacts from your form, inbox or shop into the CRM, each once, complete and with an owner; it matches them first and can merge old duplicates. An [automation](/services/workflow-automation) carries out a routine between your tools, and the CRM may be one of them. If clean contacts are the point, take the integration; if it’s the mail, the message and the reminder afterwards, the automation.",
      de: "Eine CRM-Anbindung bringt Kontakte aus Formular, Postfach oder Shop ins CRM, jeden einmal, vollständig und mit Zuständigem; sie gleicht sie erst ab und kann alte Dubletten zusammenführen. Eine [Automatisierung](/services/workflow-automation) erledigt eine Routine zwischen Ihren Programmen, und das CRM kann eines davon sein. Geht es um saubere Kontakte, nehmen Sie die Anbindung; geht es um Mail, Nachricht und Erinnerung danach, die Automatisierung.",
      es: "Una integración de CRM lleva al CRM los contactos de su formulario, buzón o tienda, cada uno una vez, completo y con responsable; primero los coteja y puede fusionar duplicados antiguos. Una [automatización](/services/workflow-automation) ejecuta una rutina entre sus herramientas, y el CRM puede ser una de ellas. Si importan los contactos limpios, la integración; si lo que cuenta es el correo, el aviso y el recordatorio posterior, la automatización.",
      fr: "Une intégration CRM amène dans le CRM les contacts de votre formulaire, de votre boîte ou de votre boutique, chacun une seule fois, complet et avec un responsable ; elle les compare d’abord et peut fusionner les anciens doublons. Une [automatisation](/services/workflow-automation) exécute une routine entre vos outils, et le CRM peut en faire partie. Si l’essentiel est d’avoir des contacts propres, prenez l’intégration ; si c’est le mail, le message et la relance ensuite, l’automatisation.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["flow-which-fits", "crm-which-fits", "chatbot-form-or-automation"],
  },
  {
    id: "crm-move",
    asks: {
      en: [
        "can you move us from one crm to another",
        "migrate from salesforce to hubspot",
        "import our old customer list into the crm",
      ],
      de: [
        "Können Sie uns von einem CRM ins andere umziehen?",
        "alte kundenliste ins crm importieren",
      ],
      es: ["¿pueden pasarnos de un CRM a otro?", "importar nuestra vieja lista de clientes al crm"],
      fr: [
        "pouvez-vous nous faire passer d'un CRM à un autre ?",
        "importer notre ancienne liste de clients dans le crm",
      ],
    },
    says: {
      en: "A move from one CRM to another isn’t among the options: describe both systems in a [quote request](/quote), and you get a price for it. A spreadsheet can be one of the sources, so a list that you keep there can go into HubSpot, Salesforce or Pipedrive, matched first so that nobody is in it twice.",
      de: "Ein Umzug von einem CRM ins andere gehört nicht zu den Optionen: Beschreiben Sie beide Systeme in einer [Angebotsanfrage](/quote), dann bekommen Sie einen Preis dafür. Eine Tabelle kann eine der Quellen sein; eine Liste, die Sie dort führen, kann also nach HubSpot, Salesforce oder Pipedrive, vorher abgeglichen, damit niemand doppelt darin steht.",
      es: "Pasar de un CRM a otro no figura entre las opciones: describa ambos sistemas en una [solicitud de presupuesto](/quote) y recibirá un precio. Una hoja de cálculo puede ser una de las fuentes, así que una lista que usted lleve ahí puede entrar en HubSpot, Salesforce o Pipedrive, cotejada antes para que nadie aparezca dos veces.",
      fr: "Le passage d’un CRM à un autre ne figure pas parmi les options : décrivez les deux systèmes dans une [demande de devis](/quote), et vous recevrez un prix. Un tableur peut être l’une des sources : une liste que vous y tenez peut donc entrer dans HubSpot, Salesforce ou Pipedrive, comparée d’abord pour que personne n’y figure deux fois.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["data-import", "crm-need-a-crm", "quote-how"],
  },
];
