import type { CuratedAnswer } from "./curated-answer.ts";

/** What went wrong for somebody who paid us: data in the wrong hands, a wrong invoice, money not back, and a goodbye. */
export const unhappyCustomers: readonly CuratedAnswer[] = [
  {
    id: "data-exposed",
    asks: {
      en: [
        "I can see another customer's files in the portal",
        "our clients see each other's documents",
        "somebody else's data came up when I signed in",
        "your form sent personal data to the wrong people",
        "our customer data is public because of your system",
        "I have to report a data breach at your end",
        "an outsider got our clients' data from the app you made",
        "everyone can open the uploads without a password",
      ],
      de: [
        "ich sehe im portal fremde dokumente",
        "unsere kundendaten sind durch euer system öffentlich",
        "das formular hat daten an die falschen geschickt",
        "alle können die hochgeladenen dateien ohne passwort öffnen",
      ],
      es: [
        "veo documentos de otro cliente en el portal",
        "los datos de nuestros clientes quedaron públicos",
        "el formulario mandó datos personales a quien no debía",
        "cualquiera abre los archivos sin contraseña",
      ],
      fr: [
        "je vois les documents d'un autre client dans le portail",
        "les données de nos clients sont devenues publiques",
        "le formulaire a envoyé des données aux mauvaises personnes",
        "n'importe qui ouvre les fichiers sans mot de passe",
      ],
    },
    says: {
      en: "Thank you for telling us: this comes first. Write to {fact:support} now with “Critical” in the subject, and copy {fact:security}: what you saw, where and when. A person who can help answers within {fact:criticalMinutes} minutes, at any hour. Please don’t keep or pass on what isn’t yours. We assess it within {fact:breachAssessmentHours} hours, and within {fact:breachHours} hours everyone who must know has been told.",
      de: "Danke, dass Sie es melden: Das geht jetzt vor. Schreiben Sie gleich an {fact:support}, mit „Critical“ im Betreff und {fact:security} in Kopie: was Sie gesehen haben, wo und wann. Innerhalb von {fact:criticalMinutes} Minuten antwortet ein Mensch, der helfen kann, zu jeder Stunde. Bitte behalten Sie nichts, was Ihnen nicht gehört, und geben Sie es nicht weiter. Wir bewerten den Vorfall innerhalb von {fact:breachAssessmentHours} Stunden, und innerhalb von {fact:breachHours} Stunden haben wir alle benachrichtigt, die es wissen müssen.",
      es: "Gracias por avisar: esto va primero. Escriba ahora a {fact:support} con «Critical» en el asunto y en copia a {fact:security}: qué vio, dónde y cuándo. Una persona que puede ayudar responde en {fact:criticalMinutes} minutos, a cualquier hora. Por favor, no guarde ni comparta lo que no es suyo. Evaluamos el incidente en {fact:breachAssessmentHours} horas y en {fact:breachHours} horas habremos avisado a todos los que deben saberlo.",
      fr: "Merci de nous prévenir : cela passe avant tout. Écrivez tout de suite à {fact:support} avec « Critical » dans l’objet, et {fact:security} en copie : ce que vous avez vu, où et quand. Une personne capable d’aider répond dans les {fact:criticalMinutes} minutes, à toute heure. Merci de ne rien garder ni transmettre de ce qui n’est pas à vous. Nous évaluons l’incident dans les {fact:breachAssessmentHours} heures, et dans les {fact:breachHours} heures tous ceux qui doivent le savoir sont prévenus.",
    },
    page: "/legal/security#if-something-gets-out",
    next: ["breach", "dpo"],
  },
  {
    id: "invoice-wrong",
    asks: {
      en: [
        "there is a mistake on my invoice",
        "my invoice is wrong",
        "the invoice has the wrong company on it",
        "you sent me a reminder though I paid",
        "the invoice doesn't match the quote",
        "please correct my invoice",
        "you invoiced the wrong amount",
        "can you reissue the invoice with the right name",
      ],
      de: [
        "die rechnung ist falsch",
        "auf der rechnung steht die falsche firma",
        "ich habe eine mahnung bekommen, obwohl ich bezahlt habe",
        "bitte korrigieren Sie meine Rechnung",
      ],
      es: [
        "la factura está mal",
        "en la factura aparece otra empresa",
        "me reclaman una factura ya pagada",
        "el importe de la factura no coincide",
      ],
      fr: [
        "la facture est fausse",
        "la facture est au nom d'une autre société",
        "on me relance pour une facture déjà payée",
        "le montant de la facture est faux",
      ],
    },
    says: {
      en: "I’m sorry, that shouldn’t happen. Write to {fact:support} with the number of the invoice or the order and what is wrong on it: a person checks it and puts it right. If you have paid already, add the date and the amount; anything charged wrongly is paid back.",
      de: "Das tut mir leid, das sollte nicht passieren. Schreiben Sie mit der Rechnungs- oder Bestellnummer an {fact:support}, was daran falsch ist: Ein Mensch prüft es und bringt es in Ordnung. Haben Sie schon bezahlt, nennen Sie bitte Datum und Betrag; was zu Unrecht berechnet wurde, bekommen Sie zurück.",
      es: "Lo siento, eso no debería pasar. Escriba a {fact:support} con el número de la factura o del pedido y diga qué está mal: una persona lo comprueba y lo corrige. Si ya ha pagado, añada la fecha y el importe; lo cobrado de más se devuelve.",
      fr: "Je suis désolée, cela ne devrait pas arriver. Écrivez à {fact:support} avec le numéro de la facture ou de la commande et ce qui est faux : une personne vérifie et rectifie. Si vous avez déjà payé, indiquez la date et le montant ; ce qui a été débité à tort est remboursé.",
    },
    page: "/contact",
    next: ["pay-receipt", "support-contact"],
  },
  {
    id: "refund-late",
    asks: {
      en: [
        "my refund hasn't arrived",
        "still waiting for my refund",
        "you promised a refund and I got nothing",
        "the refund is overdue",
        "only part of my refund arrived",
        "where is the money you said you would send back",
        "when does the refund you confirmed finally arrive",
        "I cancelled weeks ago and the money isn't back",
      ],
      de: [
        "meine erstattung ist nicht angekommen",
        "ich warte immer noch auf mein geld zurück",
        "die rückzahlung ist überfällig",
        "wo bleibt die erstattung, die sie bestätigt haben",
      ],
      es: [
        "mi reembolso no ha llegado",
        "sigo esperando que me devuelvan el dinero",
        "¿dónde está la devolución prometida?",
        "solo llegó una parte del reembolso",
      ],
      fr: [
        "mon remboursement n'est pas arrivé",
        "j'attends toujours que vous me remboursiez",
        "où est passé le remboursement promis ?",
        "je n'ai reçu qu'une partie du remboursement",
      ],
    },
    says: {
      en: "I’m sorry that you’re still waiting. We send a refund within {fact:refundBusinessDays} business days of your email, to the card you paid with, and your bank may take a few more days to show it. If that time has passed, write to {fact:support} with the order number and the date of your request, or phone {fact:supportPhone} ({fact:phoneHours}): a person finds out where the money is.",
      de: "Es tut mir leid, dass Sie noch warten. Wir schicken eine Erstattung innerhalb von {fact:refundBusinessDays} Werktagen nach Ihrer E-Mail auf die Karte, mit der Sie bezahlt haben; bis Ihre Bank sie anzeigt, kann es ein paar Tage länger dauern. Ist diese Zeit um, schreiben Sie mit Bestellnummer und Datum Ihrer Anfrage an {fact:support} oder rufen Sie {fact:supportPhone} an ({fact:phoneHoursDe}): Ein Mensch klärt, wo das Geld ist.",
      es: "Siento que siga esperando. Enviamos el reembolso en {fact:refundBusinessDays} días hábiles desde su correo, a la tarjeta con la que pagó, y su banco puede tardar unos días más en mostrarlo. Si ya ha pasado ese tiempo, escriba a {fact:support} con el número de pedido y la fecha de su solicitud, o llame al {fact:supportPhone} ({fact:phoneHoursEs}): una persona averigua dónde está el dinero.",
      fr: "Je suis désolée que vous attendiez encore. Nous envoyons un remboursement dans les {fact:refundBusinessDays} jours ouvrés suivant votre e-mail, sur la carte utilisée, et votre banque peut mettre quelques jours de plus à l’afficher. Si ce délai est passé, écrivez à {fact:support} avec le numéro de commande et la date de votre demande, ou appelez le {fact:supportPhone} ({fact:phoneHoursFr}) : une personne retrouve où est l’argent.",
    },
    page: "/legal/refunds#how-to-ask",
    next: ["refund-when", "refund-chargeback"],
  },
  {
    id: "leaving",
    asks: {
      en: [
        "I've had enough and want to leave",
        "cancel everything and close my account",
        "we want to end our contract with you",
        "stop charging me, I'm leaving",
        "we are moving to another agency and want to stop with you",
        "I want out and my money back",
        "how do we end all this with you",
        "please terminate our agreement, we are done here",
      ],
      de: [
        "ich will weg von euch, kündigung",
        "wir möchten die zusammenarbeit mit ihnen beenden",
        "mir reicht es, ich will aussteigen",
        "bitte alles beenden und mein konto schließen",
      ],
      es: [
        "quiero irme, cancelen todo",
        "queremos terminar el contrato con ustedes",
        "no quiero seguir con ustedes, ciérrenlo todo",
        "me voy a otra empresa, terminemos",
      ],
      fr: [
        "je veux partir, annulez tout",
        "nous voulons mettre fin au contrat avec vous",
        "je ne veux plus continuer, fermez tout",
        "on change de prestataire, on arrête avec vous",
      ],
    },
    says: {
      en: "I’m sorry that it ends like this. Write to {fact:support} with your order number and what should stop: a person confirms it. A monthly service ends whenever you like, with the month you have paid for. An order can be cancelled before delivery, and for {fact:moneyBackDays} days after it you get back what you paid, without giving a reason. Your data stays available for export for {fact:exportDays} days.",
      de: "Es tut mir leid, dass es so endet. Schreiben Sie mit Ihrer Bestellnummer an {fact:support}, was enden soll: Ein Mensch bestätigt es Ihnen. Einen monatlichen Dienst können Sie jederzeit zum Ende des bezahlten Monats kündigen. Eine Bestellung können Sie vor der Lieferung stornieren, und bis {fact:moneyBackDays} Tage danach bekommen Sie ohne Angabe von Gründen zurück, was Sie bezahlt haben. Ihre Daten lassen sich noch {fact:exportDays} Tage exportieren.",
      es: "Siento que termine así. Escriba a {fact:support} con su número de pedido y diga qué debe terminar: una persona se lo confirma. Un servicio mensual se cancela cuando usted quiera, al final del mes pagado. Un pedido puede cancelarse antes de la entrega, y hasta {fact:moneyBackDays} días después se le devuelve lo pagado sin dar motivos. Sus datos se pueden exportar durante {fact:exportDays} días.",
      fr: "Je suis désolée que cela se termine ainsi. Écrivez à {fact:support} avec votre numéro de commande et ce qui doit s’arrêter : une personne vous le confirme. Un service mensuel se résilie quand vous voulez, à la fin du mois payé. Une commande peut être annulée avant la livraison, et jusqu’à {fact:moneyBackDays} jours après vous récupérez ce que vous avez payé, sans donner de raison. Vos données restent exportables pendant {fact:exportDays} jours.",
    },
    page: "/legal/terms#ending-a-contract",
    next: ["refund-how", "data-export"],
  },
];
