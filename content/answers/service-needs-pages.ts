import type { ServiceNeed } from "#domain/answers/contract.ts";

/** What tells of a need for a page, a website, a video or a design. */
export const pageNeeds: Readonly<Record<string, ServiceNeed>> = {
  "landing-page": {
    signals: [
      [
        3,
        "landing page|landingpage|one page|one pager|single page|just one page|simple page|einzelne seite|eine seite|einzige seite|einer seite|una sola pagina|una pagina|paginita|pagina sencilla|une page|une seule page|page unique|launch page",
      ],
      [
        1.5,
        "campaign|one offer|an offer|special offer|launch|google ads|our ads|advert|valentine|christmas|trade fair|fair|black friday|mother s day|subscription|pre order|preorder|event|workshop|retreat|kampagne|aktion|messe|vorbestell|anzeigen|werbung|weihnacht|neubauprojekt|campana|feria|lanzamiento|anuncio|oferta|navidad|taller|campagne|salon|lancement|publicit|noel|precommand|atelier|offre",
      ],
      [
        1,
        "leave name|leave their|leave your|name and number|name and email|sign up for|waiting list|samples|button|eintragen|anmelden|boton|apunt|dejen|dejan|bouton|inscri|laissent",
      ],
      [0.5, "simple|nothing fancy|quick|einfach|schnickschnack|schlicht|sencill"],
    ],
    scopes: {
      complete:
        "write the text|texts written|write it for us|no texts|texte schreib|ohne texte|textos escrit|no tenemos text|redig|ecrire les textes",
      "two-versions":
        "two versions|a b test|ab test|compare|zwei versionen|vergleich|dos versiones|deux versions",
    },
    why: {
      en: "A landing page is one page for one offer, with a form that brings the requests to your inbox.",
      de: "Eine Landingpage ist eine einzelne Seite für ein Angebot, mit einem Formular, das die Anfragen in Ihr Postfach bringt.",
      es: "Una página de aterrizaje es una sola página para una oferta, con un formulario que lleva las solicitudes a su correo.",
      fr: "Une page de destination est une seule page pour une offre, avec un formulaire qui amène les demandes dans votre boîte mail.",
    },
    asksBack: {
      en: "Do you have the text and pictures, or should we write it?",
      de: "Haben Sie Text und Bilder, oder sollen wir ihn schreiben?",
      es: "¿Tiene ya el texto y las imágenes, o lo escribimos nosotros?",
      fr: "Avez-vous le texte et les images, ou devons-nous l’écrire ?",
    },
  },
  "full-website": {
    signals: [
      [
        2,
        "website|web site|homepage|web presence|internet presence|online presence|webseite|internetauftritt|internetseite|webauftritt|pagina web|sitio web|web nueva|una web|nuestra web|site web|site internet|site vitrine|un site|notre site",
      ],
      [
        1.5,
        "new website|need a website|new site|new homepage|no website|only instagram|only have instagram|only facebook|old website|outdated|looks awful|looks old|looks like|redesign|relaunch|proper|neue website|neue webseite|keine website|veraltet|alte website|ordentlich|no tenemos web|web antigua|anticuad|nouveau site|pas de site|vieux site|refonte|vieillot",
      ],
      [1.5, "pages|seiten|paginas"],
      [
        1,
        "news|blog|edit ourselves|edit it ourselves|edit myself|change texts|gallery|neuigkeiten|selbst andern|selber|galerie|noticias|nosotros mismos|actualites|nous memes|moi meme",
      ],
      [0.5, "two languages|languages|zwei sprachen|sprachen|idiomas|langues"],
    ],
    scopes: {
      "twelve-pages":
        "two languages|both languages|12 pages|twelve pages|ten pages|10 pages|zwei sprachen|zweisprachig|zwolf seiten|dos idiomas|bilingue|doce paginas|deux langues|douze pages|online booking",
      "eight-pages":
        "eight pages|8 pages|seven pages|six pages|news|blog|acht seiten|sieben seiten|neuigkeiten|aktuelles|ocho paginas|noticias|huit pages|actualites",
    },
    why: {
      en: "We plan, design, build and launch the whole website, with a simple editor for changing texts and pictures yourself.",
      de: "Wir planen, gestalten, bauen und starten die ganze Website, mit einem einfachen Editor, in dem Sie Texte und Bilder selbst ändern.",
      es: "Planificamos, diseñamos, construimos y publicamos la web entera, con un editor sencillo para cambiar usted mismo textos e imágenes.",
      fr: "Nous concevons, réalisons et mettons en ligne tout le site, avec un éditeur simple pour changer vous-même textes et images.",
    },
    asksBack: {
      en: "About how many pages should it have, and in which languages?",
      de: "Wie viele Seiten soll sie etwa haben, und in welchen Sprachen?",
      es: "¿Cuántas páginas debería tener más o menos y en qué idiomas?",
      fr: "Combien de pages environ, et dans quelles langues ?",
    },
  },
  "ai-lead-gen-lp": {
    signals: [
      [
        4,
        "lead gen|lead page|qualif|leadseite|captacion|captar|generation de leads|generation de prospects|generar contactos",
      ],
      [
        2,
        "ask them|asks them|aren t serious|not serious|short note|only serious|asks people|asks for budget|page that asks|asks the visitor|filter|tyre kickers|time wasters|serious ones|serious buyers|ausfragt|abfragt|ernsthaft|spinner|filtr|pregunte|curiosos|pose des questions|serieux|tri des",
      ],
      [
        1.5,
        "leads|prospects|interested people|interessent|clientes potenciales|interesados|interesses",
      ],
      [1, "landing page|page|seite|pagina"],
      [
        1,
        "calendar|book a call|appointments in|termine in|kalender|calendario|agenda|rendez vous|calendrier",
      ],
      [1, "ads|clicks|campaign|anzeigen|klicks|anuncios|clics|publicit"],
    ],
    scopes: {
      "crm-and-booking":
        "calendar|book a call|appointments in|crm|hubspot|salesforce|pipedrive|termine|kalender|calendario|agenda|calendrier|rendez vous",
      "two-offers": "two offers|two audiences|two pages|zwei angebote|dos ofertas|deux offres",
    },
    why: {
      en: "A lead page shows one offer, and its assistant asks each visitor your questions before the request reaches you.",
      de: "Eine Leadseite zeigt ein Angebot, und ihr Assistent stellt jedem Besucher Ihre Fragen, bevor die Anfrage bei Ihnen ankommt.",
      es: "Una página de captación muestra una oferta, y su asistente hace sus preguntas a cada visitante antes de que la solicitud le llegue.",
      fr: "Une page de génération de leads présente une offre, et son assistant pose vos questions à chaque visiteur avant que la demande ne vous parvienne.",
    },
    asksBack: {
      en: "Should the requests also go into a CRM or your calendar?",
      de: "Sollen die Anfragen auch in ein CRM oder in Ihren Kalender?",
      es: "¿Las solicitudes deben llegar también a un CRM o a su calendario?",
      fr: "Les demandes doivent-elles aussi arriver dans un CRM ou dans votre calendrier ?",
    },
  },
  "ai-video-1min": {
    signals: [
      [2.5, "video|clip|film|filmed|reel|vids"],
      [
        1.5,
        "on camera|being filmed|hate being|in front of the camera|camera shy|host|presenter|avatar|somebody else|someone else|speak for me|on screen|vor der kamera|gefilmt|sprecher|moderator|jemand anders|camara|verguenza|hable por mi|presentador|camera|filme|presentateur|parle a ma place",
      ],
      [
        1,
        "short|one minute|1 minute|60 seconds|a minute|explainer|kurz|eine minute|corto|cortos|un minuto|court|une minute|instagram|tiktok|social",
      ],
    ],
    scopes: {
      "two-languages":
        "two languages|both languages|english and spanish|german and english|zwei sprachen|deutsch und englisch|dos idiomas|espanol y|deux langues|francais et|in english and",
      "three-videos":
        "three videos|three clips|3 videos|3 clips|three short|3 short|series|drei videos|serie|tres videos|trois videos|vertical|portrait",
    },
    why: {
      en: "In a video agent a drawn or recorded presenter speaks your message; no one on your team has to stand in front of a camera.",
      de: "Im KI-Video spricht ein Avatar Ihre Botschaft; niemand von Ihnen muss vor die Kamera.",
      es: "En el vídeo con IA un avatar dice su mensaje; nadie de ustedes tiene que ponerse ante la cámara.",
      fr: "Dans la vidéo avec IA, un avatar dit votre message ; personne de chez vous n’a à passer devant la caméra.",
    },
    asksBack: {
      en: "How many videos, in which languages, and where will they be shown?",
      de: "Wie viele Videos, in welchen Sprachen, und wo werden sie gezeigt?",
      es: "¿Cuántos vídeos, en qué idiomas y dónde se mostrarán?",
      fr: "Combien de vidéos, dans quelles langues, et où seront-elles montrées ?",
    },
  },
  "vsl-ai-host": {
    signals: [
      [4, "vsl|video sales letter|sales video|verkaufsvideo|video de ventas|video de vente"],
      [2, "video|film|movie|clip"],
      [1.5, "pitch|sells|sales|vertrieb|verkauf|vender|ventas|vendre|vente|argumentaire"],
      [1, "min|minutes|minuten|minutos"],
      [
        1,
        "page with|with a page|with a button|book button|buy button|seite mit|pagina con|boton|page avec|bouton",
      ],
    ],
    scopes: {
      "five-minutes-with-page":
        "4 min|5 min|four minutes|five minutes|4 to 5|with a page|page with|button|vier minuten|funf minuten|seite mit|cinco minutos|cuatro minutos|pagina con|cinq minutes|quatre minutes|page avec",
      "two-openings": "two openings|two versions|zwei anfange|dos versiones|deux versions",
    },
    why: {
      en: "A video sales letter tells your pitch in a few minutes, with an AI host, your pictures and captions.",
      de: "Ein Verkaufsvideo erzählt in wenigen Minuten, wofür Ihr Vertrieb sonst ein Gespräch braucht: mit KI-Sprecher, Ihren Bildern und Untertiteln.",
      es: "Un vídeo de ventas cuenta su propuesta en pocos minutos, con presentador de IA, sus imágenes y subtítulos.",
      fr: "Une vidéo de vente raconte votre argumentaire en quelques minutes, avec un présentateur IA, vos images et des sous-titres.",
    },
    asksBack: {
      en: "How long should it be, and do you need a page around it?",
      de: "Wie lang soll es sein, und brauchen Sie eine Seite dazu?",
      es: "¿Cuánto debería durar y necesita una página para él?",
      fr: "Quelle durée, et vous faut-il une page autour ?",
    },
  },
  "ui-ux-design": {
    signals: [
      [
        3,
        "ui ux|ux|ui design|figma|prototype|mockup|wireframe|draw screens|draw the screens|design the screens|screens we|click through|entwurf|prototyp|klickbar|maqueta|prototipo|pantallas|maquettes|prototype|ecrans",
      ],
      [1.5, "design|designer|gestalt|diseno|disenar|conception|dessin"],
      [
        1.5,
        "our programmers|our developers|programmers are ours|own developers|before coding|before we build|unsere entwickler|eigene entwickler|programmieren wir|nuestros programadores|nuestros desarrolladores|programamos|nos developpeurs|avant de coder|developpons",
      ],
      [
        1,
        "confusing|get lost|can t find|cant find|unubersichtlich|verwirr|confus|se pierden|perdus|s y perdent",
      ],
    ],
    scopes: {
      "three-pages-prototype":
        "prototype|click through|three screens|three pages|prototyp|klick|drei seiten|prototipo|tres pantallas|trois ecrans",
      "two-pages": "two pages|two screens|zwei seiten|dos pantallas|deux ecrans",
    },
    why: {
      en: "We design the screens for phone and desktop with all their states, as a Figma file that your developers build from.",
      de: "Wir gestalten die Oberfläche für Handy und Desktop mit allen Zuständen, als Figma-Datei, nach der Ihre Entwickler bauen.",
      es: "Diseñamos las pantallas para móvil y escritorio con todos sus estados, en un archivo de Figma del que parten sus desarrolladores.",
      fr: "Nous concevons les écrans pour mobile et ordinateur avec tous leurs états, dans un fichier Figma dont partent vos développeurs.",
    },
    asksBack: {
      en: "How many screens are there, and would a prototype to click through help?",
      de: "Wie viele Seiten sind es, und hilft ein Prototyp zum Durchklicken?",
      es: "¿Cuántas pantallas son? ¿Ayudaría un prototipo navegable?",
      fr: "Combien d’écrans y a-t-il, et un prototype cliquable serait-il utile ?",
    },
  },
};
