import type { CuratedAnswer } from "../../curated-answer.ts";

/** What is left after consulting. */
export const consultingOutcomeAnswers: readonly CuratedAnswer[] = [
  {
    id: "consulting-result",
    asks: {
      en: [
        "what do I get in writing after the consulting",
        "is there a report after the consulting day",
        "do you write down the recommendations from the call",
      ],
      de: [
        "Was bekomme ich nach der Beratung schriftlich?",
        "gibt es nach dem Beratungstag einen Bericht",
      ],
      es: [
        "¿qué recibo por escrito después de la consultoría?",
        "hay un informe tras el día de consultoría",
      ],
      fr: [
        "que reçois-je par écrit après le conseil ?",
        "y a-t-il un rapport après la journée de conseil",
      ],
    },
    says: {
      en: "After an hour, one page with the answer and the next steps; after a day, a report with options, costs and the order of steps. Both name the reasons and the risks, so that you can decide from it or pass it on. One revision is included: if something is missing or unclear, send us your list.",
      de: "Nach einer Stunde eine Seite mit der Antwort und den nächsten Schritten, nach einem Tag einen Bericht mit Optionen, Kosten und der Reihenfolge der Schritte. Beide nennen Gründe und Risiken, sodass Sie danach entscheiden oder sie weitergeben können. Eine Änderungsrunde ist enthalten: Fehlt etwas oder ist es unklar, schicken Sie uns Ihre Liste.",
      es: "Tras una hora, una página con la respuesta y los siguientes pasos; tras un día, un informe con opciones, costes y el orden de los pasos. Ambos indican los motivos y los riesgos, para que pueda decidir con ello o pasarlo a otros. Incluye una revisión: si falta algo o no está claro, envíenos su lista.",
      fr: "Après une heure, une page avec la réponse et les prochaines étapes ; après une journée, un rapport avec options, coûts et ordre des étapes. Les deux donnent les raisons et les risques, pour que vous puissiez décider ou les transmettre. Une révision est comprise : s’il manque quelque chose ou si ce n’est pas clair, envoyez-nous votre liste.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-follow-up", "consulting-build-after"],
  },
  {
    id: "consulting-follow-up",
    asks: {
      en: [
        "can I ask questions after the consulting",
        "what if the consulting summary leaves something open",
        "support after a consulting hour",
      ],
      de: [
        "Kann ich nach der Beratung noch Fragen stellen?",
        "was, wenn die Zusammenfassung der Beratung etwas offen lässt",
      ],
      es: [
        "¿puedo hacer preguntas después de la consultoría?",
        "y si el resumen de la consultoría deja algo abierto",
      ],
      fr: [
        "puis-je poser des questions après le conseil ?",
        "et si le résumé du conseil laisse un point ouvert",
      ],
    },
    says: {
      en: "Yes: one revision of the summary or report is included, and {fact:supportDays} days of support follow, so write to {fact:support} if something in it is unclear or wrong. A second call isn’t included; a further hour is {price:tech-consulting.one-hour}. If you want to talk to the same person again, say so when you order.",
      de: "Ja: Eine Änderungsrunde der Zusammenfassung oder des Berichts ist enthalten, und {fact:supportDays} Tage Support folgen; schreiben Sie an {fact:support}, wenn darin etwas unklar oder falsch ist. Ein zweites Gespräch ist nicht enthalten; eine weitere Stunde kostet {price:tech-consulting.one-hour}. Möchten Sie wieder mit derselben Person sprechen, sagen Sie es bei der Bestellung.",
      es: "Sí: incluye una revisión del resumen o del informe y, después, {fact:supportDays} días de soporte; escriba a {fact:support} si algo no está claro o no es correcto. No incluye una segunda llamada; otra hora cuesta {price:tech-consulting.one-hour}. Si quiere hablar con la misma persona, dígalo al pedirla.",
      fr: "Oui : une révision du résumé ou du rapport est comprise, suivie de {fact:supportDays} jours de support ; écrivez à {fact:support} si un point est obscur ou faux. Un second appel n’est pas compris ; une heure de plus coûte {price:tech-consulting.one-hour}. Si vous souhaitez parler à la même personne, dites-le en commandant.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-result", "support-after"],
  },
  {
    id: "consulting-build-after",
    asks: {
      en: [
        "will you also build what you recommend in the consulting",
        "is the consulting fee deducted if I order from you later",
        "can another firm implement the consulting report",
      ],
      de: [
        "Setzt ihr auch um, was ihr in der Beratung empfehlt?",
        "wird die Beratung angerechnet, wenn ich danach bestelle",
      ],
      es: [
        "¿también construyen lo que recomiendan en la consultoría?",
        "se descuenta la consultoría si luego pido algo",
      ],
      fr: [
        "réalisez-vous aussi ce que vous recommandez en conseil ?",
        "le conseil est-il déduit si je commande ensuite",
      ],
    },
    says: {
      en: "If you like: what we offer has its own fixed price, and anything else is [quoted](/quote). You can just as well give the result to your team or to another firm; it is yours. Our pages name no deduction of the consulting from a later order: the listed prices apply to everyone.",
      de: "Wenn Sie möchten: Was wir anbieten, hat seinen eigenen Festpreis, und für alles andere machen wir ein [Angebot](/quote). Ebenso gut können Sie das Ergebnis Ihrem Team oder einer anderen Firma geben; es gehört Ihnen. Eine Anrechnung auf eine spätere Bestellung nennen unsere Seiten nicht: Die genannten Preise gelten für alle.",
      es: "Si lo desea: lo que ofrecemos tiene su propio precio fijo, y para lo demás hacemos un [presupuesto](/quote). También puede entregar el resultado a su equipo o a otra empresa; es suyo. Nuestras páginas no mencionan que la consultoría se descuente de un pedido posterior: los precios publicados valen para todos.",
      fr: "Si vous le souhaitez : ce que nous proposons a son prix fixe, et le reste fait l’objet d’un [devis](/quote). Vous pouvez tout aussi bien confier le résultat à votre équipe ou à une autre entreprise ; il est à vous. Nos pages ne mentionnent aucune déduction sur une commande ultérieure : les prix affichés valent pour tous.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-independent", "quote-how"],
  },
];
