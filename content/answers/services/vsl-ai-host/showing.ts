import type { CuratedAnswer } from "../../curated-answer.ts";

/** How long a video sales letter is, and how it is shown. */
export const vslShowingAnswers: readonly CuratedAnswer[] = [
  {
    id: "vsl-length",
    asks: {
      en: [
        "how long is the video sales letter",
        "can the sales video be longer than five minutes",
        "we need a ten minute vsl",
      ],
      de: [
        "Wie lang darf das Verkaufsvideo sein?",
        "kann der Video Sales Letter länger als fünf Minuten sein",
      ],
      es: [
        "¿cuánto puede durar el vídeo de ventas?",
        "¿la carta de ventas en vídeo puede pasar de cinco minutos?",
      ],
      fr: [
        "quelle durée peut avoir la vidéo de vente ?",
        "la lettre de vente vidéo peut-elle dépasser cinq minutes ?",
      ],
    },
    says: {
      en: "Up to three minutes in “{name:vsl-ai-host.three-minutes}” ({price:vsl-ai-host.three-minutes}), and up to five in the larger options, from {price:vsl-ai-host.five-minutes-with-page}. It may be shorter. Anything longer is something we quote first: name the length in a [quote request](/quote).",
      de: "Bis zu drei Minuten bei „{name:vsl-ai-host.three-minutes}“ ({price:vsl-ai-host.three-minutes}), bis zu fünf in den größeren Optionen, ab {price:vsl-ai-host.five-minutes-with-page}. Kürzer darf es sein. Für alles Längere machen wir zuerst ein Angebot: Nennen Sie die Länge in einer [Angebotsanfrage](/quote).",
      es: "Hasta tres minutos en «{name:vsl-ai-host.three-minutes}» ({price:vsl-ai-host.three-minutes}) y hasta cinco en las opciones mayores, desde {price:vsl-ai-host.five-minutes-with-page}. Puede ser más corto. Para algo más largo hacemos antes un presupuesto: indique la duración en una [solicitud](/quote).",
      fr: "Jusqu’à trois minutes avec « {name:vsl-ai-host.three-minutes} » ({price:vsl-ai-host.three-minutes}), et jusqu’à cinq dans les formules supérieures, à partir de {price:vsl-ai-host.five-minutes-with-page}. Elle peut être plus courte. Au-delà, nous établissons d’abord un devis : indiquez la durée dans une [demande](/quote).",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-chapters", "video-which-fits"],
  },
  {
    id: "vsl-upright",
    asks: {
      en: [
        "is the sales video available in portrait",
        "vertical vsl for tiktok ads",
        "which format and resolution does the sales letter have",
      ],
      de: ["Gibt es das Verkaufsvideo im Hochformat?", "Verkaufsvideo hochkant für TikTok"],
      es: ["¿hay vídeo de ventas en vertical?", "carta de ventas vertical para tiktok"],
      fr: ["la vidéo de vente existe-t-elle en vertical ?", "vidéo de vente verticale pour tiktok"],
    },
    says: {
      en: "No, the sales video is landscape: 16:9 in Full HD, 1080p at 30 frames per second. It also plays on phones, with captions in the picture. Short or upright cuts aren’t listed for it; the [one-minute video](/services/ai-video-1min) comes in portrait too, from {price:ai-video-1min}.",
      de: "Nein, das Verkaufsvideo ist im Querformat: 16:9 in Full HD, 1080p mit 30 Bildern pro Sekunde. Es läuft auch auf dem Telefon, mit Untertiteln im Bild. Kurze oder hochkante Schnitte sind dafür nicht vorgesehen; das [einminütige Video](/services/ai-video-1min) gibt es auch im Hochformat, ab {price:ai-video-1min}.",
      es: "No, el vídeo de ventas es horizontal: 16:9 en Full HD, 1080p a 30 fotogramas por segundo. También se ve en el teléfono, con subtítulos en la imagen. Los cortes breves o verticales no figuran en él; el [vídeo de un minuto](/services/ai-video-1min) se hace también en vertical, desde {price:ai-video-1min}.",
      fr: "Non, la vidéo de vente est en paysage : 16:9 en Full HD, 1080p à 30 images par seconde. Elle se lit aussi sur téléphone, avec des sous-titres à l’image. Les extraits courts ou verticaux ne sont pas prévus ; la [vidéo d’une minute](/services/ai-video-1min) existe aussi en portrait, à partir de {price:ai-video-1min}.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["clip-formats", "video-where-to-use"],
  },
  {
    id: "vsl-captions",
    asks: {
      en: [
        "does the sales letter video have subtitles",
        "can the sales video be understood without sound",
        "captions file for the vsl",
      ],
      de: ["Hat das Verkaufsvideo Untertitel?", "versteht man das Verkaufsvideo ohne Ton"],
      es: ["¿el vídeo de ventas lleva subtítulos?", "se entiende el vídeo de ventas sin sonido"],
      fr: [
        "la vidéo de vente a-t-elle des sous-titres ?",
        "comprend-on la vidéo de vente sans le son",
      ],
    },
    says: {
      en: "Yes, every option has captions in the language of the video, in the picture and as SRT and VTT files. Nobody needs to hear it. Captions in a second language aren’t listed.",
      de: "Ja, jede Option hat Untertitel in der Sprache des Videos, im Bild und als SRT- und VTT-Datei. Hören muss es niemand. Untertitel in einer zweiten Sprache sind nicht vorgesehen.",
      es: "Sí, todas las opciones llevan subtítulos en el idioma del vídeo, en la imagen y como archivos SRT y VTT. Nadie necesita oírlo. Los subtítulos en un segundo idioma no figuran en la oferta.",
      fr: "Oui, chaque formule a des sous-titres dans la langue de la vidéo, à l’image et en fichiers SRT et VTT. Personne n’a besoin de l’entendre. Des sous-titres dans une deuxième langue ne sont pas prévus.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-languages", "video-where-to-use"],
  },
  {
    id: "vsl-running",
    asks: {
      en: [
        "what does the sales video page cost per month",
        "where is the vsl page hosted",
        "do I need a vimeo or wistia account for the sales video",
      ],
      de: [
        "Was kostet die Seite mit dem Verkaufsvideo im Monat?",
        "wo liegt die Seite vom Video Sales Letter",
      ],
      es: [
        "¿qué cuesta al mes la página del vídeo de ventas?",
        "dónde se aloja la página de la carta de ventas en vídeo",
      ],
      fr: [
        "que coûte par mois la page de la vidéo de vente ?",
        "où est hébergée la page de la lettre de vente vidéo",
      ],
    },
    says: {
      en: "Nothing monthly to us: you pay once. The page runs on your own domain with your own host, whose fees its provider bills to you. The player is plain HTML video without outside trackers, so you need no account with YouTube, Vimeo or the like; but the file is yours, and you may upload it there, too.",
      de: "Bei uns nichts monatlich: Sie zahlen einmal. Die Seite läuft unter Ihrer eigenen Domain bei Ihrem eigenen Hoster, dessen Gebühren er Ihnen berechnet. Der Player ist schlichtes HTML-Video ohne fremde Tracker, Sie brauchen also kein Konto bei YouTube, Vimeo oder Ähnlichem; die Datei gehört aber Ihnen, und Sie dürfen sie auch dort hochladen.",
      es: "A nosotros, nada al mes: paga una sola vez. La página está en su propio dominio y en su propio alojamiento, cuyas tarifas le factura su proveedor. El reproductor es vídeo HTML sencillo, sin rastreadores externos, así que no necesita cuenta en YouTube, Vimeo o similares; pero el archivo es suyo y también puede subirlo allí.",
      fr: "Rien chaque mois chez nous : vous payez une fois. La page est sur votre propre domaine, chez votre propre hébergeur, qui vous facture ses tarifs. Le lecteur est une simple vidéo HTML sans traceurs externes : aucun compte YouTube, Vimeo ou autre n’est nécessaire ; mais le fichier est à vous, et vous pouvez aussi l’y mettre en ligne.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["price-running-costs", "domain-who-buys", "vsl-page"],
  },
];
