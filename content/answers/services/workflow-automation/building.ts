import type { CuratedAnswer } from "../../curated-answer.ts";

/** What an automation can do: what starts it, its AI, its approvals and its messages. */
export const flowBuildingAnswers: readonly CuratedAnswer[] = [
  {
    id: "flow-starts",
    asks: {
      en: [
        "what can start an automation",
        "can a flow run every morning by itself",
        "can an incoming email set off the workflow",
      ],
      de: [
        "Was kann eine Automatisierung auslösen?",
        "kann der ablauf jeden morgen von selbst laufen",
      ],
      es: ["¿qué puede iniciar una automatización?", "el flujo puede ejecutarse solo cada mañana"],
      fr: [
        "qu'est-ce qui peut lancer une automatisation ?",
        "le flux peut-il tourner seul chaque matin",
      ],
    },
    says: {
      en: "A form that is filled in, an email that arrives, a set time, a new record in one of your tools, or a webhook from another program. From then on the flow runs by itself; nobody has to press anything.",
      de: "Ein ausgefülltes Formular, eine eingehende E-Mail, eine feste Zeit, ein neuer Datensatz in einem Ihrer Programme oder ein Webhook aus einem anderen. Ab da läuft der Ablauf von selbst; niemand muss etwas drücken.",
      es: "Un formulario rellenado, un correo que llega, una hora fijada, un registro nuevo en una de sus herramientas o un webhook de otro programa. A partir de ahí el flujo corre solo; nadie tiene que pulsar nada.",
      fr: "Un formulaire rempli, un e-mail qui arrive, une heure fixée, un nouvel enregistrement dans l’un de vos outils, ou un webhook d’un autre programme. Dès lors, le flux tourne tout seul ; personne n’a rien à presser.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-ready", "integrations", "webhook-what"],
  },
  {
    id: "flow-ai-step",
    asks: {
      en: [
        "is there AI in the automations",
        "can the flow read an email and understand what it is about",
        "does the automation use artificial intelligence",
      ],
      de: ["Steckt in den Automatisierungen KI?", "kann der ablauf mails nach thema sortieren"],
      es: [
        "¿las automatizaciones llevan inteligencia artificial?",
        "el flujo puede ordenar correos por tema",
      ],
      fr: [
        "y a-t-il de l'IA dans les automatisations ?",
        "le flux peut-il trier les mails par sujet",
      ],
    },
    says: {
      en: "Most steps need none: they copy, send and remind by fixed rules. “{name:workflow-automation.three-flows}” and “{name:workflow-automation.five-flows}” include one AI step, such as sorting incoming mail by your own list of topics; the smallest option has none. AI may sort, summarise and draft; prices, promises and payments belong to rules and people.",
      de: "Die meisten Schritte brauchen keine: Sie kopieren, senden und erinnern nach festen Regeln. „{name:workflow-automation.three-flows}“ und „{name:workflow-automation.five-flows}“ enthalten einen KI-Schritt, der zum Beispiel eingehende Post nach Ihrer eigenen Themenliste sortiert; die kleinste Option hat keinen. KI darf sortieren, zusammenfassen und entwerfen; Preise, Zusagen und Zahlungen bleiben bei Regeln und Menschen.",
      es: "La mayoría de los pasos no la necesitan: copian, envían y recuerdan según reglas fijas. «{name:workflow-automation.three-flows}» y «{name:workflow-automation.five-flows}» incluyen un paso de IA, por ejemplo para ordenar el correo entrante según su propia lista de temas; la opción más pequeña no lleva ninguno. La IA puede ordenar, resumir y redactar borradores; los precios, las promesas y los pagos quedan para las reglas y las personas.",
      fr: "La plupart des étapes n’en ont pas besoin : elles copient, envoient et rappellent selon des règles fixes. « {name:workflow-automation.three-flows} » et « {name:workflow-automation.five-flows} » comprennent une étape d’IA, par exemple pour trier le courrier entrant selon votre propre liste de sujets ; la plus petite option n’en a pas. L’IA peut trier, résumer et préparer des brouillons ; les prix, les promesses et les paiements restent aux règles et aux personnes.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-approvals", "flow-which-fits", "data-training"],
  },
  {
    id: "flow-approvals",
    asks: {
      en: [
        "can someone approve before the automation sends it",
        "does the workflow wait for my ok",
        "approval step in an automation",
      ],
      de: [
        "Kann jemand freigeben, bevor die Automatisierung etwas verschickt?",
        "wartet der ablauf auf mein ok",
      ],
      es: [
        "¿puede alguien aprobar antes de que la automatización envíe algo?",
        "el flujo espera mi visto bueno",
      ],
      fr: [
        "quelqu'un peut-il valider avant que l'automatisation envoie ?",
        "le flux attend-il mon accord",
      ],
    },
    says: {
      en: "Yes, in “{name:workflow-automation.five-flows}” at {price:workflow-automation.five-flows}: the right person gets a message by email or Slack and decides there, and only then does the work go on. The smaller options have no approval steps. If you need one in a single flow, describe it in a [quote request](/quote).",
      de: "Ja, in „{name:workflow-automation.five-flows}“ für {price:workflow-automation.five-flows}: Die zuständige Person bekommt eine Nachricht per E-Mail oder Slack und entscheidet dort; erst dann geht es weiter. Die kleineren Optionen haben keine Freigaben. Brauchen Sie nur in einem einzigen Ablauf eine, beschreiben Sie ihn in einer [Angebotsanfrage](/quote).",
      es: "Sí, en «{name:workflow-automation.five-flows}», por {price:workflow-automation.five-flows}: la persona indicada recibe un mensaje por correo o Slack y decide ahí; solo entonces sigue el trabajo. Las opciones más pequeñas no llevan aprobaciones. Si necesita una en un solo flujo, descríbalo en una [solicitud de presupuesto](/quote).",
      fr: "Oui, dans « {name:workflow-automation.five-flows} », à {price:workflow-automation.five-flows} : la bonne personne reçoit un message par e-mail ou Slack et décide sur place ; le travail ne continue qu’ensuite. Les options plus petites n’ont pas d’étape de validation. S’il vous en faut une dans un seul flux, décrivez-le dans une [demande de devis](/quote).",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-weekly-summary", "decisions-about-people", "flow-which-fits"],
  },
  {
    id: "flow-sender",
    asks: {
      en: [
        "from which address does the automation send emails",
        "will customers see that an automatic flow wrote to them",
        "do mails from the workflow come from our own domain",
      ],
      de: [
        "Von welcher Adresse verschickt die Automatisierung E-Mails?",
        "landen die mails aus dem ablauf im spam",
      ],
      es: [
        "¿desde qué dirección envía correos la automatización?",
        "los correos del flujo acaban en spam",
      ],
      fr: [
        "depuis quelle adresse l'automatisation envoie-t-elle les mails ?",
        "les mails du flux finissent-ils en spam",
      ],
    },
    says: {
      en: "From your own address, and replies go to a person. Against the spam folder, the sending service gets a subdomain of yours, such as mail.your-company.com, with the records that mail providers check (SPF, DKIM and DMARC): we give them to you, and you enter them.",
      de: "Von Ihrer eigenen Adresse, und Antworten gehen an einen Menschen. Gegen den Spam-Ordner bekommt der Versanddienst eine Subdomain von Ihnen, etwa mail.your-company.com, mit den Einträgen, die Mailanbieter prüfen (SPF, DKIM und DMARC): Wir nennen sie Ihnen, und Sie tragen sie ein.",
      es: "Desde su propia dirección, y las respuestas llegan a una persona. Contra la carpeta de spam, el servicio de envío usa un subdominio suyo, como mail.your-company.com, con los registros que comprueban los proveedores de correo (SPF, DKIM y DMARC): nosotros se los damos y usted los introduce.",
      fr: "Depuis votre propre adresse, et les réponses arrivent à une personne. Contre le dossier spam, le service d’envoi utilise un sous-domaine à vous, comme mail.your-company.com, avec les enregistrements que vérifient les messageries (SPF, DKIM et DMARC) : nous vous les donnons et vous les saisissez.",
    },
    page: "/resources/integration-guides#email",
    service: "workflow-automation",
    next: ["cold-mail", "reminders-by-text", "flow-inbox"],
  },
  {
    id: "flow-inbox",
    asks: {
      en: [
        "does the automation read all our emails",
        "can the flow see my private mailbox",
        "which emails can the workflow open",
      ],
      de: [
        "Liest die Automatisierung alle unsere E-Mails?",
        "sieht der ablauf mein privates postfach",
      ],
      es: ["¿la automatización lee todos nuestros correos?", "el flujo ve mi buzón personal"],
      fr: ["l'automatisation lit-elle tous nos e-mails ?", "le flux voit-il ma boîte personnelle"],
    },
    says: {
      en: "No, it reads one mailbox that contains only what the flow needs, such as invoices@. In Google Workspace or Microsoft 365 you limit the consent to this mailbox, and you can withdraw it in the admin console. A mail is marked as read only once the flow has finished, so a failed one stays where someone will see it.",
      de: "Nein, sie liest ein Postfach, in dem nur liegt, was der Ablauf braucht, etwa invoices@. In Google Workspace oder Microsoft 365 beschränken Sie die Zustimmung auf dieses Postfach, und Sie können sie in der Admin-Konsole widerrufen. Eine Mail gilt erst als gelesen, wenn der Ablauf fertig ist; eine fehlgeschlagene bleibt also dort, wo jemand sie sieht.",
      es: "No, lee un buzón que contiene solo lo que el flujo necesita, como invoices@. En Google Workspace o Microsoft 365 usted limita el permiso a ese buzón y puede retirarlo en la consola de administración. Un correo se marca como leído solo cuando el flujo ha terminado, así que uno fallido queda donde alguien lo vea.",
      fr: "Non, elle lit une boîte qui ne contient que ce dont le flux a besoin, comme invoices@. Dans Google Workspace ou Microsoft 365, vous limitez l’autorisation à cette boîte, et vous pouvez la retirer dans la console d’administration. Un message n’est marqué comme lu qu’une fois le flux terminé : un échec reste donc là où quelqu’un le verra.",
    },
    page: "/resources/integration-guides#email",
    service: "workflow-automation",
    next: ["flow-access", "need-passwords", "flow-sender"],
  },
];
