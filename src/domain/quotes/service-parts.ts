/** Which services another one may be a part of. */
export const hosts: Readonly<Record<string, readonly string[]>> = {
  // A form, a CRM or a page is a part of these; a part alone is a service of its own.
  "smart-form": [
    "landing-page",
    "full-website",
    "ai-lead-gen-lp",
    "crm-integration",
    "workflow-automation",
    "gpt4-chatbot",
    "client-portal",
    "web-app",
    "ongoing-maintenance",
  ],
  "crm-integration": [
    "smart-form",
    "gpt4-chatbot",
    "ai-lead-gen-lp",
    "workflow-automation",
    "landing-page",
    "client-portal",
    "web-app",
  ],
  "landing-page": ["ai-lead-gen-lp", "vsl-ai-host"],
  "full-website": ["ongoing-maintenance", "ui-ux-design", "gpt4-chatbot"],
  "pine-script-indicator": ["market-dashboard"],
  "workflow-automation": [
    "tech-consulting",
    "crm-integration",
    "ongoing-maintenance",
    "pine-script-indicator",
    "smart-form",
    "client-portal",
    "web-app",
  ],
  "ui-ux-design": ["web-app"],
  "web-app": ["ui-ux-design", "tech-consulting"],
  "gpt4-chatbot": ["ai-lead-gen-lp", "ongoing-maintenance", "pine-script-indicator"],
  "tech-consulting": ["full-website", "landing-page", "gpt4-chatbot", "web-app"],
  "ai-video-1min": ["vsl-ai-host"],
};
/** What makes a part a thing of its own after all. */
export const ownThing: Readonly<Record<string, RegExp>> = {
  "smart-form":
    /\b(?:fields?|felder\w*|campos?|champs|steps?|schritte\w*|pasos|étapes|conditions?|questionnaire|survey|fragebogen|upload|separate|extra form|smart form)\b/iu,
  "crm-integration":
    /\b(?:feeds?|feeding|flows? into|bring(?:ing)? (?:them |all |it )?into|gather\w*|(?:two|three|four|five|\d+) sources|(?:zwei|drei|vier|\d+) quellen|(?:dos|tres|cuatro|\d+) fuentes|(?:deux|trois|quatre|\d+) sources|(?:fields? )?mapp(?:ed|ing)|owner (?:is |gets )?(?:set |assigned )?(?:by|per|from)|doubled?|connect\w*|hook\w*|sync\w*|integrat\w*|link(?:ed|ing)?|verbind\w*|verbunden|anbind\w*|anbindung|angebunden|abgleich\w*|conect\w*|sincroni\w*|relier|connecter|synchronis\w*|merg\w*|duplicat\w*|dedup\w*|dubletten|duplicados|doublons)\b/iu,
  "workflow-automation":
    /\bautomated (?:work ?)?flows?\b|\b(?:routines?|tasks?|steps?|all (?:of them|three|this|that)|it|these|them) (?:to be |be )?automated\b|(?<!\p{L})(?:one|an?|two|three|\d+|eine?[nr]?|un|une) (?:automatic |automatisch\p{L}* |automated )?(?:flows?|ablauf|flujo|flux)(?!\p{L})|\bautomat(?:ion|ions|e|isieren|isierung|isierungen|izar|iser|isation|isations|ización|izaciones)(?!\p{L})|(?<!\p{L})(?:two|three|four|five|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|\d+) (?:automat\p{L}* )?(?:flows?|abläufe|flujos|flux)(?!\p{L})|\bwork ?flows?\b|\bzapier\b|\b(?:one|two|three|four|five|\d+) flows?\b/iu,
  "full-website":
    /\b(?:new|five|eight|twelve|\d+)[ -](?:pages?|website)\b|\bwebsite (?:for|of) (?:our|my)\b|(?<!\p{L})(?:\d+|fünf|acht|zwölf|cinco|ocho|doce|cinq|huit|douze) (?:seiten|páginas|pages)(?!\p{L})/iu,
  "tech-consulting":
    /\bhours? (?:on|in|over|of|via) (?:an? )?(?:video ?)?call\b|\b(?:workshops?|ateliers?|talleres|taller)\b|\b(?:hours?|hrs?|days?|h|stunden?|tage?|horas?|heures?|jours?)\b[^.!?\n]{0,20}\b(?:consult\w*|advice|beratung\w*|asesor\p{L}*|consultor\p{L}*|conseils?)|\b(?:consult\w*|advice|beratung\w*|conseils?)\b[^.!?\n]{0,20}(?:hours?|days?|stunden?|tage?|horas?|heures?|jours?)\b|\b(?:hours?|days?) (?:video )?(?:call|session|meeting)\b/iu,
};
/** What is said of flows, and not of the processes of an app. */
export const isAutomatic = /(?<!\p{L})(?:automat\p{L}*|zapier|slack)(?!\p{L})/iu;
/** Contacts that are in a CRM already are to be merged. */
export const mergesContacts =
  /(?<!\p{L})(?:merg\w*|duplicat\w*|dedup\w*|dubletten|duplicados|doublons)(?!\p{L})/iu;
/** "An automation that posts…" is to be built. */
export const isDescribed = /^,? (?:that|which|from|when|with|to|die|der|das|que|qui)(?!\p{L})/iu;
/** Beside an automation only this makes a form a thing of its own. */
export const formOfItsOwn =
  /\b(?:\d+|\p{L}+) (?:fields?|feldern?|campos?|champs|questions|fragen|preguntas)(?!\p{L})|\b(?:questionnaire|survey|fragebogen|separate|extra form|smart form|new form|neues formular|formulario nuevo|nouveau formulaire)\b/iu;
