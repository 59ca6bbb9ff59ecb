import type { CuratedAnswer } from "./curated-answer.ts";

/** Browsers, loading, lengths and hosting, over several services. */
export const whatItRunsOn: readonly CuratedAnswer[] = [
  {
    id: "site-browsers",
    asks: {
      en: [
        "which browsers does the website work in",
        "does it run in old internet explorer",
        "safari and firefox supported?",
        "will the page look right in every browser",
        "browser support",
        "our staff still use edge, fine?",
        "does the landing page open in chrome on android",
        "is it tested in different browsers",
      ],
      de: [
        "In welchen Browsern läuft die Website?",
        "geht die seite auch im firefox und safari",
        "läuft das noch im internet explorer",
        "wird in verschiedenen browsern getestet",
      ],
      es: [
        "¿En qué navegadores funciona la web?",
        "se ve bien en safari y firefox",
        "funciona en internet explorer",
        "navegadores compatibles con la página",
      ],
      fr: [
        "Quels navigateurs sont pris en charge par le site ?",
        "le site marche-t-il sur safari et firefox",
        "compatible avec internet explorer ?",
        "testé dans plusieurs navigateurs ?",
      ],
    },
    says: {
      en: "Landing pages and websites are made for the current Chrome, Safari, Firefox and Edge, on phone, tablet and desktop; Internet Explorer isn’t among them. Web apps, portals and forms run in the browser, too, so nobody has to install anything. If your people use an older browser, say so before you order.",
      de: "Landingpages und Websites sind für aktuelle Versionen von Chrome, Safari, Firefox und Edge gemacht, auf Handy, Tablet und Desktop; der Internet Explorer gehört nicht dazu. Auch Web-Apps, Portale und Formulare laufen im Browser, installieren muss niemand etwas. Nutzen Ihre Leute einen älteren Browser, sagen Sie es vor der Bestellung.",
      es: "Las landing pages y las webs se hacen para Chrome, Safari, Firefox y Edge actuales, en móvil, tableta y escritorio; Internet Explorer no está entre ellos. Las aplicaciones, los portales y los formularios también funcionan en el navegador, así que nadie tiene que instalar nada. Si su gente usa un navegador más antiguo, dígalo antes de pedir.",
      fr: "Les landing pages et les sites sont faits pour les versions actuelles de Chrome, Safari, Firefox et Edge, sur téléphone, tablette et ordinateur ; Internet Explorer n’en fait pas partie. Applications, portails et formulaires fonctionnent aussi dans le navigateur, personne n’a rien à installer. Si vos équipes utilisent un navigateur plus ancien, dites-le avant de commander.",
    },
    page: "/services/full-website",
    next: ["website-mobile", "website-accessibility"],
  },
  {
    id: "video-length",
    asks: {
      en: [
        "how long can the video be",
        "what is the maximum length of a video",
        "max video duration",
        "how many minutes of video do I get",
        "longest video you make",
        "can you do a ten minute video",
        "how many seconds or minutes per video",
        "video length limits",
      ],
      de: [
        "Wie lang darf ein Video sein?",
        "maximale videolänge",
        "wie viele minuten video bekomme ich",
        "längstes video das ihr macht",
      ],
      es: [
        "¿Cuánto puede durar un vídeo como máximo?",
        "duración máxima del vídeo",
        "cuántos minutos de vídeo incluye",
        "hacen vídeos de diez minutos",
      ],
      fr: [
        "Quelle est la durée maximale d'une vidéo ?",
        "combien de minutes de vidéo",
        "la vidéo la plus longue que vous faites",
        "faites-vous des vidéos de dix minutes",
      ],
    },
    says: {
      en: "Up to {holds:ai-video-1min.one-video.seconds} seconds in the [one-minute video](/services/ai-video-1min), from {price:ai-video-1min}. The [video sales letter](/services/vsl-ai-host) runs up to three minutes at {price:vsl-ai-host.three-minutes}, and up to five minutes from {price:vsl-ai-host.five-minutes-with-page} on. For anything longer ask for a [quote](/quote).",
      de: "Bis zu {holds:ai-video-1min.one-video.seconds} Sekunden beim [Ein-Minuten-Video](/services/ai-video-1min), ab {price:ai-video-1min}. Das [Verkaufsvideo](/services/vsl-ai-host) dauert bis zu drei Minuten bei {price:vsl-ai-host.three-minutes} und bis zu fünf Minuten ab {price:vsl-ai-host.five-minutes-with-page}. Für alles Längere fragen Sie ein [Angebot](/quote) an.",
      es: "Hasta {holds:ai-video-1min.one-video.seconds} segundos en el [vídeo de un minuto](/services/ai-video-1min), desde {price:ai-video-1min}. El [vídeo de ventas](/services/vsl-ai-host) dura hasta tres minutos por {price:vsl-ai-host.three-minutes}, y hasta cinco minutos desde {price:vsl-ai-host.five-minutes-with-page}. Para algo más largo, pida un [presupuesto](/quote).",
      fr: "Jusqu’à {holds:ai-video-1min.one-video.seconds} secondes pour la [vidéo d’une minute](/services/ai-video-1min), à partir de {price:ai-video-1min}. La [vidéo de vente](/services/vsl-ai-host) dure jusqu’à trois minutes à {price:vsl-ai-host.three-minutes}, et jusqu’à cinq minutes à partir de {price:vsl-ai-host.five-minutes-with-page}. Pour plus long, demandez un [devis](/quote).",
    },
    page: "/services/ai-video-1min",
    next: ["video-which-fits", "clip-longer", "vsl-length"],
  },
];
