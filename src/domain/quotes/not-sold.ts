/** What people ask for that no scope is about. `isFar`: nothing that we sell comes near it, or the catalogue says that it isn't part. */
export const notSold: readonly { said: RegExp; title: string; isFar: boolean }[] = [
  {
    said: /\b(?:an?|new|another|design (?:us )?(?:an?|our|the)|ein|neues|un|nuevo|nouveau|und) (?:new |neues |nuevo |nouveau )?logos?\b(?! (?:is|are|and colou?rs))|\blogo[ -]?(?:design|entwurf)\b|\bbranding\b|\bbrand identity\b|\bcorporate design\b|\blogotipo\b|\bidentité visuelle\b/giu,
    title: "Logo and brand design",
    isFar: true,
  },
  {
    said: /(?<!basic )\bseo(?![ -]?(?:friendly|basics|freundlich))(?:[ -]?\p{L}+)?(?![\p{L}])|\bsearch engine (?:work|optimi[sz]ation|ranking)\b|\bsuchmaschinenoptimierung\b|\bposicionamiento (?:web|en google)\b|\bréférencement\b|\b(?:rank|ranking|first|top) (?:on|in|of) google\b|\bfirst page of google\b/giu,
    title: "Search engine work",
    isFar: true,
  },
  {
    said: /\b(?:run|running|manage|managing|set up|create|place|handle|buy|book|do) (?:\w+ ){0,3}?(?:google|facebook|meta|instagram|linkedin) ?ads\b|\b(?:google|facebook|meta|instagram|linkedin) ads (?:management|for us|too|as well)\b|\b(?:run|manage|handle|do) (?:\w+ ){0,3}advertis(?:ing|ements?)\b|\bppc\b|\bcampaign management\b|\bwerbeanzeigen\b|\banzeigen schalten\b|\b(?:campañas de )?(?:anuncios|publicidad)\b|\bpublicités?\b/giu,
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
    said: /\b(?:take|shoot|shooting|photograph|fotograf\w+)(?: the| our| some)? (?:photos?|pictures)\b|\bphoto ?(?:shoot|graph(?:y|er))s?\b|\bfilming\b|\bfilm (?:us|our|at)\b|\bvideo shoot\b|\bdrone (?:shots|footage)\b|\bsesión de fotos\b|\bséance photo\b|\bdreharbeiten\b|\bfotoshooting\b/giu,
    title: "Photos and filming",
    isFar: true,
  },
  {
    said: /\b(?:voice|phone|telephone) (?:bots?|agents?|assistants?)\b|\bcall (?:centre|center)\b|\banswers? (?:the |our )?(?:phone|calls)\b|\btelefon(?:bot|assistent)\w*\b|\b(?:bot|assistant) (?:telefónico|téléphonique)\b/giu,
    title: "Voice agent for the phone",
    isFar: false,
  },
  {
    said: /(?<!(?:\bour|\bmy|\bthe|\bunser\w*|\bmein\w*|\bnotre|\bnuestr[ao]|\bmi)\s)\b(?:online|web) ?-?(?:shops?|stores?)(?= (?:with|for|that|where|mit|and|selling)|[.,]|$)|\be-?commerce\b|\bshopping cart\b|\bwarenkorb\b|(?<!(?:nuestra|mi|la) )\btienda (?:online|en línea)\b|\bcarrito\b|(?<!(?:notre|ma|la) )\bboutique en ligne\b|\bpanier\b/giu,
    title: "Online shop",
    isFar: false,
  },
  {
    said: /\bon-?site\b(?! search)|\b(?:come|visit|meet|travel) (?:\w+ ){0,3}(?:our office|us in person)\b|\bat our office\b|\bvor ort\b|\bpresencial(?:mente)?\b|\bsur place\b/giu,
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
    said: /\boffline(?: mode)?\b|\bon-?premises?\b|\bself-?hosted\b|\bon our own servers?\b/giu,
    title: "Running offline or on your servers",
    isFar: false,
  },
];
