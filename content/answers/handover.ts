import type { CuratedAnswer } from "./curated-answer.ts";

/** What customers own and get in the end. */
export const handoverAnswers: readonly CuratedAnswer[] = [
  {
    id: "handover-what-you-get",
    asks: {
      en: [
        "what do I get in the end",
        "what exactly is handed over",
        "which files will i receive",
        "how does the handover work",
        "is there documentation",
        "what do you give me when it's done",
        "deliverables?",
        "do I get a manual",
        "what will i receive",
        "what do i get at the end",
        "what do you deliver",
        "how do i get the finished work",
        "what is included in the handover",
      ],
      de: [
        "Was bekomme ich am Ende?",
        "was genau wird übergeben",
        "welche dateien bekomme ich",
        "wie läuft die übergabe ab",
      ],
      es: [
        "¿Qué recibo al final?",
        "qué se entrega exactamente",
        "qué archivos voy a recibir",
        "cómo es la entrega final",
      ],
      fr: [
        "Qu'est-ce que je reçois à la fin ?",
        "que remettez-vous exactement",
        "quels fichiers vais-je recevoir",
        "comment se passe la remise",
      ],
    },
    says: {
      en: "Files, code and access. Depending on the service that is the source code with a list of its packages, the video with its captions as separate files, the running automation with a page that explains each step, or the Figma file. What each option includes is listed with the service.",
      de: "Dateien, Code und Zugänge. Je nach Leistung sind das der Quellcode mit einer Liste seiner Pakete, das Video mit den Untertiteln als eigenen Dateien, die laufende Automatisierung mit einer Seite, die jeden Schritt erklärt, oder die Figma-Datei. Was jede Option enthält, steht bei der Leistung.",
      es: "Archivos, código y accesos. Según el servicio, es el código fuente con la lista de sus paquetes, el vídeo con los subtítulos en archivos aparte, la automatización en marcha con una página que explica cada paso o el archivo de Figma. Lo que incluye cada opción figura en el servicio.",
      fr: "Fichiers, code et accès. Selon le service, c’est le code source avec la liste de ses paquets, la vidéo avec ses sous-titres dans des fichiers séparés, l’automatisation en marche avec une page qui explique chaque étape, ou le fichier Figma. Chaque service indique ce que comprend chaque option.",
    },
    page: "/docs#how-an-order-goes",
    next: ["ownership", "training-for-the-team"],
  },
  {
    id: "training-for-the-team",
    asks: {
      en: [
        "do you train our staff",
        "will somebody show us how to use it",
        "we're not technical, can we handle it ourselves",
        "is training included",
        "who explains the editor to my assistant",
        "onboarding session for our team",
        "video instructions afterwards?",
        "my employees have never worked with such a tool",
        "do you offer training",
        "will you teach us how to use it",
        "is there a training",
        "can you train my team",
        "will i learn how to use it",
      ],
      de: [
        "Schulen Sie unser Team?",
        "zeigt uns jemand, wie man es benutzt",
        "wir sind keine techniker, kommen wir damit zurecht",
        "ist eine schulung dabei",
      ],
      es: [
        "¿Forman a nuestro equipo?",
        "alguien nos enseña a usarlo",
        "no somos técnicos, podremos manejarlo",
        "está incluida la formación",
      ],
      fr: [
        "Formez-vous notre équipe ?",
        "quelqu'un nous montre comment l'utiliser",
        "nous ne sommes pas techniciens, saurons-nous nous en servir",
        "la formation est-elle comprise",
      ],
    },
    says: {
      en: "It depends on the option. A full website includes an hour of recorded training, the largest chatbot option an hour for your team, and an automation a page that says what each step does. If your team needs more, you can order consulting by the hour.",
      de: "Das hängt von der Option ab. Zur ganzen Website gehört eine aufgezeichnete Stunde Einweisung, zur größten Chatbot-Option eine Stunde für Ihr Team und zu einer Automatisierung eine Seite, die sagt, was jeder Schritt tut. Wenn Ihr Team mehr braucht, können Sie Beratung stundenweise bestellen.",
      es: "Depende de la opción. Un sitio web completo incluye una hora de formación grabada; la opción de chatbot más grande, una hora para su equipo; y una automatización, una página que dice qué hace cada paso. Si su equipo necesita más, puede pedir consultoría por horas.",
      fr: "Cela dépend de l’option. Un site complet comprend une heure de formation enregistrée, la plus grande option de chatbot une heure pour votre équipe, et une automatisation une page qui dit ce que fait chaque étape. S’il en faut plus à votre équipe, vous pouvez commander du conseil à l’heure.",
    },
    page: "/services",
    next: ["handover-what-you-get", "support-after"],
  },
];
