import type { CuratedAnswer } from "../../curated-answer.ts";

/** The call itself: when, how long, who is in it. */
export const consultingCallAnswers: readonly CuratedAnswer[] = [
  {
    id: "consulting-call",
    asks: {
      en: [
        "how does the consulting call work",
        "who will I talk to in the consulting hour",
        "is the consultant a person or the ai",
      ],
      de: ["Wie läuft das Beratungsgespräch ab?", "mit wem spreche ich in der Beratungsstunde"],
      es: ["¿cómo es la sesión de consultoría?", "con quién hablo en la hora de consultoría"],
      fr: [
        "comment se passe la séance de conseil ?",
        "avec qui est-ce que je parle pendant l'heure de conseil",
      ],
    },
    says: {
      en: "You talk to a person who builds such systems, not to me and not to sales, in a video call with screen sharing both ways. We read your material beforehand, and afterwards you get the result in writing. It is all remote; visits aren’t among our services.",
      de: "Sie sprechen mit einem Menschen, der solche Systeme baut, nicht mit mir und nicht mit dem Vertrieb, in einem Videogespräch mit geteiltem Bildschirm in beide Richtungen. Ihre Unterlagen lesen wir vorher, und danach bekommen Sie das Ergebnis schriftlich. Alles läuft aus der Ferne; Besuche gehören nicht zu unseren Leistungen.",
      es: "Habla con una persona que construye estos sistemas, no conmigo ni con ventas, en una videollamada con pantalla compartida en ambos sentidos. Leemos su material antes y después recibe el resultado por escrito. Todo es a distancia; las visitas no están entre nuestros servicios.",
      fr: "Vous parlez avec une personne qui construit de tels systèmes, ni avec moi ni avec un commercial, en visioconférence avec partage d’écran dans les deux sens. Nous lisons vos documents avant, et vous recevez ensuite le résultat par écrit. Tout se fait à distance ; les déplacements ne font pas partie de nos services.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-dates", "consulting-colleagues"],
  },
  {
    id: "consulting-length",
    asks: {
      en: [
        "can I book half a day of consulting",
        "two or three hours of consulting",
        "can the consulting day be split into two",
      ],
      de: ["Kann ich einen halben Tag Beratung buchen?", "zwei oder drei Stunden Beratung"],
      es: ["¿puedo pedir medio día de consultoría?", "dos o tres horas de consultoría"],
      fr: ["puis-je commander une demi-journée de conseil ?", "deux ou trois heures de conseil"],
    },
    says: {
      en: "Two lengths are listed: an hour of 60 minutes, at {price:tech-consulting.one-hour}, and a day of up to eight hours, at {price:tech-consulting.one-day}. The day may be split into two half days within two weeks. For two or three hours, order that many single hours; a half day by itself, a package or regular hours each month aren’t listed, so ask for a [quote](/quote).",
      de: "Zwei Längen stehen zur Wahl: eine Stunde von 60 Minuten für {price:tech-consulting.one-hour} und ein Tag von bis zu acht Stunden für {price:tech-consulting.one-day}. Der Tag lässt sich auf zwei halbe Tage innerhalb von zwei Wochen verteilen. Für zwei oder drei Stunden bestellen Sie entsprechend viele einzelne; ein halber Tag allein, ein Paket oder feste Stunden im Monat sind nicht vorgesehen, fragen Sie dafür ein [Angebot](/quote) an.",
      es: "Hay dos duraciones: una hora de 60 minutos, por {price:tech-consulting.one-hour}, y un día de hasta ocho horas, por {price:tech-consulting.one-day}. El día se puede dividir en dos medios días en un plazo de dos semanas. Para dos o tres horas, pida ese número de horas sueltas; medio día por separado, un paquete u horas fijas al mes no figuran en la oferta, así que pida un [presupuesto](/quote).",
      fr: "Deux durées sont proposées : une heure de 60 minutes, à {price:tech-consulting.one-hour}, et une journée de huit heures au plus, à {price:tech-consulting.one-day}. La journée peut être répartie en deux demi-journées en l’espace de deux semaines. Pour deux ou trois heures, commandez autant d’heures seules ; une demi-journée seule, un forfait ou des heures mensuelles ne sont pas prévus : demandez un [devis](/quote).",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-hour-or-day", "quote-how"],
  },
  {
    id: "consulting-dates",
    asks: {
      en: [
        "when can the consulting take place",
        "how soon can I get a consulting call",
        "do you consult in the evening or at weekends",
      ],
      de: ["Wann kann die Beratung stattfinden?", "wie schnell bekomme ich einen Beratungstermin"],
      es: ["¿cuándo puede ser la consultoría?", "en cuánto tiempo tengo cita de consultoría"],
      fr: [
        "quand le conseil peut-il avoir lieu ?",
        "sous combien de temps ai-je un rendez-vous de conseil",
      ],
    },
    says: {
      en: "The time is agreed with you after the order: for an hour, the first dates are within 3 days; for a day, within 5. Our pages name no fixed hours for it, so say where you are and what suits you. If only a certain date will do, ask {fact:support} before you pay.",
      de: "Der Termin wird nach der Bestellung mit Ihnen vereinbart: für eine Stunde gibt es erste Termine innerhalb von 3 Tagen, für einen Tag innerhalb von 5. Feste Zeiten nennen unsere Seiten dafür nicht; sagen Sie also, wo Sie sind und was Ihnen passt. Kommt nur ein bestimmter Tag infrage, fragen Sie vor dem Bezahlen {fact:support}.",
      es: "La fecha se acuerda con usted después del pedido: para una hora, las primeras fechas son dentro de 3 días; para un día, dentro de 5. Nuestras páginas no indican un horario fijo, así que diga dónde está y qué le viene bien. Si solo le sirve una fecha concreta, pregunte a {fact:support} antes de pagar.",
      fr: "La date est convenue avec vous après la commande : pour une heure, les premières dates sont sous 3 jours ; pour une journée, sous 5. Nos pages n’indiquent pas d’horaires fixes : dites où vous êtes et ce qui vous convient. Si une seule date est possible, demandez à {fact:support} avant de payer.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-reschedule", "consulting-call"],
  },
  {
    id: "consulting-reschedule",
    asks: {
      en: [
        "can I move my consulting appointment",
        "what if I can't make it to the consulting call",
        "rescheduling fee for consulting",
      ],
      de: [
        "Kann ich meinen Beratungstermin verschieben?",
        "was, wenn ich zum Beratungsgespräch nicht kann",
      ],
      es: [
        "¿puedo cambiar la cita de consultoría?",
        "y si no puedo asistir a la llamada de consultoría",
      ],
      fr: [
        "puis-je déplacer mon rendez-vous de conseil ?",
        "et si je ne peux pas assister à l'appel de conseil",
      ],
    },
    says: {
      en: "Yes, free of charge up to 24 hours before. If it is later than that, write to {fact:support} at once, and a person tells you what is possible. Hours and days that haven’t begun can also be cancelled, with a full refund.",
      de: "Ja, bis 24 Stunden vorher kostenlos. Ist es später, schreiben Sie gleich an {fact:support}, und ein Mensch sagt Ihnen, was möglich ist. Stunden und Tage, die noch nicht begonnen haben, können Sie auch stornieren und bekommen alles zurück.",
      es: "Sí, sin coste hasta 24 horas antes. Si es más tarde, escriba enseguida a {fact:support} y una persona le dirá qué es posible. Las horas y los días que no han empezado también se pueden cancelar, con devolución íntegra.",
      fr: "Oui, sans frais jusqu’à 24 heures avant. Passé ce délai, écrivez tout de suite à {fact:support}, et une personne vous dit ce qui est possible. Les heures et journées qui n’ont pas commencé peuvent aussi être annulées, avec remboursement intégral.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["refund-consulting", "consulting-dates"],
  },
  {
    id: "consulting-colleagues",
    asks: {
      en: [
        "can my colleagues join the consulting call",
        "how many people may take part in the workshop",
        "does it cost more if five of us attend the consulting",
      ],
      de: [
        "Können meine Kollegen bei der Beratung dabei sein?",
        "wie viele Leute dürfen am Workshop teilnehmen",
      ],
      es: [
        "¿pueden participar mis compañeros en la consultoría?",
        "cuántas personas pueden asistir al taller",
      ],
      fr: [
        "mes collègues peuvent-ils participer au conseil ?",
        "combien de personnes peuvent assister à l'atelier",
      ],
    },
    says: {
      en: "Yes: it is a video call, so your people can join from wherever they are, and the day is meant for workshops, too. The price is for the hour or the day, not per person. Our pages set no number of participants, so tell us beforehand who will be there.",
      de: "Ja: Es ist ein Videogespräch, Ihre Leute können also von überall dazukommen, und der Tag ist auch für Workshops gedacht. Der Preis gilt für die Stunde oder den Tag, nicht pro Person. Eine Zahl von Teilnehmenden nennen unsere Seiten nicht; sagen Sie uns also vorher, wer dabei ist.",
      es: "Sí: es una videollamada, así que su gente puede unirse desde donde esté, y el día está pensado también para talleres. El precio es por la hora o el día, no por persona. Nuestras páginas no fijan un número de participantes, así que díganos antes quién estará.",
      fr: "Oui : c’est une visioconférence, vos collaborateurs peuvent donc s’y joindre d’où qu’ils soient, et la journée convient aussi aux ateliers. Le prix vaut pour l’heure ou la journée, pas par personne. Nos pages ne fixent pas de nombre de participants : dites-nous avant qui sera là.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-call", "consulting-hour-or-day"],
  },
  {
    id: "consulting-recording",
    asks: {
      en: [
        "is the consulting call recorded",
        "can I get a recording of the consulting session",
        "can my partner watch the consulting later",
      ],
      de: ["Wird das Beratungsgespräch aufgezeichnet?", "bekomme ich eine Aufnahme der Beratung"],
      es: ["¿se graba la sesión de consultoría?", "me dan una grabación de la consultoría"],
      fr: [
        "la séance de conseil est-elle enregistrée ?",
        "puis-je avoir un enregistrement du conseil",
      ],
    },
    says: {
      en: "Only if you want it: then you get the recording of the call. You don’t have to take notes either way, as the result comes in writing. Tell us before the call what you prefer.",
      de: "Nur wenn Sie es möchten: Dann bekommen Sie die Aufnahme des Gesprächs. Mitschreiben müssen Sie in keinem Fall, denn das Ergebnis kommt schriftlich. Sagen Sie uns vor dem Gespräch, was Ihnen lieber ist.",
      es: "Solo si usted lo desea: entonces recibe la grabación de la llamada. En cualquier caso no hace falta tomar notas, porque el resultado llega por escrito. Díganos antes de la llamada qué prefiere.",
      fr: "Seulement si vous le souhaitez : vous recevez alors l’enregistrement de l’appel. Dans tous les cas, inutile de prendre des notes, car le résultat vous parvient par écrit. Dites-nous avant l’appel ce que vous préférez.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["consulting-confidential", "consulting-result"],
  },
  {
    id: "consulting-english",
    asks: {
      en: [
        "is the tech consulting only in english",
        "can the consultant speak german with us",
        "consulting in spanish",
      ],
      de: [
        "Ist die Technikberatung nur auf Englisch?",
        "kann der Berater deutsch mit uns sprechen",
      ],
      es: [
        "¿la consultoría técnica es solo en inglés?",
        "puede el consultor hablar español con nosotros",
      ],
      fr: [
        "le conseil technique est-il seulement en anglais ?",
        "le consultant peut-il parler français avec nous",
      ],
    },
    says: {
      en: "Yes, consulting is held in English. If you need the call, the report or your material in another language, ask {fact:support} before you order, and a person tells you whether it is possible. Colleagues of yours may join the call, for example to help with the language.",
      de: "Ja, die Beratung findet auf Englisch statt. Brauchen Sie das Gespräch, den Bericht oder Ihre Unterlagen in einer anderen Sprache, fragen Sie vor der Bestellung {fact:support}; ein Mensch sagt Ihnen, ob es möglich ist. Kolleginnen oder Kollegen dürfen dazukommen, zum Beispiel um mit der Sprache zu helfen.",
      es: "Sí, la consultoría es en inglés. Si necesita la llamada, el informe o su material en otro idioma, pregunte a {fact:support} antes de pedir, y una persona le dirá si es posible. Compañeros suyos pueden unirse a la llamada, por ejemplo para ayudar con el idioma.",
      fr: "Oui, le conseil se tient en anglais. S’il vous faut l’appel, le rapport ou vos documents dans une autre langue, demandez à {fact:support} avant de commander, et une personne vous dit si c’est possible. Vos collègues peuvent se joindre à l’appel, par exemple pour aider avec la langue.",
    },
    page: "/services/tech-consulting",
    service: "tech-consulting",
    next: ["aria-languages", "consulting-result"],
  },
];
