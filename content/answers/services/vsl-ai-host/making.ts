import type { CuratedAnswer } from "../../curated-answer.ts";

/** How a video sales letter is made. */
export const vslMakingAnswers: readonly CuratedAnswer[] = [
  {
    id: "vsl-script",
    asks: {
      en: [
        "who writes the sales script",
        "does the sales letter include copywriting",
        "I already have a sales letter on paper, can you turn it into the video",
      ],
      de: [
        "Wer schreibt das Skript für das Verkaufsvideo?",
        "ist das Texten beim Video Sales Letter dabei",
      ],
      es: [
        "¿quién escribe el guion del vídeo de ventas?",
        "la redacción está incluida en la carta de ventas en vídeo",
      ],
      fr: [
        "qui écrit le script de la vidéo de vente ?",
        "la rédaction est-elle comprise dans la lettre de vente vidéo",
      ],
    },
    says: {
      en: "We do, in every option: a script for your offer in two drafts, so you read the first, tell us what to change, and get the second. If you already have a sales letter or notes, send them, and we start from there. It is recorded only once you have approved the text; after that a change uses one of your revisions.",
      de: "Das machen wir, in jeder Option: ein Skript für Ihr Angebot in zwei Entwürfen; Sie lesen den ersten, sagen, was sich ändern soll, und bekommen den zweiten. Haben Sie schon einen Verkaufsbrief oder Notizen, schicken Sie sie, und wir gehen davon aus. Aufgenommen wird erst, wenn Sie den Text freigegeben haben; danach kostet eine Änderung eine Ihrer Änderungsrunden.",
      es: "Nosotros, en todas las opciones: un guion para su oferta en dos borradores; lee el primero, nos dice qué cambiar y recibe el segundo. Si ya tiene una carta de ventas o notas, envíelas y partimos de ahí. Solo se graba cuando usted ha aprobado el texto; después, un cambio consume una de sus revisiones.",
      fr: "Nous, dans chaque formule : un script pour votre offre en deux versions ; vous lisez la première, dites ce qu’il faut changer et recevez la seconde. Si vous avez déjà une lettre de vente ou des notes, envoyez-les et nous partons de là. L’enregistrement ne se fait qu’une fois le texte validé ; ensuite, un changement utilise une de vos révisions.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-proof", "vsl-pictures"],
  },
  {
    id: "vsl-proof",
    asks: {
      en: [
        "what proof do I need for the sales video",
        "can the vsl claim that clients double their revenue",
        "may the host read out testimonials in the sales letter",
      ],
      de: [
        "Welche Belege braucht ihr für das Verkaufsvideo?",
        "darf das Verkaufsvideo sagen, dass Kunden ihren Umsatz verdoppeln",
      ],
      es: [
        "¿qué pruebas necesito para el vídeo de ventas?",
        "el vídeo de ventas puede decir que se duplican los ingresos",
      ],
      fr: [
        "quelles preuves faut-il pour la vidéo de vente ?",
        "la vidéo de vente peut-elle dire que le chiffre d'affaires double",
      ],
    },
    says: {
      en: "You bring a proof for each claim in the script: where it comes from and who says so; what can’t be proved is left out. Real customers may be named or quoted with their written consent, and we invent no reviews. You remain responsible for what the host says.",
      de: "Sie bringen zu jeder Behauptung im Skript einen Beleg mit: woher sie stammt und wer es sagt; was sich nicht belegen lässt, bleibt weg. Echte Kunden dürfen mit schriftlicher Einwilligung genannt oder zitiert werden, und wir erfinden keine Bewertungen. Für das, was der Moderator sagt, bleiben Sie verantwortlich.",
      es: "Usted aporta una prueba de cada afirmación del guion: de dónde sale y quién lo dice; lo que no se puede demostrar se deja fuera. A clientes reales se los puede nombrar o citar con su consentimiento por escrito, y no inventamos opiniones. De lo que dice el presentador sigue respondiendo usted.",
      fr: "Vous apportez une preuve pour chaque affirmation du script : d’où elle vient et qui le dit ; ce qui ne se prouve pas est laissé de côté. De vrais clients peuvent être nommés ou cités avec leur accord écrit, et nous n’inventons aucun avis. Vous restez responsable de ce que dit l’animateur.",
    },
    page: "/tutorials/video-agents#when-it-is-a-sales-letter",
    service: "vsl-ai-host",
    next: ["vsl-script", "liability"],
  },
  {
    id: "vsl-host",
    asks: {
      en: [
        "who is the ai host of the sales video",
        "can I choose the host of the vsl",
        "is the presenter in the sales letter a real salesperson",
      ],
      de: [
        "Wer ist der KI-Moderator im Verkaufsvideo?",
        "kann ich den Moderator vom Verkaufsvideo aussuchen",
      ],
      es: [
        "¿quién es el presentador con ia del vídeo de ventas?",
        "puedo elegir al presentador del vídeo de ventas",
      ],
      fr: [
        "qui est l'animateur ia de la vidéo de vente ?",
        "puis-je choisir l'animateur de la vidéo de vente",
      ],
    },
    says: {
      en: "A presenter made with AI, not a real person, with the voice and look of your choice; a label in the picture says so. Your own face or voice is possible only with your written consent and as something agreed in the order, so ask before you buy. The host comes from a provider’s library, so others may use the same one.",
      de: "Ein mit KI erzeugter Moderator, kein echter Mensch, mit Stimme und Aussehen Ihrer Wahl; ein Hinweis im Bild sagt es. Ihr eigenes Gesicht oder Ihre Stimme geht nur mit Ihrer schriftlichen Einwilligung und wenn es im Auftrag so vereinbart ist; fragen Sie also vor dem Kauf. Der Moderator kommt aus der Bibliothek eines Anbieters, andere können also denselben haben.",
      es: "Un presentador creado con IA, no una persona real, con la voz y el aspecto que usted elija; una etiqueta en la imagen lo dice. Su propia cara o voz solo es posible con su consentimiento por escrito y si se acuerda en el pedido, así que pregunte antes de comprar. El presentador procede de la biblioteca de un proveedor, por lo que otros pueden usar el mismo.",
      fr: "Un animateur créé par IA, pas une personne réelle, avec la voix et l’apparence de votre choix ; une mention à l’image le dit. Votre propre visage ou voix n’est possible qu’avec votre accord écrit et si la commande le prévoit : demandez donc avant d’acheter. L’animateur vient de la bibliothèque d’un fournisseur, d’autres peuvent donc avoir le même.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["deepfake", "ai-disclosure", "video-voices-languages"],
  },
  {
    id: "vsl-pictures",
    asks: {
      en: [
        "how many product pictures can the sales video show",
        "can the vsl show screenshots of our software",
        "twenty photos in the sales letter, possible?",
      ],
      de: [
        "Wie viele Produktbilder kann das Verkaufsvideo zeigen?",
        "kann man im Verkaufsvideo Screenshots unserer Software zeigen",
      ],
      es: [
        "¿cuántas fotos de producto caben en el vídeo de ventas?",
        "se pueden ver capturas de nuestro programa en el vídeo de ventas",
      ],
      fr: [
        "combien de photos de produit dans la vidéo de vente ?",
        "peut-on montrer des captures de notre logiciel dans la vidéo de vente",
      ],
    },
    says: {
      en: "Your product, screens and figures appear in the picture: up to {holds:vsl-ai-host.three-minutes.pictures} of them in the smallest option and up to {holds:vsl-ai-host.five-minutes-with-page.pictures} in the larger ones, from {price:vsl-ai-host.five-minutes-with-page}. You provide them; photography isn’t among our services. More pictures, or moving footage of yours, are something we quote.",
      de: "Ihr Produkt, Ihre Bildschirme und Zahlen sind im Bild zu sehen: bis zu {holds:vsl-ai-host.three-minutes.pictures} davon in der kleinsten Option, bis zu {holds:vsl-ai-host.five-minutes-with-page.pictures} in den größeren, ab {price:vsl-ai-host.five-minutes-with-page}. Sie liefern die Bilder; Fotografie gehört nicht zu unseren Leistungen. Mehr Bilder oder eigene Filmaufnahmen bieten wir gesondert an.",
      es: "Su producto, sus pantallas y sus cifras aparecen en la imagen: hasta {holds:vsl-ai-host.three-minutes.pictures} en la opción más pequeña y hasta {holds:vsl-ai-host.five-minutes-with-page.pictures} en las mayores, desde {price:vsl-ai-host.five-minutes-with-page}. Las aporta usted; la fotografía no está entre nuestros servicios. Más imágenes, o grabaciones suyas, se presupuestan aparte.",
      fr: "Votre produit, vos écrans et vos chiffres apparaissent à l’image : jusqu’à {holds:vsl-ai-host.three-minutes.pictures} dans la plus petite formule, jusqu’à {holds:vsl-ai-host.five-minutes-with-page.pictures} dans les autres, à partir de {price:vsl-ai-host.five-minutes-with-page}. C’est vous qui les fournissez ; la photographie ne fait pas partie de nos services. Davantage d’images, ou vos propres séquences, font l’objet d’un devis.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-proof", "logo-and-pictures"],
  },
  {
    id: "vsl-languages",
    asks: {
      en: [
        "which languages can the sales video be in",
        "can I get the video sales letter in english and spanish",
        "sales video in italian",
      ],
      de: [
        "In welchen Sprachen gibt es das Verkaufsvideo?",
        "Verkaufsvideo auf Deutsch und Englisch",
      ],
      es: [
        "¿en qué idiomas puede ser el vídeo de ventas?",
        "vídeo de ventas en español y en inglés",
      ],
      fr: [
        "en quelles langues peut être la vidéo de vente ?",
        "vidéo de vente en français et en anglais",
      ],
    },
    says: {
      en: "One of four: English, Spanish, French or German, with captions in the same language. Each option is one video in one language, so a second language is something we quote. If one minute is enough, the short video comes in two languages at {price:ai-video-1min.two-languages}. Other languages aren’t listed.",
      de: "Eine von vier: Englisch, Spanisch, Französisch oder Deutsch, mit Untertiteln in derselben Sprache. Jede Option ist ein Video in einer Sprache, eine zweite bieten wir gesondert an. Wenn eine Minute reicht: Das kurze Video gibt es in zwei Sprachen für {price:ai-video-1min.two-languages}. Andere Sprachen stehen nicht in der Liste.",
      es: "Uno de cuatro: inglés, español, francés o alemán, con subtítulos en el mismo idioma. Cada opción es un vídeo en un idioma, así que un segundo se presupuesta aparte. Si basta con un minuto, el vídeo corto se ofrece en dos idiomas por {price:ai-video-1min.two-languages}. Otros idiomas no figuran en la oferta.",
      fr: "Une sur quatre : anglais, espagnol, français ou allemand, avec des sous-titres dans la même langue. Chaque formule est une vidéo dans une langue ; une deuxième fait l’objet d’un devis. Si une minute suffit, la vidéo courte existe en deux langues à {price:ai-video-1min.two-languages}. Les autres langues ne sont pas prévues.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["clip-second-language", "video-voices-languages"],
  },
  {
    id: "vsl-change-later",
    asks: {
      en: [
        "our offer changes, do we need a new sales video",
        "can the price in the vsl be updated later",
        "what does it cost to change one passage of the sales letter",
      ],
      de: [
        "Unser Angebot ändert sich, brauchen wir dann ein neues Verkaufsvideo?",
        "kann der Preis im Verkaufsvideo später geändert werden",
      ],
      es: [
        "si cambia nuestra oferta, ¿hace falta otro vídeo de ventas?",
        "se puede actualizar el precio en el vídeo de ventas más adelante",
      ],
      fr: [
        "notre offre change, faut-il une nouvelle vidéo de vente ?",
        "le prix dans la vidéo de vente peut-il être mis à jour plus tard",
      ],
    },
    says: {
      en: "No new video: when the offer changes, only that passage is re-recorded. Before delivery that is one of your revisions; later we quote it, so describe the change in a [quote request](/quote). What changes often, such as a price, is better on the page below the video.",
      de: "Kein neues Video: Ändert sich das Angebot, wird nur diese Stelle neu aufgenommen. Vor der Lieferung ist das eine Ihrer Änderungsrunden; später machen wir ein Angebot, beschreiben Sie die Änderung in einer [Angebotsanfrage](/quote). Was sich oft ändert, etwa ein Preis, steht besser auf der Seite unter dem Video.",
      es: "No hace falta otro vídeo: cuando cambia la oferta, solo se vuelve a grabar ese pasaje. Antes de la entrega es una de sus revisiones; después lo presupuestamos, así que describa el cambio en una [solicitud de presupuesto](/quote). Lo que cambia a menudo, como un precio, está mejor en la página, debajo del vídeo.",
      fr: "Pas de nouvelle vidéo : quand l’offre change, seul ce passage est réenregistré. Avant la livraison, c’est une de vos révisions ; ensuite, nous établissons un devis : décrivez le changement dans une [demande de devis](/quote). Ce qui change souvent, comme un prix, est mieux placé sur la page, sous la vidéo.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["video-revisions", "quote-how"],
  },
];
