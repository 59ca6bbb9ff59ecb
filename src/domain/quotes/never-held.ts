/**
 * What people ask for beyond the work itself, and no scope promises: guarantees, rights, availability, load, standards,
 * terms of payment. Whole kinds of demands, in English, German, Spanish and French; where one is named, a person looks.
 */
export const neverHeld: readonly { said: RegExp; title: string; isFar: false }[] = [
  {
    title: "A guarantee",
    isFar: false,
    said: /\b(?:guarante\w+|warrant(?:y|ies)|garant[ií]\w*|gewährleist\w+)(?: \p{L}+)?|\b(?:money[ -]?back|sla)\b|\b(?:penalty|penalties|vertragsstrafe|penalización|pénalités?)\b|\b(?:otherwise|or else|sonst) (?:you|ihr|sie) (?:pay|zahlt|zahlen)\b/giu,
  },
  {
    title: "A result",
    isFar: false,
    said: /\byou (?:find|get|bring|win) (?:us |me )?(?:the |new |more |our )*(?:customers|clients|leads|buyers)\b|\b(?:(?:ranks?|ranking|number|position) (?:first|one|top|number one|#1|1)|be (?:first|top|number one|#1))\b(?! (?:page|section|step|field|screen))|\b(?:makes?|earns?|brings?|generat\w+|delivers?) (?:us |me )?(?:at least |over |more than )?\d[\d.,]* ?(?:%|percent|leads?|customers?|sales|clients|enquiries|inquiries|bookings?|orders|calls|visitors|members|sign-?ups|requests|buyers|guests|patients|students|donations|pupils|anfragen|kunden|buchungen|clientes|reservas|pedidos|visitas|demandes|réservations|commandes)|\b(?:at least|mindestens|al menos|au moins) \d[\d.,]* ?(?:%|percent|prozent|por ciento|pour ?cent|leads?|customers?|new customers?|sales|kunden|clientes|clients)(?:[^.!?\n]{0,12}\b(?:a|per|pro|al|por|par) (?:day|week|month|year|monat|mes|mois))?|\b\d[\d.,]* (?:new )?(?:customers?|leads?|clients?|clientes|kunden|sales|ventas) (?:a|per|pro|al|por|par) (?:day|week|month|tag|woche|monat|día|semana|mes|jour|semaine|mois) (?:from|out of|through|durch|gracias|grâce)\b/giu,
  },
  {
    title: "Availability beyond office hours",
    isFar: false,
    said: /(?<!\p{L})(?:at night|overnight|on sundays?|(?:at|on|over) (?:the )?weekends?|on (?:bank )?holidays|nachts|am wochenende|sonntags|feiertags|an feiertagen|de noche|por la noche|los (?:domingos|fines de semana|festivos)|la nuit|le (?:week-?end|dimanche)|les jours fériés)(?!\p{L})(?=[^.!?\n]{0,50}(?<!\p{L})(?:someone|somebody|you (?:react|answer|fix|respond|call|act|help|pick)|reacts?|responds?|answers the|picks up|fix(?:es)? it|on call|reagier\p{L}*|rangeh\p{L}*|jemand|erreichbar|bereitschaft|alguien|atiend\p{L}*|reaccion\p{L}*|quelqu['’]un|réagi\p{L}*|intervien\p{L}*|répond\p{L}*)(?!\p{L}))|\b(?:24 ?[/x] ?7|round[ -]the[ -]clock|around the clock|rund um die uhr|las 24 horas|24 heures sur 24|7 jours sur 7)(?: (?:phone|telephone|human|live))?(?: (?:support|service|help))|\b(?:24 ?[/x] ?7|round[ -]the[ -]clock|rund um die uhr) (?:available|on call|erreichbar)\b|\b(?:available|reachable|on call|support|someone|somebody|help)\b[^.!?\n]{0,30}\b(?:on |at |over )?(?:the )?(?:weekends?|at night|public holidays|sundays?)\b|\bon-?call\b|\bbereitschaft\w*\b|\brufbereitschaft\b|\bguardia\b(?= (?:los|de|el))|\bastreinte\b|\b(?:support|hilfe|soporte|assistance)\b[^.!?\n]{0,20}\b(?:am wochenende|nachts|(?:los )?fines de semana|le week-?end|la nuit)\b|\bphone support\b|\b(?:react|respond|reply|response|answer)\w*\b[^.!?\n]{0,12}\b(?:time )?(?:within|in|under) (?:\p{L}+|\d+) (?:minutes?|hours?)\b|\buptime\b/giu,
  },
  {
    title: "Numbers of visits or runs",
    isFar: false,
    said: /\b(?:\d{3,} ?(?:mb|megabytes?|megas?)|\d[\d.,]*\+? ?(?:gb|gigabytes?|tb|terabytes?|gigas?|go(?= (?:chacun|par|each|de))))(?!\p{L})|\b\d[\d.,]* ?(?:ms|milliseconds?|millisekunden|milisegundos|millisecondes)\b|\b(?:more than |over |up to |at least )?\d[\d.,]* (?:runs?|requests?|orders|mails|e-?mails|messages|forms|visitors|visits|calls) (?:an|per|each|a) (?:second|minute|hour)\b|\b[\d.,]+(?: ?k| thousand| million| ?mio\.?| millones| millions)? (?:concurrent |simultaneous |gleichzeitige |daily |unique )*(?:visitors?|visits|users?|requests?|runs?|hits|page views|views|impressions|calls|besucher\w*|aufrufe|nutzer\w*|visitantes|visitas|usuarios|visiteurs|visites|utilisateurs|appels) (?:at (?:once|the same time)|an?|per|pro|je|por|al|à la|a la|par|gleichzeitig|simultán\w+|simultan\w+|en même temps)\b(?: (?:second|minute|hour|day|week|month|sekunde|minute|stunde|tag|woche|monat|segundo|minuto|hora|día|semana|mes|seconde|heure|jour|semaine|mois))?|\b(?:under|within|below|unter|bajo|sous) \d+ ?(?:ms|milliseconds?|millisekunden|milisegundos|millisecondes)\b|\bpagespeed\b|\blighthouse\b|\b(?:loads?|laden?|lädt) (?:in )?(?:under|within|less than|unter|in weniger als)\b/giu,
  },
  {
    title: "Data as it happens",
    isFar: false,
    said: /\b(?:at the same time|simultaneously|at once|concurrently)\b(?=[^.!?\n]{0,40}(?:edit|work|type|change|record|page|document)?)(?<=\b(?:edit|edits|editing|work|works|working|type|change|write|open|see|use)\b[^.!?\n]{0,40})|(?<!\p{L})gleichzeitig (?:\p{L}+ ){0,3}(?:bearbeiten|arbeiten|ändern|schreiben)|(?<!\p{L})(?:editar|trabajar|modificar|cambiar)[^.!?\n]{0,30}(?:al mismo tiempo|a la vez)|(?<!\p{L})(?:modifier|travailler|éditer)[^.!?\n]{0,30}en même temps|\b(?:shows?|shown|see|seen|zeig\p{L}*|muestr\p{L}*|montr\p{L}*|watch)\b[^.!?\n]{0,40}\b(?:live|en directo|en direct)\b|(?<!\p{L})(?:live ?)?(?:web|stall|wetter|live)-?(?:cam|kamera)s?(?!\p{L})|\blive (?:stream\w*|feed|cam\w*|video)\b|\btick[ -](?:data|by[ -]tick)\b|\b(?:chang|updat|refresh)\w* every (?:hour|minute|second|few \w+)\b|\b(?:import|load|re-?read)\w* (?:again )?(?:every|each) (?:night|day|hour|morning|week|month)\b|(?:stündlich|minütlich) (?:aktuell|aktualisier\w*|neu)|\b(?:in )?real[ -]?time\b|\bechtzeit\w*\b|\b(?:en )?tiempo real\b|\b(?:en )?temps réel\b|\blow[ -]latency\b|\bhigh[ -]frequency\b/giu,
  },
  {
    title: "Live pictures",
    isFar: false,
    said: /(?<!\p{L})(?:web[ -]?cams?|live[ -]?streams?(?:ing)?|live (?:pictures?|video|feed|camera)|cctv|überwachungskamera\p{L}*|live-?bild\p{L}*)(?!\p{L})|(?<!\p{L})(?:see|watch|sehen|schauen|ver|vean|voir|voient|regarde\p{L}*)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:cameras?|kameras?|cámaras?|caméras?)(?!\p{L})/giu,
  },
  {
    title: "Hosting or a server",
    isFar: false,
    said: /\b(?:you|we want you to|please) host(?: it| this| them| everything)?\b|\bhosted (?:in|on|at|by) [^.,;!?\n]{1,40}|(?<!\b(?:alerts?|messages?|webhooks?|signals?|posts?|sent|data) to (?:my |our )?)\b(?:own|our|your|eu|german|swiss|dedicated|local) (?:\p{L}+ )?servers?\b|\b(?:eigene[mnr]?|unsere[mnr]?|ihre[mnr]?|euren?|deutsche[mn]?) servern?\b|\b(?:nuestros?|vuestros?|propios?) (?:propios? )?servidor(?:es)?\b|\b(?:nos|vos|propres) (?:propres )?serveurs?\b|\bhébergée?s? [^.,;!?\n]{1,30}|\balojad[oa]s? en\b[^.,;!?\n]{0,30}|\bgehostet\b[^.,;!?\n]{0,30}|\bon (?:an?|our|his|her|their|my|the (?:client|customer)['’]s|somebody['’]s|someone['’]s) (?:[\p{L}-]+ )?servers?\b|\bauf (?:einem|unserem|seinem|deren) (?:\p{L}+ )?server\b|\bservers? in (?:his|her|our|my|the|their) \p{L}+\b|\bon[ -]premises?\b|\bself[ -]hosted\b|\bair[ -]?gapped\b|\bdata (?:stays?|must stay|kept|stored) (?:in|within) [^.,;!?\n]{1,30}|\b(?:data|daten|datos|données|everything|servers?|server)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:in(?: der| den| the)?|en|dans(?: l['’])?|au|aux|within) (?:eu|ue|europe\p{L}*|europa\p{L}*|schweiz|switzerland|suiza|suisse|deutschland|germany|alemania|allemagne|österreich|austria|france|frankreich|francia|españa|espagne|spain|uk|us|usa|canada|australia)(?!\p{L})(?: (?:stay|stays|be|liegen|bleiben|rester|quedarse|stored|kept))?/giu,
  },
  {
    title: "Rights and licences",
    isFar: false,
    said: /\b(?:re-?sell|re-?selling|white[ -]?label(?:l?ed)?|sub-?licen[cs]\w+|exclusiv\w+|exklusiv\w*|weiterverkauf\w*|wiederverkauf\w*|revend\w+|en exclusiva)\b[^.,;!?\n]{0,30}|\b(?:copyright|patents?|trademarks?|urheberrecht\w*|nutzungsrechte\w*|derechos de autor|droits d['’]auteur)\b|\bnever (?:sell|use|show)\b[^.,;!?\n]{0,30}|\b(?:nda|non-disclosure agreement|geheimhaltungsvereinbarung)\b/giu,
  },
  {
    title: "Writing or entering your content",
    isFar: false,
    said: /\b(?:write|writing|ghost-?writ\w+) (?:\p{L}+ )?(?:\d+|two|three|four|five|ten|weekly|monthly) (?:blog )?(?:posts?|articles?)\b|\b(?:enter|upload|type in|copy over|fill in) (?:all )?(?:our|the) \p{L}+\b/giu,
  },
  {
    title: "Moving what you have",
    isFar: false,
    said: /\b(?:mov|migrat|transfer|bring|carry|port|switch)\w* (?:everything|all of it|it all|the whole \p{L}+)(?: (?:over|across))?\b|\b(?:alles|sämtliche \p{L}+) (?:\p{L}+ ){0,4}(?:umziehen|übertragen|migrieren)(?!\p{L})|(?<!\p{L})(?:pasar|mover|migrar|trasladar) (?:todo|todos los|todas las)(?!\p{L})|(?<!\p{L})(?:déplacer|migrer|transférer|reprendre) (?:tout|tous les|toutes les)(?!\p{L})|\b(?:mov|migrat|transfer|copy|bring|carry|port|tak)\w* (?:over |across )?(?:all |of )*(?:our|the|my|over|across)?\s?(?:\d[\d.,]*|existing|old|current|hundreds of|all)(?: \p{L}+){0,2} (?:posts?|articles?|products?|pages?|content|data|emails?|mailboxes|pictures|photos|customers?|orders|files)\b|\b(?:datenmigration|umzug (?:von|der|des|aus|unser\p{L}*)|übernahme der|migraci[oó]n|migration|migrate|migrieren|migrar|migrer)\b(?: (?:of|from|von|aus|de|des|del)[^.,;!?\n]{0,30})?/giu,
  },
  {
    title: "Sign-in with other accounts",
    isFar: false,
    said: /\b(?:sign|log)(?:s|ged|ned)?[ -]?in (?:with|through|via|by|using) (?:\p{L}+ ){0,2}(?:microsoft|google|apple|facebook|linkedin|github|okta|azure|company|work|office)\b[^.,;!?\n]{0,20}|\b(?:ldap|active directory|entra id|okta|oauth|oidc|openid|passkeys?|biometric\w*|face ?id)\b|\b(?:anmeldung|login|einloggen) (?:mit|über) (?:microsoft|google|apple|ihrem firmen\w*)\b/giu,
  },
  {
    title: "A format that no scope names",
    isFar: false,
    said: /\b(?:buttons?|links?|hotspots?|chapters to click)\b (?:inside|in|within|over) (?:the|a|our) (?:video|clip|film)\b|(?<!\p{L})(?:knopf|button|botón|bouton) (?:im|in dem|en el|dans la) (?:video|film|vídeo|vidéo)(?!\p{L})|\b(?:our|my|own|real|existing|drone|archive) (?:[\p{L}-]+ ){0,2}(?:footage|recordings?|film material|b-roll|songs?|jingle|soundtrack|music)(?=[.,;!?]|$| (?:behind|under|in|cut|playing|as|and|over)\b)(?: cut in)?|(?<!\p{L})(?:unser\p{L}*|eigene\p{L}*) (?:[\p{L}-]+ )?(?:filmmaterial|aufnahmen einschneiden|musik|lied)(?!\p{L})|\b(?:interactive|clickable|interaktive\w*|interactivo|interactive) (?:videos?|vídeo|vidéo)\b|\b(?:[468] ?k(?= |[.,;!?)]|$)|uhd|hdr|dolby|surround|imax|3d|360°?|(?<=(?:on|for|im|en|à la) )(?:tv|television|cinema|kino|fernsehen|televisión|télévision)|vr|augmented reality|animat(?:ed|ions?)|animiert\w*|animad[oa]s?|animée?s?|hologram\w*|pro ?res|broadcast quality|raw files?)\b(?: \p{L}+)?/giu,
  },
  {
    title: "A certificate or a legal standard",
    isFar: false,
    said: /(?<=(?:,|and|to|can|must|should|they|clients|who|then) )signs?(?=,| and | or )|(?<!\p{L})(?:signs?|signed|signing) (?:it|them|these|(?:the|their|his|her|each|every) (?!\p{L}+ (?:up|in|off))\p{L}+)(?! off| up| in)(?!\p{L})|(?<!\p{L})(?:unterschreib\p{L}*|(?:los|las|lo|la) firm(?:an?|en?)|firman? (?:los|las|sus?)|(?:les|la|le) signe(?:nt)?|signe(?:nt)? (?:les|leurs?|ses))(?!\p{L})|\b(?:\bsign(?:s|ed|ing)? (?:it |them )?(?:with (?:a|the|their) finger|on (?:the )?(?:screen|glass))|signatures?|unterschrift\w*|(?:anti)?virus(?:es)?(?: scan\w*)?|malware|firma (?:en pantalla|digital|manuscrita)|(?<!(?:birth|vaccination|health|medical|gift|school|death|marriage) )(?<!\b(?:upload|attach|add|send|pdf)\w*(?: (?:an?|the|their|his|her|our|your))? )certif(?:ied|icate|ication)\w*|zertifi\w+|(?<!(?:suben?|subir|adjunt\w+|cargar) (?:el|un|su|los) )certificad[oa]s?|certifiée?s?|complian(?:t|ce)|konform\w*|accredited|audited|notari[sz]ed|legally (?:binding|valid|compliant|checked)|rechtssicher\w*|rechtsgültig\w*|barrierefrei\w*|accessib(?:le|ility)\b(?! to)|wcag(?: a+)?|bitv|bfsg|en ?301 ?549|qualified electronic|e-?signatures?|electronic signatures?|qualifizierte? (?:elektronische )?signatur|firma electrónica|signature électronique)\b(?: (?:to|nach|according to|with|a|para) [^.,;!?\n]{1,24})?/giu,
  },
  {
    title: "Ways to send that no scope names",
    isFar: false,
    said: /\b(?:alerts?|gets?|receives?|sent|notif\w+|warn\w*)\b[^.!?\n]{0,40}\b(?:by|on|via) (?:the |his |her |my |their )?phone\b|\b(?:gets?|receives?|sends?) (?:an? )?(?:printed |paper )?letters?\b|\b(?:by|as|via|per|as an?|als|por|par) (?:an? )?(?:(?:registered|printed|paper|signed|proper|normal|certified) )?(?:fax|letters?|post|postcard|brief|pager|carta|courrier)\b|\b(?:fax(?:es)?|robocalls?|push[ -]?(?:notifications?|messages?|nachrichten|mitteilungen)|notificaciones push|notifications push)\b/giu,
  },
  {
    title: "Terms of payment",
    isFar: false,
    said: /\b(?:(?:monthly|quarterly|weekly|equal|\d+|\p{L}+) )?(?:instal?lments?|raten(?:zahlung)?|cuotas|mensualités|mensualidades)\b|\bpa(?:y|id|ying) (?:later|after|on delivery|by results?|per lead|when it works|in \d+)\b[^.,;!?\n]{0,20}|\b(?:discounts?|rabatt\w*|descuentos?|remises?|nachlass|réductions?|rebate|cheaper if|for free|kostenlos|gratis|gratuit\w*|on commission|revenue share|profit share|equity|barter)\b/giu,
  },
  {
    title: "More than each order includes",
    isFar: false,
    said: /\b(?:three|four|five|six|seven|eight|nine|ten|[3-9]|\d\d) (?:[\p{L}-]+ )?(?:follow[ -]?up|reminder|nurturing|welcome|drip|newsletter|thank[- ]you|automated|automatic) (?:e-?)?(?:mails?|messages?)(?!\p{L})|(?<!\p{L})(?:drei|vier|fünf|sechs|[3-9]|\d\d) (?:nachfass|erinnerungs|folge|willkommens)-?(?:e-?)?mails?(?!\p{L})|(?<!\p{L})(?:tres|cuatro|cinco|seis|[3-9]|\d\d) correos (?:de (?:seguimiento|recordatorio|bienvenida)|automáticos)|(?<!\p{L})(?:trois|quatre|cinq|six|[3-9]|\d\d) (?:e-?mails?|mails?|courriels) (?:de (?:relance|suivi|rappel|bienvenue)|automatiques)|\b(?:cancel|stop|terminate|quit|kündig\p{L}*|cancelar|rescindir|résilier)\b[^.!?\n]{0,20}\b(?:whenever|any ?time|at any|jederzeit|cuando quer\p{L}+|en cualquier momento|à tout moment|quand on veut)\b(?: we \p{L}+)?|\b(?:user|usability)[ -]?test\w*\b|\btest(?:s|ed|en|ing)? (?:it|them|this|the \p{L}+|es|sie|das) (?:with|mit) (?!fees|gebühren)(?:\d+|\p{L}+) (?:of )?(?:our|real|your|unser\p{L}*|echten)? ?\p{L}+|\bnutzertests?\b|\bpruebas con usuarios\b|\btests? utilisateurs?\b|\bright[ -]to[ -]left\b|\brtl\b|\bvon rechts nach links\b|\bde derecha a izquierda\b|\bde droite à gauche\b|\b(?:unlimited|unbegrenzt\w*|ilimitad\w+|illimitée?s?|as many \p{L}+ as|endless|infinite)\b(?: \p{L}+)?|\b(?:for ?ever|for life|lifetime|lebenslang\w*|para siempre|de por vida|à vie|pour toujours|für immer|perpetual)\b|\bfree (?:updates?|upgrades?|changes|support|maintenance)\b|\b(?:two|three|four|five|six|seven|ten|\d+)[ -](?:years?|jahre\w*|años|ans) (?:of )?(?:\p{L}+ )?(?:support|warranty|updates?|hosting|garantie|soporte)\b/giu,
  },
  {
    title: "Training beyond what a scope names",
    isFar: false,
    said: /\b(?:\p{L}+|\d+)[ -](?:days?|weeks?|sessions?|tage|wochen|días|jours) (?:of |an? )?(?:training|schulung\w*|formaci[oó]n|formation)\b|\btrain(?:s|ing)? (?:all |our |the )*\d+\b[^.,;!?\n]{0,30}|\b(?:schulen|schulung)[^.!?\n]{0,40}(?:zwei|drei|vier|fünf|\d+) tage|\bform(?:ar|er)\b[^.!?\n]{0,40}(?:dos|tres|deux|trois|\d+) (?:días|jours)|\btrain(?:s|ing)? (?:[\p{L}\d]+ ){0,6}(?:for|over|during) (?:\d+|two|three|four|five) (?:days|weeks|hours)\b|\b(?:training|schulung|formación|formation) (?:for|für|para|pour) (?:\d+|\p{L}+ ?\d+|twelve|twenty|ten|six|five|all) \p{L}+/giu,
  },
  {
    title: "More than one presenter",
    isFar: false,
    said: /\b(?:two|three|several|2|3|zwei|drei|mehrere|dos|tres|varios|deux|trois|plusieurs) (?:ai |different |virtual )?(?:presenters|avatars|speakers|hosts|voices|actors|people (?:talking|speaking)|sprecher\w*|moderator\w*|stimmen|presentador\w*|voces|présentat\w+|voix)\b|\b(?:our|my|unser\w*|mein\w*|nuestr\w*|mi|notre|mon|ma) (?:\p{L}+ ){1,2}(?:as|als|como|comme) (?:the |our |an? |eine? |un |une )?(?:presenter|speaker|host|voice|sprecher\w*|moderator\w*|presentador\w*|présentat\w+)|\b(?:presenter|host|speaker|sprecher\w*|moderator\w*|presentador\w*|présentat\w+) (?:is|are|should be|will be|ist|soll|es|est) (?:our|my|unser\w*|mein\w*|nuestr\w*|mi|notre|mon|ma)\b|\b(?:my|our|his|her|own|cloned?|the (?:ceo|boss|owner)['’]?s?) (?:own |cloned )?(?:voice|face)\b|\bvoice[ -]clon\w+\b|\bdeep ?fakes?\b|\b(?:meine|unsere|eigene) stimme\b|\bmi (?:propia )?voz\b|\bma (?:propre )?voix\b/giu,
  },
  {
    title: "Work on what is handed in",
    isFar: false,
    said: /\b(?:totals?|sums?|amounts?) (?:are|is|get|gets) \p{L}+|\b(?:are|is|get|gets) (?:added up|summed up|converted|recogni[sz]ed|read out|categori[sz]ed)\b/giu,
  },
  {
    title: "Mailboxes and an intranet",
    isFar: false,
    said: /\b(?:e-?mail (?:address(?:es)?|accounts?|boxes)|mailbox(?:es)?) (?:for|per) (?:each|every|all|both|\p{L}+ (?:people|of us))\b|\b(?:intranet|extranet|e-?book)s?\b/giu,
  },
  {
    title: "Places on a map",
    isFar: false,
    said: /(?<!\p{L})(?:see|show|track|find|follow|watch)\w* [^.!?\n]{0,30}\bon (?:a|the) (?:live )?map\b|(?<!\p{L})auf (?:einer|der) (?:land)?karte(?!\p{L})|(?<!\p{L})en (?:un|el) mapa(?!\p{L})|(?<!\p{L})sur (?:une|la) carte(?= |[.,;!?]|$)(?! (?:bleue|bancaire|de|du|des))/giu,
  },
  {
    title: "Calls, courses and games",
    isFar: false,
    said: /\b(?:video ?calls|video ?chats?|video ?conferenc\w+|videoanrufe|videokonferenz\w*|videollamadas|visioconférences?)\b|\b(?:with|plus|and|mit|und|con|y|avec|et) (?:our |unseren? |nuestros |nos )?(?:online[ -]?(?:courses|kurse\w*)|e-?learning|cursos (?:online|en línea)|cours en ligne)(?!\p{L})|\b(?:an?|the|video|audio) recordings?\b(?= (?:of|for)|[.,;!?]|$)|\b(?:aufzeichnung|mitschnitt|grabación|enregistrement (?:vidéo|audio))(?!\p{L})|\b(?:dialekt\p{L}*|dialects?|mundart|acento (?!es\b)\p{L}+|accent (?!grave)\p{L}+)(?!\p{L})|\b(?:play(?:ing)? (?:\p{L}+ )?games?|mini-?games?|browser ?games?|gewinnspiel\w*|quiz\w*)\b|\b(?:learns?|lernt|aprend[ea]|apprenne|apprend) (?:by itself|from (?:every|each|all|its|past)|aus (?:jedem|jeder|allen)|selbst|de cada|de chaque)\b|\bself[ -]learning\b|\bselbstlernend\w*\b/giu,
  },
  {
    title: "Work at your place",
    isFar: false,
    said: /\byou (?:come|travel|drive|visit us)(?: (?:to|and|over|here|by)\b[^.,;!?\n]{0,20})?|\b(?:ihr kommt|sie kommen) (?:zu uns|vorbei|und)\b|\b(?:vengáis|venís|vengan) a\b|\bvous (?:venez|veniez)\b/giu,
  },
  {
    title: "Calls taken by software",
    isFar: false,
    said: /(?<!\b(?:we|i|us|staff|team|reception|nobody|people|have to|having to|stop|instead of|keep|without)\b[^.!?\n]{0,30})\b(?:(?:answer|pick up|take|handle|field)s?|answering|picking up|taking) (?:the |our |all |incoming |also )*(?:tele)?(?:phones?|(?:phone )?calls)\b(?! number)|\b(?:phones|rings|calls) (?:the |our |each |every )*(?:customers?|clients?|leads?|patients?|guests?)\b|\bvoice (?:messages?|notes?|input|output|control)\b|\bcan be (?:spoken|talked) to\b|\b(?:speak|talk) to it\b|\bby voice\b|\bsprach(?:nachricht|ausgabe|eingabe|steuerung)\w*\b|\bmensajes de voz\b|\bmessages vocaux\b|\b(?:voice ?bots?|phone ?bots?|telefonbots?|telefonassistent\w*|call ?bots?)\b|\b(?:ans telefon geht|(?:anrufe|telefonate) (?:\p{L}+ )?(?:annimmt|entgegennimmt|beantwortet))(?!\p{L})|\b(?:conteste|coja|atienda|responda)n? (?:al |el |las |a las )?(?:teléfono|llamadas)(?!\p{L})|(?:réponde|décroche|prenne)(?:nt)? (?:au |le |les )?(?:téléphone|appels)(?!\p{L})|\brépond au téléphone\b/giu,
  },
  {
    title: "Searching a site",
    isFar: false,
    said: /\b(?:site|full[ -]?text|internal) search\b|\b(?:with|plus|and) (?:a )?search(?: function| box| bar| field)?(?= *(?:[.,;!?]|$|and\b))|\bmit (?:einer )?suche\b|\b(?:volltext)?such(?:funktion|feld|maske)\w*\b|\bcon (?:un )?(?:buscador|búsqueda)\b|\bavec (?:une |un )?(?:recherche|moteur de recherche)\b/giu,
  },
  {
    title: "Offline use",
    isFar: false,
    said: /\b(?:works?|usable|working|use it|run|runs|funktioniert|läuft) (?:also )?off-?line\b|\boff-?line[ -](?:mode|use|first|capable|fähig)\b|\balso works offline\b|\b(?:without|no|loses?|lost|weak|poor|bad|patchy)(?: (?:an?|any))? (?:internet|signal|reception|coverage|network|mobile data|connection|wi-?fi|wlan)\b|\b(?:ohne|kein(?:en)?|schlechte[sm]?) (?:netz|empfang|internet|wlan|verbindung|mobilfunk)(?!\p{L})|(?<!\p{L})(?:sin|no hay|mala|poca) (?:cobertura|señal|red|wifi)(?!\p{L})|(?<!\p{L})(?:sans|pas de|aucun) (?:réseau|signal|couverture|wifi)(?!\p{L})|\bwithout (?:an? )?internet\b|\bohne internet\b|\bsin (?:internet|conexión)\b|\b(?:sans (?:internet|connexion)|hors ligne)\b/giu,
  },
  {
    title: "Trades placed by software",
    isFar: false,
    said: /\b(?:plac|execut|open|clos|send|tak)\w* (?:the |my |our |its |live )?(?:trades?|orders?|positions?) (?:\p{L}+ )?(?:by itself|itself|automatically|for (?:me|us)|with (?:my|our) broker|at (?:my|our) broker)\b|\bauto-?trad\w+\b/giu,
  },
  {
    title: "Reviews, forums and members’ areas",
    isFar: false,
    said: /\b(?:forum|community|members?['’]?[ -](?:area|zone|section)|mitgliederbereich|(?:kunden|mitglieder|händler|mitarbeiter|partner)-?(?:login|zugang)|members?['’]? (?:login|only)\b|acceso (?:de|para) socios|espace adhérents|área de socios|espace membres?|comments (?:under|below|on) (?:each|every|our|the|all)|trustpilot|(?:can|to|may|could|should) rate(?!\p{L})|who is logged in|logged[ -]in (?:users?|customers?)|(?:see|read)s? (?:the )?(?:each other['’]s|others['’] \p{L}+|one another['’]s)|(?:leav|writ|post|giv)\w* (?:\p{L}+ )?(?:reviews?|ratings?)|(?:bewertung(?:en)?|reseñas|des avis) (?:abgeben|schreiben|dejar|laisser)|(?:dejan?|laissent?) (?:reseñas|(?:des|leurs?) avis)|google reviews|yelp|tripadvisor|live chat with (?:our|a) (?:staff|people|team))\b/giu,
  },
];
