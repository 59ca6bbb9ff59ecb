import type { Language } from "#domain/answers/contract.ts";

/** Words in each language, or the id of a curated answer that holds for the service, too. */
type Says = Readonly<Record<Language, string>> | string;

/** What follow-ups ask of a service that is talked about, and that a general answer would not answer of it. */
export type TopicOfFocus = {
  /** Matched against small letters without accents and marks. */
  asks: RegExp;
  unless?: RegExp;
  /** By the service's id; the first that fits is said. None: the topic isn't answered for that service. */
  says: readonly (readonly [service: RegExp, says: Says])[];
};

const anyService = /^/;
const staticPages = /^(?:landing-page|full-website|ai-lead-gen-lp)$/;
const applications = /^(?:web-app|client-portal|market-dashboard)$/;
const films = /^(?:ai-video-1min|vsl-ai-host)$/;

/** `{title}` and `{path}` are the service's, `{offer}` its option in focus with the price; figures as in curated answers. */
export const topicsOfFocus: readonly TopicOfFocus[] = [
  // "Is that per month?"
  {
    asks: /\b(?:per month|a month|monthly|each month|every month|one off|one time|subscription|per year|yearly|pro monat|im monat|monatlich\w*|jeden monat|einmalig\w*|abo|pro jahr|al mes|por mes|mensual\w*|cada mes|una sola vez|pago unico|suscripcion|al ano|par mois|mensuel\w*|chaque mois|tous les mois|(?:une seule|en une) fois|abonnement|par an)\b/u,
    unless:
      /\b(?:if|only|times?|times a month|hours?|visitors?|messages?|stunden|horas|heures|wenn|si|cancel\w*|kundig\w*|resili\w*|stop|often|oft|veces|fois (?:par|plus)|days?|weeks?)\b/u,
    says: [
      [
        /^ongoing-maintenance$/,
        {
          en: "Yes, that is the price of one month. {offer} Nothing renews by itself: you order the next month when you want it, or not at all.",
          de: "Ja, das ist der Preis für einen Monat. {offer} Nichts verlängert sich von selbst: Den nächsten Monat bestellen Sie, wenn Sie ihn möchten, oder gar nicht.",
          es: "Sí, es el precio de un mes. {offer} Nada se renueva solo: pide el mes siguiente cuando lo quiera, o ninguno más.",
          fr: "Oui, c’est le prix d’un mois. {offer} Rien ne se renouvelle tout seul : vous commandez le mois suivant quand vous le voulez, ou pas du tout.",
        },
      ],
      [
        /^gpt4-chatbot$/,
        {
          en: "You pay the chatbot’s price once: {offer} The monthly care of {fact:chatbotRetainer} is optional. It starts at go-live, and only after you have confirmed it; until then nothing monthly is charged. It covers content kept up to date, unanswered questions reviewed, and one hour of changes. Model usage is billed to you by its provider.",
          de: "Den Preis des Chatbots zahlen Sie einmal: {offer} Die monatliche Betreuung für {fact:chatbotRetainer} ist freiwillig. Sie beginnt mit dem Start des Chatbots und nur, wenn Sie sie bestätigt haben; bis dahin wird nichts monatlich berechnet. Sie umfasst aktuelle Inhalte, die Durchsicht unbeantworteter Fragen und eine Stunde Änderungen. Die Nutzung des Modells stellt Ihnen dessen Anbieter in Rechnung.",
          es: "El precio del chatbot se paga una sola vez: {offer} El cuidado mensual de {fact:chatbotRetainer} es opcional. Empieza con la puesta en marcha y solo si usted lo ha confirmado; hasta entonces no se cobra nada al mes. Incluye mantener al día el contenido, revisar las preguntas sin respuesta y una hora de cambios. El uso del modelo se lo factura su proveedor.",
          fr: "Le prix du chatbot se paie une seule fois : {offer} Le suivi mensuel à {fact:chatbotRetainer} est facultatif. Il commence à la mise en ligne, et seulement si vous l’avez confirmé ; d’ici là, rien n’est facturé chaque mois. Il comprend la mise à jour des contenus, l’examen des questions sans réponse et une heure de modifications. L’usage du modèle vous est facturé par son fournisseur.",
        },
      ],
      [
        anyService,
        {
          en: "You pay for it once, when you order, and nothing monthly to us: {offer} {costs}",
          de: "Sie zahlen es einmal, bei der Bestellung, und uns nichts monatlich: {offer} {costs}",
          es: "Se paga una sola vez, al pedirlo, y nada al mes a nosotros: {offer} {costs}",
          fr: "Vous payez une seule fois, à la commande, et rien chaque mois chez nous : {offer} {costs}",
        },
      ],
    ],
  },
  // "And the 200 a month, what is that for?"
  {
    asks: /\b(?:(?:the|die|los|les) 200|monthly care|retainer|monatliche betreuung|(?:ab )?wann (?:\w+ ){0,3}fallig|when (?:\w+ ){1,3}(?:due|charged)|cuidado mensual|suivi mensuel|oblig\w*|compulsory|mandatory|verpflicht\w*|(?:just|only) pay the \d+|nur die \d+|solo (?:los|pago) \d+)\b/u,
    unless: /\b(?:cancel\w*|stop\w*|kundig\w*|beend\w*|resili\w*|arret\w*|baja)\b/u,
    says: [
      [
        /^gpt4-chatbot$/,
        {
          en: "The option’s price is all you have to pay, once. The monthly care of {fact:chatbotRetainer} is optional: it starts at go-live, and only after you have confirmed it to us, so nothing monthly is charged with the order. It covers content kept up to date, unanswered questions reviewed, and one hour of changes.",
          de: "Zahlen müssen Sie nur den Preis der Option, einmal. Die monatliche Betreuung für {fact:chatbotRetainer} ist freiwillig: Sie beginnt mit dem Start des Chatbots und nur, wenn Sie sie uns bestätigt haben; mit der Bestellung wird also nichts Monatliches fällig. Sie umfasst aktuelle Inhalte, die Durchsicht unbeantworteter Fragen und eine Stunde Änderungen.",
          es: "Solo tiene que pagar el precio de la opción, una vez. El cuidado mensual de {fact:chatbotRetainer} es opcional: empieza con la puesta en marcha y solo si usted nos lo ha confirmado, así que con el pedido no se cobra nada mensual. Incluye mantener al día el contenido, revisar las preguntas sin respuesta y una hora de cambios.",
          fr: "Vous n’avez à payer que le prix de l’option, une fois. Le suivi mensuel à {fact:chatbotRetainer} est facultatif : il commence à la mise en ligne, et seulement si vous nous l’avez confirmé ; rien de mensuel n’est donc dû à la commande. Il comprend la mise à jour des contenus, l’examen des questions sans réponse et une heure de modifications.",
        },
      ],
    ],
  },
  // "Does that include hosting?"
  {
    asks: /\b(?:hosting|hosted|hoster|webspace|domains?|gehostet|alojamiento|dominio|hebergement|heberge\w*|domaine)\b/u,
    unless:
      /\b(?:where|wo|donde|ou est|already|schon eine?|ya teng\w*|deja|move|umzieh\w*|umzug|transfer\w*|existing|bestehend\w*|which host|welche\w*|who (?:buys|owns|registers)|(?:my|our) own|wer|quien|connect|point|own domain|eigene\w*|propio|own host|dns)\b/u,
    says: [
      [
        staticPages,
        {
          en: "No: domain and hosting aren’t in the price, their providers bill you directly. We publish [{title}]({path}) on your own domain; it can run on any host, and a domain or host that you already have stays yours.",
          de: "Nein: Domain und Hosting sind nicht im Preis enthalten, ihre Anbieter rechnen direkt mit Ihnen ab. Wir veröffentlichen [{title}]({path}) unter Ihrer eigenen Domain; es läuft bei jedem Hoster, und was Sie schon haben, behalten Sie.",
          es: "No: el dominio y el alojamiento no entran en el precio, se los facturan sus proveedores. Publicamos [{title}]({path}) en su propio dominio; funciona en cualquier alojamiento, y lo que ya tenga lo conserva.",
          fr: "Non : le domaine et l’hébergement ne sont pas compris dans le prix, leurs fournisseurs vous les facturent directement. Nous publions [{title}]({path}) sur votre propre domaine ; tout hébergeur convient, et vous gardez ce que vous avez déjà.",
        },
      ],
      [
        applications,
        {
          en: "No: hosting isn’t in the price. [{title}]({path}) runs in your own cloud account, in the region you choose, and that provider bills you directly. {costs}",
          de: "Nein: Das Hosting ist nicht im Preis enthalten. [{title}]({path}) läuft in Ihrem eigenen Cloud-Konto, in der Region Ihrer Wahl, und dessen Anbieter rechnet direkt mit Ihnen ab. {costs}",
          es: "No: el alojamiento no entra en el precio. [{title}]({path}) funciona en su propia cuenta en la nube, en la región que elija, y ese proveedor se lo factura. {costs}",
          fr: "Non : l’hébergement n’est pas compris dans le prix. [{title}]({path}) tourne dans votre propre compte cloud, dans la région de votre choix, et ce fournisseur vous facture directement. {costs}",
        },
      ],
    ],
  },
  // "Do you write the texts?"
  {
    asks: /\b(?:(?:do|does|would|will|can|could) (?:you|u|ye|someone) (?:\w+ )?(?:write|do)\b.*\b(?:text|texts|words|copy|content|wording|script)|who writes|(?:schreib\w*|macht|machen|liefer\w*) .*\btexte?\b|texte? .*\b(?:schreib\w*|von euch|von ihnen)|(?:escrib\w*|redact\w*|hacen) .*\btextos?|textos? .*\b(?:escrib\w*|ustedes|vosotros)|(?:ecriv\w*|redig\w*|faites) .*\btextes?|textes? .*\b(?:ecriv\w*|vous|redig\w*))\b/u,
    unless:
      /\b(?:change|edit|ander\w*|cambi\w*|modifi\w*|translat\w*|ubersetz\w*|traduc\w*|traduir\w*)\b/u,
    says: [
      [
        /^full-website$/,
        {
          en: "No: for [{title}]({path}) you provide the texts and pictures. We plan the pages with you, and an editor lets you change the texts yourself. If we should write them, name it in [a quote request](/quote).",
          de: "Nein: Für [{title}]({path}) liefern Sie die Texte und Bilder. Den Seitenplan machen wir mit Ihnen, und mit dem Editor ändern Sie Texte selbst. Sollen wir sie schreiben, nennen Sie es in [einer Angebotsanfrage](/quote).",
          es: "No: para [{title}]({path}) los textos y las imágenes los aporta usted. Planificamos las páginas con usted, y con el editor cambia los textos usted mismo. Si debemos escribirlos, indíquelo en [una solicitud de presupuesto](/quote).",
          fr: "Non : pour [{title}]({path}), vous fournissez les textes et les images. Nous planifions les pages avec vous, et un éditeur vous permet de modifier les textes vous-même. Si nous devons les écrire, indiquez-le dans [une demande de devis](/quote).",
        },
      ],
      [
        /^landing-page$/,
        {
          en: "From the option “Complete” ({price:landing-page.complete}) on, we write the text for the whole page, from a 30-minute call with you. For “Essential” ({price:landing-page.essential}) you bring the text.",
          de: "Ab der Option „Complete“ ({price:landing-page.complete}) schreiben wir den Text der ganzen Seite, nach einem Gespräch von 30 Minuten mit Ihnen. Bei „Essential“ ({price:landing-page.essential}) bringen Sie den Text mit.",
          es: "Desde la opción «Complete» ({price:landing-page.complete}) escribimos el texto de toda la página, a partir de una llamada de 30 minutos con usted. En «Essential» ({price:landing-page.essential}) el texto lo trae usted.",
          fr: "À partir de la formule « Complete » ({price:landing-page.complete}), nous écrivons le texte de toute la page, après un appel de 30 minutes avec vous. Avec « Essential » ({price:landing-page.essential}), vous apportez le texte.",
        },
      ],
      [
        /^(?:ai-lead-gen-lp|ai-video-1min|vsl-ai-host)$/,
        {
          en: "Yes, we write it: the text for [{title}]({path}) is included in every option.",
          de: "Ja, das übernehmen wir: Der Text für [{title}]({path}) ist in jeder Option enthalten.",
          es: "Sí, lo escribimos nosotros: el texto de [{title}]({path}) está incluido en todas las opciones.",
          fr: "Oui, nous l’écrivons : le texte de [{title}]({path}) est compris dans chaque formule.",
        },
      ],
    ],
  },
  // "Can we change it ourselves afterwards?"
  {
    asks: /\b(?:(?:change|edit|update|adapt)\w* .*\b(?:myself|ourselves|ourself|my own|our own)|(?:selbst|selber) .*\b(?:ander\w*|bearbeit\w*|pfleg\w*|aktualisier\w*)|(?:cambi\w*|editar\w*|modific\w*|actualiz\w*) .*\b(?:yo mism\w*|nosotr\w+ mism\w*|por mi cuenta)|(?:yo mism\w*|nosotr\w+ mism\w*) .*\b(?:cambi\w*|editar\w*|modific\w*)|(?:modifi\w*|chang\w*) .*\b(?:moi meme|nous memes?)|(?:moi meme|nous memes?) .*\b(?:modifi\w*|chang\w*))\b/u,
    says: [[/^(?:full-website|landing-page)$/, "website-edit-myself"]],
  },
  // "Whose is it then?"
  {
    asks: /\b(?:who owns|owns? it|(?:is|will|would) (?:it|that|this|everything|all of it|the (?:code|site|video|script|app|design)) (?:then )?(?:be )?(?:really )?(?:mine|ours)|belongs? to|wem gehor\w*|gehor\w* (?:\w+ ){0,3}(?:uns|mir|euch|ihnen)|(?:de quien|es) (?:es|sera|mi[oa]|nuestr[oa])\b|pertenec\w*|(?:m|nous|vous) appart\w*|appartien\w*|appartenir|a qui (?:est|sera|appart\w*)|(?:proprietaire|proprietario|duen[oa]s?))\b/u,
    unless:
      /\b(?:company|firma|empresa|entreprise|ariaworks|domain|domaine|dominio|data|daten|datos|donnees|duplicat\w*|contact|kontakt\w*)\b/u,
    says: [
      [
        films,
        {
          en: "The finished video is yours once it is paid in full, script included: show it wherever you like. The avatar and the voice belong to their provider and are licensed for showing the video, not for other uses.",
          de: "Das fertige Video gehört Ihnen, sobald es ganz bezahlt ist, samt Skript: Zeigen Sie es, wo Sie möchten. Avatar und Stimme gehören ihrem Anbieter und sind zum Zeigen des Videos lizenziert, nicht für anderes.",
          es: "El vídeo terminado es suyo en cuanto está pagado por completo, guion incluido: muéstrelo donde quiera. El avatar y la voz son de su proveedor, con licencia para mostrar el vídeo y no para otros usos.",
          fr: "La vidéo terminée est à vous dès qu’elle est entièrement payée, script compris : montrez-la où vous voulez. L’avatar et la voix appartiennent à leur fournisseur et sont sous licence pour la diffusion de la vidéo, pas pour d’autres usages.",
        },
      ],
      [anyService, "ownership"],
    ],
  },
  // "And if we don't like it?"
  {
    asks: /\b(?:(?:get|have|see|want) (?:\w+ ){0,3}(?:money|mine|it|that|my cash) back|money (?:\w+ ){0,2}(?:back|again)|refund\w*|(?:do|does|did|would|simply|just) ?n? ?t? (?:\w+ )?(?:like|love) (?:it|them|that|the result|what)|hate it|not happy with it|geld (?:\w+ )?(?:zuruck|wieder)|zuruckgeben|(?:nicht|net|ned) gefall\w*|gefall\w* (?:\w+ ){0,3}(?:nicht|net|ned)|nicht (?:zufrieden|uberzeugt)|(?:devuelv\w*|devolver\w*|recuper\w*|pierdo|perdemos) (?:\w+ ){0,2}(?:dinero|pasta|plata)|(?:no (?:me|nos) )(?:gust\w*|convenc\w*|convenz\w*|sirv\w*)|(?:rembours\w*|recuper\w* (?:mon|notre) argent)|(?:ne )?(?:me|nous) (?:plai\w*|convien\w*) pas)\b/u,
    unless:
      /\b(?:how (?:long|fast|soon|quick\w*|much)|wie (?:lange|schnell|viel)|cuant[oa]s?|combien|quand|wann|when|half|part|month\w*|monat\w*|mes|mois|cancel\w*|third|hours?)\b/u,
    says: [[anyService, "refund-unhappy"]],
  },
  // "So how do I order it?"
  {
    asks: /\b(?:(?:how|where) (?:do|can|would|shall) (?:i|we) (?:order|buy|get|book|sign up|start|pay for|take) (?:it|that|this|one|the)|how do (?:i|we) (?:order|buy|proceed|go ahead|get started)|what (?:do|shall|should) (?:i|we) do (?:now|next)|what(?: s| is)? (?:the )?next(?: steps?)?$|(?:wie|wo) (?:kann|konnen|soll|muss)? ?(?:ich|wir|man)? ?(?:das |die |den |es |ihn |sie )?(?:bestell\w*|kauf\w*|buch\w*|beauftrag\w*)|(?:wie|wo) (?:bestell\w*|kauf\w*|buch\w*) (?:ich|wir|man)|was (?:muss|soll) (?:ich|wir) (?:jetzt|nun|dann) (?:tun|machen)|(?:como|donde) (?:lo|la|los|las)? ?(?:pido|compro|contrato|encargo|pedimos|contratamos|reservo)|(?:como|donde) (?:se|puedo|podemos) (?:pedir|compr\w*|contrat\w*|reserv\w*|encarg\w*)\w*|que (?:tengo que hacer|hago) ahora|(?:comment|ou) (?:je |puis je |peut on |on |est ce que je )?(?:l |la |le |les )?(?:command\w*|achet\w*|reserv\w*)|(?:qu est ce que je|que dois je|je) (?:fais|faire) (?:maintenant|ensuite))\b/u,
    unless:
      /\b(?:in (?:two|parts?|instal\w*)|by (?:invoice|phone|transfer)|per rechnung|bank|paypal|without|ohne|sin|sans|domain)\b/u,
    says: [
      [
        anyService,
        {
          en: "You order it on its own page, [{title}]({path}): choose the option, and pay by card. {offer} Within 24 hours we write to you with a short list of what the work needs.",
          de: "Sie bestellen es auf der eigenen Seite, [{title}]({path}): Option wählen und mit Karte bezahlen. {offer} Innerhalb von 24 Stunden schreiben wir Ihnen, was die Arbeit von Ihnen braucht.",
          es: "Se pide en su propia página, [{title}]({path}): elija la opción y pague con tarjeta. {offer} En 24 horas le escribimos con una lista breve de lo que necesita el trabajo.",
          fr: "Vous le commandez sur sa page, [{title}]({path}) : choisissez la formule et payez par carte. {offer} Sous 24 heures, nous vous écrivons avec une courte liste de ce qu’il nous faut.",
        },
      ],
    ],
  },
  // "Can't I pay it in two halves?"
  {
    asks: /\b(?:instal\w*ments?|(?:pay|paid|split) (?:\w+ ){0,4}(?:halves|half|parts|steps|milestones?|twice)|in raten|ratenzahlung|teilzahlung|in (?:zwei|drei) (?:teilen|raten)|anzahl\w*|a plazos|en (?:dos|tres|varios) (?:pagos|plazos|partes|veces)|fraccion\w*|en (?:deux|trois|plusieurs) fois|echelonn\w*|acompte\w*|deposit|half now|half upfront|all at once|upfront|alles auf einmal|im voraus|todo de golpe|todo de una vez|tout d un coup)\b/u,
    unless: /\b(?:days?|halves of|half days?|tage)\b/u,
    says: [[anyService, "pay-instalments"]],
  },
  // "In German, too?", of what is held or answered in languages that no option fixes
  {
    asks: /\b(?:(?:in|auf|en|also|auch|y|et|e) (?:auch )?(?:spanish|german|french|english|italian|portuguese|dutch|polish|turkish|spanisch|deutsch|franzosisch|englisch|italienisch|turkisch|polnisch|espanol|aleman|frances|ingles|italiano|portugues|catalan|espagnol|allemand|anglais|francais|italien|portugais)|languages?|sprachen?|idiomas?|langues?)\b/u,
    unless:
      /\b(?:you speak|u speak|your team|call you|write to you|speak with|sprechen sie|sprecht ihr|hablan|hablais|parlez|vous parlez|this site|phone|tel|telefon\w*|pages?|paginas?|seiten|contract|vertrag|translat\w*|ubersetz\w*|traduc\w*|traduir\w*|traduis\w*)\b/u,
    says: [
      [/^gpt4-chatbot$/, "chatbot-languages"],
      [
        /^full-website$/,
        {
          en: "A second language comes with “Twelve pages, two languages” ({price:full-website.twelve-pages}) of [{title}]({path}): it is built in, and you bring the translation. The smaller options are in one language. For more languages, or if we should take care of the translation, [ask for a quote](/quote).",
          de: "Eine zweite Sprache gibt es mit „Twelve pages, two languages“ ({price:full-website.twelve-pages}) von [{title}]({path}): Sie wird eingebaut, die Übersetzung bringen Sie mit. Die kleineren Optionen sind einsprachig. Für weitere Sprachen, oder wenn wir uns um die Übersetzung kümmern sollen, [fragen Sie ein Angebot an](/quote).",
          es: "El segundo idioma viene con «Twelve pages, two languages» ({price:full-website.twelve-pages}) de [{title}]({path}): va integrado, y la traducción la aporta usted. Las opciones menores son en un solo idioma. Para más idiomas, o si debemos ocuparnos de la traducción, [pida un presupuesto](/quote).",
          fr: "La deuxième langue vient avec « Twelve pages, two languages » ({price:full-website.twelve-pages}) de [{title}]({path}) : elle est intégrée, et vous apportez la traduction. Les formules plus petites sont en une seule langue. Pour d’autres langues, ou si nous devons nous charger de la traduction, [demandez un devis](/quote).",
        },
      ],
      [
        /^tech-consulting$/,
        {
          en: "Consulting calls are held in English. If you need another language, ask before you order, and a person tells you whether it is possible.",
          de: "Beratungsgespräche führen wir auf Englisch. Brauchen Sie eine andere Sprache, fragen Sie vor der Bestellung: Ein Mensch sagt Ihnen, ob es möglich ist.",
          es: "Las sesiones de consultoría son en inglés. Si necesita otro idioma, pregunte antes de pedirla, y una persona le dice si es posible.",
          fr: "Les séances de conseil se tiennent en anglais. S’il vous faut une autre langue, demandez avant de commander : une personne vous dit si c’est possible.",
        },
      ],
    ],
  },
];

