import type { CuratedAnswer } from "../../curated-answer.ts";

/** How a finished one-minute video is shown: its file, its captions, its label. */
export const clipShowingAnswers: readonly CuratedAnswer[] = [
  {
    id: "clip-formats",
    asks: {
      en: [
        "do I get the clip in landscape and portrait",
        "upright version of the presenter video for reels",
        "one video for the website and one for tiktok, same content",
      ],
      de: ["Bekomme ich den Clip im Quer- und im Hochformat?", "das Video hochkant für Reels"],
      es: [
        "¿el clip viene en horizontal y en vertical?",
        "versión vertical del vídeo con presentador para reels",
      ],
      fr: [
        "le clip est-il livré en paysage et en portrait ?",
        "version verticale de la vidéo pour les reels",
      ],
    },
    says: {
      en: "A single video comes in one format: landscape (16:9) or portrait (9:16), as you choose. With “{name:ai-video-1min.three-videos}” ({price:ai-video-1min.three-videos}) you get both files of each. Both formats of a single video, or a square one, aren’t listed; name them in a [quote request](/quote).",
      de: "Ein einzelnes Video gibt es in einem Format: quer (16:9) oder hochkant (9:16), wie Sie möchten. Bei „{name:ai-video-1min.three-videos}“ ({price:ai-video-1min.three-videos}) bekommen Sie von jedem beide Dateien. Beide Formate eines einzelnen Videos oder ein quadratisches sind nicht vorgesehen; nennen Sie sie in einer [Angebotsanfrage](/quote).",
      es: "Un solo vídeo viene en un formato: horizontal (16:9) o vertical (9:16), el que usted elija. Con «{name:ai-video-1min.three-videos}» ({price:ai-video-1min.three-videos}) recibe los dos archivos de cada uno. Los dos formatos de un único vídeo, o uno cuadrado, no figuran en la oferta; indíquelos en una [solicitud de presupuesto](/quote).",
      fr: "Une vidéo seule est livrée dans un format : paysage (16:9) ou portrait (9:16), à votre choix. Avec « {name:ai-video-1min.three-videos} » ({price:ai-video-1min.three-videos}), vous recevez les deux fichiers de chacune. Les deux formats d’une seule vidéo, ou un format carré, ne sont pas prévus ; indiquez-les dans une [demande de devis](/quote).",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["video-where-to-use", "clip-several"],
  },
  {
    id: "clip-quality",
    asks: {
      en: [
        "is the presenter video in 4k",
        "how sharp is the one-minute video on a big screen",
        "can we show the avatar clip on a tv in the waiting room",
      ],
      de: [
        "Gibt es das Moderatorvideo in 4K?",
        "kann man den Clip auf einem Fernseher im Wartezimmer zeigen",
      ],
      es: [
        "¿el vídeo con presentador viene en 4k?",
        "se puede poner el clip en una tele de la sala de espera",
      ],
      fr: [
        "la vidéo avec présentateur existe-t-elle en 4k ?",
        "peut-on passer le clip sur une télé en salle d'attente",
      ],
    },
    says: {
      en: "It is Full HD, 1080p at 30 frames per second, as an MP4 file that any current device plays; 4K isn’t listed. The finished file is yours, so you may also show it on a screen in your shop, waiting room or stand. Captions are in the picture, so it works there without sound, too.",
      de: "Es ist Full HD, 1080p mit 30 Bildern pro Sekunde, als MP4-Datei, die jedes gängige Gerät abspielt; 4K steht nicht in der Liste. Die fertige Datei gehört Ihnen, Sie dürfen sie also auch auf einem Bildschirm im Laden, im Wartezimmer oder am Stand zeigen. Die Untertitel sind im Bild, es geht dort also auch ohne Ton.",
      es: "Es Full HD, 1080p a 30 fotogramas por segundo, en un archivo MP4 que reproduce cualquier dispositivo actual; el 4K no figura en la oferta. El archivo terminado es suyo, así que también puede mostrarlo en una pantalla de su tienda, sala de espera o stand. Los subtítulos están en la imagen, de modo que allí funciona sin sonido.",
      fr: "Elle est en Full HD, 1080p à 30 images par seconde, en MP4 lisible sur tout appareil courant ; la 4K n’est pas prévue. Le fichier final est à vous : vous pouvez donc aussi le montrer sur un écran dans votre boutique, votre salle d’attente ou votre stand. Les sous-titres sont à l’image, il y fonctionne donc sans le son.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["clip-formats", "video-where-to-use"],
  },
  {
    id: "clip-captions",
    asks: {
      en: [
        "does the one-minute video have subtitles",
        "can people follow the clip without sound",
        "are captions burned in or separate in the short video",
      ],
      de: ["Hat das einminütige Video Untertitel?", "versteht man den Clip auch ohne Ton"],
      es: ["¿el vídeo de un minuto lleva subtítulos?", "se entiende el vídeo corto sin sonido"],
      fr: ["la vidéo d'une minute a-t-elle des sous-titres ?", "comprend-on le clip sans le son"],
    },
    says: {
      en: "Yes, in every option: captions in the language of the video, both in the picture and as SRT and VTT files. So it also works without sound. Captions in a further language aren’t listed; for a second language, the option at {price:ai-video-1min.two-languages} has the message spoken in both, each with its own captions.",
      de: "Ja, in jeder Option: Untertitel in der Sprache des Videos, im Bild und zusätzlich als SRT- und VTT-Datei. Es funktioniert also auch ohne Ton. Untertitel in einer weiteren Sprache sind nicht vorgesehen; für eine zweite Sprache gibt es die Option für {price:ai-video-1min.two-languages}, die in beiden gesprochen wird, jeweils mit eigenen Untertiteln.",
      es: "Sí, en todas las opciones: subtítulos en el idioma del vídeo, en la imagen y también como archivos SRT y VTT. Así funciona también sin sonido. Los subtítulos en otro idioma no figuran en la oferta; para un segundo idioma, la opción de {price:ai-video-1min.two-languages} ofrece el mensaje hablado en los dos, cada uno con sus subtítulos.",
      fr: "Oui, dans chaque formule : des sous-titres dans la langue de la vidéo, à l’image et en fichiers SRT et VTT. Elle se comprend donc aussi sans le son. Des sous-titres dans une autre langue ne sont pas prévus ; pour une deuxième langue, la formule à {price:ai-video-1min.two-languages} fait dire le message dans les deux, chacune avec ses sous-titres.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["clip-second-language", "video-where-to-use"],
  },
  {
    id: "clip-embed",
    asks: {
      en: [
        "how does the presenter video get onto my website",
        "who installs the clip on our page",
        "does the short video work with wix or squarespace",
      ],
      de: [
        "Wie kommt das Moderatorvideo auf meine Website?",
        "wer baut den Clip auf unserer Seite ein",
      ],
      es: [
        "¿cómo se pone el vídeo del presentador en mi web?",
        "quién coloca el clip en nuestra página",
      ],
      fr: [
        "comment la vidéo du présentateur arrive-t-elle sur mon site ?",
        "qui installe le clip sur notre page",
      ],
    },
    says: {
      en: "You get the file and a piece of code that goes into your own page; any site works as long as you may add code to it, whatever it is made with. Pasting it in is up to you or whoever looks after your site. Set to load only when somebody presses play, it doesn’t slow the page down; the [lesson on it](/tutorials/video-agents#put-it-on-a-page-and-measure) shows how.",
      de: "Sie bekommen die Datei und ein Stück Code für Ihre eigene Seite; es geht auf jeder Website, der Sie Code hinzufügen dürfen, egal womit sie gemacht ist. Einfügen müssen ihn Sie oder wer Ihre Seite betreut. Wird es erst beim Abspielen geladen, bremst es die Seite nicht; wie das geht, zeigt die [Lektion dazu](/tutorials/video-agents#put-it-on-a-page-and-measure).",
      es: "Recibe el archivo y un fragmento de código para su propia página; sirve cualquier sitio al que pueda añadir código, esté hecho con lo que esté. Pegarlo le corresponde a usted o a quien lleve su web. Si se carga solo al pulsar reproducir, no frena la página; la [lección](/tutorials/video-agents#put-it-on-a-page-and-measure) explica cómo.",
      fr: "Vous recevez le fichier et un bout de code pour votre propre page ; tout site convient tant que vous pouvez y ajouter du code, quel que soit l’outil. Le coller revient à vous ou à la personne qui s’occupe de votre site. Chargée seulement à la lecture, la vidéo ne ralentit pas la page ; la [leçon](/tutorials/video-agents#put-it-on-a-page-and-measure) montre comment.",
    },
    page: "/tutorials/video-agents#put-it-on-a-page-and-measure",
    service: "ai-video-1min",
    next: ["existing-website", "clip-running"],
  },
  {
    id: "clip-running",
    asks: {
      en: [
        "are there monthly fees for the avatar video",
        "where is the presenter video hosted",
        "does the clip stop working if I don't pay any more",
      ],
      de: ["Gibt es monatliche Gebühren für das Avatar-Video?", "wo liegt das Moderatorvideo dann"],
      es: [
        "¿hay cuotas mensuales por el vídeo con avatar?",
        "dónde se aloja el vídeo del presentador",
      ],
      fr: [
        "y a-t-il des frais mensuels pour la vidéo avec avatar ?",
        "où la vidéo du présentateur est-elle hébergée",
      ],
    },
    says: {
      en: "No fees from us: you pay once, and the file is yours without a time limit. It lies where you put it, on your own site or a video platform, and costs only what that place charges you. The avatar and the voice are licensed for showing the finished video, not for cutting them out or making them say something new outside our service.",
      de: "Von uns kommen keine Gebühren: Sie zahlen einmal, und die Datei gehört Ihnen ohne zeitliche Grenze. Sie liegt dort, wo Sie sie ablegen, auf Ihrer Website oder einer Videoplattform, und kostet nur, was man Ihnen dort berechnet. Avatar und Stimme sind zum Zeigen des fertigen Videos lizenziert; man darf sie nicht herauslösen oder außerhalb unseres Dienstes Neues sagen lassen.",
      es: "Por nuestra parte no hay cuotas: paga una vez y el archivo es suyo sin límite de tiempo. Está donde usted lo coloque, en su web o en una plataforma de vídeo, y solo cuesta lo que le cobren allí. El avatar y la voz tienen licencia para mostrar el vídeo terminado, no para recortarlos ni hacerles decir algo nuevo fuera de nuestro servicio.",
      fr: "Aucuns frais chez nous : vous payez une fois, et le fichier est à vous sans limite de durée. Il se trouve là où vous le mettez, sur votre site ou une plateforme vidéo, et ne coûte que ce qu’on vous y facture. L’avatar et la voix sont sous licence pour montrer la vidéo finie, pas pour être extraits ni pour dire autre chose hors de notre service.",
    },
    page: "/services/ai-video-1min",
    service: "ai-video-1min",
    next: ["clip-embed", "price-running-costs", "ownership"],
  },
  {
    id: "clip-label",
    asks: {
      en: [
        "how big is the ai label in the presenter video",
        "where in the picture does it say made with ai",
        "is the ai notice there for the whole clip or only at the start",
      ],
      de: [
        "Wie groß ist der KI-Hinweis im Moderatorvideo?",
        "wo im Bild steht, dass es mit KI gemacht ist",
      ],
      es: [
        "¿qué tamaño tiene el aviso de ia en el vídeo del presentador?",
        "en qué parte de la imagen pone que es ia",
      ],
      fr: [
        "quelle taille a la mention ia dans la vidéo du présentateur ?",
        "où est-il écrit à l'image que c'est de l'ia",
      ],
    },
    says: {
      en: "The label is part of the picture for the whole length, large enough to read on a phone. It may not be cut, covered or blurred, so a note in the description doesn’t replace it. If a video is shown somewhere in such a way that the label can’t be seen, the text beside it must say the same.",
      de: "Der Hinweis ist über die ganze Länge Teil des Bildes und so groß, dass man ihn auf dem Telefon lesen kann. Er darf nicht abgeschnitten, verdeckt oder unkenntlich gemacht werden; eine Zeile in der Beschreibung ersetzt ihn also nicht. Wird ein Video irgendwo so gezeigt, dass man ihn nicht sieht, muss der Text daneben dasselbe sagen.",
      es: "La etiqueta forma parte de la imagen durante todo el vídeo y se puede leer en un teléfono. No se puede recortar, tapar ni difuminar, así que una nota en la descripción no la sustituye. Si el vídeo se muestra en algún sitio de modo que no se vea, el texto de al lado debe decir lo mismo.",
      fr: "La mention fait partie de l’image pendant toute la durée et se lit sur un téléphone. Elle ne doit être ni coupée, ni cachée, ni floutée : une note dans la description ne la remplace donc pas. Si la vidéo est montrée de façon que la mention ne se voie pas, le texte à côté doit dire la même chose.",
    },
    page: "/legal/ai-ethics#videos-carry-a-label",
    service: "ai-video-1min",
    next: ["ai-disclosure", "clip-running"],
  },
  {
    id: "clip-counts",
    asks: {
      en: [
        "can I see how many people watched the presenter video",
        "statistics for the one-minute clip",
        "will I know who played the short video",
      ],
      de: [
        "Sehe ich, wie viele Leute das Moderatorvideo angeschaut haben?",
        "gibt es eine Statistik zum kurzen Clip",
      ],
      es: [
        "¿puedo ver cuánta gente ha visto el vídeo del presentador?",
        "estadísticas del clip de un minuto",
      ],
      fr: [
        "puis-je voir combien de gens ont regardé la vidéo du présentateur ?",
        "des statistiques sur le clip d'une minute",
      ],
    },
    says: {
      en: "Counting isn’t part of the one-minute video. Our [lesson](/tutorials/video-agents#put-it-on-a-page-and-measure) has a few lines of code with which you count starts, views to the end and next steps yourself, without cookies. A count of plays, watched time and clicks is included in the largest sales video, at {price:vsl-ai-host.two-openings}.",
      de: "Eine Zählung gehört nicht zum einminütigen Video. Unsere [Lektion](/tutorials/video-agents#put-it-on-a-page-and-measure) enthält ein paar Zeilen Code, mit denen Sie Starts, bis zum Ende gesehene Videos und nächste Schritte selbst zählen, ohne Cookies. Wiedergaben, Sehdauer und Klicks zählt das größte Verkaufsvideo für {price:vsl-ai-host.two-openings}.",
      es: "El vídeo de un minuto no incluye recuento. Nuestra [lección](/tutorials/video-agents#put-it-on-a-page-and-measure) trae unas líneas de código con las que usted mismo cuenta inicios, visionados hasta el final y siguientes pasos, sin cookies. El recuento de reproducciones, tiempo visto y clics está incluido en el vídeo de ventas más grande, por {price:vsl-ai-host.two-openings}.",
      fr: "Le comptage ne fait pas partie de la vidéo d’une minute. Notre [leçon](/tutorials/video-agents#put-it-on-a-page-and-measure) contient quelques lignes de code pour compter vous-même les lectures, les vues jusqu’à la fin et les actions, sans cookies. Le décompte des lectures, du temps regardé et des clics est compris dans la plus grande vidéo de vente, à {price:vsl-ai-host.two-openings}.",
    },
    page: "/tutorials/video-agents#put-it-on-a-page-and-measure",
    service: "ai-video-1min",
    next: ["vsl-counts", "clip-embed"],
  },
];