/** "Alerts for my bot": it trades already. */
export const readsAlerts =
  /(?<!\p{L})(?:my|our|the|mein\p{L}*|unser\p{L}*|mi|nuestro|mon|notre)(?: own| trading)? $/iu;
/** "We're preparing an app": what they make themselves is drawn or talked about. */
export const madeByThem =
  /(?<!\p{L})(?:(?:we|i)(?:['’](?:re|m|ve)| are| am| have)? (?:now |already |currently |been )*(?:building|developing|preparing|making|coding|programming|launching|working on|started|begun|building)|(?:wir|ich) (?:bauen|entwickeln|programmieren|bereiten|arbeiten|entwickle|programmiere|baue)(?: (?:gerade|derzeit|selbst|an))*|(?:estamos|estoy) (?:preparando|desarrollando|creando|haciendo|programando)|(?:nous|je) (?:préparons|développons|créons|programmons|prépare|développe|crée|sommes en train de \p{L}+))(?: (?:an?|our|my|the|eine?|unsere|meine|una|nuestra|une|notre|own|small|new|kleine|neue))* $/iu;
/** "A chatbot for the website of our institute": where it works is there already. */
export const isPlace =
  /(?<!\p{L})(?:whole|entire|ganze[nr]?|complete|toda (?:la|nuestra)|tout le) $|(?<!\p{L})(?:for|on|of|in|into|onto|für|auf|in|para|en|de|pour|sur) (?:the |our |my |a |an |its |whole |of |all |die |unsere |der |nuestra |la |el |notre |le )*(?:[\p{L}’'-]+ ){0,3}$/iu;
/** What is spoken of as being there already: "on our website", "der Bot auf unserer Seite". */
export const isThere =
  /(?:\b(?:our|my|your|the|their|its|this|same|existing|current|old|onto|on(?: (?:a|the|our|my))?|unser\w*|mein\w*|bestehende\w*|auf (?:der|die|einer)|derselben?|nuestr[ao]s?|mi|tu|la|el|misma|mismo|notre|nos|votre|ma|mon|leur|sur le|par le|par la|du|del|de la|d['’]un)(?: own)?(?: website['’]?s?| web| site['’]?s?| shop['’]?s?| contact| order| existing| current| company| old| whole| main| two| three| public| wordpress| messe)*[ -]|\b(?:wordpress|wix|squarespace|messe)[ -])$/iu;
export const isNew =
  /\b(?:new|own|neue[nsr]?|eigene[nsr]?|nueva?|propia?|nouve(?:au|lle)|propre|redo|rebuild|redesign|relaunch|replace|build|create|make|design|renew|refresh|moderni[sz]e)\b(?: (?!(?:from|of|in|via|through|at|aus|von|über|de|desde|depuis|dans|du)(?!\p{L}))\p{L}+){0,3} ?$/iu;

/** "A page for my sourdough workshop": the workshop is theirs. */
export const ownWorkshop =
  /\b(?:for|our|my|your|their|(?:to|from|at|in|into|of) (?:the|our|my)|für|unser\w*|mein\w*|para|mi|nuestr\w+|pour|mon|notre)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** "Our bot is down": it is there already. */
export const isBroken =
  /^[\p{L} ]{0,12}(?:\b(?:is|has been|was|keeps|ist|seit)\b) (?:\p{L}+ )?(?:down|broken|offline|crash\w*|failing|slow|kaputt|ausgefallen)/iu;
/** "What our new client area might look like": drawn, and not built. */
export const isDrawn = (text: string, { at, end }: { at: number; end: number }): boolean =>
  /(?<!\p{L})(?:what|how|wie|cómo|à quoi|comment) [^.!?,;\n]{0,30}$/iu.test(
    text.slice(Math.max(0, at - 40), at),
  ) &&
  /^[^.!?,;\n]{0,20}(?:looks? like|look|aussehen|aussieht|ser[ií]a|quedaría|ressembl\p{L}+)(?!\p{L})/iu.test(
    text.slice(end, end + 40),
  );
/** "One automation that nobody has updated since": it is there. */
export const isLeftAlone =
  /^,? (?:that|which|die|que) (?:nobody|no one|has|have|is|are|was|were|runs?|niemand|nadie)(?!\p{L})/iu;
/** "News that we maintain ourselves": nothing that we look after. */
export const byThem =
  /(?<!\p{L})(?:(?:that|which|die|das|den|que) (?:we|i|wir|ich|nous|je)|wir|ich|we|i)(?: (?:selbst|selber|dann|then|will|can|auch|ourselves|myself))*\s+$|(?<!\p{L})(?:selbst|selber)(?: zu)?\s+$/iu;
export const themselves =
  /^[^.,;!?\n]{0,20}(?:ourselves|myself|selbst|selber|nosotr[oa]s mism[oa]s|nous-mêmes|moi-même)(?!\p{L})/iu;
/** "A market stall doesn't need a website". */
export const isRefused =
  /(?<!\p{L})(?:(?:do(?:es)?n['’]?t|do(?:es)? not|never) (?:really |even )?(?:need|want)|brauch(?:t|en|e) (?:doch |eigentlich )?kein\p{L}*|no (?:necesit\p{L}+|quer\p{L}+|quier\p{L}+)|n['’]a\p{L}* pas besoin d['’e]) ?(?:an? |any |un |una |une )?$/iu;
/** Only these can be there already; nobody has "our chatbot" built by asking for one. */
export const canBeThere = new Set([
  "full-website",
  "smart-form",
  "web-app",
  "client-portal",
  "crm-integration",
  "landing-page",
  "ai-video-1min",
]);
