import type { SmallTalk } from "./small-talk.ts";

/** What people say for fun, in praise and in anger. */
export const smallTalkMoods: readonly SmallTalk[] = [
  {
    id: "joke",
    asks: {
      en: [
        "tell me a joke",
        "make me laugh",
        "say something funny",
        "do you know a joke",
        "another joke",
        "be funny",
        "can you tell me a joke",
        "do you know any jokes",
      ],
      de: [
        "erzähl mir einen witz",
        "kennst du einen witz",
        "sag was lustiges",
        "noch ein witz",
        "bring mich zum lachen",
        "erzähl einen witz",
      ],
      es: [
        "cuéntame un chiste",
        "sabes algún chiste",
        "di algo gracioso",
        "otro chiste",
        "hazme reír",
      ],
      fr: [
        "raconte-moi une blague",
        "connaissez-vous une blague",
        "dis quelque chose de drôle",
        "encore une blague",
        "fais-moi rire",
        "raconte une blague",
        "tu connais une blague",
      ],
    },
    says: {
      en: [
        "What does one form say to another? “It’s not you, it’s my required field.”",
        "A customer asked for a website by yesterday. We asked which yesterday, and he said the one before the holidays.",
      ],
      de: [
        "Was sagt ein Formular zum anderen? „Es liegt nicht an dir, es liegt an meinem Pflichtfeld.“",
        "Ein Kunde wollte seine Website bis gestern. Wir fragten: bis welches Gestern? Er sagte: das vor den Ferien.",
      ],
      es: [
        "¿Qué le dice un formulario a otro? «No eres tú, es mi campo obligatorio».",
        "Un cliente quería su web para ayer. Le preguntamos cuál de los ayeres y dijo: el de antes de las vacaciones.",
      ],
      fr: [
        "Que dit un formulaire à un autre ? « Ce n’est pas toi, c’est mon champ obligatoire. »",
        "Un client voulait son site pour hier. Nous avons demandé quel hier ; il a répondu : celui d’avant les vacances.",
      ],
    },
  },
  {
    id: "compliment",
    asks: {
      en: [
        "you're great",
        "well done",
        "you are so smart",
        "i like you",
        "nice bot",
        "good answer",
        "you're awesome",
        "love it",
        "impressive",
      ],
      de: [
        "du bist toll",
        "gut gemacht",
        "du bist schlau",
        "ich mag dich",
        "gute antwort",
        "klasse",
        "beeindruckend",
      ],
      es: [
        "eres genial",
        "muy bien",
        "qué lista eres",
        "me gustas",
        "buena respuesta",
        "impresionante",
      ],
      fr: [
        "tu es géniale",
        "bravo",
        "vous êtes douée",
        "je vous aime bien",
        "bonne réponse",
        "impressionnant",
      ],
    },
    says: {
      en: [
        "Thank you, I’ll pass that on to the people who wrote what I know. What shall we look at next?",
        "That’s kind of you. Is there anything else I can find for you?",
      ],
      de: [
        "Danke, das Lob gebührt den Menschen, die geschrieben haben, was ich weiß. Was sehen wir uns als Nächstes an?",
        "Das ist nett von Ihnen. Kann ich noch etwas für Sie heraussuchen?",
      ],
      es: [
        "Gracias; el mérito es de las personas que escribieron lo que sé. ¿Qué vemos ahora?",
        "Es muy amable. ¿Le busco algo más?",
      ],
      fr: [
        "Merci, le mérite revient aux personnes qui ont écrit ce que je sais. Que regardons-nous ensuite ?",
        "C’est gentil. Puis-je chercher autre chose pour vous ?",
      ],
    },
  },
  {
    id: "insult",
    asks: {
      en: [
        "you're stupid",
        "you are useless",
        "idiot",
        "shut up",
        "stupid bot",
        "you suck",
        "fuck you",
        "wtf",
        "worst bot ever",
        "you're dumb",
      ],
      de: [
        "du bist dumm",
        "du bist nutzlos",
        "idiot",
        "halt die klappe",
        "scheiß bot",
        "blöder bot",
        "du nervst",
        "leck mich",
      ],
      es: [
        "eres tonta",
        "eres inútil",
        "idiota",
        "cállate",
        "bot de mierda",
        "no sirves para nada",
        "qué bot más malo",
      ],
      fr: [
        "tu es stupide",
        "vous êtes nulle",
        "idiote",
        "tais-toi",
        "bot de merde",
        "tu ne sers à rien",
        "quel bot nul",
      ],
    },
    says: {
      en: [
        "I’m sorry that I haven’t been of help. Ask me in other words, or leave your email address and a person answers.",
        "Understood, that wasn’t what you needed. Shall I pass you on to a person? Leave your email address here.",
      ],
      de: [
        "Es tut mir leid, dass ich Ihnen nicht weitergeholfen habe. Fragen Sie mich mit anderen Worten, oder hinterlassen Sie Ihre E-Mail-Adresse, dann antwortet ein Mensch.",
        "Verstanden, das war nicht, was Sie brauchten. Soll sich ein Mensch darum kümmern? Dann hinterlassen Sie hier Ihre E-Mail-Adresse.",
      ],
      es: [
        "Siento no haberle ayudado. Pregúnteme con otras palabras o deje su correo y le responde una persona.",
        "Entendido, no era lo que necesitaba. ¿Le paso con una persona? Deje aquí su correo.",
      ],
      fr: [
        "Je suis désolée de ne pas avoir pu vous être utile. Reformulez votre question, ou laissez votre adresse e-mail et une personne vous répondra.",
        "Compris, ce n’était pas ce qu’il vous fallait. Voulez-vous qu’une personne s’en charge ? Laissez ici votre adresse e-mail.",
      ],
    },
  },
  {
    id: "sorry",
    asks: {
      en: ["sorry", "my bad", "oops", "excuse me", "i apologise", "sorry, wrong chat", "pardon"],
      de: ["entschuldigung", "sorry", "tut mir leid", "mein fehler", "ups", "verzeihung"],
      es: ["perdón", "lo siento", "disculpe", "me equivoqué", "ups"],
      fr: ["pardon", "désolé", "désolée", "excusez-moi", "je me suis trompé", "oups"],
    },
    says: {
      en: ["No harm done. How can I help?", "No problem at all. What would you like to know?"],
      de: ["Kein Problem. Wie kann ich helfen?", "Macht gar nichts. Was möchten Sie wissen?"],
      es: ["No pasa nada. ¿En qué puedo ayudarle?", "No se preocupe. ¿Qué quiere saber?"],
      fr: [
        "Il n’y a pas de mal. Comment puis-je vous aider ?",
        "Ce n’est rien. Que souhaitez-vous savoir ?",
      ],
    },
  },
];
