import type { CuratedAnswer } from "./curated-answer.ts";

/** Claims of others, avatars, and changed terms. */
export const rightsInTheWork: readonly CuratedAnswer[] = [
  {
    id: "ip-claim",
    asks: {
      en: [
        "what if someone says your design infringes their rights",
        "who pays if we get sued over something you made",
        "third party copyright claim on the delivered work",
        "do you indemnify us against infringement",
        "we got a cease and desist because of a picture you used",
        "are the pictures and fonts you use properly licensed",
        "IP indemnity",
        "someone claims you copied their code",
      ],
      de: [
        "Was, wenn jemand Rechte an Ihrer Arbeit geltend macht?",
        "wer haftet bei urheberrechtsverletzung durch euer design",
        "abmahnung wegen eines bildes von ihnen",
        "stellen sie uns von ansprüchen dritter frei",
      ],
      es: [
        "¿Y si alguien reclama derechos sobre lo que hicieron?",
        "quién responde si nos demandan por su diseño",
        "reclamación de derechos de autor por una imagen suya",
        "nos indemnizan si infringe derechos",
      ],
      fr: [
        "Et si quelqu'un revendique des droits sur votre travail ?",
        "qui paie si on nous attaque pour votre design",
        "mise en demeure pour une image que vous avez utilisée",
        "nous garantissez-vous contre les réclamations de tiers",
      ],
    },
    says: {
      en: "Tell us at once and leave the defence to us. We then get you the right to use it, change it so that it no longer infringes, or take it back and refund what you paid; we also bear the cost of a justified claim, within the limit in our terms. It doesn’t cover what you gave us, what others changed, or what an AI made on your instructions.",
      de: "Sagen Sie uns sofort Bescheid und überlassen Sie uns die Abwehr. Wir beschaffen Ihnen dann das Nutzungsrecht, ändern die Arbeit so, dass sie nichts mehr verletzt, oder nehmen sie zurück und erstatten den Preis; die Kosten eines berechtigten Anspruchs tragen wir auch, bis zur Grenze in unseren Bedingungen. Nicht erfasst ist, was Sie uns gegeben haben, was andere geändert haben oder was eine KI nach Ihren Vorgaben gemacht hat.",
      es: "Díganoslo enseguida y déjenos la defensa. Entonces le conseguimos el derecho de uso, lo cambiamos para que no infrinja nada, o lo retiramos y le devolvemos lo pagado; también asumimos el coste de una reclamación justificada, dentro del límite de nuestras condiciones. No cubre lo que usted nos dio, lo que otros cambiaron ni lo que una IA hizo según sus instrucciones.",
      fr: "Prévenez-nous aussitôt et laissez-nous la défense. Nous vous obtenons alors le droit de l’utiliser, le modifions pour qu’il n’enfreigne plus rien, ou le reprenons et vous remboursons ; nous supportons aussi le coût d’une réclamation fondée, dans la limite de nos conditions. Cela ne couvre pas ce que vous nous avez donné, ce que d’autres ont modifié ni ce qu’une IA a fait selon vos consignes.",
    },
    page: "/legal/ip#if-someone-else-claims-rights",
    next: ["ownership", "ai-copyright", "liability"],
  },
  {
    id: "avatar-rights",
    asks: {
      en: [
        "who owns the avatar in the video",
        "can I reuse the presenter's face in our ads",
        "may I cut the voice out and use it elsewhere",
        "is the AI presenter exclusive to us",
        "can another company have the same avatar",
        "am I allowed to put the video on youtube and tv",
        "for how long may I use the video",
        "rights to the voice in the video",
      ],
      de: [
        "Wem gehört der Avatar im Video?",
        "darf ich das gesicht des sprechers woanders nutzen",
        "ist der avatar exklusiv für uns",
        "wie lange darf ich das video verwenden",
      ],
      es: [
        "¿De quién es el avatar del vídeo?",
        "puedo usar la cara del presentador en otros anuncios",
        "es exclusivo nuestro el avatar",
        "cuánto tiempo puedo usar el vídeo",
      ],
      fr: [
        "À qui appartient l'avatar de la vidéo ?",
        "puis-je réutiliser le visage du présentateur ailleurs",
        "l'avatar est-il exclusif pour nous",
        "combien de temps puis-je utiliser la vidéo",
      ],
    },
    says: {
      en: "The finished video is yours once it is paid: show, publish or sell it where you like, without a time limit, with its AI label. The avatar and the voice come from a provider’s library and are licensed for that video only, so don’t cut them out, train models with them or make them say something new. Our pages promise no avatar that nobody else uses.",
      de: "Das fertige Video gehört Ihnen, sobald es bezahlt ist: Zeigen, veröffentlichen oder verkaufen Sie es, wo Sie wollen, ohne zeitliche Grenze, mit dem KI-Hinweis. Avatar und Stimme stammen aus der Bibliothek eines Anbieters und sind nur für dieses Video lizenziert; schneiden Sie sie also nicht heraus, trainieren Sie keine Modelle damit und lassen Sie sie nichts Neues sagen. Einen Avatar, den sonst niemand nutzt, versprechen unsere Seiten nicht.",
      es: "El vídeo terminado es suyo una vez pagado: muéstrelo, publíquelo o véndalo donde quiera, sin límite de tiempo, con su aviso de IA. El avatar y la voz vienen de la biblioteca de un proveedor y tienen licencia solo para ese vídeo: no los recorte, no entrene modelos con ellos ni les haga decir algo nuevo. Nuestras páginas no prometen un avatar que nadie más use.",
      fr: "La vidéo terminée est à vous une fois payée : montrez-la, publiez-la ou vendez-la où vous voulez, sans limite de temps, avec sa mention IA. L’avatar et la voix viennent de la bibliothèque d’un prestataire et ne sont licenciés que pour cette vidéo : ne les extrayez pas, n’entraînez pas de modèles avec et ne leur faites rien dire de nouveau. Nos pages ne promettent pas un avatar que personne d’autre n’utilise.",
    },
    page: "/legal/ip#videos-faces-and-voices",
    next: ["ownership", "deepfake", "clip-label"],
  },
  {
    id: "terms-change",
    asks: {
      en: [
        "what if you change your terms",
        "can you change the contract later without asking",
        "will we be told when the conditions change",
        "do new terms apply to my old order",
        "what if your prices or rules change during our contract",
        "notice of changes to the agreement",
        "can I leave if I don't like new conditions",
        "which version of the terms applies to me",
      ],
      de: [
        "Was, wenn Sie Ihre Bedingungen ändern?",
        "gelten neue agb auch für meine alte bestellung",
        "werden wir über änderungen der bedingungen informiert",
        "kann ich bei geänderten agb kündigen",
      ],
      es: [
        "¿Y si cambian sus condiciones?",
        "valen las condiciones nuevas para mi pedido anterior",
        "nos avisan si cambian las condiciones",
        "puedo cancelar si cambian los términos",
      ],
      fr: [
        "Et si vous changez vos conditions ?",
        "les nouvelles conditions valent-elles pour mon ancienne commande",
        "sommes-nous prévenus des changements de conditions",
        "puis-je résilier si les conditions changent",
      ],
    },
    says: {
      en: "If a change affects a contract that you have with us, we tell you by email beforehand, and you can cancel if you don’t agree; until it takes effect, the old terms apply. The price at the time of your order stays as it is. The date under the title of the terms shows when they last changed.",
      de: "Betrifft eine Änderung einen Vertrag, den Sie mit uns haben, sagen wir es Ihnen vorher per E-Mail, und Sie können kündigen, wenn Sie nicht einverstanden sind; bis sie gilt, bleiben die alten Bedingungen. Der Preis zum Zeitpunkt Ihrer Bestellung bleibt. Das Datum unter dem Titel der Bedingungen zeigt die letzte Änderung.",
      es: "Si un cambio afecta a un contrato que tiene con nosotros, se lo decimos antes por correo, y puede cancelar si no está de acuerdo; hasta que entra en vigor valen las condiciones anteriores. El precio del momento de su pedido no cambia. La fecha bajo el título de las condiciones muestra el último cambio.",
      fr: "Si un changement touche un contrat que vous avez avec nous, nous vous le disons par e-mail à l’avance, et vous pouvez résilier si vous n’êtes pas d’accord ; jusqu’à son entrée en vigueur, les anciennes conditions s’appliquent. Le prix au moment de votre commande reste. La date sous le titre des conditions montre la dernière modification.",
    },
    page: "/legal/terms#changes-to-these-terms",
    next: ["service-discontinued", "contract"],
  },
];
