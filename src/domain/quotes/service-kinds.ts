/** How people ask for a service: by its name, or by the need it answers. English, German, Spanish and French. */
export type ServiceKind = {
  serviceId: string;
  /** Its name, or what everybody calls it. */
  named: RegExp;
  /** A need that it answers, heeded where nothing is named. */
  needed?: RegExp;
};

/** In order of precedence where several begin at the same word. */
export const serviceKinds: readonly ServiceKind[] = [
  {
    serviceId: "vsl-ai-host",
    named:
      /\bvsl\b|\bsales[ -](?:letters?|videos?|vids?)\b|\bvideo sales letters?\b|\bverkaufsvideos?\b|\bv[ií]deos? de ventas\b|\bvid[ée]os? de vente\b|\bpitch videos?\b|\bvideos?\b[^.!?\n,]{0,30}\b(?:that|which) sells?\b|\bvideo\b[^.!?\n]{0,30}\bdas verkauft\b|\bv[ií]deo\b[^.!?\n]{0,30}\bque venda?\b|\bvidéo\b[^.!?\n]{0,30}\bqui (?:vend|vende)\b/giu,
  },
  {
    serviceId: "ai-video-1min",
    named:
      /(?<!\p{L})(?<!(?:over|by|via|per|por|par) )(?:[\p{L}-]*videos?|v[ií]deos?|clips?|vid[ée]os?|filmchen|erklärfilme?)(?![\p{L}]| call| consult)|\b(?:ai|virtual) (?:presenters?|avatars?|spokes\w+)\b|\btalking heads?\b/giu,
  },
  {
    serviceId: "gpt4-chatbot",
    named:
      /(?<!\p{L}|trading )(?:[\p{L}]*[ -]?chat[ -]?)?bots?(?!\p{L})|\bchat ?gpt\b|\bgpt-?4?\b|\b(?:virtual|chat|ai|website) assistants?\b|\bki-assistent\w*\b|\basistente (?:virtual|de chat)\b|\bassistant (?:virtuel|conversationnel)\b|\blive chat that answers\b/giu,
    needed:
      /\b(?:same|similar|repetitive) (?:\w+ ){0,3}(?:questions?|enquiries|inquiries|e?-?mails|calls)\b|\banswers? (?:the |our |my )?(?:customers?|visitors?|patients?|guests?|(?:\w+ )?questions)\b|\b(?:dieselben|gleichen) fragen\b|\bmismas preguntas\b|\bmêmes questions\b|\bfragen (?:automatisch )?beantwort\w+\b|\brespond\w+ (?:a )?(?:las )?preguntas\b|\brépondre aux questions\b/giu,
  },
  {
    serviceId: "ai-lead-gen-lp",
    named:
      /\bleads?[ -]?gen\w*(?:[ -](?:landing )?pages?)?\b|(?<!\p{L})(?:landing[ -]?|web)?(?:pages? (?:with|that has)|seiten? mit|páginas? con|pages? avec) (?:(?:an?|our|one|einem?r?|un|una) )?(?:(?:ai|chat|virtual|ki|digitalen|built-in)[ -]?)?(?:assistent(?:en|in)?|assistants?|asistentes?)(?!\p{L})(?: (?:de ia|virtual|virtuel|ia))?|\blead pages?\b|(?<!\p{L})(?:páginas? (?:de captación|de captura|para captar)|pages? (?:de captation|de capture|de prospection)|(?:leads?|interessenten)-?gewinnungsseite)(?!\p{L})|(?<!\p{L})(?:pages?|seite|página)(?:,)? (?:where|on which|auf der|donde|en la que|où|sur laquelle) (?:an?|ein|una?|une?) (?:\p{L}+ )?(?:assistant|assistent|asistente)(?!\p{L})|\b(?:collect|qualif|captur|generat)\w* (?:\w+ )?leads?\b(?! into| in our| form)|\blandings? page\b[^.!?\n]{0,60}\b(?:assistant|qualif\w+)\b|\blead-?seiten?\b|\bgenerar (?:leads|contactos)\b|\bgénérer des (?:leads|prospects)\b|\b(?:generación|génération) de (?:leads|prospects|contactos)\b/giu,
    needed:
      /\bmore (?:leads|enquiries|clients)\b|\bmehr anfragen\b|\bmás (?:clientes potenciales|leads)\b|\bplus de prospects\b/giu,
  },
  {
    serviceId: "landing-page",
    named:
      /(?<![\p{L}\d])(?:landing[ -]?(?:pages?|seiten?|sites?)|landings?(?= )|(?:launch|campaign|squeeze|sign-?up|event|waitlist) pages?|one[ -]?pagers?|(?:one|single|1)[ -]page (?:web[ -]?)?sites?|páginas? de (?:aterrizaje|destino)|pages? d['’]atterrissage|kampagnenseiten?)(?!\p{L})/giu,
    needed:
      /\b(?:one|a|single) (?:simple )?page(?=,? (?:[^.!?\n]{0,60}\b(?:sign-?ups|form|headline|your text|you (?:write|do) the)))|\b(?:one|a|single) (?:simple )?page (?:for|about|that|to|with|on)\b|\beine (?:einzelne )?seite für\b|\buna (?:sola )?página para\b|\bune (?:seule )?page pour\b|\b(?:one|a|single) (?:single )?page(?!\p{L})(?=[^]{0,80}\bsections?\b)|(?<!\p{L})(?:eine|einzige) seite(?=[^]{0,80}(?<!\p{L})abschnitte?n?)|(?<!\p{L})una (?:sola )?página(?=[^]{0,80}(?<!\p{L})secci(?:ón|ones))|(?<!\p{L})une (?:seule )?page(?=[^]{0,80}(?<!\p{L})(?:sections?|rubriques?))/giu,
  },
  {
    serviceId: "client-portal",
    named:
      /(?<!\p{L})(?:(?:client|customer|member|tenant|patient|kunden|mandanten|mieter|mitglieder)?[ -]?portals?|[\p{L}]*portale?n?|portal(?:es)?|portails?|(?:client|customer|members?)[ -]?(?:area|login|zone)|kundenbereich|mandantenbereich|área de clientes|espace client)(?!\p{L})/giu,
    needed:
      /\b(?:clients?|customers?|tenants?|patients?|members) (?:can |should |could |to |will )?(?:log|sign)s?[ -]?in\b|\b(?:clients?|customers?|tenants?) (?:can |should |could |to |will )?(?:fetch|download|get|see) (?:their |the )?(?:documents?|papers|files|statements?)\b|\b(?:jede[rnm]?|mandanten|kunden|mieter|klienten)\b[^.!?\n]{0,20}\b(?:anmelden|einloggen)\b[^.!?\n]{0,80}\b(?:dokumente|unterlagen|belege|dateien)\b|\b(?:clientes|inquilinos|socios)\b[^.!?\n]{0,40}\b(?:entren|accedan|inicien sesión)\b[^.!?\n]{0,60}\b(?:documentos|papeles|facturas)\b|\b(?:clients|locataires)\b[^.!?\n]{0,40}\b(?:se connectent|s['’]identifient|se connecter)\b[^.!?\n]{0,60}\b(?:documents|pièces|fichiers|factures)\b|\b(?:clients?|customers?|tenants?|patients?|members|owners|each(?: of them)?|every one|they|everyone) (?:\p{L}+ ){0,2}(?:log|sign)s?[ -]?(?:in|into)(?!\p{L})|(?<!\p{L})(?:jede[rnm]?|mandanten|kunden|mieter|klienten|alle) (?:[\p{L}-]+ ){0,5}(?:anmeld|einlogg|meldet sich|meldet sich an)\p{L}*|(?<!\p{L})(?:cada (?:uno|cliente)|clientes|inquilinos) (?:\p{L}+ ){0,3}(?:entr[ae]n?|acced[ae]n?|inici[ae]n? sesión)(?!\p{L})|(?<!\p{L})(?:chacun|chaque client|clients|locataires) (?:\p{L}+ ){0,3}(?:se connecten?t?|se connecter)(?!\p{L})/giu,
  },
  {
    serviceId: "market-dashboard",
    named:
      /\b(?:market|trading|stock|crypto|price) (?:dashboards?|screens?|monitors?|boards?)\b|\bdashboards?\b(?=[^.!?\n]{0,80}\b(?:symbols?|stocks?|coins?|crypto|prices?|tickers?|markets?|forex|shares|pairs|futures|commodit(?:y|ies)|quotes|indices|bonds|etfs?|funds)\b)|\bmarktübersicht\b|\b(?:markt|börsen|trading)-?dashboards?\b|\bpanel(?:es)? de (?:mercados?|bolsa|control de (?:mercado|valores))\b|\btableaux? de bord (?:de marché|boursier)\b|(?<!\p{L})tableaux? de bord\b(?=[^.!?\n]{0,80}(?<!\p{L})(?:symboles?|actions|cours|titres|cryptos?|marchés?|bourse|matières premières))|(?<!\p{L})(?:panel(?:es)?|cuadros? de mandos?|tablero)\b(?=[^.!?\n]{0,80}(?<!\p{L})(?:acciones|cotizaciones|mercados?|materias primas|valores|símbolos|criptomonedas|bolsa))|\b(?:dashboards?|übersicht)\b(?=[^.!?\n]{0,80}\b(?:aktien|kurse|kryptow\w+|börse\w*|wertpapiere?|symbole\w*|rohstoff\w*|\p{L}*preise|märkte\w*))|\bwatch ?lists?\b/giu,
    needed:
      /\b(?:\d+|ten|twenty|thirty|forty|fifty|zehn|zwanzig|diez|veinte|dix|vingt) (?:\p{L}+ )?(?:symbols?|symbole?n?|tickers?|símbolos|symboles)\b|\b(?:prices|charts) of (?:\w+ ){0,3}(?:stocks|symbols|coins|shares)\b[^.!?\n]{0,40}\b(?:one|single) (?:screen|page)\b|(?<!\p{L})(?:\d+|one|single|ein\p{L}*|una?) (?:single )?(?:screen|bildschirm|pantalla|page)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:symbols?|symbole?n?|símbolos|valores|symboles|stocks|coins)(?!\p{L})/giu,
  },
  {
    serviceId: "pine-script-indicator",
    named:
      /\b(?:pine ?scripts?|trading ?view)\b|\bpine (?=indicators?|strateg|code|study)|(?<!\p{L})(?:indicador|indicateur|estrategia|stratégie|strategie|indikator) (?:en|in|für) pine(?!\p{L})|\b(?:trading )?indicators?\b(?! of)|\bindikator(?:en)?\b|\bindicador(?:es)? (?:de|para) (?:tradingview|trading)\b|\bindicateurs? (?:tradingview|de trading)\b|(?<!\p{L})(?:indicateurs?|indicador(?:es)?)(?!\p{L})(?=[^]{0,120}(?<!\p{L})(?:stratégie|estrategia|webhooks?|bougies?|velas|moyennes?|medias|rsi|macd|croisement|cruce)(?!\p{L}))|(?<!\p{L})(?:(?:als|comme|como|as an?) (?:indikator|indicateur|indicador|indicator))(?!\p{L})|\btrading (?:scripts?|rules?|strateg\w+)\b|\bback-?tests?\b/giu,
    needed: /\b(?:rsi|macd|ema|sma|moving averages?|bollinger)\b/giu,
  },
  {
    serviceId: "web-app",
    named:
      /(?<!\p{L})(?:apps? web|outil web|herramienta web|(?:custom |own )?web[ -]?(?:apps?|applications?|anwendung(?:en)?)|internal (?:tools?|apps?)|apps? (?:in|for|inside) (?:(?:the|our|a) )?browsers?|browser[ -]?apps?|apps? (?:im|für den) browser|app (?:en el|para el) navegador|saas|web-?tools?|(?:custom|bespoke) (?:software|app)|individualsoftware|aplicaci(?:ón|ones) web|applications? web|appli web|(?:an?|our own|eine?|una|une) (?:\w+ )?(?:app|application|aplicación|appli)(?= (?:for|that|where|to|with|in which|für|mit|para|con|pour|avec|qui|que)|[.,;!?]|$))(?!\p{L})/giu,
    needed:
      /\b(?:excel|spreadsheets?|tabellen?)\b[^.!?\n]{0,60}\b(?:chaos|mess|outgrown|too (?:big|slow)|replace|nightmare|versions)\b|\breplace (?:our |the |an? )?(?:excel|spreadsheet)s?\b|\bexcel-?chaos\b|(?<!\p{L})(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze) (?:screens|masken|bildschirme|pantallas|écrans)(?!\p{L})(?=[^]{0,120}(?<!\p{L})(?:roles?|rollen|rôles?)(?!\p{L}))|(?<!\p{L})(?:sign|log)s? ?in(?!\p{L})(?=[^]{0,200}(?<!\p{L})\d+ screens(?!\p{L}))|(?<!\p{L})\d+ screens(?!\p{L})(?=[^]{0,200}(?<!\p{L})(?:sign|log)s? ?in(?!\p{L}))|(?<!\p{L})(?:anmeld|einlogg)\p{L}*(?=[^]{0,200}(?<!\p{L})(?:masken|bildschirm\p{L}*)(?!\p{L}))|(?<!\p{L})(?:\d+|\p{L}+) (?:masken|bildschirme?n?)(?!\p{L})(?=[^]{0,200}(?<!\p{L})(?:anmeld|einlogg))|(?<!\p{L})\d+ (?:pantallas|écrans)(?!\p{L})(?=[^]{0,200}(?<!\p{L})(?:entr[ae]n|acced[ae]n|se connect))|(?<!\p{L})(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze) (?:single |solo )?(?:process(?:es)?|prozesse?|vorgänge|procesos?|processus)(?!\p{L})(?=[^]{0,200}(?<!\p{L})(?:screens|masken|bildschirme|pantallas|écrans)(?!\p{L}))/giu,
  },
  {
    serviceId: "full-website",
    named:
      /(?<!\p{L})(?:(?:company |firm |business |firmen|vereins|unternehmens|praxis)?-?(?:web[ -]?sites?|webseiten?|websites?|home ?pages?|web ?auftritt|internetauftritt|internetseite)|internet presence|(?:página|sitio|pagina)s? web|sites? (?:web|internet|vitrine)|sites? (?:de \w+ pages|bilingues?|trilingues?)|sites? with \w+ pages|(?!(?:one|single|1)[- ])\w+[- ]pages? sites?|una web|web de (?:\p{L}+|\d+) páginas|web corporativa|(?:new|whole|company|multi-?page) site)(?!\p{L})|(?<!\p{L})(?:sitio|site|web|auftritt|internetseite)(?: (?:nuevo|nueva|neuf|neuer|with|mit|con|avec)){0,2} (?:de |of |mit |con |avec )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze) (?:páginas|pages|seiten|unterseiten)(?!\p{L})|(?<!\p{L})(?:sitio nuevo|nuevo sitio|nouveau site|neuer (?:web)?auftritt|neue (?:web|internet)seite)(?!\p{L})/giu,
    needed:
      /\b(?:no|without a) (?:website|web presence)\b|\bfound online\b|(?<!\p{L})(?:\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (?:pages|seiten|páginas)(?!\p{L})(?=[^]{0,120}(?<!\p{L})(?:redirects?|redirections?|redirecciones|umleitungen|weiterleitungen|blog|news|noticias|neuigkeiten|actualités|old (?:addresses|links))(?!\p{L}))/giu,
  },
  {
    serviceId: "smart-form",
    named:
      /(?<!\p{L})(?:[\p{L}-]*(?:formulare?n?s?|fragebogen|fragebögen)|(?:smart |web |online |contact |order |intake |application |registration |booking |multi-?step |web ?site )?forms?(?= |[.,;:!?)]|$)|questionnaires?|(?<!(?:damp|building|land|home|house|structural|site|boundary|roof|aerial|drone|topographic|party wall)[ -])surveys?|formularios?|formulaires?|encuestas?|cuestionarios?)(?!\p{L})/giu,
    needed:
      /(?<!\p{L})(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze) (?:fields|questions|felder\p{L}*|fragen|campos|preguntas|champs|questions) (?:in|over|across|auf|en|sur|verteilt auf|repartidos en) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze) (?:steps|schritten?|pasos|étapes)(?!\p{L})|(?<!\p{L})(?:in|auf|en|over) (?:\d+|\p{L}+) (?:steps|schritten?|pasos|étapes)(?: (?:with|and|mit|und|con|y|avec|et))? (?:\d+|\p{L}+) (?:fields|questions|feldern?|fragen|campos|preguntas|champs)(?!\p{L})/giu,
  },
  {
    serviceId: "crm-integration",
    named:
      /(?<!\p{L})(?:crm(?:[ -](?:integration|anbindung|sync\w*))?|hub ?spot|sales ?force|pipe ?drive|zoho)(?!\p{L})/giu,
    needed:
      /\b(?:connect|link|hook up|integrate|sync|verbind\w*|conect\w*|connecter|relier)\b[^.!?\n]{0,30}\b(?:(?:web|contact|our) ?forms?|kontakt-?formular|formulario|formulaire)\b|\b(?:new )?(?:contacts|leads|enquiries) (?:\w+ ){0,3}(?:typed|copied|entered|retyped?) (?:by hand|manually|twice)\b/giu,
  },
  {
    serviceId: "ongoing-maintenance",
    named:
      /\bmaint[ae]n(?:ance|ing)?\b(?! mode)|\bup-?keep\b|(?<!\p{L})(?:(?:a|one|1|per|each|the|this) month(?:['’]s)?(?: of)?|monthly|ongoing|regular|technical) (?:website |site )?care\b(?= (?:of|for|on) )|(?<!health ?|day ?|child ?|skin ?|pet ?|hair ?|home ?|after ?|elder ?|foot ?|taken? )\bcare (?:of|for) (?:(?:one|two|three|four|five|six|\d+|our|my|the|an?|small|existing|these|both) ){1,3}(?:[\p{L}-]+ )?(?:web ?)?(?:sites?|bots?|chatbots?|automations?|shops?|blogs?|flows?)(?!\p{L})|\btake care of (?:our|my|the|one|two|three|\d+) (?:[\p{L}-]+ )?(?:web ?)?(?:sites?|bots?|chatbots?|automations?|shop)(?!\p{L})|(?<!\bwho (?:[\p{L}’']+ ){0,5})\b(?:look|looked|looking|looks) after\b(?! (?:(?:the|our|my|all|these) )?(?:screens?|children|kids|patients|office|clients?|customers?|guests?|animals?|dogs?|horses?|building|premises|garden|members|people|families|residents))|\bkeep (?:our |my |the |it )?(?:[\w’'-]+ ){0,3}(?:running|updated|up to date|secure|patched)\b|\bwartung\w*\b|\b(?:website|seite|shop|bot) (?:pfleg|wart|betreu)\w+|\bpfleg(?:t|en|e)\b|\bbetreu(?:t|en)\b|\bmantener (?:la|nuestra|mi)\b|\b(?:entretenir|maintenir) (?:le|la|notre)\b|\bbetreuung (?:unserer|der|für|unsere)\b|\bmantenimiento\b|\bmaintenance\b|\bentretien\b|\bupdates? (?:and|,) backups?\b|\bmaintain(?:s|ed|ing)?\b|\bkeeping (?:it|them|our \p{L}+|the \p{L}+) (?:running|updated|up to date|secure|patched|backed up)\b|\b(?:month|monat|mes|mois)\b[^.!?\n]{0,60}\b(?:hours?|stunden|horas|heures) (?:of |for |für |de |para |pour )?(?:small(?:er)? |kleine(?:re)? |pequeños |petit[es]+ )?(?:changes|änderungen|cambios|modifications|fixes)\b/giu,
  },
  {
    serviceId: "ui-ux-design",
    named:
      /(?<!\p{L})(?:ui(?:[ /-]?ux)?|ux)(?:[ -]?(?:design\w*|entwurf|entwürfe))?(?!\p{L})|\bfigma\b|\bwire ?frames?\b|\bmock-?ups?\b|\b(?:screen|interface|app|page|product) designs?\b|\bscreens? (?:[^.,;!?\n]{0,30} )?designed\b|(?<!\p{L})(?:design|entwurf|gestaltung) (?:von|für|der|unserer) (?:\p{L}+ ){0,3}(?:seiten?|masken|bildschirme?n?|screens)(?!\p{L})|(?<!\p{L})(?:diseño|diseñar) (?:de )?(?:\p{L}+ ){0,2}(?:páginas|pantallas)(?!\p{L})|(?<!\p{L})(?:design|conception|maquettes?) (?:de |d['’])(?:\p{L}+ ){0,2}(?:pages|écrans)(?!\p{L})|\bdesign(?:s|ed)? (?:of|for) (?:\w+ ){0,3}(?:pages?|screens?|app)\b|\bdiseño (?:de )?(?:interfaz|ui|ux|pantallas)\b|\bmaquettes?\b|\bentwurf\b/giu,
  },
  {
    serviceId: "tech-consulting",
    named:
      /\bconsult(?:ing|ation|ants?|ancy)?\b|(?<!\p{L})(?:\d+ ?(?:h|hrs?|min)|\d+[- ]?min(?:ute)?s?|(?:an|one|half an) hour(?:['’]s)?)(?: long)? (?:video |phone |zoom |online )?(?:calls?|chat|conversation)\b|\bsecond opinion\b|\bworkshops?\b(?= (?:with|for|on|about|day|of|zu|von|mit|für|über)|[.,]|$)|\btaller(?:es)? (?=(?:de (?:\w+ )?(?:\w+ )?(?:días?|horas?)|sobre)\b)|\bateliers? (?=(?:de (?:\w+ )?(?:jours?|heures?|journées?)|sur)\b)|\badvice\b|\badvise us\b|\barchitecture review\b|\baudit (?:of )?our\b|\b(?:hours?|hrs?|day) (?:with|of) (?:an? )?(?:expert|developer|engineer|architect)\b|\b(?:one|two|three|\d+)[- ]hours? (?:call|session|meeting)\b|\b(?:call|session|meeting) of (?:an?|one|two|three|\d+) hours?\b|\breview (?:of )?our (?:plan|architecture|code|stack|setup)\b|\bberatung\w*\b|\b(?:asesor|consultor)[ií]a\b|\bconseils?\b|\bzweite meinung\b|\bsegunda opinión\b|\bdeuxième avis\b|\b(?:hours?|hrs?) (?:long )?(?:on|in|over|of|via) (?:an? )?(?:video ?)?(?:call|zoom|video)\b|\b(?:hours?|hrs?) w(?:ith|\/)? (?:someone|somebody|one of|an? (?:\p{L}+ )?(?:specialist|programmer|developer|engineer))\b|\b(?:hours?|hrs?) (?:to )?(?:talk|speak|discuss|sparring)\b|(?<!\p{L})(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze) (?:stunden?|horas?|heures?) (?:gespräch|videocall|videoanruf|mit (?:euch|ihnen|einem|einer)|de (?:charla|llamada|videollamada)|con (?:uno|alguien|vosotros|ustedes)|de visio\p{L}*|d['’](?:entretien|échange)|avec (?:vous|l['’]un|quelqu))(?!\p{L})|\b(?:talk|speak|sit down|chat) (?:to|with) (?:me|us) for (?:an?|one|half an|two|\d+) (?:hours?|days?|half day)\b|\b(?:talk|speak) (?:to|with) (?:one of your|an?|your) (?:\p{L}+ )?(?:engineers?|experts?|developers?|specialists?)\b/giu,
    needed:
      /\b(?:don['’]t|do not|not sure|no idea) (?:know )?(?:where to start|what we need|which tool)\b|\bsomething with (?:ai|ki)\b|\birgendwas mit ki\b|\b(?:need|want|like) (?:an expert|someone|somebody) to (?:tell|look|talk|explain|read|advise)\b|(?<!\p{L})(?:spend|sit down for|take|book|need) (?:an?|one|two|half an?|\d+) (?:hours?|days?|half days?) with (?:us|me|one of you|(?:somebody|someone|an? (?:independent|outside|experienced) \p{L}+|an? expert))(?!\p{L})|(?<!\p{L})(?:an?|one|two|\d+) (?:half )?(?:hours?|days?) (?:of your time|with (?:one of you|you|one of your \p{L}+|somebody who|someone who))(?!\p{L})|(?<!\p{L})(?:eine?n?|zwei|\d+) (?:halbe )?(?:stunden?|tage?) (?:mit (?:jemandem|euch|ihnen|einem von)|(?:ihrer|eurer) zeit)(?!\p{L})|(?<!\p{L})(?:un[ao]?|dos|\d+) (?:horas?|días?|jornadas?) con (?:alguien|ustedes|vosotros|uno de)(?!\p{L})|(?<!\p{L})(?:une?|deux|\d+) (?:heures?|jours?|journées?) avec (?:vous|quelqu['’]un|l['’]un)(?!\p{L})/giu,
  },
  {
    serviceId: "workflow-automation",
    named:
      /\bautomat(?:ion|ions|e|ed|ing|isations?|isieren|isierung(?:en)?|isierungen|isiert|izaciones|ización|izar|iser)\b|\bwork ?flows?\b|\bflows?\b(?! ?chart| of (?!up|at|about|around|no more|max|\d|three|four|five|six|seven|eight|nine|ten))|\bzapier\b|\b(?:in|with|via|using) make\b|\bautomatisch(?:e|er|en)? abläufe?\b|\babl(?:äufe|auf)\b|\b(?:when(?:ever)?|wenn|sobald) [^.!?]{5,80}, (?:add|send|create|tell|post|notify|soll)\b(?=[^.!?]*\bslack\b)|\bflujos?\b|(?<!\p{L})flux(?!\p{L})|\bautomatisch\b[^.!?\n]{0,60}\b(?:schreib|übertrag|send|schick|meld|kopier|eintrag|anleg)\w*/giu,
    needed:
      /\b(?:copy|copying|copies|retyp\w+|re-?enter\w*|transfer\w*)\b[^.!?\n]{0,60}\b(?:from|into|to|by hand|between|every)\b|\bby hand\b|\bmanually\b|\bautomatically\b|\bvon hand\b|\ba mano\b|\bà la main\b|\bwhen(?:ever)? (?:an?|someone|a new) [^.!?\n]{5,80}, (?:add|send|create|tell|post|notify)\b|\bremind(?:er)?s?\b|\b(?:every|each) time\b|\bwhenever\b|\bas soon as (?:an?|someone|somebody|the)\b|\bimmer wenn\b|\bsobald\b|\bjedes mal\b|\bcada vez que\b|\bchaque fois que\b|\bdès qu/giu,
  },
];
