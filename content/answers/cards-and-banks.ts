import type { CuratedAnswer } from "./curated-answer.ts";

/** Cards, card statements and our bank. */
export const cardsAndBanks: readonly CuratedAnswer[] = [
  {
    id: "pay-statement-name",
    asks: {
      en: [
        "what name appears on my card statement",
        "how will the charge show up at my bank",
        "under which company name is it debited",
        "merchant descriptor",
        "my accountant sees all cards, what will she read there",
        "who do I look for in my banking app after paying",
        "which name will I see on the credit card bill",
        "billing name on the statement",
      ],
      de: [
        "Welcher Name steht auf meiner Kartenabrechnung?",
        "wie heißt die abbuchung auf dem kontoauszug",
        "unter welcher firma wird abgebucht",
        "was steht als händler auf der kreditkartenrechnung",
      ],
      es: [
        "¿Qué nombre aparece en el extracto de mi tarjeta?",
        "cómo sale el cargo en el banco",
        "con qué empresa figura el cobro",
        "nombre del comercio en la tarjeta",
      ],
      fr: [
        "Quel nom apparaît sur mon relevé de carte ?",
        "comment le débit s'affiche-t-il à la banque",
        "libellé du paiement sur le relevé",
        "sous quelle société êtes-vous débité",
      ],
    },
    says: {
      en: "Our pages don’t say which name your bank shows for the payment, and I won’t guess. You recognise it by the amount and the day in your confirmation email. If a charge is one you can’t place, write to {fact:support} with both before you dispute it, and a person looks it up.",
      de: "Unter welchem Namen Ihre Bank die Zahlung zeigt, steht nicht auf unseren Seiten, und ich rate nicht. Sie erkennen sie an Betrag und Tag aus Ihrer Bestätigungs-E-Mail. Können Sie eine Abbuchung nicht zuordnen, schreiben Sie mit beiden Angaben an {fact:support}, bevor Sie sie reklamieren: Ein Mensch sieht nach.",
      es: "Nuestras páginas no dicen qué nombre muestra su banco en el cargo, y no voy a adivinarlo. Lo reconoce por el importe y el día de su correo de confirmación. Si no identifica un cargo, escriba a {fact:support} con ambos datos antes de reclamarlo, y una persona lo busca.",
      fr: "Nos pages ne disent pas sous quel nom votre banque affiche le paiement, et je ne veux pas deviner. Vous le reconnaissez au montant et au jour indiqués dans votre e-mail de confirmation. Si vous ne savez pas d’où vient un débit, écrivez à {fact:support} avec ces deux informations avant de le contester : quelqu’un vérifie.",
    },
    page: "/legal/terms#prices-and-payment",
    next: ["double-charge", "pay-receipt", "refund-chargeback"],
  },
  {
    id: "pay-other-card",
    asks: {
      en: [
        "can I pay with someone else's card",
        "do you take prepaid cards",
        "is a gift card ok for payment",
        "my father lends me his mastercard, allowed?",
        "card in my wife's maiden name",
        "the card belongs to our sister company",
        "does the cardholder have to be the buyer",
        "virtual card number from my banking app",
      ],
      de: [
        "Kann ich mit der Karte von jemand anderem bezahlen?",
        "nehmt ihr prepaid karten",
        "geschenkkarte als zahlung möglich",
        "karte läuft auf meine frau, egal?",
      ],
      es: [
        "¿Puedo pagar con la tarjeta de otra persona?",
        "aceptan tarjetas prepago",
        "tarjeta de regalo sirve",
        "la tarjeta está a nombre de mi marido",
      ],
      fr: [
        "Puis-je payer avec la carte de quelqu'un d'autre ?",
        "cartes prépayées acceptées ?",
        "une carte cadeau, ça marche",
        "la carte est au nom de mon mari",
      ],
    },
    says: {
      en: "Our pages don’t require the card to be in the buyer’s name, but use another person’s only with their agreement. They don’t rule out prepaid or gift cards, either; the payment page shows at once whether yours is accepted, and nothing is ordered if it isn’t. Keep the card, as a refund goes back to the one you paid with.",
      de: "Unsere Seiten verlangen nicht, dass die Karte auf den Namen des Bestellers lautet; nehmen Sie die eines anderen aber nur mit dessen Einverständnis. Auch Prepaid- oder Geschenkkarten schließen sie nicht aus; ob Ihre angenommen wird, sehen Sie sofort auf der Zahlungsseite, und wenn nicht, ist nichts bestellt. Bewahren Sie die Karte auf: Eine Erstattung geht auf die Karte zurück, mit der Sie bezahlt haben.",
      es: "Nuestras páginas no exigen que la tarjeta esté a nombre de quien hace el pedido, pero use la de otra persona solo si está de acuerdo. Tampoco excluyen las tarjetas prepago o de regalo; la página de pago muestra enseguida si acepta la suya, y si no, no queda nada pedido. Conserve la tarjeta, porque un reembolso vuelve a la misma con la que pagó.",
      fr: "Nos pages n’exigent pas que la carte soit au nom de l’acheteur, mais n’utilisez celle d’une autre personne qu’avec son accord. Elles n’excluent pas non plus les cartes prépayées ou cadeaux ; la page de paiement montre aussitôt si la vôtre est acceptée, et sinon rien n’est commandé. Gardez la carte : un remboursement revient sur celle qui a servi à payer.",
    },
    page: "/legal/terms#prices-and-payment",
    next: ["pay-how", "pay-declined", "refund-when"],
  },
  {
    id: "company-bank",
    asks: {
      en: [
        "which bank do you have your account with",
        "what's your bank",
        "bank details of your company please",
        "we need your banking info for the vendor master",
        "swift code and bank name",
        "where do you bank",
        "is your account in the US or in Europe",
        "Kindly share the name and branch of your banker.",
      ],
      de: [
        "Bei welcher Bank haben Sie Ihr Konto?",
        "eure bankverbindung bitte",
        "iban und bic von euch",
        "für den lieferantenstamm brauchen wir ihre bankdaten",
      ],
      es: [
        "¿Con qué banco tienen su cuenta?",
        "datos bancarios de su empresa",
        "iban de ustedes",
        "para el alta de proveedor necesitamos su banco",
      ],
      fr: [
        "Dans quelle banque avez-vous votre compte ?",
        "votre rib svp",
        "coordonnées bancaires de votre société",
        "nom de votre banque pour la fiche fournisseur",
      ],
    },
    says: {
      en: "Our pages don’t name a bank, and I have no account details to give out. You don’t need any to buy, as everything on this site is paid by card. If your company must pay by transfer or needs our bank for its records, write to {fact:support}; don’t trust account details that reach you any other way.",
      de: "Unsere Seiten nennen keine Bank, und ich habe keine Kontodaten, die ich weitergeben könnte. Zum Kaufen brauchen Sie keine, denn auf dieser Website wird alles mit Karte bezahlt. Muss Ihr Unternehmen überweisen oder unsere Bank für seine Unterlagen kennen, schreiben Sie an {fact:support}; trauen Sie keinen Kontodaten, die Sie auf anderem Weg erreichen.",
      es: "Nuestras páginas no nombran ningún banco y no tengo datos de cuenta que facilitar. Para comprar no los necesita, porque en este sitio todo se paga con tarjeta. Si su empresa debe pagar por transferencia o necesita nuestro banco para sus registros, escriba a {fact:support}; no se fíe de datos de cuenta que le lleguen por otra vía.",
      fr: "Nos pages ne nomment aucune banque, et je n’ai pas de coordonnées bancaires à donner. Vous n’en avez pas besoin pour acheter : tout se paie par carte sur ce site. Si votre entreprise doit payer par virement ou connaître notre banque pour ses dossiers, écrivez à {fact:support} ; ne vous fiez pas à des coordonnées reçues par un autre moyen.",
    },
    page: "/legal/terms#contact",
    next: ["pay-by-invoice", "legal-form", "pay-how"],
  },
  {
    id: "pay-card-kept",
    asks: {
      en: [
        "Do you keep my card on file?",
        "do you store my card details",
        "will my card be saved",
        "can you charge my card again later",
        "do you save my card",
      ],
      de: [
        "Speichern Sie meine Karte?",
        "Speichern Sie meine Kartendaten?",
        "Bucht ihr später nochmal was von meiner Karte ab?",
        "speichert ihr meine karte",
      ],
      es: [
        "¿Guardan mi tarjeta?",
        "guardan los datos de mi tarjeta",
        "pueden volver a cobrarme después",
      ],
      fr: [
        "Conservez-vous ma carte ?",
        "gardez-vous mon numéro de carte",
        "pouvez-vous redébiter ma carte plus tard",
        "gardez-vous ma carte",
      ],
    },
    says: {
      en: "No. Your card data stays with the payment provider: you type it only on their page, and it never reaches our servers. So we have no card on file and can’t charge yours again; for another order you enter it again.",
      de: "Nein. Ihre Kartendaten bleiben beim Zahlungsdienstleister: Sie geben sie nur auf dessen Seite ein, und unsere Server erreichen sie nie. Wir haben also keine Karte gespeichert und können Ihre nicht noch einmal belasten; für eine weitere Bestellung geben Sie sie neu ein.",
      es: "No. Los datos de su tarjeta se quedan en el proveedor de pagos: solo los escribe en su página y nunca llegan a nuestros servidores. Por eso no tenemos ninguna tarjeta guardada ni podemos volver a cobrarle; para otro pedido la escribe de nuevo.",
      fr: "Non. Les données de votre carte restent chez le prestataire de paiement : vous ne les saisissez que sur sa page, et elles n’arrivent jamais sur nos serveurs. Nous n’avons donc aucune carte enregistrée et ne pouvons pas la débiter à nouveau ; pour une autre commande, vous la saisissez de nouveau.",
    },
    page: "/legal/security#payments",
    next: ["pay-safe", "pay-subscription", "refund-how"],
  },
];
