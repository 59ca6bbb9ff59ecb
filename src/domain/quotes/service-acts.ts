/**
 * What people do with the work, and the work for them, in everyday words of English, German, Spanish and French: acts that each
 * option of these services holds. Only a verb with its object is one, so that "change our prices" is held and "change their booking"
 * isn't.
 */
type ServiceActs = {
  /** The services of which each option holds it; any where none is named. */
  of?: readonly string[];
  said: RegExp;
};

const said = (source: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${source})(?!\p{L})`
      .replaceAll("WORDS", String.raw`(?:[\p{L}’'-]+ ){0,4}?`)
      .replaceAll("END", String.raw`(?=[^\p{L}]*$)`),
    "giu",
  );

/** What the editor of a website changes. */
const content = String.raw`(?:texts?|words|wording|photos?|pictures?|pics|images|prices?|news|posts?|entries|articles?|menus?|dates|content|pages?|sections?|hours|details|recipes|things|everything|anything|stuff|it|them|myself|ourselves|texte?n?|bilder[n]?|fotos?|preise?n?|neuigkeiten|beiträge|inhalte?n?|termine?n?|speisekarte|alles|textos|imágenes|precios|noticias|entradas|contenidos?|fechas|todo|textes|images|prix|actualités|articles|contenus?|tout)`;
const papers = String.raw`(?:documents?|files?|papers?|receipts?|invoices?|contracts?|statements?|letters?|things|them|it|what (?:i|we|they)|ones|dokumente?|dateien|unterlagen|belege?|rechnungen|verträge|welche|documentos?|archivos|facturas|papeles|recibos|pièces|documents|fichiers|justificatifs|factures)`;
const inbox = String.raw`(?:in-?box|mailbox|e-?mails?|mails?|address|postfach|mailadresse|correo|buzón|bandeja|boîte|adresse|courriel|us|me|uns|mich|nous|moi|nosotros|mí)`;

const acts: readonly ServiceActs[] = [
  // How it is to be, and that it is wanted at all.
  {
    said: said(
      String.raw`(?:look|looks|feel|feels|sound|sounds) (?!up|at|for|into|after|how|whether|if|what)(?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+END|(?:aussehen|wirken)END|(?:verse|sonar|parecer) WORDS\p{L}+|(?:load|loads) (?:fast|quickly)|be (?:\p{L}+ ){0,2}(?:simple|clear|modern|easy|short|friendly|nice|calm|warm|professional|readable|quick|fast|great|good|lovely|enough|fine|useful|welcome|helpful|serious|plain|bright)|(?:schlicht|klar|modern|einfach|kurz|freundlich|seriös|schön|ruhig|hell) (?:sein|werden|bleiben|wirken)|ser (?:sencill|clar|modern|fácil|cort|amable|bonit)\p{L}*|être (?:simple|clair|moderne|facile|court|sobre|joli)e?`,
    ),
  },
  {
    said: said(
      String.raw`(?:want|need|like|love|have|get|order|brauche?n?|möchten?|wollen|hätten?|queremos|quiero|necesit\p{L}+|voulons|voudrions|veux) (?:it|them|this|that|one|these|those|das|es|eins|eine|so etwas|esto|eso|uno|una|cela|ça)(?: WORDS(?:connected|done|made|built|ready|soon|simple))?END|(?:would|could|might) (?:really )?(?:help|do|suit us|be it|be all)(?:(?: us| me)| (?:a lot|a great deal|enormously))*END|save (?:us|me|my|our) (?:WORDS)(?:evenings?|time|hours?|days?|work|nerves|a great deal|a lot)|(?:help|spare) (?:us|me) (?:a lot|a great deal|enormously|\p{L}+ \p{L}+ \p{L}+)`,
    ),
  },
  {
    said: said(
      String.raw`(?:we|i|wir|ich|nosotros|nous|je) (?:can|will|would|could|may|shall|['’]ll|['’]d) (?:also |then |both |gladly |happily )*(?:decide|talk|discuss|compare|afford|spend|pay|send|supply|provide|give|write|take care|do the|review|look (?:it|them|this) over|answer|check|think|wait|start|live with)|(?:can|kann|können|könnt\p{L}*|puede\p{L}*|podéis|pouvez|peux|could|would) (?:you|u|ihr|sie|vous)(?: please| bitte)? (?:quote|make|build|do|help|offer|write|design|set up|look after|handle|machen|bauen|helfen|anbieten|pflegen|faire)|(?:can|may|could|kann) (?:i|we|ich) (?:book|order|get|have|buy|buchen|bestellen)`,
    ),
  },
  {
    said: said(
      String.raw`(?:works?|usable|read|readable|runs?|funktionier\p{L}*|lesbar|bedienbar|funcion\p{L}+|se vea|fonctionn\p{L}+|lisible) (?:WORDS)(?:phones?|mobiles?|tablets?|handys?|smartphones?|computer|desktops?|móvil\p{L}*|ordenador|téléphone|mobile|portable)|(?:auf|am) (?:dem )?(?:handy|smartphone) (?:gut )?(?:funktionieren|lesbar|laufen|aussehen|bedienen)`,
    ),
  },
  // Whom it is for, and what they wish of us.
  {
    said: said(
      String.raw`who (?:want|wants|need|needs|would like) (?:an? |our |to )?(?:call|quote|offer|appointment|visit|lesson|talk|more|know more|help|advice|viewing|tour|trial|boat|room|table|\p{L}+)END|(?:contact|reach|call|ring|e-?mail|write to|write|ask|find|get in touch with|kontaktieren|erreichen|anrufen|anschreiben|finden|contactar\p{L}*|llamar\p{L}*|encontrar\p{L}*|escribir\p{L}*|joindre|contacter|appeler|trouver|écrire) (?:us|me|uns|mich|con nosotros|nos|nous|moi)|(?:uns|mich|nous|nos|me) (?:pueda\p{L}* |puisse\p{L}* |\p{L}+ )?(?:kontaktieren|erreichen|anrufen|schreiben|finden|escribir|llamar|preguntar|contacter|joindre|appeler|trouver|écrire)|(?:and |y |et |und )?(?:what|qué|que|was|ce qu['’]ils|ce que) (?:they|he|she|people|sie) (?:want|need|wants|needs|wollen|brauchen|veulent)END|qué (?:necesita|quiere|necesitan|quieren)END|know (?:more|who we are|what we do|us)|leave (?:their|a|his|her) (?:WORDS)(?:name|number|details|e-?mail|address|message|request)|put (?:their|a) names? down`,
    ),
  },
  // What the customer's people do with a website's editor.
  {
    of: ["full-website"],
    said: said(
      String.raw`(?:change|update|edit|correct) (?:the |our |its |his |her )?\p{L}+ (?:himself|herself|ourselves|myself|themselves|without (?:any )?help)|(?:keep|keeps|will|can) (?:on )?fill(?:ing)?END|(?:change|changes|edit|edits|update|updates|correct|corrects|swap|swaps|replace|fill|fills|maintain|maintains|add|adds|post|write|writes|look after|keep|enter) (?:WORDS)${content}(?: up to date)?|${content} (?:WORDS)(?:change|edit|update|be changed|be edited|ändern|pflegen|austauschen|aktualisieren|bearbeiten|tauschen|schreiben|einstellen|füllen|ergänzen|füllt|pflegt|fill|fills)|(?:cambi|edit|actualiz|correg|modific|rellen|public|pon)\p{L}+ (?:WORDS)${content}|(?:chang|modifi|corrig|rempli|publi)\p{L}+ (?:WORDS)${content}|mettr?e?(?:re)? (?:WORDS)à jour|(?:see|read|find|learn|know|look at|sehen|lesen|finden|ver|leer|encontrar|voir|lire|trouver) (?:WORDS)(?:about us|who we are|what we (?:do|offer|make|sell)|our (?:prices?|menu|work|rooms?|services?|products?|courses?|classes|treatments?|photos?|pictures?|team|hours|opening hours|projects?|offer|story|history)|unsere \p{L}+|nuestr[oa]s \p{L}+|nos \p{L}+)`,
    ),
  },
  {
    of: ["full-website"],
    said: said(
      String.raw`(?:old|alte\p{L}*|antigu[oa]s|anciennes|addresses|adressen|direcciones|adresses|links?|urls?|enlaces|they|diese|die|that|which|google) (?:[^.!?;\n]{0,60} )?(?:redirect(?:ed|s)?|keep working|still work|work|lead somewhere|lead to|go somewhere|still be going|be going|be found|find|survive|need(?:s|ed|ing)? (?:forwarding|redirecting)|not (?:be )?(?:break|die|lost|end)\p{L}*|weiter(?:hin)? (?:funktionieren|gehen|laufen|erreichbar)|weiterleiten|weitergeleitet werden|umgeleitet werden|funktionieren|s(?:ig|eg)\p{L}+ (?:funcionando|vivas)|redirig\p{L}*|redirigid\p{L}*|funcion\p{L}*|être redirigées?|redirigées?|fonctionn\p{L}*)`,
    ),
  },
  {
    of: ["landing-page", "smart-form", "full-website", "ai-lead-gen-lp", "gpt4-chatbot"],
    said: said(
      String.raw`(?:requests?|enquir\p{L}+|inquir\p{L}+|leads?|sign-?ups?|answers?|entries|messages?|it|they|replies|registrations?|orders?|questions?|anfragen|antworten|anmeldungen|einträge|bestellungen|solicitudes|respuestas|contactos|mensajes|pedidos|inscripciones|demandes|réponses|messages|inscriptions|commandes)(?: [^.!?;\n]{0,30})? (?:go|goes|come|comes|land|lands|arrive|arrives|be sent|reach|reaches|end up|gehen|kommen|landen|lleg\p{L}+|vayan|entr\p{L}+|arriv\p{L}+) (?:WORDS)${inbox}|an (?:unser\p{L}*|mein\p{L}*) ${inbox} (?:gehen|kommen|geschickt werden)`,
    ),
  },
  {
    of: ["landing-page", "vsl-ai-host"],
    said: said(
      String.raw`(?:compare|test|try) (?:them|both|the two|which|against each other|one against)|(?:that|so) we can (?:compare|test)(?: them)?(?: against each other)?|(?:see|find out|know|sehen|ver|voir) which (?:one )?(?:\p{L}+ ){1,5}|photos? need (?:tidying|cropping|preparing)`,
    ),
  },
  // What a form asks, and what people do with it.
  {
    of: ["smart-form", "landing-page", "ai-lead-gen-lp"],
    said: said(
      String.raw`(?:fill(?:s|ed)?(?: it| this| them)? (?:in|out)|sign(?:s)? up|enrol|enroll|register|apply|tick|ticks|pick|picks|choose|chooses|select|enter|type|tell us|say|give|answer|ausfüllen|eintragen|anmelden|ankreuzen|auswählen|angeben|rellen\p{L}+|inscrib\p{L}+|apunt\p{L}+|eleg\p{L}+|marc\p{L}+|rempli\p{L}+|s['’]inscri\p{L}+|choisi\p{L}+|coche\p{L}*)(?: WORDS(?:it|them|form|name|names|date|dates|size|address|number|reason|course|class|classes|day|colour|kind|type|children|formular|datum|kurs|name|formulario|curso|fecha|nombre|formulaire|cours|date|nom|for (?:the|our|an?) \p{L}+))?END`,
    ),
  },
  {
    of: ["gpt4-chatbot"],
    said: said(String.raw`answers? the same (?:things?|questions?)(?: [\p{L}]+){0,4}`),
  },
  {
    of: ["smart-form"],
    said: said(
      String.raw`(?:pictures?|photos?|files?|documents?|pics|fotos?|bilder|dateien) (?:can |could |should )?(?:also )?(?:be )?(?:attached|uploaded|added|angehängt|hochgeladen)(?: werden)?`,
    ),
  },
  {
    of: ["landing-page", "ai-lead-gen-lp"],
    said: said(
      String.raw`you(?:['’]d| would)? (?:have to|need to|must) (?:write|do) (?:it|them|that|everything|the (?:text|words|copy))`,
    ),
  },
  // "Three of them only show if the dog takes medicine": a condition.
  {
    of: ["smart-form"],
    said: said(
      String.raw`(?:only )?(?:show|shows|appear|appears|come|comes)(?: up)? (?:only )?(?:if|when) (?:[\p{L}\p{N}’'-]+ ?){1,9}`,
    ),
  },
  // A portal's papers.
  {
    of: ["client-portal"],
    said: said(
      String.raw`(?:sign|log)s? ?in(?:to it)?END|sich (?:an|ein)?(?:melde[nt]|logge[nt]|anmelden|einloggen)|(?:entr\p{L}+|acced\p{L}+|se connect\p{L}+)END|(?:see|sees|read|find|fetch|get|download|drop|drops|send|sends|upload|leave|pick up|picks up|put|hand in|exchange|share)(?: (?:us|me|back|off))? (?:WORDS)${papers}|${papers} (?:WORDS)(?:schicken|hochladen|herunterladen|abholen|sehen|einsehen|ablegen|austauschen)(?: können)?|(?:env[ií]\p{L}+|sub\p{L}+|descarg\p{L}+|ver|vean|consult\p{L}+|dej\p{L}+|dépos\p{L}+|récupèr\p{L}+|télécharg\p{L}+|voi\p{L}+|envoi\p{L}+) (?:WORDS)${papers}`,
    ),
  },
  {
    of: ["crm-integration"],
    said: said(
      String.raw`feeds? (?:it|the crm|into it)|(?:nobody|nothing|no one|no contact) (?:should |must |may )?(?:be |is |appears? |ends? up )?(?:there |in (?:it|there|the crm) )?(?:twice|two times|double)|(?:want|need) them connected|(?:those|duplicates|doubles|they) need (?:merging|cleaning)|(?:arrive|land|end up|come|appear|go)s? (?:WORDS)(?:crm|there|once)|each lead gets (?:whoever|the (?:person|one|colleague|rep)) (?:[\p{L}’'-]+ ){0,6}`,
    ),
  },
  {
    of: ["tech-consulting"],
    said: said(
      String.raw`(?:should|shall|sollen|müssen) (?:we|i|wir) (?:[\p{L}’'-]+ ?){1,12}|who (?:really )?(?:knows|understands) (?:\p{L}+ ){0,2}\p{L}+END|(?:want|need|like|möchten?|wollen|brauche?n?|quer\p{L}+|quiero|necesit\p{L}+|voulons|voudrai\p{L}*) (?:to (?:know|ask|understand|decide|hear|find out|talk)|somebody|someone|jemanden?|wissen|alguien|saber|quelqu['’]un|savoir)|decide (?:how|whether|which|if|what)|(?:you|someone|somebody|that|who) (?:WORDS)(?:read|look at|reads|looks at) (?:WORDS)(?:before(?:hand)?|first|it|them|material)?|(?:help|helps) (?:us|me) (?:plan|decide|choose|understand|think|with)(?: [\p{L}’'-]+){0,5}|(?:ought to|should|could) (?:go|choose|take|do|stay|switch|change|build|buy|move|keep)`,
    ),
  },
  {
    of: ["web-app"],
    said: said(
      String.raw`(?:customers?|clients?|members?|staff|volunteers?|team|everyone|we|they|who) (?:can |should |both |all )?(?:sign|log)s? ?inEND|(?:staff|team|we|office) (?:manages?|sees?|runs?|handles?|edits?) (?:it|them|orders|bookings|everything|requests|all of it)END`,
    ),
  },
  {
    of: ["ui-ux-design"],
    said: said(
      String.raw`(?:can|could) be clicked(?: through)?|click through(?: WORDS[\p{L}’'-]+)?|(?:try|test|show) (?:it |them )?(?:to |with |on )?(?:WORDS)(?:customers?|clients?|users?|patients?|people|partners|investors|board|members)|enseñarl[oa]s? a \p{L}+|probarl[oa]s? con \p{L}+|montrer (?:à|aux) \p{L}+|(?:mit|unseren?) (?:WORDS)(?:testen|zeigen|ausprobieren)`,
    ),
  },
  {
    of: ["workflow-automation"],
    said: said(
      String.raw`(?:boss|manager|person|someone|somebody|head|chef|jefe|responsable) (?:has to|must|needs to|muss|debe|tiene que|doit) (?:decide|approve|say yes|entscheiden|freigeben|decidir|aprobar|décider|valider)`,
    ),
  },
  {
    of: ["ai-video-1min", "vsl-ai-host"],
    said: said(
      String.raw`(?:invite|welcome|greet|thank|ask)s? (?:people|viewers|visitors|customers|guests|them|everyone) (?:to|for) (?:[\p{L}’'-]+ ?){1,6}|(?:people|they|viewers) can (?:book|buy|order)END|(?:prefer|like|want|have|rather have) (?:an? |the )?(?:ai |friendly |female |male )?(?:host|presenter|avatar|voice)|(?:untertitel|captions|subtitles|subtítulos|sous-titres) (?:müssen|should|must|sollen|deben|doivent) (?:WORDS)(?:dabei sein|be there|be in|estar|être)|(?:we|i|that we) can (?:put|place|use|show|embed) (?:it )?(?:on|at|in) (?:our|my|the) (?:site|website|page|homepage|home page|top)`,
    ),
  },
  {
    of: ["pine-script-indicator"],
    said: said(
      String.raw`(?:mark|show|paint|plot|draw|highlight|colou?r)s? (?:me )?(?:the |each |all )?(?:bars?|candles?|signals?|points?|entries|days?|it|them)|(?:work|works|run|runs|used?) (?:on|with|in|for) [\p{L}\p{N}/, ]+`,
    ),
  },
];

/** Acts that each option of one of these services holds. */
export const actsOf = (serviceIds: readonly string[]): readonly RegExp[] =>
  acts.filter(({ of }) => !of || of.some((id) => serviceIds.includes(id))).map((one) => one.said);
