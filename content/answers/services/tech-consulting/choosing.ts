import type { CuratedAnswer } from "../../curated-answer.ts";

/** Whether consulting helps, how much of it, and how to prepare. */
export const consultingChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "consulting-hour-or-day",
    asks: {
      en: [
        "should I take an hour or a day of consulting",
        "is one hour of consulting enough for my question",
        "what can you do in a consulting day that an hour can't",
      ],
      de: [
        "Soll ich eine Stunde oder einen Tag Beratung nehmen?",
        "reicht eine Stunde Beratung für meine Frage",
      ],
      es: [
        "¿tomo una hora o un día de consultoría?",
        "basta una hora de consultoría para mi pregunta",
      ],
      fr: [
        "dois-je prendre une heure ou une journée de conseil ?",
        "une heure de conseil suffit-elle pour ma question",
      ],
    },
    says: {
      en: "An hour ({price:tech-consulting.one-hour}) is for one question or decision. A day ({price:tech-consulting.one-day}) is for a workshop, an architecture review or a plan for the next months, with a report. If you’re unsure, begin with the hour; nothing commits you to more.",
      de: "Eine Stunde ({price:tech-consulting.one-hour}) ist für eine Frage oder Entscheidung da. Ein Tag ({price:tech-consulting.one-day}) ist für einen Workshop, die Prüfung einer Architektur oder einen Plan für die nächsten Monate, mit Bericht. Wenn Sie unsicher sind, beginnen Sie mit der Stunde; zu mehr verpflichten Sie sich nicht.",
      es: "Una hora ({price:tech-consulting.one-hour}) es para una pregunta o decisión. Un día ({price:tech-consulting.one-day}) es para un taller, la revisión de una arquitectura o un plan para los próximos meses, con informe. Si duda, empiece por la hora; no le compromete a más.",
      fr: "Une heure ({price:tech-consulting.one-hour}) sert à une question ou une décision. Une journée ({price:tech-consulting.one-day}) sert à un atelier, à la revue d’une architecture ou à un plan pour les prochains mois, avec un rapport. Si vous hésitez, commencez par l’heure ; rien ne vous engage à plus.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-length", "consulting-prepare"],
  },
  {
    id: "consulting-or-demo",
    asks: {
      en: [
        "what is the difference between the demo and consulting",
        "can I talk to someone first before paying for consulting",
        "why pay for consulting if the demo is free",
      ],
      de: [
        "Was ist der Unterschied zwischen Demo und Beratung?",
        "warum Beratung bezahlen, wenn die Demo kostenlos ist",
      ],
      es: [
        "¿qué diferencia hay entre la demo y la consultoría?",
        "por qué pagar consultoría si la demo es gratis",
      ],
      fr: [
        "quelle différence entre la démo et le conseil ?",
        "pourquoi payer du conseil si la démo est gratuite",
      ],
    },
    says: {
      en: "The [demo](/demo) is a free video call of {fact:demoMinutes} minutes about what we offer and whether it fits. In consulting, somebody reads your material first, works on your question for the hour or the day, and writes down the result. To order one of our services you don’t need consulting: a quote costs nothing.",
      de: "Die [Demo](/demo) ist ein kostenloses Videogespräch von {fact:demoMinutes} Minuten darüber, was wir anbieten und ob es passt. In der Beratung liest jemand zuerst Ihre Unterlagen, arbeitet die Stunde oder den Tag an Ihrer Frage und schreibt das Ergebnis auf. Um eine unserer Leistungen zu bestellen, brauchen Sie keine Beratung: Ein Angebot kostet nichts.",
      es: "La [demo](/demo) es una videollamada gratuita de {fact:demoMinutes} minutos sobre lo que ofrecemos y si le conviene. En la consultoría, alguien lee antes su material, trabaja en su pregunta durante la hora o el día y pone el resultado por escrito. Para pedir uno de nuestros servicios no necesita consultoría: un presupuesto no cuesta nada.",
      fr: "La [démo](/demo) est un appel vidéo gratuit de {fact:demoMinutes} minutes sur ce que nous proposons et si cela vous convient. En conseil, quelqu’un lit d’abord vos documents, travaille sur votre question pendant l’heure ou la journée, et met le résultat par écrit. Pour commander un de nos services, le conseil n’est pas nécessaire : un devis ne coûte rien.",
    },
    page: "/demo",
    service: "tech-consulting",
    next: ["book-a-demo", "what-is-free", "consulting-result"],
  },
  {
    id: "consulting-independent",
    asks: {
      en: [
        "is your consulting neutral",
        "will the consultant just sell me your own services",
        "do you recommend other providers too",
      ],
      de: ["Ist Ihre Beratung neutral?", "verkauft mir der Berater nur eure eigenen Leistungen"],
      es: ["¿su consultoría es neutral?", "el consultor solo me va a vender sus propios servicios"],
      fr: [
        "votre conseil est-il neutre ?",
        "le consultant va-t-il seulement me vendre vos services",
      ],
    },
    says: {
      en: "Yes: the advice is independent, even if it names other providers, and states the risks of each option plainly. You pay for the hour or the day, so nothing else has to be bought from us. You get one answer with its reasons rather than a list of tools.",
      de: "Ja: Die Beratung ist unabhängig, auch wenn sie andere Anbieter nennt, und sagt offen, welche Risiken jede Option hat. Sie bezahlen die Stunde oder den Tag, sonst müssen Sie bei uns nichts kaufen. Sie bekommen eine Antwort mit Gründen statt einer Liste von Werkzeugen.",
      es: "Sí: el asesoramiento es independiente, aunque nombre a otros proveedores, y expone con claridad los riesgos de cada opción. Paga la hora o el día, así que no tiene que comprarnos nada más. Recibe una respuesta con sus motivos en vez de una lista de herramientas.",
      fr: "Oui : le conseil est indépendant, même s’il nomme d’autres prestataires, et expose clairement les risques de chaque option. Vous payez l’heure ou la journée ; rien d’autre n’est à acheter chez nous. Vous recevez une réponse avec ses raisons plutôt qu’une liste d’outils.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-offers", "consulting-build-after"],
  },
  {
    id: "consulting-prepare",
    asks: {
      en: [
        "what do I have to prepare for the consulting hour",
        "how many pages can I send before the consulting",
        "do you read our documents before the call",
      ],
      de: [
        "Was muss ich für die Beratung vorbereiten?",
        "wie viele Seiten lest ihr vor der Beratung",
      ],
      es: [
        "¿qué tengo que preparar para la consultoría?",
        "cuántas páginas leen antes de la consultoría",
      ],
      fr: [
        "que dois-je préparer pour le conseil ?",
        "combien de pages lisez-vous avant la séance de conseil",
      ],
    },
    says: {
      en: "Send what the question is about, such as a plan, an offer, a list of your tools or a few screenshots: we read up to {holds:tech-consulting.one-hour.documents} pages before an hour, and up to {holds:tech-consulting.one-day.documents} pages or one code base before a day. If there is nothing on paper, say in a few sentences what has to be decided. You don’t need technical terms. For more pages, ask for a [quote](/quote).",
      de: "Schicken Sie, worum es geht, etwa einen Plan, ein Angebot, eine Liste Ihrer Werkzeuge oder ein paar Screenshots: Vor einer Stunde lesen wir bis zu {holds:tech-consulting.one-hour.documents} Seiten, vor einem Tag bis zu {holds:tech-consulting.one-day.documents} Seiten oder eine Codebasis. Gibt es nichts Schriftliches, sagen Sie in ein paar Sätzen, was zu entscheiden ist. Fachbegriffe brauchen Sie nicht. Für mehr Seiten fragen Sie ein [Angebot](/quote) an.",
      es: "Envíe aquello de lo que trata la pregunta, por ejemplo un plan, una oferta, una lista de sus herramientas o unas capturas: leemos hasta {holds:tech-consulting.one-hour.documents} páginas antes de una hora, y hasta {holds:tech-consulting.one-day.documents} páginas o una base de código antes de un día. Si no hay nada por escrito, diga en unas frases qué hay que decidir. No hacen falta términos técnicos. Para más páginas, pida un [presupuesto](/quote).",
      fr: "Envoyez ce sur quoi porte la question, par exemple un plan, une offre, une liste de vos outils ou quelques captures : nous lisons jusqu’à {holds:tech-consulting.one-hour.documents} pages avant une heure, et jusqu’à {holds:tech-consulting.one-day.documents} pages ou une base de code avant une journée. S’il n’y a rien d’écrit, dites en quelques phrases ce qu’il faut décider. Les termes techniques ne sont pas nécessaires. Pour plus de pages, demandez un [devis](/quote).",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-result", "brief-how-to-write"],
  },
];
