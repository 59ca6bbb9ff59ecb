import type { CuratedAnswer } from "../../curated-answer.ts";

/** Whether a one-minute video is what somebody needs: its length, how many there are, and what it isn’t. */
export const clipChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "clip-longer",
    asks: {
      en: [
        "can the one-minute video be longer than 60 seconds",
        "what if my message needs ninety seconds",
        "maximum length of the short ai video",
      ],
      de: [
        "Kann das kurze Video auch länger als eine Minute sein?",
        "wie viele Wörter passen in das einminütige Video",
      ],
      es: [
        "¿el vídeo de un minuto puede durar más?",
        "cuántas palabras caben en el vídeo de un minuto",
      ],
      fr: [
        "la vidéo d'une minute peut-elle être plus longue ?",
        "combien de mots tiennent dans la vidéo d'une minute",
      ],
    },
    says: {
      en: "No, each one-minute video runs for up to {holds:ai-video-1min.one-video.seconds} seconds, which is about 120 to 150 spoken words. If you need more time, the video sales letter takes up to three minutes, or five in its larger options, from {price:vsl-ai-host}. A text that is only a little too long is better cut than spoken faster.",
      de: "Nein, jedes einminütige Video dauert höchstens {holds:ai-video-1min.one-video.seconds} Sekunden, das sind etwa 120 bis 150 gesprochene Wörter. Brauchen Sie mehr Zeit, nehmen Sie das Verkaufsvideo: bis zu drei Minuten, in den größeren Optionen fünf, ab {price:vsl-ai-host}. Ist ein Text nur etwas zu lang, kürzt man ihn besser, als schneller zu sprechen.",
      es: "No, cada vídeo de un minuto dura como máximo {holds:ai-video-1min.one-video.seconds} segundos, es decir, entre 120 y 150 palabras habladas. Si necesita más tiempo, el vídeo de ventas llega a tres minutos, o a cinco en sus opciones mayores, desde {price:vsl-ai-host}. Si el texto es solo un poco largo, es mejor recortarlo que hablar más deprisa.",
      fr: "Non, chaque vidéo d’une minute dure au plus {holds:ai-video-1min.one-video.seconds} secondes, soit environ 120 à 150 mots prononcés. S’il vous faut plus de temps, la vidéo de vente va jusqu’à trois minutes, ou cinq dans ses formules supérieures, à partir de {price:vsl-ai-host}. Un texte à peine trop long gagne à être raccourci plutôt que dit plus vite.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["video-which-fits", "clip-own-script"],
  },
  {
    id: "clip-several",
    asks: {
      en: [
        "how many videos can I order at once",
        "we want one clip for each of our three products",
        "is a series of short videos cheaper than single ones",
      ],
      de: [
        "Wie viele Videos kann ich auf einmal bestellen?",
        "ein Clip für jedes unserer drei Produkte",
      ],
      es: [
        "¿cuántos vídeos puedo pedir a la vez?",
        "un clip para cada uno de nuestros tres productos",
      ],
      fr: [
        "combien de vidéos puis-je commander à la fois ?",
        "un clip pour chacun de nos trois produits",
      ],
    },
    says: {
      en: "One, or three as a series: “{name:ai-video-1min.three-videos}” ({price:ai-video-1min.three-videos}) has three topics, planned together, with the same presenter and look, and a landscape and a portrait file of each. A single video is {price:ai-video-1min.one-video}. For any other number, or a regular supply, ask for a [quote](/quote).",
      de: "Eines, oder drei als Serie: „{name:ai-video-1min.three-videos}“ ({price:ai-video-1min.three-videos}) sind drei Themen, zusammen geplant, mit demselben Moderator und Look und von jedem einer Datei quer und einer hochkant. Ein einzelnes Video kostet {price:ai-video-1min.one-video}. Für jede andere Zahl oder laufenden Nachschub fragen Sie ein [Angebot](/quote) an.",
      es: "Uno, o tres como serie: «{name:ai-video-1min.three-videos}» ({price:ai-video-1min.three-videos}) son tres temas planificados juntos, con el mismo presentador y el mismo estilo, y un archivo horizontal y otro vertical de cada uno. Un solo vídeo cuesta {price:ai-video-1min.one-video}. Para cualquier otro número o entregas regulares, pida un [presupuesto](/quote).",
      fr: "Une, ou trois en série : « {name:ai-video-1min.three-videos} » ({price:ai-video-1min.three-videos}), ce sont trois sujets prévus ensemble, avec le même présentateur et le même style, et un fichier paysage et un portrait de chacune. Une vidéo seule coûte {price:ai-video-1min.one-video}. Pour un autre nombre ou une livraison régulière, demandez un [devis](/quote).",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["clip-formats", "quote-how"],
  },
  {
    id: "clip-second-language",
    asks: {
      en: [
        "can I get the same video in a second language",
        "presenter video in english and german, what do I take",
        "do you translate the script of the clip",
      ],
      de: [
        "Kann ich dasselbe Video in einer zweiten Sprache bekommen?",
        "Übersetzt ihr das Skript vom Clip?",
      ],
      es: [
        "¿puedo tener el mismo vídeo en un segundo idioma?",
        "¿traducen ustedes el guion del clip?",
      ],
      fr: [
        "puis-je avoir la même vidéo dans une deuxième langue ?",
        "traduisez-vous le script du clip ?",
      ],
    },
    says: {
      en: "Yes: “{name:ai-video-1min.two-languages}” ({price:ai-video-1min.two-languages}) is the same message as two videos, each with its own captions. We translate the script and send you the translation for approval before it is spoken. You choose from English, Spanish, French and German; three or more languages are quoted.",
      de: "Ja: „{name:ai-video-1min.two-languages}“ ({price:ai-video-1min.two-languages}) ist dieselbe Botschaft als zwei Videos, jedes mit eigenen Untertiteln. Wir übersetzen das Skript und schicken Ihnen die Übersetzung zur Freigabe, bevor sie gesprochen wird. Zur Wahl stehen Englisch, Spanisch, Französisch und Deutsch; drei oder mehr Sprachen bieten wir gesondert an.",
      es: "Sí: «{name:ai-video-1min.two-languages}» ({price:ai-video-1min.two-languages}) es el mismo mensaje en dos vídeos, cada uno con sus subtítulos. Traducimos el guion y le enviamos la traducción para que la apruebe antes de locutarla. Puede elegir entre inglés, español, francés y alemán; tres o más idiomas se presupuestan aparte.",
      fr: "Oui : « {name:ai-video-1min.two-languages} » ({price:ai-video-1min.two-languages}), c’est le même message en deux vidéos, chacune avec ses sous-titres. Nous traduisons le script et vous envoyons la traduction à valider avant l’enregistrement. Vous choisissez parmi l’anglais, l’espagnol, le français et l’allemand ; trois langues ou plus font l’objet d’un devis.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["video-voices-languages", "clip-captions"],
  },
  {
    id: "clip-not-a-chat",
    asks: {
      en: [
        "does the video agent answer questions from visitors",
        "can people talk to the presenter in the clip",
        "is the video agent interactive or just a film",
      ],
      de: [
        "Beantwortet der Video-Agent Fragen von Besuchern?",
        "kann man mit dem Moderator im Clip reden",
      ],
      es: [
        "¿el agente de vídeo responde preguntas de los visitantes?",
        "se puede hablar con el presentador del clip",
      ],
      fr: [
        "l'agent vidéo répond-il aux questions des visiteurs ?",
        "peut-on parler avec le présentateur du clip",
      ],
    },
    says: {
      en: "No, it is a finished film: the presenter delivers your message and doesn’t answer back. For visitors’ questions there is the [chatbot](/services/gpt4-chatbot), from {price:gpt4-chatbot}, which answers from your own texts. Both can be on the same page.",
      de: "Nein, es ist ein fertiger Film: Der Moderator überbringt Ihre Botschaft und antwortet nicht. Für Fragen von Besuchern gibt es den [Chatbot](/services/gpt4-chatbot) ab {price:gpt4-chatbot}, der aus Ihren eigenen Texten antwortet. Beides kann auf derselben Seite sein.",
      es: "No, es una película terminada: el presentador transmite su mensaje y no responde. Para las preguntas de los visitantes está el [chatbot](/services/gpt4-chatbot), desde {price:gpt4-chatbot}, que contesta a partir de sus propios textos. Los dos pueden estar en la misma página.",
      fr: "Non, c’est un film terminé : le présentateur dit votre message et ne répond pas. Pour les questions des visiteurs, il y a le [chatbot](/services/gpt4-chatbot), à partir de {price:gpt4-chatbot}, qui répond à partir de vos propres textes. Les deux peuvent être sur la même page.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["video-how", "clip-embed"],
  },
  {
    id: "clip-myself",
    asks: {
      en: [
        "can I make the presenter video myself",
        "is there a tool for building my own avatar clip",
        "do it yourself ai video with you",
      ],
      de: [
        "Kann ich das Moderatorvideo auch selbst machen?",
        "gibt es ein Werkzeug für eigene Avatar-Clips",
      ],
      es: [
        "¿puedo hacer yo mismo el vídeo con presentador?",
        "hay una herramienta para crear mis clips con avatar",
      ],
      fr: [
        "puis-je faire moi-même la vidéo avec présentateur ?",
        "y a-t-il un outil pour créer mes clips avec avatar",
      ],
    },
    says: {
      en: "Yes: in the [AI Design Studio](/ai-service-design) you can design and publish a video of your own once you are signed in, and free [lessons](/tutorials/video-agents) take you from the script to the page. If you order it instead, we write the script with you, choose presenter and voice with you, and hand over the finished file.",
      de: "Ja: Im [AI Design Studio](/ai-service-design) können Sie, sobald Sie angemeldet sind, selbst ein Video entwerfen und veröffentlichen, und kostenlose [Lektionen](/tutorials/video-agents) führen vom Skript bis zur Seite. Wenn Sie es stattdessen bestellen, schreiben wir das Skript mit Ihnen, wählen Moderator und Stimme mit Ihnen aus und übergeben die fertige Datei.",
      es: "Sí: en el [AI Design Studio](/ai-service-design) puede diseñar y publicar su propio vídeo una vez iniciada la sesión, y unas [lecciones](/tutorials/video-agents) gratuitas le guían del guion a la página. Si lo pide, en cambio, escribimos el guion con usted, elegimos con usted presentador y voz, y le entregamos el archivo terminado.",
      fr: "Oui : dans l’[AI Design Studio](/ai-service-design), une fois connecté, vous pouvez concevoir et publier vous-même une vidéo, et des [leçons](/tutorials/video-agents) gratuites vous mènent du script à la page. Si vous la commandez, nous écrivons le script avec vous, choisissons avec vous présentateur et voix, et vous remettons le fichier final.",
    },
    page: "/ai-service-design",
    service: "ai-video-1min",
    next: ["studio", "tutorials", "clip-running"],
  },
];
