import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a whole website does besides showing pages. */
export const wholeSiteFunctionsAnswers: readonly CuratedAnswer[] = [
  {
    id: "whole-site-form",
    asks: {
      en: [
        "does the website come with a contact form",
        "where do messages from the website's contact form go",
        "can we have two forms on the website",
      ],
      de: [
        "Gibt es auf der Website ein Kontaktformular?",
        "Wohin gehen Nachrichten aus dem Kontaktformular der Website",
      ],
      es: [
        "¿La web incluye formulario de contacto?",
        "adónde llegan los mensajes del formulario de contacto de la web",
      ],
      fr: [
        "le site comprend-il un formulaire de contact ?",
        "où arrivent les messages du formulaire de contact du site",
      ],
    },
    says: {
      en: "Yes, each website has a contact form with spam protection that reaches your inbox; the option at {price:full-website.twelve-pages} has a second one, for booking. For uploads, several steps or payments, add a [smart form](/services/smart-form) from {price:smart-form}, which goes onto any page with embed code.",
      de: "Ja, jede Website hat ein Kontaktformular mit Spamschutz, das in Ihrem Posteingang ankommt; die Option für {price:full-website.twelve-pages} hat ein zweites, für Buchungen. Für Uploads, mehrere Schritte oder Zahlungen nehmen Sie ein [Smart Form](/services/smart-form) ab {price:smart-form} dazu, das mit Einbettungscode auf jede Seite kommt.",
      es: "Sí, cada web tiene un formulario de contacto con protección contra el spam que llega a su correo; la opción de {price:full-website.twelve-pages} tiene otro para reservas. Para archivos, varios pasos o pagos, añada un [formulario inteligente](/services/smart-form) desde {price:smart-form}, que se inserta en cualquier página con un código.",
      fr: "Oui, chaque site a un formulaire de contact protégé contre le spam qui arrive dans votre boîte mail ; la formule à {price:full-website.twelve-pages} en a un second, pour les réservations. Pour des fichiers, plusieurs étapes ou des paiements, ajoutez un [formulaire intelligent](/services/smart-form) à partir de {price:smart-form}, qui s’intègre à toute page avec un code.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["file-sizes", "whole-site-booking", "form-recipients"],
  },
  {
    id: "whole-site-booking",
    asks: {
      en: [
        "can visitors book a table on the website",
        "does the website do online booking",
        "I want customers to reserve appointments on my site",
      ],
      de: [
        "Kann man auf der Website einen Tisch reservieren?",
        "Hat die Website eine Online-Buchung",
      ],
      es: ["¿Se puede reservar mesa en la web?", "la web tiene reservas en línea"],
      fr: ["peut-on réserver une table sur le site ?", "le site permet-il la réservation en ligne"],
    },
    says: {
      en: "Yes, the option at {price:full-website.twelve-pages} has a booking form; the smaller websites have a contact form only. Our pages name no calendar for it, so tell us before you order which one you use and what can be booked. If customers should also pay or change bookings themselves, that is a [web app](/services/web-app) or a [quote](/quote).",
      de: "Ja, die Option für {price:full-website.twelve-pages} hat ein Buchungsformular; die kleineren Websites haben nur ein Kontaktformular. Unsere Seiten nennen dafür keinen Kalender, sagen Sie uns also vor der Bestellung, welchen Sie nutzen und was gebucht werden soll. Sollen Kunden auch zahlen oder Buchungen selbst ändern, ist das eine [Web-App](/services/web-app) oder ein [Angebot](/quote).",
      es: "Sí, la opción de {price:full-website.twelve-pages} tiene un formulario de reserva; las webs más pequeñas solo tienen formulario de contacto. Nuestras páginas no nombran ningún calendario, así que díganos antes de pedir cuál usa y qué se reserva. Si los clientes deben además pagar o cambiar sus reservas, hace falta una [aplicación web](/services/web-app) o un [presupuesto](/quote).",
      fr: "Oui, la formule à {price:full-website.twelve-pages} a un formulaire de réservation ; les sites plus petits n’ont qu’un formulaire de contact. Nos pages ne citent pas d’agenda pour cela, dites-nous donc avant de commander lequel vous utilisez et ce qui se réserve. Si les clients doivent aussi payer ou modifier leurs réservations, il faut une [application web](/services/web-app) ou un [devis](/quote).",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["calendars", "whole-site-form", "quote-how"],
  },
  {
    id: "whole-site-login-area",
    asks: {
      en: [
        "can the website have a members area with password",
        "customer login on our website",
        "protected page on the site only for members of our club",
      ],
      de: [
        "Kann die Website einen Mitgliederbereich mit Passwort haben?",
        "Kunden-Login auf unserer Website",
      ],
      es: [
        "¿La web puede tener una zona de socios con contraseña?",
        "acceso de clientes en nuestra web",
      ],
      fr: [
        "le site peut-il avoir un espace membres avec mot de passe ?",
        "connexion client sur notre site",
      ],
    },
    says: {
      en: "No, a website is public: none of its options includes a sign-in. Clients who should see their own documents need a [client portal](/services/client-portal) from {price:client-portal}, and people who work in it with accounts of their own a [web app](/services/web-app) from {price:web-app}. If it is only one protected page, ask for a [quote](/quote).",
      de: "Nein, eine Website ist öffentlich: Keine ihrer Optionen enthält eine Anmeldung. Für Kunden, die ihre eigenen Dokumente sehen sollen, gibt es das [Kundenportal](/services/client-portal) ab {price:client-portal}, und wenn Menschen mit eigenen Konten darin arbeiten, die [Web-App](/services/web-app) ab {price:web-app}. Geht es nur um eine geschützte Seite, fragen Sie ein [Angebot](/quote) an.",
      es: "No, una web es pública: ninguna de sus opciones incluye acceso con cuenta. Para clientes que deban ver sus propios documentos está el [portal de clientes](/services/client-portal) desde {price:client-portal}, y para personas que trabajen en ella con su cuenta, la [aplicación web](/services/web-app) desde {price:web-app}. Si solo es una página protegida, pida un [presupuesto](/quote).",
      fr: "Non, un site est public : aucune de ses formules ne comprend de connexion. Pour des clients qui doivent voir leurs propres documents, il y a le [portail client](/services/client-portal) à partir de {price:client-portal}, et pour des personnes qui y travaillent avec leur compte, l’[application web](/services/web-app) à partir de {price:web-app}. S’il ne s’agit que d’une page protégée, demandez un [devis](/quote).",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["which-website-fits", "portal-several-people", "quote-how"],
  },
  {
    id: "whole-site-mailboxes",
    asks: {
      en: [
        "do we get email addresses with the website",
        "is an info@ mailbox included with the site",
        "do you set up company email along with the website",
      ],
      de: [
        "Bekommen wir zur Website auch E-Mail-Adressen?",
        "Ist ein info@-Postfach bei der Website dabei",
      ],
      es: ["¿Con la web nos dan direcciones de correo?", "la web incluye un buzón info@"],
      fr: [
        "avons-nous des adresses e-mail avec le site ?",
        "une boîte info@ est-elle comprise avec le site",
      ],
    },
    says: {
      en: "No, mailboxes aren’t part of a website; you get them from the company that has your domain or from a mail provider. The contact form writes to the inbox you already use. If setting up mail should be part of the job, say so in a [quote request](/quote).",
      de: "Nein, Postfächer gehören nicht zur Website; die bekommen Sie bei der Firma, bei der Ihre Domain liegt, oder bei einem Mailanbieter. Das Kontaktformular schreibt an den Posteingang, den Sie schon nutzen. Soll das Einrichten der Mail dazugehören, sagen Sie es in einer [Angebotsanfrage](/quote).",
      es: "No, los buzones no forman parte de la web; los ofrece la empresa que tiene su dominio o un proveedor de correo. El formulario de contacto escribe al correo que ya usa. Si también quiere que configuremos el correo, dígalo en una [solicitud de presupuesto](/quote).",
      fr: "Non, les boîtes mail ne font pas partie du site ; vous les obtenez chez la société qui gère votre domaine ou chez un fournisseur de messagerie. Le formulaire de contact écrit dans la boîte que vous utilisez déjà. Si la mise en place du courrier doit en faire partie, dites-le dans une [demande de devis](/quote).",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["domain-who-buys", "hosting-who", "price-running-costs"],
  },
  {
    id: "whole-site-chatbot",
    asks: {
      en: [
        "can the new website have a chatbot too",
        "is a chat assistant included in the website",
        "I'd like a website with AI chat on it",
      ],
      de: [
        "Kann die neue Website auch einen Chatbot haben?",
        "Ist ein Chat-Assistent bei der Website dabei",
      ],
      es: ["¿La web nueva puede tener también un chatbot?", "la web incluye un asistente de chat"],
      fr: [
        "le nouveau site peut-il aussi avoir un chatbot ?",
        "un assistant de chat est-il compris dans le site",
      ],
    },
    says: {
      en: "It can, but a chatbot isn’t part of the website: it is ordered separately, from {price:gpt4-chatbot}, and goes onto the site with one line of code. There is no package price on our pages; list both in one [quote request](/quote), and you get one total. It answers from your pages, so the site comes first.",
      de: "Ja, aber ein Chatbot gehört nicht zur Website: Er wird eigens bestellt, ab {price:gpt4-chatbot}, und kommt mit einer Zeile Code auf die Seiten. Einen Paketpreis nennen unsere Seiten nicht; führen Sie beides in einer [Angebotsanfrage](/quote) auf, dann bekommen Sie eine Summe. Er antwortet aus Ihren Seiten, also kommt die Website zuerst.",
      es: "Puede, pero el chatbot no forma parte de la web: se pide aparte, desde {price:gpt4-chatbot}, y se añade con una línea de código. Nuestras páginas no dan un precio conjunto; incluya ambas cosas en una [solicitud de presupuesto](/quote) y recibirá un solo total. Responde a partir de sus páginas, así que la web va primero.",
      fr: "Il le peut, mais un chatbot ne fait pas partie du site : il se commande à part, à partir de {price:gpt4-chatbot}, et s’ajoute avec une ligne de code. Nos pages n’indiquent pas de prix groupé ; mettez les deux dans une [demande de devis](/quote), et vous recevez un seul total. Il répond à partir de vos pages, le site vient donc en premier.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["chatbot-which-fits", "existing-website", "start-small"],
  },
  {
    id: "whole-site-cookie-banner",
    asks: {
      en: [
        "will our new website need a cookie banner",
        "does the website you build set cookies",
        "I hate cookie popups, will my site have one",
      ],
      de: [
        "Braucht unsere neue Website einen Cookie-Banner?",
        "Setzt die Website, die Sie bauen, Cookies",
      ],
      es: [
        "¿Nuestra web nueva necesitará un aviso de cookies?",
        "la web que hacen instala cookies",
      ],
      fr: [
        "notre nouveau site aura-t-il besoin d’un bandeau cookies ?",
        "le site que vous faites dépose-t-il des cookies",
      ],
    },
    says: {
      en: "As we build it, the website sets no cookies unless you ask for them, so there is nothing to consent to. If you want a tool that sets some, say so before you order. What the law requires of your site beyond that is a legal question that we can’t answer for you.",
      de: "So, wie wir sie bauen, setzt die Website keine Cookies, außer Sie wünschen welche; es gibt also nichts, dem man zustimmen müsste. Wenn Sie ein Werkzeug möchten, das welche setzt, sagen Sie es vor der Bestellung. Was das Gesetz sonst von Ihrer Website verlangt, ist eine Rechtsfrage, die wir nicht für Sie beantworten können.",
      es: "Tal como la hacemos, la web no instala cookies a menos que usted las pida, así que no hay nada que aceptar. Si quiere una herramienta que las use, dígalo antes de pedir. Lo que la ley exija además a su web es una cuestión jurídica que no podemos responder por usted.",
      fr: "Tel que nous le réalisons, le site ne dépose aucun cookie, sauf si vous en demandez ; il n’y a donc rien à accepter. Si vous souhaitez un outil qui en dépose, dites-le avant de commander. Ce que la loi exige d’autre de votre site est une question juridique à laquelle nous ne pouvons pas répondre pour vous.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["website-analytics", "whole-site-legal-texts"],
  },
];
