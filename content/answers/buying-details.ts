import type { CuratedAnswer } from "./curated-answer.ts";

/** Who buys, how it is paid, and with whom one deals then. */
export const buyingDetails: readonly CuratedAnswer[] = [
  {
    id: "pay-which-cards",
    asks: {
      en: [
        "do you take american express",
        "which cards can I use",
        "visa or mastercard only?",
        "is a debit card enough",
        "does a prepaid card work for paying you",
        "company card ok?",
        "maestro, discover, jcb accepted?",
        "can I pay with apple pay",
      ],
      de: [
        "Nehmen Sie American Express?",
        "welche karten gehen",
        "geht auch eine debitkarte",
        "firmenkreditkarte möglich?",
      ],
      es: [
        "¿Aceptan American Express?",
        "qué tarjetas puedo usar",
        "vale la tarjeta de empresa",
        "puedo pagar con la de débito",
      ],
      fr: [
        "Acceptez-vous American Express ?",
        "quelles cartes sont acceptées",
        "une carte de débit suffit-elle",
        "carte d'entreprise possible ?",
      ],
    },
    says: {
      en: "You pay by card on the payment page. Our pages don’t list kinds or brands of cards: the payment page shows at once whether yours is accepted, and nothing is charged if it isn’t. If no card works for you, write to {fact:support} before you order.",
      de: "Sie zahlen mit Karte auf der Zahlungsseite. Welche Arten und Marken gehen, nennen unsere Seiten nicht: Die Zahlungsseite zeigt sofort, ob Ihre angenommen wird, und sonst wird nichts abgebucht. Geht bei Ihnen keine Karte, schreiben Sie vor der Bestellung an {fact:support}.",
      es: "Se paga con tarjeta en la página de pago. Nuestras páginas no enumeran los tipos ni las marcas: la página de pago muestra al momento si la suya se acepta, y si no, no se cobra nada. Si ninguna tarjeta le sirve, escriba a {fact:support} antes de pedir.",
      fr: "Vous payez par carte sur la page de paiement. Nos pages n’énumèrent ni les types ni les marques de cartes : la page de paiement montre aussitôt si la vôtre est acceptée, et sinon rien n’est débité. Si aucune carte ne vous convient, écrivez à {fact:support} avant de commander.",
    },
    page: "/docs#how-an-order-goes",
    next: ["pay-how", "pay-other-methods", "pay-declined"],
  },
  {
    id: "pay-late",
    asks: {
      en: [
        "what if we pay an invoice late",
        "what happens when a payment is overdue",
        "do you charge interest on late payments",
        "do you switch the bot off if we miss a payment",
        "reminder fees",
        "we are a few days late with the monthly care, trouble?",
        "is our data deleted when we don't pay",
        "grace period for paying",
      ],
      de: [
        "Was passiert, wenn wir zu spät zahlen?",
        "nehmen sie mahngebühren",
        "schalten sie den bot ab wenn eine zahlung ausbleibt",
        "wie lange dürfen wir mit der rate in verzug sein",
      ],
      es: [
        "¿Qué pasa si pagamos tarde?",
        "cobran intereses de demora",
        "apagan el bot si falta un pago",
        "cuántos días de retraso toleran",
      ],
      fr: [
        "Que se passe-t-il si nous payons en retard ?",
        "y a-t-il des pénalités de retard",
        "coupez-vous le bot en cas d'impayé",
        "quel délai de grâce pour payer",
      ],
    },
    says: {
      en: "Everything sold on this site is paid for when you order, so there is nothing to be late with. Where we have agreed on a later payment, such as monthly care by invoice, we remind you by email; after {fact:suspensionDays} days of non-payment we may suspend the service until it is paid, and keep your data in the meantime. Our pages name no interest or reminder fees.",
      de: "Alles, was diese Website verkauft, wird bei der Bestellung bezahlt; in Verzug kommen Sie da nicht. Wo wir eine spätere Zahlung vereinbart haben, etwa die monatliche Betreuung auf Rechnung, erinnern wir Sie per E-Mail; nach {fact:suspensionDays} Tagen ohne Zahlung dürfen wir die Leistung aussetzen, bis bezahlt ist, und bewahren Ihre Daten so lange auf. Zinsen oder Mahngebühren nennen unsere Seiten nicht.",
      es: "Todo lo que se vende en este sitio se paga al pedir, así que no hay retraso posible. Donde hayamos acordado un pago posterior, como el cuidado mensual por factura, le recordamos por correo; tras {fact:suspensionDays} días sin pago podemos suspender el servicio hasta que se pague, y mientras tanto conservamos sus datos. Nuestras páginas no nombran intereses ni gastos de reclamación.",
      fr: "Tout ce qui est vendu sur ce site se paie à la commande : il n’y a donc pas de retard possible. Là où un paiement ultérieur a été convenu, comme un suivi mensuel sur facture, nous vous relançons par e-mail ; après {fact:suspensionDays} jours sans paiement, nous pouvons suspendre le service jusqu’au règlement, et gardons vos données entre-temps. Nos pages ne mentionnent ni intérêts ni frais de relance.",
    },
    page: "/legal/terms#late-payment",
    next: ["pay-when", "pay-by-invoice"],
  },
  {
    id: "pay-purchase-order",
    asks: {
      en: [
        "can we send you a purchase order",
        "we need our PO number on everything",
        "do you accept purchase orders from a university",
        "our procurement only works with POs and 30 day terms",
        "net 30 possible?",
        "payment terms for public bodies",
        "can you register as a vendor in our ariba system",
        "cost centre on the receipt",
      ],
      de: [
        "Können wir Ihnen eine Bestellung mit Bestellnummer schicken?",
        "wir brauchen unsere bestellnummer auf dem beleg",
        "kauf über unser beschaffungsportal",
        "geht bezahlung 30 tage nach rechnung",
      ],
      es: [
        "¿Podemos enviarles una orden de compra?",
        "necesitamos el número de pedido en la factura",
        "pago a 30 días posible",
        "nuestra universidad solo compra con orden de compra",
      ],
      fr: [
        "Peut-on vous envoyer un bon de commande ?",
        "il nous faut notre numéro de commande sur la facture",
        "notre mairie ne paie que sur bon de commande",
        "délai de paiement trente jours",
      ],
    },
    says: {
      en: "On this site everything is paid by card when it is ordered, and purchase orders or payment terms aren’t mentioned on our pages. If your organisation can only buy that way, write to {fact:support} before you order, with your number, your terms and what you need: a person tells you whether an agreement by invoice is possible.",
      de: "Auf dieser Website wird alles bei der Bestellung mit Karte bezahlt; Bestellscheine oder Zahlungsziele kommen auf unseren Seiten nicht vor. Wenn Ihre Organisation nur so kaufen kann, schreiben Sie vor der Bestellung an {fact:support}, mit Nummer, Bedingungen und Bedarf: Ein Mensch sagt Ihnen, ob eine Vereinbarung auf Rechnung möglich ist.",
      es: "En este sitio todo se paga con tarjeta al pedir, y nuestras páginas no mencionan órdenes de compra ni plazos de pago. Si su organización solo puede comprar así, escriba a {fact:support} antes de pedir, con su número, sus condiciones y lo que necesita: una persona le dice si es posible un acuerdo con factura.",
      fr: "Sur ce site, tout se paie par carte à la commande, et nos pages ne mentionnent ni bons de commande ni délais de paiement. Si votre organisation ne peut acheter qu’ainsi, écrivez à {fact:support} avant de commander, avec votre numéro, vos conditions et votre besoin : une personne vous dit si un accord sur facture est possible.",
    },
    page: "/legal/terms#prices-and-payment",
    next: ["pay-by-invoice", "pay-receipt", "supplier-form"],
  },
  {
    id: "private-person",
    asks: {
      en: [
        "can I order as a private person",
        "do I have to be a company to buy from you",
        "I'm not a business, just me and my hobby",
        "is this only for firms or also for individuals",
        "can a club or charity buy too",
        "I've no company number, can I still order",
        "ordering as a consumer",
        "does it have to be registered in a company's name",
      ],
      de: [
        "Kann ich als Privatperson bestellen?",
        "muss ich eine firma haben um bei euch zu kaufen",
        "darf auch ein verein bestellen",
        "bestellung ohne gewerbe",
      ],
      es: [
        "¿Puedo pedir como particular?",
        "hay que tener empresa para comprar",
        "puede comprar una asociación",
        "no soy autónomo, puedo pedir igual",
      ],
      fr: [
        "Puis-je commander en tant que particulier ?",
        "faut-il être une entreprise pour acheter",
        "une association peut-elle commander",
        "je n'ai pas de numéro de société, c'est possible ?",
      ],
    },
    says: {
      en: "Our services are made for businesses, and clubs, charities and schools use them the same way. Nothing on our pages shuts private people out, and if the law gives you rights as a consumer, our terms take none of them away.",
      de: "Unsere Leistungen sind für Unternehmen gemacht; Vereine, gemeinnützige Einrichtungen und Schulen nutzen sie genauso. Privatpersonen schließen unsere Seiten nicht aus, und Rechte, die Ihnen das Gesetz als Verbraucher gibt, nehmen Ihnen unsere Bedingungen nicht.",
      es: "Nuestros servicios están pensados para empresas; asociaciones, entidades benéficas y colegios los usan igual. Nada en nuestras páginas excluye a los particulares, y si la ley le da derechos como consumidor, nuestras condiciones no le quitan ninguno.",
      fr: "Nos services sont faits pour les entreprises ; associations, œuvres et écoles s’en servent de la même façon. Rien dans nos pages n’exclut les particuliers, et si la loi vous donne des droits de consommateur, nos conditions ne vous en retirent aucun.",
    },
    page: "/legal/terms#the-agreement",
    next: ["refund-withdrawal", "account-needed"],
  },
];
