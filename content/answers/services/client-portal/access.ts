import type { CuratedAnswer } from "../../curated-answer.ts";

/** Who gets into a client portal, and how it is kept safe. */
export const clientsPortalAccessAnswers: readonly CuratedAnswer[] = [
  {
    id: "clients-portal-sign-in",
    asks: {
      en: [
        "How do my customers log in to the client portal?",
        "do clients need a password for the portal",
        "can anybody register in our client portal",
      ],
      de: [
        "Wie melden sich meine Kunden im Kundenportal an?",
        "brauchen kunden ein passwort für das portal",
      ],
      es: [
        "¿Cómo entran mis clientes en el portal?",
        "necesitan contraseña los clientes del portal",
      ],
      fr: [
        "Comment mes clients se connectent-ils au portail ?",
        "faut-il un mot de passe pour l'espace client",
      ],
    },
    says: {
      en: "By invitation only: you invite a client, who then signs in with email address, password and a second factor. Nobody can register by themselves. Sign-in through Google or other services isn’t listed for the portal; ask for a [quote](/quote) if you need it.",
      de: "Nur auf Einladung: Sie laden einen Kunden ein, der sich dann mit E-Mail-Adresse, Passwort und zweitem Faktor anmeldet. Selbst registrieren kann sich niemand. Die Anmeldung über Google oder andere Dienste ist für das Portal nicht aufgeführt; bitten Sie um ein [Angebot](/quote), wenn Sie sie brauchen.",
      es: "Solo por invitación: usted invita al cliente, que entra con su correo, una contraseña y un segundo factor. Nadie puede registrarse por su cuenta. El acceso con Google u otros servicios no figura para el portal; pida un [presupuesto](/quote) si lo necesita.",
      fr: "Sur invitation seulement : vous invitez un client, qui se connecte ensuite avec son adresse e-mail, un mot de passe et un second facteur. Personne ne peut s’inscrire seul. La connexion par Google ou un autre service n’est pas prévue pour le portail ; demandez un [devis](/quote) s’il vous la faut.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-new-client", "clients-portal-safe"],
  },
  {
    id: "clients-portal-separate",
    asks: {
      en: [
        "Can one client see another client's documents in the portal?",
        "do customers see each other in the client portal",
        "is everybody's data kept apart in the portal",
      ],
      de: [
        "Kann ein Kunde im Portal die Dokumente eines anderen sehen?",
        "sehen sich die kunden im portal gegenseitig",
      ],
      es: [
        "¿Un cliente puede ver los documentos de otro en el portal?",
        "los clientes se ven entre sí en el portal",
      ],
      fr: [
        "Un client peut-il voir les documents d'un autre sur le portail ?",
        "les clients se voient-ils entre eux sur le portail",
      ],
    },
    says: {
      en: "No: each client sees only their own data. The server checks access for each file and each message, so knowing a link isn’t enough to open someone else’s.",
      de: "Nein, jeder Kunde sieht nur seine eigenen Daten. Der Server prüft den Zugriff bei jeder Datei und jeder Nachricht; einen Link zu kennen genügt also nicht, um Fremdes zu öffnen.",
      es: "No: cada cliente ve solo sus propios datos. El servidor comprueba el acceso a cada archivo y a cada mensaje, así que conocer un enlace no basta para abrir lo de otro.",
      fr: "Non, chaque client ne voit que ses propres données. Le serveur vérifie l’accès à chaque fichier et à chaque message : connaître un lien ne suffit donc pas pour ouvrir ce qui est à un autre.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-safe", "portal-several-people"],
  },
  {
    id: "clients-portal-safe",
    asks: {
      en: [
        "How safe are the files in the client portal?",
        "is the client portal encrypted",
        "security of the customer portal",
      ],
      de: ["Wie sicher sind die Dateien im Kundenportal?", "ist das kundenportal verschlüsselt"],
      es: [
        "¿Son seguros los archivos del portal de clientes?",
        "está cifrado el portal de clientes",
      ],
      fr: [
        "Les fichiers du portail client sont-ils en sécurité ?",
        "le portail client est-il chiffré",
      ],
    },
    says: {
      en: "Files are encrypted in transit and at rest, clients come in only by invitation and with two-factor sign-in, and the server checks access for each file and message. All of it lies in your own cloud account, and the portal records who opened what. We hold no security certificate; if health or similar data is involved, tell us before you order.",
      de: "Dateien sind bei der Übertragung und gespeichert verschlüsselt, Kunden kommen nur auf Einladung und mit zwei Faktoren hinein, und der Server prüft den Zugriff bei jeder Datei und Nachricht. Alles liegt in Ihrem eigenen Cloud-Konto, und das Portal hält fest, wer was geöffnet hat. Ein Sicherheitszertifikat haben wir nicht; geht es um Gesundheits- oder ähnliche Daten, sagen Sie es uns vor der Bestellung.",
      es: "Los archivos van cifrados, también los guardados; los clientes entran solo por invitación y con doble factor, y el servidor comprueba el acceso a cada archivo y mensaje. Todo está en su propia cuenta en la nube, y el portal registra quién abrió qué. No tenemos certificado de seguridad; si hay datos de salud o similares, díganoslo antes de pedir.",
      fr: "Les fichiers sont chiffrés pendant le transfert et une fois stockés, les clients n’entrent que sur invitation et avec une double authentification, et le serveur vérifie l’accès à chaque fichier et à chaque message. Tout se trouve dans votre propre compte cloud, et le portail note qui a ouvert quoi. Nous n’avons pas de certificat de sécurité ; s’il s’agit de données de santé ou semblables, dites-le-nous avant de commander.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-separate", "sensitive-data"],
  },
  {
    id: "clients-portal-where",
    asks: {
      en: [
        "Where is the client portal hosted?",
        "is there a monthly fee for the client portal",
        "running costs of the client portal",
      ],
      de: ["Wo läuft das Kundenportal?", "monatliche kosten des kundenportals"],
      es: ["¿Dónde está alojado el portal de clientes?", "coste mensual del portal de clientes"],
      fr: ["Où le portail client est-il hébergé ?", "coût mensuel du portail client"],
    },
    says: {
      en: "In your own cloud account, in the region you choose, so files and data stay with you. We charge no monthly fee and nothing per client; what comes later is hosting and mail delivery, billed to you by their providers.",
      de: "In Ihrem eigenen Cloud-Konto, in der Region, die Sie wählen; Dateien und Daten bleiben also bei Ihnen. Wir berechnen keine Monatsgebühr und nichts je Kunde; später fallen Hosting und Mailversand an, die deren Anbieter Ihnen berechnen.",
      es: "En su propia cuenta en la nube, en la región que elija, así que los archivos y los datos se quedan con usted. No cobramos cuota mensual ni nada por cliente; después quedan el alojamiento y el envío de correo, que le facturan sus proveedores.",
      fr: "Dans votre propre compte cloud, dans la région de votre choix : les fichiers et les données restent donc chez vous. Nous ne facturons ni mensualité ni montant par client ; ensuite, il y a l’hébergement et l’envoi des mails, que leurs fournisseurs vous facturent.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["price-running-costs", "support-after"],
  },
  {
    id: "clients-portal-new-client",
    asks: {
      en: [
        "Can I add a new client to the portal myself?",
        "how do I invite a customer to the client portal",
        "do I need you each time a new client joins the portal",
      ],
      de: [
        "Kann ich selbst neue Kunden im Portal anlegen?",
        "wie lade ich einen kunden ins portal ein",
      ],
      es: [
        "¿Puedo dar de alta yo mismo a un cliente en el portal?",
        "cómo invito a un cliente al portal",
      ],
      fr: [
        "Puis-je ajouter moi-même un client au portail ?",
        "comment inviter un client sur le portail",
      ],
    },
    says: {
      en: "Yes: one invitation sets up a new client. From {price:client-portal.documents-and-jobs} we also import the client list you have today, so that you needn’t type it in.",
      de: "Ja: Mit einer Einladung ist ein neuer Kunde eingerichtet. Ab {price:client-portal.documents-and-jobs} übernehmen wir auch Ihre bestehende Kundenliste, damit Sie sie nicht eintippen müssen.",
      es: "Sí: con una invitación queda dado de alta un cliente nuevo. Desde {price:client-portal.documents-and-jobs} importamos también la lista de clientes que ya tiene, para que no deba teclearla.",
      fr: "Oui : une invitation suffit pour créer un nouveau client. À partir de {price:client-portal.documents-and-jobs}, nous importons aussi votre liste de clients actuelle, pour que vous n’ayez pas à la saisir.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-sign-in", "data-import"],
  },
  {
    id: "clients-portal-staff",
    asks: {
      en: [
        "How many of our own staff can work in the client portal?",
        "can my colleagues use the portal too",
        "different rights for employees in the client portal",
      ],
      de: [
        "Wie viele unserer Mitarbeiter können im Kundenportal arbeiten?",
        "können meine kollegen das portal auch nutzen",
      ],
      es: [
        "¿Cuántos empleados nuestros pueden trabajar en el portal de clientes?",
        "mis compañeros pueden usar también el portal",
      ],
      fr: [
        "Combien de nos salariés peuvent travailler sur le portail client ?",
        "mes collègues peuvent-ils aussi utiliser le portail",
      ],
    },
    says: {
      en: "Our options count your clients and don’t say how many of your own people work in the portal, or which of them sees which client. Say in a [quote request](/quote) who on your side should be able to do what, and you know before you order.",
      de: "Unsere Optionen zählen Ihre Kunden und sagen nicht, wie viele Ihrer eigenen Leute im Portal arbeiten und wer von ihnen welchen Kunden sieht. Schreiben Sie in eine [Angebotsanfrage](/quote), wer bei Ihnen was können soll; dann wissen Sie es vor der Bestellung.",
      es: "Nuestras opciones cuentan sus clientes y no dicen cuántas personas de su equipo trabajan en el portal ni cuál de ellas ve a qué cliente. Indique en una [solicitud de presupuesto](/quote) quién debe poder hacer qué, y lo sabrá antes de pedir.",
      fr: "Nos options comptent vos clients et ne disent pas combien de vos collaborateurs travaillent sur le portail, ni lequel voit quel client. Indiquez dans une [demande de devis](/quote) qui doit pouvoir faire quoi, et vous le saurez avant de commander.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["portal-several-people", "clients-portal-record"],
  },
];