/** Follow-ups to what was said of changes: one more than the option includes. */
export const oneMoreRound =
  /\b(?:(?:a |one |yet )?(?:third|fourth|fifth|another|more|extra) (?:one|round|time|go)?|one more|noch ein\w*|(?:eine )?(?:dritte|vierte|weitere)\w*|mehr (?:als|davon)|otra mas|una mas|(?:la )?(?:tercera|cuarta)|mas (?:de|cambios|veces)|une de plus|(?:une )?(?:troisieme|quatrieme)|davantage|encore une)\b/u;

const refunds =
  /\b(?:refund\w*|money back|erstatt\w*|geld zuruck|devol\w*|devuel\w*|reembols\w*|rembours\w*)\b/u;
const offers =
  /\b(?:quotes?|quotation|angebot\w*|presupuesto\w*|devis|not on your list|isn t listed)\b/u;

/** What is asked after a matter that is no service's: which curated answer goes on with it. */
export const furtherOf: readonly { after: RegExp; asks: RegExp; says: string }[] = [
  {
    after: refunds,
    asks: /\b(?:how long (?:do|have|would|will) (?:i|we)\b(?! (?:wait|have to wait))|until when|by when|what s the deadline|wie lange (?:hab\w*|hatte\w*) (?:ich|wir)|bis wann|hasta cuando|cuanto tiempo (?:tengo|tenemos)|jusqu a quand|combien de temps (?:j ai|on a|avons nous|ai je))\b/u,
    says: "refund-unhappy",
  },
  {
    after: refunds,
    asks: /\b(?:how (?:fast|soon|quick\w*|long)|when)\b.*\b(?:account|card|back|money|get it|have it|arrive\w*|take|there|sent|paid)\b|\b(?:wie (?:schnell|lange)|wann)\b.*\b(?:konto|karte|zuruck|geld|da|dauer\w*|uberwiesen)\b|\b(?:cuando|cuanto (?:tiempo )?(?:tarda\w*|demora\w*)|en cuanto)\b.*(?:\b(?:cuenta|tarjeta|dinero|llega\w*|devolucion|vuelta)\b|$)|\b(?:quand|combien de temps|en combien|sous combien)\b.*\b(?:compte|carte|argent|rembourse\w*|recois|recu\w*|arrive\w*|prend)\b/u,
    says: "refund-when",
  },
  {
    after: offers,
    asks: /\b(?:how long (?:is|s) (?:it|that|the quote) (?:good|valid)|(?:good|valid) for|how long (?:can|do) (?:i|we) (?:have|think|wait|decide)|wie lange (?:gilt|ist|gultig)|gultig|cuanto (?:tiempo )?(?:vale|es valido)|valido|valable|combien de temps (?:est il|il est) (?:bon|valable))\b/u,
    says: "quote-valid",
  },
  {
    after: offers,
    asks: /\b(?:how (?:long|fast|soon|quick\w*)|wie (?:lange|schnell)|cuanto tarda\w*|en cuanto tiempo|combien de temps|sous combien)\b.*\b(?:quote|it|that|take|get|answer|hear|angebot|das|dauer\w*|presupuesto|devis|ca|reponse)\b/u,
    says: "quote-how",
  },
];
