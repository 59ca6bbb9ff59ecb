import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a video sales letter brings, and how that is seen. */
export const vslMeasuringAnswers: readonly CuratedAnswer[] = [
  {
    id: "vsl-results",
    asks: {
      en: [
        "how many sales will the video bring me",
        "do you guarantee that the vsl converts",
        "what conversion rate do your sales videos have",
      ],
      de: [
        "Wie viele Verkäufe bringt mir das Verkaufsvideo?",
        "garantiert ihr, dass der Video Sales Letter verkauft",
      ],
      es: [
        "¿cuántas ventas me va a traer el vídeo?",
        "garantizan que la carta de ventas en vídeo vende",
      ],
      fr: [
        "combien de ventes la vidéo va-t-elle m'apporter ?",
        "garantissez-vous que la lettre de vente vidéo convertit",
      ],
    },
    says: {
      en: "We promise no number of sales, and show no conversion rates: that depends on your offer and on who sees it. What we do promise is your money back until {fact:moneyBackDays} days after delivery, without a reason. To find out what works for your visitors, “{name:vsl-ai-host.two-openings}” ({price:vsl-ai-host.two-openings}) compares two openings.",
      de: "Eine Zahl von Verkäufen versprechen wir nicht, und wir nennen keine Conversion-Raten: Das hängt von Ihrem Angebot ab und davon, wer es sieht. Versprochen ist Ihr Geld zurück bis {fact:moneyBackDays} Tage nach der Lieferung, ohne Begründung. Was bei Ihren Besuchern wirkt, finden Sie mit „{name:vsl-ai-host.two-openings}“ ({price:vsl-ai-host.two-openings}) heraus, das zwei Einstiege vergleicht.",
      es: "No prometemos un número de ventas ni damos tasas de conversión: depende de su oferta y de quién la vea. Lo que sí prometemos es devolverle el dinero hasta {fact:moneyBackDays} días después de la entrega, sin motivo. Para saber qué funciona con sus visitantes, «{name:vsl-ai-host.two-openings}» ({price:vsl-ai-host.two-openings}) compara dos comienzos.",
      fr: "Nous ne promettons aucun nombre de ventes et n’annonçons aucun taux de conversion : cela dépend de votre offre et de qui la voit. Ce que nous promettons, c’est le remboursement jusqu’à {fact:moneyBackDays} jours après la livraison, sans motif. Pour savoir ce qui marche auprès de vos visiteurs, « {name:vsl-ai-host.two-openings} » ({price:vsl-ai-host.two-openings}) compare deux débuts.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["refund-unhappy", "vsl-counts"],
  },
  {
    id: "vsl-counts",
    asks: {
      en: [
        "can I see who watched the sales video",
        "does the vsl show how long people watch",
        "statistics of the video sales letter",
      ],
      de: [
        "Sehe ich, wer das Verkaufsvideo angeschaut hat?",
        "zeigt der Video Sales Letter, wie lange die Leute zuschauen",
      ],
      es: [
        "¿puedo ver quién ha visto el vídeo de ventas?",
        "el vídeo de ventas muestra cuánto tiempo mira la gente",
      ],
      fr: [
        "puis-je voir qui a regardé la vidéo de vente ?",
        "la vidéo de vente montre-t-elle combien de temps on regarde",
      ],
    },
    says: {
      en: "A count of plays, watched time and clicks is part of “{name:vsl-ai-host.two-openings}” ({price:vsl-ai-host.two-openings}); the other options don’t list one. It counts, but doesn’t tell you who watched: the player is plain HTML without outside trackers. To count a few figures yourself, without cookies, follow our [lesson](/tutorials/video-agents#put-it-on-a-page-and-measure).",
      de: "Eine Zählung von Wiedergaben, Sehdauer und Klicks gehört zu „{name:vsl-ai-host.two-openings}“ ({price:vsl-ai-host.two-openings}); bei den anderen Optionen ist keine vorgesehen. Sie zählt, sagt aber nicht, wer zugesehen hat: Der Player ist schlichtes HTML ohne fremde Tracker. Wie Sie ein paar Zahlen selbst ohne Cookies zählen, zeigt unsere [Lektion](/tutorials/video-agents#put-it-on-a-page-and-measure).",
      es: "El recuento de reproducciones, tiempo visto y clics forma parte de «{name:vsl-ai-host.two-openings}» ({price:vsl-ai-host.two-openings}); en las demás opciones no figura. Cuenta, pero no dice quién ha mirado: el reproductor es HTML sencillo, sin rastreadores externos. Para contar usted mismo algunas cifras sin cookies, siga nuestra [lección](/tutorials/video-agents#put-it-on-a-page-and-measure).",
      fr: "Le décompte des lectures, du temps regardé et des clics fait partie de « {name:vsl-ai-host.two-openings} » ({price:vsl-ai-host.two-openings}) ; les autres formules n’en prévoient pas. Il compte, mais ne dit pas qui a regardé : le lecteur est en HTML simple, sans traceurs externes. Pour compter vous-même quelques chiffres sans cookies, suivez notre [leçon](/tutorials/video-agents#put-it-on-a-page-and-measure).",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-openings", "vsl-leads"],
  },
  {
    id: "vsl-openings",
    asks: {
      en: [
        "how does the test with two openings work",
        "a/b test for the sales video",
        "can we compare two versions of the vsl",
      ],
      de: ["Wie funktioniert der Test mit zwei Einstiegen?", "A/B-Test für das Verkaufsvideo"],
      es: ["¿cómo funciona la prueba con dos comienzos?", "prueba a/b del vídeo de ventas"],
      fr: ["comment marche le test avec deux débuts ?", "test a/b pour la vidéo de vente"],
    },
    says: {
      en: "With “{name:vsl-ai-host.two-openings}” ({price:vsl-ai-host.two-openings}) the video gets a second opening of up to 60 seconds; the rest stays the same. Visitors are split between the two, and you see the plays, watched time and clicks of each. Three or more openings are quoted.",
      de: "Bei „{name:vsl-ai-host.two-openings}“ ({price:vsl-ai-host.two-openings}) bekommt das Video einen zweiten Einstieg von bis zu 60 Sekunden; der Rest bleibt gleich. Besucher werden auf beide verteilt, und Sie sehen von jedem die Wiedergaben, die Sehdauer und die Klicks. Drei oder mehr Einstiege bieten wir gesondert an.",
      es: "Con «{name:vsl-ai-host.two-openings}» ({price:vsl-ai-host.two-openings}) el vídeo recibe un segundo comienzo de hasta 60 segundos; el resto no cambia. Los visitantes se reparten entre los dos, y usted ve las reproducciones, el tiempo visto y los clics de cada uno. Tres comienzos o más se presupuestan aparte.",
      fr: "Avec « {name:vsl-ai-host.two-openings} » ({price:vsl-ai-host.two-openings}), la vidéo reçoit un second début de 60 secondes au plus ; le reste ne change pas. Les visiteurs sont répartis entre les deux, et vous voyez pour chacun les lectures, le temps regardé et les clics. Trois débuts ou plus font l’objet d’un devis.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-counts", "vsl-visitors"],
  },
  {
    id: "vsl-visitors",
    asks: {
      en: [
        "how many visitors do I need for the test of two openings",
        "is the split test worth it with fifty visitors a month",
        "how long must the two versions of the sales video run",
      ],
      de: [
        "Wie viele Besucher brauche ich für den Test mit zwei Einstiegen?",
        "lohnt sich der Vergleich beim Verkaufsvideo mit fünfzig Besuchern im Monat",
      ],
      es: [
        "¿cuántas visitas necesito para probar dos comienzos?",
        "merece la pena comparar el vídeo de ventas con cincuenta visitas al mes",
      ],
      fr: [
        "combien de visiteurs faut-il pour tester deux débuts ?",
        "comparer la vidéo de vente avec cinquante visites par mois, ça vaut le coup",
      ],
    },
    says: {
      en: "Enough that each version is started a few hundred times; before that the figures say little. Compare how many take the next step, not how many press play. If you have few visitors, “{name:vsl-ai-host.five-minutes-with-page}” at {price:vsl-ai-host.five-minutes-with-page} is the same video and page without the comparison.",
      de: "So viele, dass jede Version ein paar hundert Mal gestartet wird; vorher sagen die Zahlen wenig. Vergleichen Sie, wie viele den nächsten Schritt tun, nicht, wie viele auf Abspielen drücken. Haben Sie wenige Besucher, ist „{name:vsl-ai-host.five-minutes-with-page}“ für {price:vsl-ai-host.five-minutes-with-page} dasselbe Video mit Seite ohne den Vergleich.",
      es: "Los suficientes para que cada versión se inicie unos cientos de veces; antes, las cifras dicen poco. Compare cuántos dan el siguiente paso, no cuántos pulsan reproducir. Si tiene pocas visitas, «{name:vsl-ai-host.five-minutes-with-page}», por {price:vsl-ai-host.five-minutes-with-page}, es el mismo vídeo con página, sin la comparación.",
      fr: "Assez pour que chaque version soit lancée quelques centaines de fois ; avant cela, les chiffres disent peu. Comparez combien passent à l’action, pas combien appuient sur lecture. Si vous avez peu de visiteurs, « {name:vsl-ai-host.five-minutes-with-page} » à {price:vsl-ai-host.five-minutes-with-page} est la même vidéo avec page, sans la comparaison.",
    },
    page: "/tutorials/video-agents#put-it-on-a-page-and-measure",
    service: "vsl-ai-host",
    next: ["vsl-openings", "vsl-counts"],
  },
];
