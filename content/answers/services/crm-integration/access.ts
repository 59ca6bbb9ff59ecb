import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a CRM integration needs of yours: access, preparation, method and running costs. */
export const crmAccessAnswers: readonly CuratedAnswer[] = [
  {
    id: "crm-access",
    asks: {
      en: [
        "can you see all our customers during the crm integration",
        "what access do you need to our crm",
        "do we need an extra user for the crm integration",
      ],
      de: [
        "Sehen Sie bei der CRM-Anbindung alle unsere Kunden?",
        "welchen zugang brauchen sie zu unserem crm",
      ],
      es: [
        "¿ven a todos nuestros clientes al integrar el CRM?",
        "qué acceso necesitan a nuestro crm",
      ],
      fr: [
        "voyez-vous tous nos clients pendant l'intégration CRM ?",
        "quel accès à notre crm vous faut-il",
      ],
    },
    says: {
      en: "The connection gets a separate integration user or key that you create, with just the objects and fields that its task needs, and you can revoke it at any time. It uses nobody’s personal login, so it doesn’t stop when someone leaves, and the CRM’s history shows what it wrote. We never ask for a password.",
      de: "Die Anbindung bekommt einen eigenen Benutzer oder Schlüssel, den Sie anlegen, nur mit den Objekten und Feldern, die ihre Aufgabe braucht, und Sie können ihn jederzeit widerrufen. Sie benutzt niemandes persönlichen Login, bleibt also nicht stehen, wenn jemand geht, und der Verlauf im CRM zeigt, was sie geschrieben hat. Nach einem Passwort fragen wir nie.",
      es: "La conexión recibe un usuario o una clave de integración propios que usted crea, solo con los objetos y campos que su tarea necesita, y puede revocarlo en cualquier momento. No usa el acceso personal de nadie, así que no se para cuando alguien se va, y el historial del CRM muestra lo que escribió. Nunca pedimos una contraseña.",
      fr: "La connexion reçoit un utilisateur ou une clé d’intégration à part, que vous créez, avec les seuls objets et champs que sa tâche exige, et vous pouvez le révoquer à tout moment. Elle n’utilise l’identifiant personnel de personne, ne s’arrête donc pas quand quelqu’un part, et l’historique du CRM montre ce qu’elle a écrit. Nous ne demandons jamais de mot de passe.",
    },
    page: "/resources/integration-guides",
    service: "crm-integration",
    next: ["need-passwords", "crm-switch-off", "gdpr"],
  },
  {
    id: "crm-bring",
    asks: {
      en: [
        "what do you need from us for the crm integration",
        "what must we prepare in hubspot before you connect it",
        "do we need an administrator for the crm connection",
      ],
      de: [
        "Was brauchen Sie von uns für die CRM-Anbindung?",
        "was müssen wir in hubspot vorbereiten",
      ],
      es: ["¿qué necesitan de nosotros para integrar el CRM?", "qué debemos preparar en hubspot"],
      fr: [
        "que vous faut-il de notre part pour l'intégration CRM ?",
        "que devons-nous préparer dans hubspot",
      ],
    },
    says: {
      en: "Someone with admin rights who creates the separate user or key: a service key in HubSpot, an integration user and an app in Salesforce, a separate user in Pipedrive. Create any fields of your own beforehand, and decide who gets which contact and when two records are the same person. The [integration guides](/resources/integration-guides) show each step.",
      de: "Jemanden mit Admin-Rechten, der den eigenen Benutzer oder Schlüssel anlegt: in HubSpot einen Service Key, in Salesforce einen Integrationsbenutzer und eine App, in Pipedrive einen eigenen Benutzer. Eigene Felder legen Sie vorher an und entscheiden, wer welchen Kontakt bekommt und wann zwei Datensätze dieselbe Person sind. Die [Anleitungen](/resources/integration-guides) zeigen jeden Schritt.",
      es: "Alguien con permisos de administrador que cree el usuario o la clave aparte: en HubSpot una service key, en Salesforce un usuario de integración y una app, en Pipedrive un usuario propio. Cree antes los campos propios y decida quién recibe qué contacto y cuándo dos registros son la misma persona. Las [guías de integración](/resources/integration-guides) muestran cada paso.",
      fr: "Une personne avec des droits d’administration qui crée l’utilisateur ou la clé à part : dans HubSpot une service key, dans Salesforce un utilisateur d’intégration et une app, dans Pipedrive un utilisateur à part. Créez vos propres champs auparavant, et décidez qui reçoit quel contact et quand deux fiches sont la même personne. Les [guides d’intégration](/resources/integration-guides) montrent chaque étape.",
    },
    page: "/resources/integration-guides",
    service: "crm-integration",
    next: ["order-what-we-need", "crm-access", "crm-fields"],
  },
  {
    id: "crm-method",
    asks: {
      en: [
        "how is the crm technically connected",
        "do you use zapier for the crm integration or the api",
        "do we pay something monthly for the crm connection",
      ],
      de: [
        "Wie wird das CRM technisch angebunden?",
        "nutzen sie zapier für die crm-anbindung oder die schnittstelle",
      ],
      es: [
        "¿cómo se conecta técnicamente el CRM?",
        "usan zapier o la api para la integración de crm",
      ],
      fr: [
        "comment le CRM est-il relié techniquement ?",
        "utilisez-vous zapier ou l'api pour l'intégration crm",
      ],
    },
    says: {
      en: "Through the CRM’s official interface, or through Zapier or Make where that fits better. You pay us once. What goes on costing something is your CRM plan and, where one is used, the connector; their providers bill you directly.",
      de: "Über die offizielle Schnittstelle des CRM oder über Zapier oder Make, wo das besser passt. Uns bezahlen Sie einmal. Laufend kosten Ihr CRM-Tarif und, falls einer benutzt wird, der Verbindungsdienst; deren Anbieter rechnen direkt mit Ihnen ab.",
      es: "Mediante la interfaz oficial del CRM, o mediante Zapier o Make cuando conviene más. A nosotros nos paga una sola vez. Lo que sigue costando es su plan de CRM y, si se usa, el conector; sus proveedores se lo facturan directamente.",
      fr: "Par l’interface officielle du CRM, ou par Zapier ou Make quand cela convient mieux. Vous nous payez une seule fois. Ce qui continue de coûter, c’est votre abonnement CRM et, s’il y en a un, le connecteur ; leurs fournisseurs vous facturent directement.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["price-running-costs", "crm-access", "integrations-whose-account"],
  },
  {
    id: "crm-switch-off",
    asks: {
      en: [
        "how do we switch the crm connection off",
        "do the contacts stay in the crm when we end the integration",
        "stop the hubspot connection at once",
      ],
      de: [
        "Wie schalten wir die CRM-Verbindung ab?",
        "bleiben die kontakte im crm wenn wir die anbindung beenden",
      ],
      es: [
        "¿cómo apagamos la conexión del CRM?",
        "se quedan los contactos en el crm al terminar la integración",
      ],
      fr: [
        "comment couper la connexion au CRM ?",
        "les contacts restent-ils dans le crm si on arrête l'intégration",
      ],
    },
    says: {
      en: "You do it yourself at any time, and it takes effect at once: delete the key in HubSpot, freeze the integration user in Salesforce, or deactivate the user in Pipedrive. Your contacts stay. Until then it runs without us, and as the work is yours, anyone else can continue it.",
      de: "Das tun Sie jederzeit selbst, und es wirkt sofort: In HubSpot löschen Sie den Schlüssel, in Salesforce frieren Sie den Integrationsbenutzer ein, in Pipedrive deaktivieren Sie den Benutzer. Ihre Kontakte bleiben. Bis dahin läuft sie ohne uns, und da die Arbeit Ihnen gehört, kann sie jeder andere weiterführen.",
      es: "Lo hace usted mismo en cualquier momento y surte efecto enseguida: borre la clave en HubSpot, congele el usuario de integración en Salesforce o desactive el usuario en Pipedrive. Sus contactos se quedan. Hasta entonces funciona sin nosotros y, como el trabajo es suyo, cualquier otro puede continuarlo.",
      fr: "Vous le faites vous-même à tout moment, avec effet immédiat : supprimez la clé dans HubSpot, gelez l’utilisateur d’intégration dans Salesforce ou désactivez l’utilisateur dans Pipedrive. Vos contacts restent. D’ici là, elle tourne sans nous et, comme le travail est à vous, quelqu’un d’autre peut la reprendre.",
    },
    page: "/resources/integration-guides",
    service: "crm-integration",
    next: ["crm-access", "crm-method", "refund-unhappy"],
  },
];
