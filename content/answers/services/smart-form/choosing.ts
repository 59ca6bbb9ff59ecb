import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a smart form is, which option fits, and what it needs. */
export const formChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "form-what-is-it",
    asks: {
      en: [
        "what is a smart form",
        "what makes the form smart",
        "isn't a smart form just a contact form",
      ],
      de: ["Was ist ein Smart Form?", "Was ist an dem Formular so schlau?"],
      es: [
        "¿qué es un formulario inteligente?",
        "¿en qué se diferencia su formulario de Google Forms?",
      ],
      fr: [
        "c'est quoi un formulaire intelligent ?",
        "quelle différence entre votre formulaire et Google Forms ?",
      ],
    },
    says: {
      en: "A form for your site, or on a page of its own, in which each answer decides what is asked next. It checks the answers as people type, says beside the field what is wrong, and sends you a complete entry. People see a short form, even when your process is long.",
      de: "Ein Formular auf Ihrer Website oder auf einer eigenen Seite, bei dem jede Antwort bestimmt, was als Nächstes gefragt wird. Es prüft die Angaben schon beim Tippen, sagt neben dem Feld, was nicht stimmt, und schickt Ihnen einen vollständigen Eintrag. Die Leute sehen ein kurzes Formular, auch wenn Ihr Ablauf lang ist.",
      es: "Un formulario en su sitio, o en una página propia, en el que cada respuesta decide qué se pregunta después. Comprueba los datos mientras se escriben, indica junto al campo qué falla y le envía una respuesta completa. La gente ve un formulario corto, aunque su proceso sea largo.",
      fr: "Un formulaire sur votre site, ou sur sa propre page, où chaque réponse décide de la question suivante. Il vérifie les données pendant la saisie, indique à côté du champ ce qui ne va pas et vous envoie une réponse complète. Les gens voient un formulaire court, même si votre processus est long.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-which-fits", "form-conditions", "chatbot-form-or-automation"],
  },
  {
    id: "form-which-fits",
    asks: {
      en: [
        "which form option do I need",
        "which smart form fits me",
        "difference between your three forms",
      ],
      de: ["Welches Formular brauche ich?", "Was ist der Unterschied zwischen euren Formularen?"],
      es: ["¿qué formulario necesito?", "¿qué diferencia hay entre sus formularios?"],
      fr: ["quel formulaire me faut-il ?", "quelle différence entre vos trois formulaires ?"],
    },
    says: {
      en: "“{name:smart-form.one-form}” at {price:smart-form.one-form} is enough for a form on one page that goes to one inbox or sheet. “{name:smart-form.several-steps}” at {price:smart-form.several-steps} takes up to {holds:smart-form.several-steps.fields} fields in steps, takes uploads and writes into one CRM. “{name:smart-form.payment-and-document}” at {price:smart-form.payment-and-document} also calculates a price, takes the payment and fills a PDF.",
      de: "„{name:smart-form.one-form}“ für {price:smart-form.one-form} genügt für ein Formular auf einer Seite, das an ein Postfach oder eine Tabelle geht. „{name:smart-form.several-steps}“ für {price:smart-form.several-steps} fasst bis zu {holds:smart-form.several-steps.fields} Felder in Schritten, nimmt Dateien an und schreibt in ein CRM. „{name:smart-form.payment-and-document}“ für {price:smart-form.payment-and-document} berechnet außerdem einen Preis, nimmt die Zahlung an und füllt ein PDF aus.",
      es: "«{name:smart-form.one-form}», por {price:smart-form.one-form}, basta para un formulario de una página que llega a un solo buzón u hoja de cálculo. «{name:smart-form.several-steps}», por {price:smart-form.several-steps}, admite hasta {holds:smart-form.several-steps.fields} campos en varios pasos, recibe archivos y escribe en un CRM. «{name:smart-form.payment-and-document}», por {price:smart-form.payment-and-document}, calcula además un precio, cobra y rellena un PDF.",
      fr: "« {name:smart-form.one-form} », à {price:smart-form.one-form}, suffit pour un formulaire d’une page envoyé à une seule boîte mail ou feuille. « {name:smart-form.several-steps} », à {price:smart-form.several-steps}, accepte jusqu’à {holds:smart-form.several-steps.fields} champs en plusieurs étapes, reçoit des fichiers et écrit dans un CRM. « {name:smart-form.payment-and-document} », à {price:smart-form.payment-and-document}, calcule en plus un prix, encaisse le paiement et remplit un PDF.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-many-fields", "form-uploads", "form-payments"],
  },
  {
    id: "form-several-forms",
    asks: {
      en: [
        "I need three forms, what does that cost",
        "how many forms are in one order",
        "one form for each branch",
      ],
      de: [
        "Ich brauche drei Formulare, was kostet das?",
        "Wie viele Formulare sind in einer Bestellung?",
      ],
      es: ["necesito tres formularios, ¿cuánto cuesta?", "¿cuántos formularios incluye un pedido?"],
      fr: [
        "il me faut trois formulaires, combien ça coûte ?",
        "combien de formulaires dans une commande ?",
      ],
    },
    says: {
      en: "Each option is one form. For several different ones you can order several times, each at the size it needs, or describe them all in a [quote request](/quote) and get one firm total.",
      de: "Jede Option ist ein Formular. Für mehrere verschiedene können Sie mehrmals bestellen, jedes in der Größe, die es braucht, oder Sie beschreiben alle in einer [Angebotsanfrage](/quote) und bekommen einen festen Gesamtpreis.",
      es: "Cada opción es un formulario. Si son varios distintos, puede pedirlos por separado, cada uno en el tamaño que necesita, o describirlos todos en una [solicitud de presupuesto](/quote) y recibir un total fijo.",
      fr: "Chaque formule est un formulaire. Pour plusieurs formulaires différents, commandez plusieurs fois, chacun à la taille voulue, ou décrivez-les tous dans une [demande de devis](/quote) et recevez un total ferme.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-which-fits", "quote-how", "quote-discount"],
  },
  {
    id: "form-entries-limit",
    asks: {
      en: [
        "how many entries can the form take per month",
        "is there a limit on form submissions",
        "5000 people will fill in the form",
      ],
      de: [
        "Wie viele Einträge verträgt das Formular im Monat?",
        "Gibt es eine Grenze für Formulareinträge?",
      ],
      es: [
        "¿cuántas respuestas admite el formulario al mes?",
        "¿hay un límite de envíos del formulario?",
      ],
      fr: [
        "combien de réponses le formulaire accepte-t-il par mois ?",
        "y a-t-il une limite d'envois du formulaire ?",
      ],
    },
    says: {
      en: "Our options count forms, fields and steps, not entries, and you pay us once, not per entry or per month. What others charge you, such as Stripe for payments, you pay to them. If you expect thousands of entries at once, say so in a [quote request](/quote).",
      de: "Unsere Optionen zählen Formulare, Felder und Schritte, nicht Einträge, und Sie zahlen uns einmal, nicht pro Eintrag oder Monat. Was andere berechnen, etwa Stripe für Zahlungen, zahlen Sie dort. Wenn Sie Tausende Einträge auf einmal erwarten, schreiben Sie es in eine [Angebotsanfrage](/quote).",
      es: "Nuestras opciones cuentan formularios, campos y pasos, no respuestas, y a nosotros nos paga una sola vez, no por respuesta ni por mes. Lo que cobran otros, como Stripe por los pagos, se lo paga a ellos. Si espera miles de respuestas a la vez, dígalo en una [solicitud de presupuesto](/quote).",
      fr: "Nos formules comptent les formulaires, les champs et les étapes, pas les réponses, et vous nous payez une seule fois, ni par réponse ni par mois. Ce que d’autres facturent, comme Stripe pour les paiements, vous le leur payez. Si vous attendez des milliers de réponses d’un coup, dites-le dans une [demande de devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["price-running-costs", "form-many-fields", "pay-subscription"],
  },
  {
    id: "form-what-you-bring",
    asks: {
      en: [
        "what do I have to give you for the form",
        "do I write the form questions myself",
        "can you build the form from our paper sheet",
      ],
      de: [
        "Was braucht ihr von mir für das Formular?",
        "Muss ich die Fragen fürs Formular selbst schreiben?",
      ],
      es: [
        "¿qué necesitan de mí para el formulario?",
        "¿tengo que escribir yo las preguntas del formulario?",
      ],
      fr: [
        "que vous faut-il de ma part pour le formulaire ?",
        "dois-je écrire moi-même les questions du formulaire ?",
      ],
    },
    says: {
      en: "Three things: the questions, what depends on what, and where the entries should go. A paper form with notes in the margin is a good start. For a CRM or Stripe you also invite us to your account; we never ask for passwords.",
      de: "Drei Dinge: die Fragen, was wovon abhängt und wohin die Einträge gehen sollen. Ein Papierformular mit Notizen am Rand ist ein guter Anfang. Für ein CRM oder Stripe laden Sie uns außerdem in Ihr Konto ein; nach Passwörtern fragen wir nie.",
      es: "Tres cosas: las preguntas, qué depende de qué y adónde deben ir las respuestas. Un impreso en papel con notas al margen es un buen comienzo. Para un CRM o Stripe nos invita además a su cuenta; nunca pedimos contraseñas.",
      fr: "Trois choses : les questions, ce qui dépend de quoi et où les réponses doivent arriver. Un formulaire papier annoté est un bon début. Pour un CRM ou Stripe, vous nous invitez en plus sur votre compte ; nous ne demandons jamais de mot de passe.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["order-what-we-need", "form-conditions", "form-recipients"],
  },
];
