import type { SmallTalk } from "./small-talk.ts";

/** Chat about the day, the weather and the visitor: further ways to say it are in `ways/chat-*.txt`. */
export const smallTalkChat: readonly SmallTalk[] = [
  {
    id: "chat-weather",
    asks: {
      en: ["how's the weather where you are", "it's raining cats and dogs here"],
      de: ["wie ist das wetter bei dir", "bei uns regnet es in strömen"],
      es: ["qué tiempo hace por ahí", "aquí no para de llover"],
      fr: ["il fait quel temps chez vous", "il pleut des cordes ici"],
    },
    says: {
      en: [
        "Being an AI I have no window, so no weather here at all. I hope yours treats you kindly! If there’s something I can help with, just tell me.",
        "As an AI I can’t see the sky or a forecast, so I have to take your word for it. Good weather or bad, I’m happy to help when you have a question.",
      ],
      de: [
        "Als KI habe ich kein Fenster und damit gar kein Wetter. Ich hoffe, Ihres meint es gut mit Ihnen! Wenn ich etwas für Sie tun kann, sagen Sie es einfach.",
        "Als KI sehe ich weder den Himmel noch einen Wetterbericht, da muss ich Ihnen glauben. Bei jedem Wetter helfe ich gern, wenn Sie eine Frage haben.",
      ],
      es: [
        "Como IA no tengo ventana, así que aquí no hace ningún tiempo. ¡Espero que el suyo le trate bien! Si puedo ayudarle en algo, dígamelo.",
        "Como IA no veo ni el cielo ni un pronóstico, así que tendré que creerle. Con buen o mal tiempo, le ayudo con gusto si tiene una pregunta.",
      ],
      fr: [
        "En tant qu’IA, je n’ai pas de fenêtre, donc pas de météo du tout. J’espère que la vôtre est clémente ! Si je peux vous aider, dites-le-moi simplement.",
        "En tant qu’IA, je ne vois ni le ciel ni la météo : je vous crois sur parole. Par tous les temps, je réponds volontiers à vos questions.",
      ],
    },
  },
  {
    id: "chat-weekend",
    asks: {
      en: ["how was your weekend", "how's your saturday going", "how's your day been"],
      de: ["wie war dein wochenende", "wie läuft dein tag so"],
      es: ["qué tal el fin de semana", "cómo te va el día"],
      fr: ["comment s'est passé ton week-end", "comment se passe ta journée"],
    },
    says: {
      en: [
        "Kind of you to ask! As an AI I don’t have days off, so every day is good for a chat. I hope yours is going well. What can I do for you?",
        "All quiet here, thank you: for an AI one day is like the next. I hope you’re having a good one! Is there something I can help you with?",
      ],
      de: [
        "Nett, dass Sie fragen! Als KI habe ich keine freien Tage, und so ist jeder Tag gut für ein Gespräch. Ich hoffe, Ihrer läuft gut. Was kann ich für Sie tun?",
        "Alles ruhig hier, danke: Für eine KI ist ein Tag wie der andere. Ich hoffe, Ihrer ist schön! Kann ich Ihnen bei etwas helfen?",
      ],
      es: [
        "¡Qué amable por preguntar! Como IA no tengo días libres, así que cualquiera es bueno para charlar. Espero que el suyo vaya bien. ¿En qué puedo ayudarle?",
        "Todo tranquilo por aquí, gracias: para una IA un día es como otro. ¡Espero que el suyo sea bueno! ¿Puedo ayudarle en algo?",
      ],
      fr: [
        "C’est gentil de demander ! En tant qu’IA, je n’ai pas de jours de repos : tous les jours sont bons pour discuter. J’espère que le vôtre se passe bien. Que puis-je faire pour vous ?",
        "Tout est calme ici, merci : pour une IA, un jour ressemble à l’autre. J’espère que le vôtre est beau ! Puis-je vous aider ?",
      ],
    },
  },
  {
    id: "chat-browsing",
    asks: {
      en: ["just browsing", "i'm only looking around"],
      de: ["ich schau nur mal", "ich wollte mich nur umsehen"],
      es: ["solo estoy mirando", "solo echaba un vistazo"],
      fr: ["je regarde juste", "je ne fais que passer"],
    },
    says: {
      en: [
        "Please do, take your time and look around. If you wonder what something costs or how it works, I’m right here.",
        "You’re very welcome to. No obligation at all: ask me anything when you come across something interesting.",
      ],
      de: [
        "Gern, schauen Sie sich in Ruhe um. Wenn Sie wissen möchten, was etwas kostet oder wie es funktioniert, bin ich da.",
        "Sehr gern, ganz unverbindlich. Fragen Sie mich, wenn Ihnen etwas Interessantes begegnet.",
      ],
      es: [
        "Claro, mire con calma. Si quiere saber cuánto cuesta algo o cómo funciona, aquí estoy.",
        "Con mucho gusto y sin ningún compromiso. Pregúnteme cuando vea algo que le interese.",
      ],
      fr: [
        "Je vous en prie, prenez votre temps. Si vous voulez savoir combien coûte quelque chose ou comment cela fonctionne, je suis là.",
        "Avec plaisir, et sans aucun engagement. Demandez-moi dès que quelque chose vous intéresse.",
      ],
    },
  },
  {
    id: "chat-bored",
    asks: {
      en: ["i'm bored", "entertain me"],
      de: ["mir ist langweilig", "unterhalte mich"],
      es: ["estoy aburrido", "me aburro"],
      fr: ["je m'ennuie", "divertis-moi"],
    },
    says: {
      en: [
        "Then let’s chase the boredom off! Tell me which chore at work you like least, and I tell you whether we could build something that does it for you.",
        "Happy to keep you company for a moment. You can ask me for a joke, or name the dullest task of your week, and I tell you what could take it off you.",
      ],
      de: [
        "Dann vertreiben wir die Langeweile! Sagen Sie mir, welche Aufgabe bei der Arbeit Sie am wenigsten mögen, und ich sage Ihnen, ob wir etwas bauen könnten, das sie übernimmt.",
        "Ich leiste Ihnen gern kurz Gesellschaft. Fragen Sie mich nach einem Witz, oder nennen Sie mir die ödeste Aufgabe Ihrer Woche, und ich sage Ihnen, was sie Ihnen abnehmen könnte.",
      ],
      es: [
        "¡Pues espantemos el aburrimiento! Dígame qué tarea del trabajo le gusta menos y le digo si podríamos hacer algo que se encargue de ella.",
        "Le hago compañía un rato con gusto. Pídame un chiste o dígame la tarea más aburrida de su semana y le digo qué podría quitársela de encima.",
      ],
      fr: [
        "Alors chassons l’ennui ! Dites-moi quelle tâche vous plaît le moins au travail, et je vous dirai si nous pourrions créer quelque chose qui s’en charge.",
        "Je vous tiens volontiers compagnie un moment. Demandez-moi une blague, ou dites-moi la tâche la plus ennuyeuse de votre semaine, et je vous dirai ce qui pourrait vous en décharger.",
      ],
    },
  },
  {
    id: "chat-hard-day",
    asks: {
      en: ["it's been a long week", "what a day, i'm knackered"],
      de: ["das war eine lange woche", "was für ein tag, ich bin platt"],
      es: ["ha sido una semana muy larga", "vaya día, estoy agotado"],
      fr: ["la semaine a été longue", "quelle journée, je suis crevé"],
    },
    says: {
      en: [
        "That sounds like a lot. I hope you get some rest soon! If there’s anything I can make easier for you, I’m here.",
        "Oh dear, then you’ve earned a quiet cup of tea. I’m in no hurry: tell me whenever I can help.",
      ],
      de: [
        "Das klingt anstrengend. Hoffentlich kommen Sie bald zur Ruhe! Wenn ich Ihnen etwas leichter machen kann, bin ich da.",
        "Oje, dann haben Sie sich eine ruhige Tasse Tee verdient. Ich habe Zeit: Sagen Sie einfach, wenn ich helfen kann.",
      ],
      es: [
        "Suena agotador. ¡Ojalá pueda descansar pronto! Si puedo facilitarle algo, aquí estoy.",
        "Vaya, entonces se ha ganado un té con calma. No tengo prisa: dígame cuando pueda ayudarle.",
      ],
      fr: [
        "Cela a l’air fatigant. J’espère que vous pourrez bientôt vous reposer ! Si je peux vous faciliter quelque chose, je suis là.",
        "Oh là là, vous avez bien mérité une tasse de thé au calme. J’ai tout mon temps : dites-moi quand je peux vous aider.",
      ],
    },
  },
  {
    id: "chat-good-news",
    asks: {
      en: ["happy friday", "it's my birthday today"],
      de: ["endlich freitag", "ich habe heute geburtstag"],
      es: ["por fin es viernes", "hoy es mi cumpleaños"],
      fr: ["enfin vendredi", "c'est mon anniversaire aujourd'hui"],
    },
    says: {
      en: [
        "How lovely, I’m happy for you! Enjoy it. And if you’d like to know anything about what we do, I’m here.",
        "That’s good to hear! All the best from me. Is there something I can help you with?",
      ],
      de: [
        "Wie schön, das freut mich für Sie! Genießen Sie es. Und wenn Sie etwas über unsere Arbeit wissen möchten, bin ich da.",
        "Das hört man gern! Alles Gute von mir. Kann ich Ihnen bei etwas helfen?",
      ],
      es: [
        "¡Qué bien, me alegro por usted! Disfrútelo. Y si quiere saber algo de lo que hacemos, aquí estoy.",
        "¡Da gusto oírlo! Le deseo lo mejor. ¿Puedo ayudarle en algo?",
      ],
      fr: [
        "Quelle bonne nouvelle, je suis contente pour vous ! Profitez-en. Et si vous souhaitez savoir quelque chose sur ce que nous faisons, je suis là.",
        "Cela fait plaisir à entendre ! Tous mes vœux. Puis-je vous aider ?",
      ],
    },
  },
  {
    id: "chat-greetings",
    asks: {
      en: ["my nan says hi", "my husband sends his regards"],
      de: ["schöne grüße von meiner oma", "mein mann lässt grüßen"],
      es: ["mi abuela te manda saludos", "saludos de mi marido"],
      fr: ["ma grand-mère te passe le bonjour", "mon mari vous salue"],
    },
    says: {
      en: [
        "That’s sweet, please say hello back from me! What can I do for the two of you?",
        "How nice, my best regards in return! If either of you has a question, I’m here.",
      ],
      de: [
        "Das ist lieb, grüßen Sie bitte zurück! Was kann ich für Sie beide tun?",
        "Wie nett, viele Grüße zurück! Wenn jemand von Ihnen eine Frage hat, bin ich da.",
      ],
      es: [
        "¡Qué detalle, muchos saludos de mi parte! ¿Qué puedo hacer por ustedes?",
        "¡Qué amable, saludos de vuelta! Si tienen alguna pregunta, aquí estoy.",
      ],
      fr: [
        "C’est adorable, rendez-lui son bonjour de ma part ! Que puis-je faire pour vous ?",
        "Comme c’est gentil, mes salutations en retour ! Si vous avez une question, je suis là.",
      ],
    },
  },
];
