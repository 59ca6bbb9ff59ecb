import type { CuratedAnswer } from "../../curated-answer.ts";

/** The page on which a video sales letter stands. */
export const vslPageAnswers: readonly CuratedAnswer[] = [
  {
    id: "vsl-page",
    asks: {
      en: [
        "is a page for the sales video included",
        "do I get a landing page with the vsl",
        "which option of the sales letter comes with its own page",
      ],
      de: [
        "Ist eine Seite für das Verkaufsvideo dabei?",
        "bekomme ich zum Video Sales Letter eine Landingpage",
      ],
      es: [
        "¿incluye una página para el vídeo de ventas?",
        "me dan una landing con la carta de ventas en vídeo",
      ],
      fr: [
        "une page pour la vidéo de vente est-elle comprise ?",
        "ai-je une landing page avec la lettre de vente vidéo",
      ],
    },
    says: {
      en: "From “{name:vsl-ai-host.five-minutes-with-page}” ({price:vsl-ai-host.five-minutes-with-page}) on, yes: one page on your domain, with the video, its chapters and one button to buy or book. The smallest option comes without a page; you get the file and code for a page of your own. For a page with more on it there is the [landing page](/services/landing-page), from {price:landing-page}.",
      de: "Ab „{name:vsl-ai-host.five-minutes-with-page}“ ({price:vsl-ai-host.five-minutes-with-page}) ja: eine Seite auf Ihrer Domain, mit dem Video, seinen Kapiteln und einem Knopf zum Kaufen oder Buchen. Die kleinste Option hat keine Seite; Sie bekommen die Datei und Code für eine eigene Seite. Für eine Seite mit mehr Inhalt gibt es die [Landingpage](/services/landing-page) ab {price:landing-page}.",
      es: "A partir de «{name:vsl-ai-host.five-minutes-with-page}» ({price:vsl-ai-host.five-minutes-with-page}), sí: una página en su dominio, con el vídeo, sus capítulos y un botón para comprar o reservar. La opción más pequeña no trae página; recibe el archivo y el código para una página suya. Para una página con más contenido está la [landing page](/services/landing-page), desde {price:landing-page}.",
      fr: "À partir de « {name:vsl-ai-host.five-minutes-with-page} » ({price:vsl-ai-host.five-minutes-with-page}), oui : une page sur votre domaine, avec la vidéo, ses chapitres et un seul bouton pour acheter ou réserver. La plus petite formule est sans page ; vous recevez le fichier et le code pour une page à vous. Pour une page plus fournie, il y a la [landing page](/services/landing-page), à partir de {price:landing-page}.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-button", "vsl-own-page", "vsl-running"],
  },
  {
    id: "vsl-own-page",
    asks: {
      en: [
        "we already have a landing page, can the sales video go there",
        "can I put the vsl into my clickfunnels page",
        "does the sales video work on my shopify product page",
      ],
      de: [
        "Wir haben schon eine Landingpage, kann das Verkaufsvideo dort hin?",
        "geht der Video Sales Letter auf unserer Shopify-Seite",
      ],
      es: [
        "ya tenemos una landing, ¿puede ir ahí el vídeo de ventas?",
        "funciona el vídeo de ventas en mi página de shopify",
      ],
      fr: [
        "nous avons déjà une landing page, la vidéo de vente peut-elle y aller ?",
        "la vidéo de vente marche-t-elle sur ma page shopify",
      ],
    },
    says: {
      en: "Yes: every option includes the Full HD file and code for your own page. It goes on any site to which you may add code, whatever it is made with. If you don’t need a page from us, “{name:vsl-ai-host.three-minutes}” at {price:vsl-ai-host.three-minutes} is the one without; five minutes without a page isn’t listed.",
      de: "Ja: Jede Option enthält die Datei in Full HD und Code für Ihre eigene Seite. Es passt auf jede Website, der Sie Code hinzufügen dürfen, egal womit sie gemacht ist. Brauchen Sie keine Seite von uns, ist „{name:vsl-ai-host.three-minutes}“ für {price:vsl-ai-host.three-minutes} die Option ohne; fünf Minuten ohne Seite sind nicht vorgesehen.",
      es: "Sí: todas las opciones incluyen el archivo en Full HD y el código para su propia página. Sirve cualquier sitio al que pueda añadir código, esté hecho con lo que esté. Si no necesita una página nuestra, «{name:vsl-ai-host.three-minutes}», por {price:vsl-ai-host.three-minutes}, es la que no la lleva; cinco minutos sin página no figuran en la oferta.",
      fr: "Oui : chaque formule comprend le fichier en Full HD et le code pour votre propre page. Tout site convient si vous pouvez y ajouter du code, quel que soit l’outil. S’il ne vous faut pas de page de notre part, « {name:vsl-ai-host.three-minutes} » à {price:vsl-ai-host.three-minutes} est la formule sans ; cinq minutes sans page ne sont pas prévues.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-page", "existing-website"],
  },
  {
    id: "vsl-button",
    asks: {
      en: [
        "what happens when somebody presses the button under the sales video",
        "can people buy straight from the vsl page",
        "can the sales video page take payments",
      ],
      de: [
        "Was passiert, wenn jemand auf den Knopf unter dem Verkaufsvideo drückt?",
        "kann man auf der Seite vom Verkaufsvideo direkt kaufen",
      ],
      es: [
        "¿qué pasa al pulsar el botón bajo el vídeo de ventas?",
        "se puede comprar directamente en la página del vídeo de ventas",
      ],
      fr: [
        "que se passe-t-il quand on clique sur le bouton sous la vidéo de vente ?",
        "peut-on acheter directement sur la page de la vidéo de vente",
      ],
    },
    says: {
      en: "The page has one button, to buy or to book, and it leads where you say: your shop, your calendar, your contact page. One button is on purpose, as a sales letter ends with one clear next step, and it is best there from the start. What lies behind it, such as a checkout or a calendar, isn’t part of the option.",
      de: "Die Seite hat einen Knopf, zum Kaufen oder Buchen, und er führt dorthin, wo Sie es sagen: in Ihren Shop, Ihren Kalender, auf Ihre Kontaktseite. Ein Knopf ist Absicht, denn ein Verkaufsvideo endet mit einem klaren nächsten Schritt, und er ist am besten von Anfang an da. Was dahinter liegt, etwa Kasse oder Kalender, gehört nicht zur Option.",
      es: "La página tiene un botón, para comprar o reservar, y lleva a donde usted diga: su tienda, su calendario, su página de contacto. Que sea uno es intencionado, porque un vídeo de ventas termina con un paso siguiente claro, y conviene que esté desde el principio. Lo que hay detrás, como el pago o el calendario, no forma parte de la opción.",
      fr: "La page a un seul bouton, pour acheter ou réserver, et il mène où vous le dites : votre boutique, votre agenda, votre page de contact. Un seul, c’est voulu : une vidéo de vente se termine par une action claire, et le bouton gagne à être là dès le début. Ce qu’il y a derrière, paiement ou agenda, ne fait pas partie de la formule.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-page", "vsl-leads"],
  },
  {
    id: "vsl-chapters",
    asks: {
      en: [
        "does the sales video have chapters",
        "can viewers jump to the price in the vsl",
        "table of contents in the video sales letter",
      ],
      de: [
        "Hat das Verkaufsvideo Kapitel?",
        "können Zuschauer im Verkaufsvideo zum Preis springen",
      ],
      es: [
        "¿el vídeo de ventas tiene capítulos?",
        "se puede saltar al precio en el vídeo de ventas",
      ],
      fr: [
        "la vidéo de vente a-t-elle des chapitres ?",
        "peut-on sauter au prix dans la vidéo de vente",
      ],
    },
    says: {
      en: "From “{name:vsl-ai-host.five-minutes-with-page}” ({price:vsl-ai-host.five-minutes-with-page}) on, yes: people who come back go straight to the problem, the solution, the proof, the price or the next step. The three-minute option has no chapters.",
      de: "Ab „{name:vsl-ai-host.five-minutes-with-page}“ ({price:vsl-ai-host.five-minutes-with-page}) ja: Wer wiederkommt, springt gleich zum Problem, zur Lösung, zum Beleg, zum Preis oder zum nächsten Schritt. Die Option mit drei Minuten hat keine Kapitel.",
      es: "A partir de «{name:vsl-ai-host.five-minutes-with-page}» ({price:vsl-ai-host.five-minutes-with-page}), sí: quien vuelve va directamente al problema, la solución, la prueba, el precio o el siguiente paso. La opción de tres minutos no tiene capítulos.",
      fr: "À partir de « {name:vsl-ai-host.five-minutes-with-page} » ({price:vsl-ai-host.five-minutes-with-page}), oui : qui revient va directement au problème, à la solution, à la preuve, au prix ou à l’étape suivante. La formule de trois minutes n’a pas de chapitres.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-page", "vsl-length"],
  },
  {
    id: "vsl-leads",
    asks: {
      en: [
        "does the sales video collect email addresses",
        "can viewers leave their number on the vsl page",
        "is there a contact form with the video sales letter",
      ],
      de: [
        "Sammelt das Verkaufsvideo E-Mail-Adressen?",
        "gibt es ein Kontaktformular beim Video Sales Letter",
      ],
      es: [
        "¿el vídeo de ventas recoge correos electrónicos?",
        "hay formulario de contacto con la carta de ventas en vídeo",
      ],
      fr: [
        "la vidéo de vente recueille-t-elle des adresses e-mail ?",
        "y a-t-il un formulaire de contact avec la lettre de vente vidéo",
      ],
    },
    says: {
      en: "No: it tells your pitch and ends with one button; it doesn’t ask, answer or collect contacts. For that there is the [lead page](/services/ai-lead-gen-lp), from {price:ai-lead-gen-lp}, where an AI assistant answers questions, asks yours and sends you each lead with a summary. The button under the video can lead there.",
      de: "Nein: Es trägt Ihr Angebot vor und endet mit einem Knopf; es fragt nicht, antwortet nicht und sammelt keine Kontakte. Dafür gibt es die [Lead-Seite](/services/ai-lead-gen-lp) ab {price:ai-lead-gen-lp}: Dort beantwortet ein KI-Assistent Fragen, stellt Ihre und schickt Ihnen jeden Kontakt mit Zusammenfassung. Der Knopf unter dem Video kann dorthin führen.",
      es: "No: expone su oferta y termina con un botón; no pregunta, no responde ni recoge contactos. Para eso está la [página de captación](/services/ai-lead-gen-lp), desde {price:ai-lead-gen-lp}, donde un asistente de IA contesta preguntas, hace las suyas y le envía cada contacto con un resumen. El botón bajo el vídeo puede llevar allí.",
      fr: "Non : elle expose votre offre et se termine par un bouton ; elle ne questionne pas, ne répond pas et ne recueille pas de contacts. Pour cela, il y a la [page de génération de contacts](/services/ai-lead-gen-lp), à partir de {price:ai-lead-gen-lp}, où un assistant IA répond aux questions, pose les vôtres et vous envoie chaque contact avec un résumé. Le bouton sous la vidéo peut y mener.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "vsl-ai-host",
    next: ["vsl-button", "vsl-counts"],
  },
];
