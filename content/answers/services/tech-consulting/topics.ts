import type { CuratedAnswer } from "../../curated-answer.ts";

/** What consulting looks at. */
export const consultingTopicsAnswers: readonly CuratedAnswer[] = [
  {
    id: "consulting-topics",
    asks: {
      en: [
        "what topics does your consulting cover",
        "can you advise on which crm to choose",
        "consulting about data protection and security",
      ],
      de: ["Zu welchen Themen beratet ihr?", "könnt ihr beraten, welches CRM wir nehmen"],
      es: ["¿sobre qué temas asesoran?", "pueden asesorar sobre qué crm elegir"],
      fr: ["sur quels sujets conseillez-vous ?", "pouvez-vous conseiller sur le choix d'un crm"],
    },
    says: {
      en: "AI, automation, web, data, security and the choice of tools: for example what to begin with, which system to take, or whether a plan holds. Questions of law are for a lawyer, and we give no financial advice. If you aren’t sure whether your question fits, write it to {fact:support} before you order.",
      de: "KI, Automatisierung, Web, Daten, Sicherheit und die Wahl von Werkzeugen: etwa womit man anfängt, welches System man nimmt oder ob ein Plan trägt. Rechtsfragen gehören zu einem Anwalt, und Finanzberatung geben wir nicht. Wenn Sie unsicher sind, ob Ihre Frage passt, schreiben Sie sie vor der Bestellung an {fact:support}.",
      es: "IA, automatización, web, datos, seguridad y elección de herramientas: por ejemplo, por dónde empezar, qué sistema tomar o si un plan se sostiene. Las cuestiones legales son para un abogado, y no damos asesoramiento financiero. Si no sabe si su pregunta encaja, escríbala a {fact:support} antes de pedir.",
      fr: "IA, automatisation, web, données, sécurité et choix d’outils : par exemple par quoi commencer, quel système prendre, ou si un plan tient la route. Les questions de droit relèvent d’un avocat, et nous ne donnons pas de conseil financier. Si vous ne savez pas si votre question convient, écrivez-la à {fact:support} avant de commander.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-code", "consulting-hour-or-day"],
  },
  {
    id: "consulting-code",
    asks: {
      en: [
        "can you review our code in the consulting",
        "architecture review of our app",
        "our developer left, can a consultant look at the code base",
      ],
      de: ["Könnt ihr in der Beratung unseren Code prüfen?", "Architekturprüfung für unsere App"],
      es: [
        "¿pueden revisar nuestro código en la consultoría?",
        "revisión de arquitectura de nuestra aplicación",
      ],
      fr: [
        "pouvez-vous relire notre code en conseil ?",
        "revue d'architecture de notre application",
      ],
    },
    says: {
      en: "Yes, in the day at {price:tech-consulting.one-day}: we read one code base beforehand, go through it with you, and write a report with options, costs and the order of steps. You invite us to it; we never ask for passwords. An hour holds only up to {holds:tech-consulting.one-hour.documents} pages of material, which is enough for a question but not for a code base.",
      de: "Ja, am Tag für {price:tech-consulting.one-day}: Wir lesen vorher eine Codebasis, gehen sie mit Ihnen durch und schreiben einen Bericht mit Optionen, Kosten und der Reihenfolge der Schritte. Sie laden uns dazu ein; nach Passwörtern fragen wir nie. Eine Stunde fasst nur bis zu {holds:tech-consulting.one-hour.documents} Seiten Material, das reicht für eine Frage, aber nicht für eine Codebasis.",
      es: "Sí, en el día de {price:tech-consulting.one-day}: leemos antes una base de código, la repasamos con usted y redactamos un informe con opciones, costes y el orden de los pasos. Usted nos invita a ella; nunca pedimos contraseñas. Una hora solo abarca hasta {holds:tech-consulting.one-hour.documents} páginas de material, suficiente para una pregunta, pero no para una base de código.",
      fr: "Oui, dans la journée à {price:tech-consulting.one-day} : nous lisons d’abord une base de code, la parcourons avec vous et rédigeons un rapport avec options, coûts et ordre des étapes. Vous nous y invitez ; nous ne demandons jamais de mots de passe. Une heure ne couvre que {holds:tech-consulting.one-hour.documents} pages de documents, assez pour une question, pas pour une base de code.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-prepare", "consulting-result", "security-how"],
  },
  {
    id: "consulting-offers",
    asks: {
      en: [
        "can you check an offer from another agency",
        "second opinion on a software contract before we sign",
        "is the price another company wants for our website fair",
      ],
      de: [
        "Könnt ihr ein Angebot einer anderen Agentur prüfen?",
        "zweite Meinung zu einem Softwarevertrag vor der Unterschrift",
      ],
      es: [
        "¿pueden revisar la oferta de otra agencia?",
        "segunda opinión sobre un contrato de software antes de firmar",
      ],
      fr: [
        "pouvez-vous vérifier l'offre d'une autre agence ?",
        "deuxième avis sur un contrat de logiciel avant de signer",
      ],
    },
    says: {
      en: "Yes, that is what an hour is often for, at {price:tech-consulting.one-hour}: we read the offers beforehand, up to {holds:tech-consulting.one-hour.documents} pages, and tell you the reasons and risks of each in writing. We look at the technical side: scope, approach, risks. What a contract means in law is a question for a lawyer.",
      de: "Ja, dafür ist eine Stunde für {price:tech-consulting.one-hour} da: Wir lesen die Angebote vorher, bis zu {holds:tech-consulting.one-hour.documents} Seiten, und nennen Ihnen schriftlich die Gründe und Risiken von jedem. Wir betrachten die technische Seite: Umfang, Vorgehen, Risiken. Was ein Vertrag rechtlich bedeutet, ist eine Frage für einen Anwalt.",
      es: "Sí, para eso sirve una hora, por {price:tech-consulting.one-hour}: leemos antes las ofertas, hasta {holds:tech-consulting.one-hour.documents} páginas, y le exponemos por escrito los motivos y los riesgos de cada una. Miramos la parte técnica: alcance, enfoque, riesgos. Qué significa un contrato jurídicamente es una pregunta para un abogado.",
      fr: "Oui, une heure sert à cela, à {price:tech-consulting.one-hour} : nous lisons les offres avant, jusqu’à {holds:tech-consulting.one-hour.documents} pages, et vous donnons par écrit les raisons et les risques de chacune. Nous regardons le côté technique : périmètre, démarche, risques. Ce qu’un contrat signifie en droit est une question pour un avocat.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-independent", "consulting-confidential"],
  },
  {
    id: "consulting-hands-on",
    asks: {
      en: [
        "can the consultant fix my website during the call",
        "will you set something up for us in the consulting hour",
        "is consulting only talking",
      ],
      de: [
        "Kann der Berater im Gespräch meine Website reparieren?",
        "richtet ihr in der Beratungsstunde etwas für uns ein",
      ],
      es: [
        "¿puede el consultor arreglar mi web durante la llamada?",
        "configuran algo para nosotros en la hora de consultoría",
      ],
      fr: [
        "le consultant peut-il réparer mon site pendant l'appel ?",
        "mettez-vous quelque chose en place pendant l'heure de conseil",
      ],
    },
    says: {
      en: "Consulting is advice: your question answered, your plan reviewed, the next steps in writing. With shared screens we can look at something together or show your team how it is done, but building and repairing are ordered separately. For small changes there is [maintenance](/services/ongoing-maintenance), a month from {price:ongoing-maintenance}; larger work has its own price or a [quote](/quote).",
      de: "Beratung ist Rat: Ihre Frage beantwortet, Ihr Plan geprüft, die nächsten Schritte schriftlich. Mit geteiltem Bildschirm können wir etwas zusammen ansehen oder Ihrem Team zeigen, wie es geht; Bauen und Reparieren bestellen Sie gesondert. Für kleine Änderungen gibt es die [Wartung](/services/ongoing-maintenance), einen Monat ab {price:ongoing-maintenance}; Größeres hat seinen eigenen Preis oder ein [Angebot](/quote).",
      es: "La consultoría es consejo: su pregunta respondida, su plan revisado y los siguientes pasos por escrito. Con la pantalla compartida podemos mirar algo juntos o enseñar a su equipo cómo se hace, pero construir y reparar se piden aparte. Para cambios pequeños está el [mantenimiento](/services/ongoing-maintenance), un mes desde {price:ongoing-maintenance}; lo mayor tiene su precio o un [presupuesto](/quote).",
      fr: "Le conseil, c’est un avis : votre question traitée, votre plan relu, les prochaines étapes par écrit. Avec l’écran partagé, nous pouvons regarder quelque chose ensemble ou montrer à votre équipe comment faire, mais construire et réparer se commandent à part. Pour de petits changements, il y a la [maintenance](/services/ongoing-maintenance), un mois à partir de {price:ongoing-maintenance} ; le reste a son prix ou fait l’objet d’un [devis](/quote).",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["automation-take-over", "consulting-build-after", "training-for-the-team"],
  },
  {
    id: "consulting-confidential",
    asks: {
      en: [
        "is what I tell the consultant confidential",
        "can we sign an nda before the consulting",
        "what happens to our documents after the consulting",
      ],
      de: [
        "Ist vertraulich, was ich dem Berater erzähle?",
        "können wir vor der Beratung eine Geheimhaltung unterschreiben",
      ],
      es: [
        "¿es confidencial lo que cuento al consultor?",
        "podemos firmar un acuerdo de confidencialidad antes de la consultoría",
      ],
      fr: [
        "ce que je dis au consultant est-il confidentiel ?",
        "peut-on signer un accord de confidentialité avant le conseil",
      ],
    },
    says: {
      en: "Yes: what you give us stays yours and is used for your work only, and we name you only with your agreement. A confidentiality agreement is available on request: tell {fact:support} before you send anything. We train no model with your material.",
      de: "Ja: Was Sie uns geben, bleibt Ihres und dient nur Ihrer Arbeit, und wir nennen Sie nur mit Ihrer Zustimmung. Auf Wunsch gibt es eine Vertraulichkeitsvereinbarung: Sagen Sie es {fact:support}, bevor Sie etwas schicken. Mit Ihren Unterlagen trainieren wir kein Modell.",
      es: "Sí: lo que nos entrega sigue siendo suyo y solo se usa para su trabajo, y no le nombramos sin su acuerdo. A petición hay un acuerdo de confidencialidad: dígaselo a {fact:support} antes de enviar nada. No entrenamos ningún modelo con su material.",
      fr: "Oui : ce que vous nous confiez reste à vous et ne sert qu’à votre travail, et nous ne vous nommons qu’avec votre accord. Un accord de confidentialité est possible sur demande : dites-le à {fact:support} avant d’envoyer quoi que ce soit. Nous n’entraînons aucun modèle avec vos documents.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["nda", "data-training"],
  },
];
