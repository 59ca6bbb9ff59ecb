/** What people ask for that no scope is about. `isFar`: nothing that we sell comes near it, or the catalogue says that it isn't part. */
export const notSold: readonly { said: RegExp; title: string; isFar: boolean }[] = [
  {
    said: /\b(?:brand|style|design) (?:books?|guides?|guidelines|manuals?)\b|(?<!\p{L})(?:markenhandbuch|styleguide|manual de (?:marca|identidad)|charte graphique)(?!\p{L})|\b(?:an?|new|another|design (?:us )?(?:an?|our|the)|ein|neues|un|nuevo|nouveau|und) (?:new |neues |nuevo |nouveau )?logos?\b(?! (?:is|are|and colou?rs))|\blogo[ -]?(?:design|entwurf)\b|\blogos? (?:re)?(?:drawn|designed|made|done)\b|\bbranding\b|\bbrand identity\b|\bcorporate design\b|\blogotipo\b|\bidentité visuelle\b/giu,
    title: "Logo and brand design",
    isFar: true,
  },
  {
    said: /(?<!basic )\bseo(?![ -]?(?:friendly|basics|freundlich))(?:[ -]?\p{L}+)?(?![\p{L}])|\bsearch engine (?:work|optimi[sz]ation|ranking)\b|\bsuchmaschinenoptimierung\b|\bposicionamiento (?:web|en google)\b|\bréférencement\b|\b(?:rank|ranking|first|top) (?:on|in|of) google\b|\bfirst page of google\b/giu,
    title: "Search engine work",
    isFar: true,
  },
  {
    said: /\b(?:runs?|running|manages?|managing|set up|create|place|handle|buy|book|do) (?:\w+ ){0,3}?(?:google|facebook|meta|instagram|linkedin) ?ads\b|\b(?:google|facebook|meta|instagram|linkedin) ads (?:management|for us|too|as well)\b|\b(?:run|manage|handle|do) (?:\w+ ){0,3}advertis(?:ing|ements?)\b|\bppc\b|\bcampaign management\b|\bwerbeanzeigen\b|\banzeigen schalten\b|\b(?:campañas de )?(?:anuncios|publicidad)\b|\bpublicités?\b/giu,
    title: "Advertising",
    isFar: true,
  },
  {
    said: /\b(?:run|manage|handle|do|look after|post(?:ing)? (?:on|to)) (?:\w+ ){0,3}social media\b|\bsocial media (?:posts?|management|manager|accounts?)\b|\binstagram (?:posts?|account|feed)\b|\bsoziale\w* (?:medien|netzwerke)\b|\bredes sociales\b|\bréseaux sociaux\b|\bcommunity management\b/giu,
    title: "Social media",
    isFar: true,
  },
  {
    said: /\b(?:native |mobile |our own )?(?:ios|i ?phone|i ?pad|android)(?: (?:and|or|und|y|et) (?:ios|i ?phone|i ?pad|android))?(?: (?:native )?apps?)?\b|\bnative (?:mobile )?apps?\b|\bmobile apps?\b|\bapp ?stores?\b|\bgoogle play(?: store)?\b|\bplay store\b|\bhandy-?app\b|\bsmartphone-?app\b|\bapp móvil\b|\bapplication mobile\b/giu,
    title: "Mobile app",
    isFar: true,
  },
  {
    said: /\b\d+ (?:business cards|visitenkarten|flyers?|leaflets|posters?|t-shirts)\b|\bbusiness cards?\b|\bvisitenkarten?\b|\bflyers?\b|\bleaflets?\b|\bprinted? (?:brochures?|menus?|posters?|catalogu?es?)\b|\btarjetas de visita\b|\bcartes de visite\b|\b(?:drucken|print(?:ing)?) (?:lassen|and deliver)\b/giu,
    title: "Printed matter",
    isFar: true,
  },
  {
    said: /(?<!(?:have|own|our|existing|existing web|have got) )\bhosting\b(?: included| for (?:a|one|\w+) (?:years?|months?))?|\bhost(?:ed)? (?:it|this|them|the (?:site|page|website|app|bot)|our (?:site|page|website))\b(?: for us)?(?: for (?:a|one|\w+) (?:years?|months?))?|\bwebhosting\b|\bhostet\b|\bhébergement\b|\balojamiento web\b|\bserver administration\b|\bserver (?:mieten|betreib\w+)\b/giu,
    title: "Hosting",
    isFar: true,
  },
  {
    said: /\b(?:register|buy|get|registrieren|registrar|réserver) (?:\w+ ){0,3}(?:domains?|dominio|nom de domaine)\b|\bdomains? (?:registration|name included|inklusive|registrieren)\b/giu,
    title: "Domain registration",
    isFar: true,
  },
  {
    said: /\b(?:send|write|run|manage|monthly|weekly|design) (?:\w+ ){0,3}newsletters?\b|\bnewsletter (?:service|system|campaigns?|software|tool|versand)\b|\bemail marketing\b|\bemail campaigns?\b/giu,
    title: "Newsletter",
    isFar: true,
  },
  {
    said: /\b(?:take|shoot|shooting|photograph|fotograf\w+)(?: the| our| some)? (?:photos?|pictures)\b|\bphoto ?(?:shoot|graph(?:y|er))s?\b|\bfilm(?:ing|ed)\b|(?<!\p{L})(?:gefilmt|filmad[oa]s?|filmée?s?)(?!\p{L})|\bfilm (?:us|our|at)\b|\bvideo shoot\b|\bdrone (?:shots|footage)\b|\bsesión de fotos\b|\bséance photo\b|\bdreharbeiten\b|\bfotoshooting\b/giu,
    title: "Photos and filming",
    isFar: true,
  },
  {
    said: /\b(?:voice|phone|telephone) (?:bots?|agents?|assistants?)\b|\bcall (?:centre|center)\b|\banswers? (?:the |our )?(?:phone|calls)\b|\btelefon(?:bot|assistent)\w*\b|\b(?:bot|assistant) (?:telefónico|téléphonique)\b/giu,
    title: "Voice agent for the phone",
    isFar: false,
  },
  {
    said: /(?<!(?:\bour|\bmy|\bthe|\bunser\w*|\bmein\w*|\bnotre|\bnuestr[ao]|\bmi)\s)\b(?:online|web) ?-?(?:shops?|stores?)(?= (?:with|for|that|where|mit|and|selling)|[.,]|$)|\be-?commerce\b|(?<=(?:and|with|plus|,|including) )an? (?:small |little |tiny |simple )?(?:shop|store)(?= (?:for|with|where|to|selling)|[.,;]|$)|(?<=(?:und|mit|,) )eine[mn]? (?:kleinen )?(?:shop|laden)(?= (?:für|mit)|[.,;]|$)|(?<=(?:y|con|,) )una (?:pequeña )?tienda(?= (?:para|con|de)|[.,;]|$)|(?<=(?:et|avec|,) )une (?:petite )?boutique(?= (?:pour|avec|de)|[.,;]|$)|\bshopping cart\b|\bwarenkorb\b|(?<!(?:nuestra|mi|la) )\btienda (?:online|en línea)\b|\bcarrito\b|(?<!(?:notre|ma|la) )\bboutique en ligne\b|\bpanier\b/giu,
    title: "Online shop",
    isFar: false,
  },
  {
    said: /\bon-?site\b(?! search)|\bon site (?:at|in|with|visits?|training|workshops?)\b|\bin our office\b|\bbei uns im büro\b|(?<!\p{L})en nuestr[oa]s? (?:oficinas?|instalaciones|taller|sede|local)(?!\p{L})(?= [^.!?\n]{0,20}(?:reun|visit|jornada)|[.,;!?]|$| en )|(?<!\p{L})dans nos (?:locaux|ateliers|murs)(?!\p{L})|\bat our (?:premises|place|site|workshop|farm|factory)\b|\bbei uns (?:vor ort|in der (?:firma|werkstatt|praxis)|im (?:haus|betrieb|werk))(?!\p{L})|(?<!\p{L})visit(?:e|a|er|ar)? (?:de |du |des |a |au |al )?(?:l['’]atelier|notre \p{L}+|nuestr[oa] \p{L}+|taller)(?!\p{L})|\ben nuestra oficina\b|\bdans nos bureaux\b|\b(?:come|visit|meet|travel) (?:\w+ ){0,3}(?:our office|us in person)\b|\bat our office\b|\bvor ort\b|\bpresencial(?:mente)?\b|\bsur place\b/giu,
    title: "Work at your place",
    isFar: true,
  },
  {
    said: /\b(?:hipaa|soc ?2|iso ?27001|pci(?:[ -]dss)?|fedramp|medical device)\b(?: complian\w+)?/giu,
    title: "A certificate or a legal standard",
    isFar: false,
  },
  { said: /\bsingle sign-?on\b|\bsso\b|\bsaml\b/giu, title: "Single sign-on", isFar: false },
  {
    said: /\bguarante\w+ (?:\w+ ){0,4}(?:profits?|returns?|sales|leads|rankings?|results?|win rate)\b|\b\d+ ?% (?:win rate|profit|return)\b/giu,
    title: "A guaranteed result",
    isFar: true,
  },
  {
    said: /\b(?:opens?|places?|execut\w+) (?:the )?(?:positions?|trades?|orders?) (?:by itself|automatically|for me)\b|\bexpert advisor\b|\btrading (?:bot|robot)s?\b|\bautomated trading\b/giu,
    title: "Trading that executes by itself",
    isFar: false,
  },
  {
    said: /\b24\s?\/\s?7 (?:support|phone|monitoring|on-?call)\b|\bon-?call\b|\bround[ -]the[ -]clock support\b/giu,
    title: "Support around the clock",
    isFar: false,
  },
  {
    said: /\boffline(?: mode)?\b|\bon-?premises?\b|\bself-?hosted\b|\bon (?:our|my) own (?:\p{L}+ )?(?:servers?|hardware|machines?|data cent(?:er|re)s?)\b|\bwithout (?:an |any )?internet(?: access| connection)?\b|\bair-?gapped\b|\bauf (?:unseren |meinen )?eigenen servern\b|\ben nuestros (?:propios )?servidores\b|\bsur nos (?:propres )?serveurs\b/giu,
    title: "Running offline or on your servers",
    isFar: false,
  },
  {
    said: /\be-?sign(?:atures?|ing|ed)?\b|\belectronic(?:ally)? sign\w*|\bdigital(?:ly)? sign\w*|\bdocusign\b|\belektronische\w* (?:unterschrift|signatur)\w*|\bfirma (?:electrónica|digital)\b|\bsignature électronique\b/giu,
    title: "Electronic signatures",
    isFar: false,
  },
  {
    said: /\b(?:our|my|his|her)(?: real| own)?(?: (?:ceo|boss|founder|owner|director|chef|teacher|doctor))?(?:['’]s)? (?:own |real )?(?:face|voice|likeness)(?: and (?:face|voice))?\b|\b(?:voice|face) clon\w+|\bclon(?:e|ed|ing) (?:\w+ ){0,3}(?:voice|face)\b|\b(?:meine|unsere) (?:eigene )?stimme\b|\bmi (?:propia )?voz\b|\bma (?:propre )?voix\b/giu,
    title: "A real person’s face or voice",
    isFar: false,
  },
  {
    said: /\bocr\b|\bscanned (?:\p{L}+ ){0,2}(?:documents?|pdfs?|papers?|invoices?|pages?|files?|letters?)\b|\bhandwrit(?:ten|ing)\b|\bgescannte\w*|\bhandschriftlich\w*|\bescanead[oa]s?\b|\bmanuscrit[oa]?s?\b|\bscannée?s\b/giu,
    title: "Reading scans or handwriting",
    isFar: false,
  },
  {
    said: /\bmembers?['’]?s? ?['’]?(?:-| )(?:area|section|only)\b|\bmitgliederbereich\b|\bárea de (?:miembros|socios)\b|\bespace (?:membres|adhérents)\b/giu,
    title: "An area for members",
    isFar: false,
  },
  {
    said: /\b(?:live|interactive|real-?time) maps?\b|\bstore locator\b|\bgps\b|\btrack(?:ing|s)? (?:of )?(?:our |the )?(?:delivery )?(?:vans|vehicles|trucks|drivers|fleet)\b|\binteraktive karte\b|\bmapa interactivo\b|\bcarte interactive\b/giu,
    title: "Maps and positions",
    isFar: false,
  },
  {
    said: /\bas\s?\/?\s?400\b|\bmainframe\b|\bcobol\b|\blegacy (?:system|software|database)\b|\baltsystem\b/giu,
    title: "An older system of yours",
    isFar: false,
  },
  {
    said: /\b(?:including|incl\.?|with|plus|and) (?:the |a |our )?domain(?: names?)?\b(?! (?:(?:we|you) (?:have|own)|is (?:in (?:his|her|our|my|their) name|ours|mine|his|hers|theirs|there|already|registered|with)))|\b(?:inklusive|mit) (?:der )?domain\b|\bdominio incluido\b|\bdomaine (?:compris|inclus)\b/giu,
    title: "Domain registration",
    isFar: true,
  },
  {
    said: /\bstock (?:photos?|pictures|images|footage)\b|\b(?:photos?|pictures|images) (?:bought|licen[sc]ed) by you\b/giu,
    title: "Licensed pictures",
    isFar: false,
  },
  {
    said: /\b(?:fill in|enter|put in|upload) (?:all )?(?:our|the) (?:texts?|content|pictures)(?: and (?:texts?|pictures|photos))?\b/giu,
    title: "Filling in your content",
    isFar: false,
  },
  {
    said: /\b(?:tell|say)s? (?:me|us) (?:what|when) to (?:buy|sell)\b|\b(?:financial|investment|legal|tax|medical) advice\b|\b(?:written|checked|drafted) by (?:your|a) lawyers?\b|\b(?:anlage|rechts|steuer)beratung\b|\basesor[ií]a (?:legal|fiscal|financiera)\b|\bconseil (?:juridique|fiscal|financier)\b/giu,
    title: "Legal, tax or financial advice",
    isFar: true,
  },
  {
    said: /\b(?:model|ai|openai|usage|sms|api|licen[cs]e|data|running) (?:costs?|fees?|usage|licen[cs]es?) (?:are |is )?(?:included|in the price)\b|\b(?:market )?data licen[cs]es? (?:are |is )?included\b|\blaufende kosten (?:inklusive|enthalten)\b/giu,
    title: "What other providers charge",
    isFar: true,
  },
  {
    said: /\b(?:lifetime|life-?long|unlimited) (?:support|updates|maintenance|revisions|changes)\b|\b(?:months?|years?) of free (?:support|updates|maintenance)\b|\blebenslange\w* (?:support|updates)\b/giu,
    title: "Support beyond what each order includes",
    isFar: false,
  },
  {
    said: /\bwithout (?:the |an? |any )?(?:ai|made[ -]with[ -]ai) (?:label|mark|notice|watermark)\b|\bohne (?:ki-?)kennzeichnung\b|\bsin (?:la )?etiqueta de ia\b/giu,
    title: "A video without its AI label",
    isFar: true,
  },
];
