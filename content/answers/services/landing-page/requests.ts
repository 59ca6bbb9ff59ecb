import type { CuratedAnswer } from "../../curated-answer.ts";

/** What visitors do on a landing page, and what its owner sees of it. */
export const landingRequestsAnswers: readonly CuratedAnswer[] = [
  {
    id: "landing-form",
    asks: {
      en: [
        "where do requests from the landing page go",
        "does the landing page have a contact form",
        "will I get an email when someone fills in the landing page",
      ],
      de: ["Wohin gehen Anfragen von der Landingpage?", "Hat die Landingpage ein Formular"],
      es: [
        "¿Adónde llegan las solicitudes de la landing?",
        "la página de aterrizaje lleva formulario",
      ],
      fr: [
        "où arrivent les demandes de la landing page ?",
        "la landing page a-t-elle un formulaire",
      ],
    },
    says: {
      en: "Each landing page has one form with spam protection, and each request reaches the inbox you already use. From {price:landing-page.complete} on it can also go into one CRM. For a second form, several steps or uploads, add a [smart form](/services/smart-form) from {price:smart-form}.",
      de: "Jede Landingpage hat ein Formular mit Spamschutz, und jede Anfrage kommt in dem Posteingang an, den Sie schon nutzen. Ab {price:landing-page.complete} kann sie außerdem in ein CRM gehen. Für ein zweites Formular, mehrere Schritte oder Uploads nehmen Sie ein [Smart Form](/services/smart-form) ab {price:smart-form} dazu.",
      es: "Cada página de aterrizaje tiene un formulario con protección contra el spam, y cada solicitud llega al correo que ya usa. Desde {price:landing-page.complete} puede ir además a un CRM. Para otro formulario, varios pasos o archivos, añada un [formulario inteligente](/services/smart-form) desde {price:smart-form}.",
      fr: "Chaque landing page a un formulaire protégé contre le spam, et chaque demande arrive dans la boîte mail que vous utilisez déjà. À partir de {price:landing-page.complete}, elle peut aussi aller dans un CRM. Pour un second formulaire, plusieurs étapes ou des fichiers, ajoutez un [formulaire intelligent](/services/smart-form) à partir de {price:smart-form}.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["landing-crm", "landing-payment", "form-recipients"],
  },
  {
    id: "landing-crm",
    asks: {
      en: [
        "can the landing page send leads to HubSpot",
        "does the landing page connect to our crm",
        "landing page leads straight into Salesforce",
      ],
      de: [
        "Kann die Landingpage Leads an HubSpot schicken?",
        "Verbindet sich die Landingpage mit unserem CRM",
      ],
      es: [
        "¿La landing puede enviar contactos a HubSpot?",
        "la página de aterrizaje se conecta con nuestro CRM",
      ],
      fr: [
        "la landing page peut-elle envoyer les contacts à HubSpot ?",
        "la page de destination se connecte-t-elle à notre CRM",
      ],
    },
    says: {
      en: "Yes, from {price:landing-page.complete} on: the form writes into one CRM, HubSpot, Salesforce or Pipedrive, and to your inbox as well. At {price:landing-page.essential} it goes to your inbox only. For another CRM, name it in a [quote request](/quote).",
      de: "Ja, ab {price:landing-page.complete}: Das Formular schreibt in ein CRM, HubSpot, Salesforce oder Pipedrive, und auch in Ihren Posteingang. Für {price:landing-page.essential} geht es nur in den Posteingang. Ein anderes CRM nennen Sie bitte in einer [Angebotsanfrage](/quote).",
      es: "Sí, desde {price:landing-page.complete}: el formulario escribe en un CRM, HubSpot, Salesforce o Pipedrive, y también en su correo. Por {price:landing-page.essential} va solo al correo. Si usa otro CRM, indíquelo en una [solicitud de presupuesto](/quote).",
      fr: "Oui, à partir de {price:landing-page.complete} : le formulaire écrit dans un CRM, HubSpot, Salesforce ou Pipedrive, et aussi dans votre boîte mail. À {price:landing-page.essential}, il n’écrit que dans la boîte mail. Pour un autre CRM, indiquez-le dans une [demande de devis](/quote).",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["crm-others", "landing-form", "integrations"],
  },
  {
    id: "landing-booking",
    asks: {
      en: [
        "can visitors book a call on the landing page",
        "calendar on the landing page",
        "landing page with appointment booking",
      ],
      de: [
        "Können Besucher auf der Landingpage einen Termin buchen?",
        "Kalender auf der Landingpage",
      ],
      es: [
        "¿Los visitantes pueden reservar una llamada en la landing?",
        "calendario en la página de aterrizaje",
      ],
      fr: [
        "les visiteurs peuvent-ils réserver un appel sur la landing page ?",
        "agenda sur la page de destination",
      ],
    },
    says: {
      en: "A calendar isn’t part of the listed landing pages: people send a request, and you answer it. A page on which they book a call while they write with an assistant is the [lead page](/services/ai-lead-gen-lp) at {price:ai-lead-gen-lp.crm-and-booking}. For anything else, ask for a [quote](/quote).",
      de: "Ein Kalender gehört nicht zu den Landingpages im Katalog: Die Leute schicken eine Anfrage, und Sie antworten. Eine Seite, auf der sie im Gespräch mit einem Assistenten einen Termin buchen, ist die [Leadseite](/services/ai-lead-gen-lp) für {price:ai-lead-gen-lp.crm-and-booking}. Für alles andere fragen Sie ein [Angebot](/quote) an.",
      es: "El calendario no forma parte de las páginas de aterrizaje del catálogo: la gente envía una solicitud y usted responde. Una página en la que reservan una llamada mientras hablan con un asistente es la [página de captación](/services/ai-lead-gen-lp) de {price:ai-lead-gen-lp.crm-and-booking}. Para lo demás, pida un [presupuesto](/quote).",
      fr: "Un agenda ne fait pas partie des landing pages du catalogue : les gens envoient une demande, et vous répondez. Une page où ils réservent un appel en conversant avec un assistant, c’est la [page de prospection](/services/ai-lead-gen-lp) à {price:ai-lead-gen-lp.crm-and-booking}. Pour le reste, demandez un [devis](/quote).",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["calendars", "lead-page-booking", "landing-form"],
  },
  {
    id: "landing-payment",
    asks: {
      en: [
        "can people pay on the landing page",
        "sell my course straight from the landing page",
        "is a checkout part of the landing page",
      ],
      de: [
        "Kann man auf der Landingpage bezahlen?",
        "Meinen Kurs direkt über die Landingpage verkaufen",
      ],
      es: ["¿Se puede pagar en la landing?", "vender mi curso directamente desde la landing"],
      fr: [
        "peut-on payer sur la landing page ?",
        "vendre mon cours directement sur la landing page",
      ],
    },
    says: {
      en: "Not by itself: its form takes requests, no payments. A [smart form](/services/smart-form) at {price:smart-form.payment-and-document} charges through your own Stripe account and goes onto the page with embed code. If both should come from one hand, list them in a [quote request](/quote).",
      de: "Von sich aus nicht: Ihr Formular nimmt Anfragen entgegen, keine Zahlungen. Ein [Smart Form](/services/smart-form) für {price:smart-form.payment-and-document} kassiert über Ihr eigenes Stripe-Konto und kommt mit Einbettungscode auf die Seite. Soll beides aus einer Hand kommen, führen Sie es in einer [Angebotsanfrage](/quote) auf.",
      es: "Por sí sola no: su formulario recibe solicitudes, no pagos. Un [formulario inteligente](/services/smart-form) de {price:smart-form.payment-and-document} cobra con su propia cuenta de Stripe y se inserta en la página con un código. Si quiere ambas cosas a la vez, inclúyalas en una [solicitud de presupuesto](/quote).",
      fr: "Pas à elle seule : son formulaire reçoit des demandes, pas de paiements. Un [formulaire intelligent](/services/smart-form) à {price:smart-form.payment-and-document} encaisse par votre propre compte Stripe et s’intègre à la page avec un code. Si vous voulez les deux ensemble, mettez-les dans une [demande de devis](/quote).",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["online-shop", "landing-booking"],
  },
  {
    id: "landing-results",
    asks: {
      en: [
        "how many customers will the landing page bring",
        "do you guarantee leads from the landing page",
        "what conversion rate does your landing page reach",
      ],
      de: ["Wie viele Kunden bringt die Landingpage?", "Garantieren Sie Leads mit der Landingpage"],
      es: [
        "¿Cuántos clientes traerá la landing?",
        "garantizan contactos con la página de aterrizaje",
      ],
      fr: [
        "combien de clients la landing page va-t-elle apporter ?",
        "garantissez-vous des contacts avec la landing page",
      ],
    },
    says: {
      en: "We promise no number: how many requests come depends on your offer and on who visits the page. Bringing visitors is up to you, as advertising isn’t among our services. If you want to know what works better, take two versions and compare them, at {price:landing-page.two-versions}.",
      de: "Eine Zahl versprechen wir nicht: Wie viele Anfragen kommen, hängt von Ihrem Angebot und von den Besuchern ab. Für Besucher sorgen Sie, denn Werbung gehört nicht zu unseren Leistungen. Wenn Sie wissen möchten, was besser wirkt, nehmen Sie zwei Versionen und vergleichen sie, für {price:landing-page.two-versions}.",
      es: "No prometemos ninguna cifra: cuántas solicitudes lleguen depende de su oferta y de quién visite la página. Atraer visitas le corresponde a usted, porque la publicidad no está entre nuestros servicios. Si quiere saber qué funciona mejor, tome dos versiones y compárelas, por {price:landing-page.two-versions}.",
      fr: "Nous ne promettons aucun chiffre : le nombre de demandes dépend de votre offre et des visiteurs de la page. C’est à vous de les faire venir, car la publicité ne fait pas partie de nos services. Pour savoir ce qui marche mieux, prenez deux versions et comparez-les, à {price:landing-page.two-versions}.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["landing-two-versions", "website-seo", "refund-unhappy"],
  },
  {
    id: "landing-two-versions",
    asks: {
      en: [
        "can you make two versions of the landing page and compare them",
        "a/b test for the landing page",
        "how does comparing two landing page versions work",
      ],
      de: [
        "Können Sie zwei Versionen der Landingpage machen und vergleichen?",
        "A/B-Test für die Landingpage",
      ],
      es: [
        "¿Pueden hacer dos versiones de la landing y compararlas?",
        "prueba A/B para la página de aterrizaje",
      ],
      fr: [
        "pouvez-vous faire deux versions de la landing page et les comparer ?",
        "test A/B pour la page de destination",
      ],
    },
    says: {
      en: "Yes, at {price:landing-page.two-versions}: the complete page in {holds:landing-page.two-versions.versions} versions, the second with a headline and an order of its own. Visitors are split between them, and you see the count of visits and requests for each, without cookies. For more versions, ask for a [quote](/quote).",
      de: "Ja, für {price:landing-page.two-versions}: die vollständige Seite in {holds:landing-page.two-versions.versions} Versionen, die zweite mit eigener Überschrift und Reihenfolge. Die Besucher verteilen sich auf beide, und Sie sehen Besuche und Anfragen für jede, ohne Cookies. Für weitere Versionen fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, por {price:landing-page.two-versions}: la página completa en {holds:landing-page.two-versions.versions} versiones, la segunda con titular y orden propios. Los visitantes se reparten entre ambas y usted ve las visitas y solicitudes de cada una, sin cookies. Para más versiones, pida un [presupuesto](/quote).",
      fr: "Oui, à {price:landing-page.two-versions} : la page complète en {holds:landing-page.two-versions.versions} versions, la seconde avec son propre titre et son propre ordre. Les visiteurs sont répartis entre les deux, et vous voyez les visites et les demandes de chacune, sans cookies. Pour davantage de versions, demandez un [devis](/quote).",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["landing-results", "website-analytics", "landing-text-written"],
  },
];
