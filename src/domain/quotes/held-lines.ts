/**
 * What the catalogue's lines hold, as people say it in English, German, Spanish and French. A line counts only where the chosen
 * option has it, so what is covered is decided by the catalogue and never here (read-lines.ts).
 */
export type HeldLine = {
  /** The lines of the catalogue that hold it. */
  line: RegExp;
  said: RegExp;
  /** A thing that is named beside many others; where no option says anything of it, nobody has to look at it. */
  isSoft?: true;
};

/** Hers, his, theirs or ours, in front of a thing. */
const whose = String.raw`(?:the|an?|our|my|his|her|its|their|this|own|single|der|die|das|de[mn]|eine[nmrs]?|ein|unser\p{L}*|mein\p{L}*|sein\p{L}*|ihr\p{L}*|eigene\p{L}*|el|la|los|las|un|una|nuestr[oa]s?|mis?|sus?|propi[oa]s?|le|une|les|notre|nos|mon|ma|mes|sa|son|ses|leurs?|propre)`;
const said = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${source.replaceAll("WHOSE", whose)})(?![\p{L}-])`, "giu");

export const heldLines: readonly HeldLine[] = [
  {
    line: /^Documents in both directions/i,
    said: said(
      String.raw`(?:the |all |our |their )*(?:documents|papers|files)|(?:die |alle )*(?:dokumente|unterlagen)|(?:los |sus )*documentos|(?:les |leurs )*(?:documents|pièces)`,
    ),
    isSoft: true,
  },
  {
    line: /^Asks only what the last answer/i,
    said: said(
      String.raw`(?:(?:two|three|some|a few|\d) )?(?:further|more|additional|extra|other) (?:questions?|fields?) (?:should |must |will |then |would |only )*(?:appears?|shows?(?: up)?|opens?(?: up)?|comes? up|follows?)|(?:weitere|zusätzliche) (?:fragen|felder) (?:sollen |dann )*(?:erscheinen|aufgehen|kommen)|(?:aparezcan|aparecen) (?:más|otras) (?:preguntas|campos)|d['’]autres (?:questions|champs) apparaissent`,
    ),
  },
  {
    line: /\b(?:on|with) your (?:own )?domain/i,
    said: said(
      String.raw`(?:(?:on|at|under|auf|unter|en|bajo|sobre|sur|sous) )?(?:WHOSE ){1,6}(?:domains?|dominio|domaine|nom de domaine)(?: propi[oa])?(?! name)`,
    ),
  },
  {
    line: /\bdaily backup|^Backups: Daily/i,
    said: said(
      String.raw`(?:daily|nightly) backups?|back(?:ed|ing)?[ -]?(?:it )?ups?(?: (?:daily|every (?:day|night)|each (?:day|night)))?|täglich\p{L}* (?:sicherung\p{L}*|backups?|datensicherung\p{L}*)|(?:daten)?sicherung(?:en)?(?: (?:jeden tag|täglich))?|copias?(?: de seguridad)?(?: (?:diarias?|(?:cada|todos los) días?))?|sauvegardes?(?: (?:quotidiennes?|journalières?|chaque jour|tous les jours))?`,
    ),
  },
  {
    line: /\bmonitor/i,
    said: said(
      String.raw`monitor(?:ing|ed)?|überwach(?:ung|t|en)|supervisi[oó]n|supervisad[oa]s?|monitorización|surveillance|surveillée?s?`,
    ),
  },
  {
    line: /^Updates|\bUpdates tried/i,
    said: said(
      String.raw`(?:plugin )?updates?|aktualisierung(?:en)?|actualizaciones|mises? à jour`,
    ),
    isSoft: true,
  },
  {
    line: /report.* at the end of the month/i,
    said: said(
      String.raw`(?:an? |one |short |brief ){0,6}(?:monthly )?reports? (?:at|by) (?:the )?(?:end of (?:the|each|every) month|month(?:['’]?s)? end)|(?:an? |one )?monthly report|(?:(?:einem?n?|kurze[mnr]?) ){0,6}(?:bericht (?:am|zum) (?:monatsende|ende des monats)|monatsbericht)|(?:un )?informe (?:mensual|(?:a|al) (?:fin|final)(?:al)?(?: del?)? mes)|(?:un )?rapport (?:mensuel|(?:en|à la) fin (?:de|du) mois)`,
    ),
  },
  {
    line: /\b(?:contact|web) forms?\b|^One form\b|^Form that|Triggers: Form/i,
    said: said(
      String.raw`(?:(?:contact|web(?:site)?|online|enquiry|inquiry)[ -]?)forms?|(?:kontakt|web|anfrage)[ -]?formular\p{L}*|formularios? (?:de (?:contacto|mi web|la web|nuestra web)|web)|formulaires? (?:de contact|web|du site|de notre site)`,
    ),
    isSoft: true,
  },
  {
    line: /\b(?:inbox|e-?mail)\b/i,
    said: said(
      String.raw`(?:[\p{L}]*inbox|mailbox|e-?mails?|mails?|[\p{L}-]*postfach|buzón|bandeja(?: de entrada)?|correos?(?: electrónicos?)?|courriels?|boîte(?: mail| aux lettres)?|messagerie)`,
    ),
    isSoft: true,
  },
  {
    line: /\b(?:spread)?sheets?\b/i,
    said: said(
      String.raw`(?:[\p{L}]+ )?spreadsheets?|(?:google )?sheets?|[\p{L}]*tabellen?|excel(?:[ -](?:sheets?|files?|tabellen?|listen?))?|hojas? (?:de cálculo|de excel)|tableurs?(?: excel)?|(?:notre|un|le|mon) tableau`,
    ),
    isSoft: true,
  },
  {
    line: /\bWebsite channel|on your site|^Placement: Embed code for any site|website;/i,
    said: said(
      String.raw`(?:only |nur |solo |uniquement )?(?:on|in|into|onto|auf|en|sur|dans|para|für|for|pour|de) (?:WHOSE |existing |current ){0,6}(?:web ?sites?|sites?(?: web)?|web(?:seiten?)?|homepage|seite|páginas?(?: web)?)`,
    ),
    isSoft: true,
  },
  {
    line: /\bon one page\b|\bits own page\b|^One page with/i,
    said: said(
      String.raw`(?:(?:on|auf|en|sur) )?(?:one|a single|einer|eine|una|una sola|une|une seule) (?:page|seite|página)`,
    ),
    isSoft: true,
  },
  {
    line: /page on your domain, with one button/i,
    said: said(
      String.raw`(?:WHOSE ){0,6}(?:page of its own|own page|eigene\p{L}* seite|página propia|propia página|propre page|page à part)`,
    ),
  },
  {
    line: /with one button|button to buy or book/i,
    said: said(
      String.raw`(?:an? |one |single |the ){0,6}(?:order|buy|buying|booking|book|sign-?up)?[ -]?buttons?(?! (?:in|inside|within|over) (?:the|it|this))(?: (?:to|for) (?:buy|order|book|booking|sign up|ordering|buying)(?: (?:an? |the )?(?:calls?|it|one|kits?|demos?|appointments?))?)?|(?:einem? |einen )?(?:bestell|kauf|buchungs)?-?(?:knopf|button(?! in))(?: zu[mr] (?:buchen|bestellen|kaufen))?|(?:un )?botón (?:de|para) (?:comprar|compra|pedir|reservar|reserva)|(?:un )?bouton(?: (?:de|pour|d['’])(?: ?(?:commander|commande|acheter|achat|réserver|réservation)))?`,
    ),
  },
  {
    line: /\bOwner and next step|\bget an owner\b|\bwith an owner\b|with owner and stage/i,
    said: said(
      String.raw`(?:each|every) (?:lead|contact|record|request|enquiry) (?:gets|goes to|is given to|lands with) (?:whoever|the (?:right )?(?:person|colleague|rep|one)) (?:[\p{L}’'-]+ ){0,3}(?:area|region|postcode|territory|product|language|country|state|county)|owners? (?:is |are |gets? |assigned |set |automatically )*(?:by|per|from|according to) (?:a |the |our |simple )?(?:rules?|region|area|postcode|zip(?: code)?|territory|product|language|country|state|county|size|branch)|(?:with )?(?:somebody|someone) responsible|jemand\p{L}* zuständig\p{L}*|alguien responsable|(?:un |una )?(?:responsable|encargad[oa]) (?:según|por) (?:la |el )?\p{L}+|un responsable (?:selon|par) (?:la |le )?\p{L}+|(?:zuständige|verantwortliche)\p{L}* (?:je )?nach \p{L}+|(?:WHOSE ){0,6}(?:right |responsible ){0,6}(?:owner|sales ?(?:rep|person|man|woman)|account manager)(?: (?:is |gets |straight away |at once ){0,6}(?:assigned|set))?|(?:WHOSE |gleich |sofort ){0,6}(?:zuständig|verantwortlich)\p{L}* (?:verkäufer|vertriebler|mitarbeiter|ansprechpartner|kolleg|person|betreuer|berater)\p{L}*|(?:asign|atribuy)\p{L}+ (?:un |al |el |a un )?(?:responsable|comercial|vendedor)(?: (?:según|por|con) (?:una? |la |nuestra )?(?:reglas?|zona|región|provincia|código postal))?|(?:attribu|affect|assign)\p{L}+ (?:WHOSE )?(?:responsable|commercial|vendeur)(?: (?:selon|par) (?:une |la |nos |notre )?(?:règles?|région|secteur|code postal))?|(?:zuständig|verantwortlich)\p{L}* (?:\p{L}+ )?(?:nach|per|je) (?:regel\p{L}*|region\p{L}*|plz|postleitzahl)|(?:WHOSE ){0,6}(?:responsable|comercial)(?: asignad[oa])?|(?:WHOSE ){0,6}(?:responsable|commercial|propriétaire)(?: attitrée?| attribuée?)?`,
    ),
  },
  {
    line: /without duplicates|so no duplicates|need no clean-up/i,
    said: said(
      String.raw`(?:without|with no|no|never any|ohne|keine|sin|sans|pas de) (?:any |creating |new )?(?:duplicates?|doubles|double entries|dubletten|duplikate|duplicados|doublons)|(?:nothing|nobody|never|not|nichts|niemand) (?:\p{L}+ )?(?:twice|doppelt)|(?:no|sin que) se (?:dupliquen?|repitan?)(?: (?:los )?contactos)?`,
    ),
  },
  {
    line: /\btwo-factor\b/i,
    said: said(
      String.raw`(?:with )?(?:an? )?second factor|two[- ]factor(?: sign-?in| login| authentication)?|2fa|(?:mit )?(?:einem )?zweite[nm] faktor|zwei-?faktor\p{L}*(?:-\p{L}+)?|(?:con )?(?:un )?(?:segundo|doble) factor|double (?:facteur|authentification)|(?:avec )?(?:un )?second facteur`,
    ),
  },
  {
    line: /\bEmail notices|^Email when something new/i,
    said: said(
      String.raw`(?:gets? |receives? )?(?:an? )?(?:e-?mail|mail|notice|message|note) (?:when(?:ever)?|if|as soon as|once) (?:something|anything|there['’]?s something|there is something|a (?:new )?(?:file|document|paper))(?: new)?(?: (?:is|arrives|comes|waits|gets|has))?(?: (?:been )?(?:there|in|uploaded|waiting|added))?|(?:eine )?(?:e-?)?mail,? (?:wenn|sobald) (?:es )?(?:etwas|was) neues(?: (?:da ist|gibt|vorliegt|kommt))?|(?:un )?(?:correo|aviso|e-?mail) cuando (?:hay|haya|llegue) (?:algo nuevo|novedades|algo)|(?:un )?(?:courriel|e-?mail|mail|avis) (?:quand|lorsqu['’]|dès qu['’]) ?(?:il y a|y a|un|il arrive) (?:du nouveau|quelque chose de nouveau|nouveau document)`,
    ),
  },
  {
    line: /Handover by email|Hands over to a person/i,
    said: said(
      String.raw`bei (?:unklarheiten|unsicherheit|offenen fragen)(?: (?:eine |per )?(?:e-)?mail(?: an uns)?)?|(?:if|when(?:ever)?|where|wenn|falls|si|cuando|quand|s['’]|lorsqu['’]) ?(?:it|the bot|he|er|der bot|il|elle)? ?(?:do(?:es)?(?: no|n['’])?t know|is(?: not|n['’]t) sure|is stuck|gets stuck|can(?:no|['’])?t (?:answer|help)|has no (?:answer|clue|idea)|(?:etwas |was |es |mal )?nicht (?:mehr )?weiter ?weiß|(?:etwas |was |es |mal )?nicht weiß|keine antwort (?:hat|weiß)|no (?:lo )?sab[ea]|no (?:lo )?sepa|no tiene respuesta|ne sait pas|n['’]a pas (?:de|la) réponse)(?:(?! call| phone| ring| sms| text| whatsapp)[^.!?;\n]){0,70}?(?:e-?mail|inbox|mailbox|mail|postfach|correo|buzón|courriel|person|human|colleague|menschen|person\p{L}*|quelqu['’]un)`,
    ),
  },
  {
    line: /Logins, roles|\bLogins with\b/i,
    said: said(
      String.raw`only (?:our|my|the) (?:own )?(?:staff|team|people|colleagues|office)(?: \p{L}+)? (?:signs?|logs?) in|(?:anmelden (?:können|sollen|dürfen|kann|darf) sich )?nur (?:unser\p{L}*|mein\p{L}*|das|die) (?:team|mitarbeiter|leute|kollegen|personal)(?: (?:meldet|melden|loggt|loggen) sich (?:an|ein))?|solo (?:entra|accede|inicia sesión)n? (?:nuestro|el) (?:equipo|personal)|seuls? (?:notre|nos) (?:équipe|personnel|salariés) se connecten?t?`,
    ),
  },
  {
    line: /\bone sign-in\b/i,
    said: said(
      String.raw`(?:only|just) (?:i|me) (?:sign|log)s? in|(?:only|just) for me|one (?:sign-?in|login)|nur (?:ich|für mich)(?: melde mich an)?|solo (?:entro yo|yo(?: entro)?|para mí)|(?:rien que|uniquement|juste) (?:pour )?moi`,
    ),
  },
  {
    line: /\bEmail alerts|\bemail alerts/i,
    said: said(
      String.raw`(?:e-?mail|mail)[ -]?alert\p{L}*|alerts? (?:by|per|via) (?:e-?)?mail|mail-?(?:alarm|benachrichtigung)\p{L}*|(?:alertas|avisos) por (?:correo|e-?mail)|alertes? par (?:courriel|e-?mail|mail)`,
    ),
  },
  {
    line: /\bCSV\b/,
    said: said(
      String.raw`(?:csv[ -]?exports?|exports? (?:as|to|in|into) csv|(?:that )?(?:we|i|you)(?: can)? (?:export|download) as csv|(?:als|como|en|as) csv(?:[ -](?:export\p{L}*|datei|file))?|exportar (?:a|en) csv|exportier\p{L}* als csv)`,
    ),
  },
  {
    line: /^Import of (?:one|a) spreadsheet/i,
    said: said(
      String.raw`(?:WHOSE ){0,6}(?:one |existing |current |old |\p{L}+ ){0,3}(?:spreadsheet|excel(?: (?:sheet|file|list))?)(?: with (?:WHOSE )?(?:current |existing |old )?\p{L}+)?(?: (?:has|needs|is) to be| should be| must be| gets)? (?:imported|brought over|taken over|loaded)|import\p{L}* (?:WHOSE ){0,6}(?:one |existing |current |old |\p{L}+ )?(?:spreadsheet|excel(?: (?:sheet|file|list))?)|(?:WHOSE ){0,6}[\p{L}-]*(?:tabelle|excel-?(?:tabelle|liste|datei)?) (?:\p{L}+ ){0,3}(?:importier\p{L}*|übernomm\p{L}*|übernehm\p{L}*|eingelesen|einlesen)|(?:hay que |habría que |queremos )?(?:pasar|importar|cargar|traer) (?:los |las )?(?:datos )?(?:actuales )?(?:de |desde )?(?:WHOSE ){0,6}(?:hoja(?: de (?:excel|cálculo))?|excel)|(?:importer|reprendre) (?:les données (?:de|d['’]) ?)?(?:WHOSE ){0,6}(?:tableur|fichier excel|excel)`,
    ),
  },
  {
    line: /\bcloud account\b/i,
    said: said(
      String.raw`(?:it )?(?:runs? |running |hosted |läuft |set up |installed )?(?:in|on|at|en|dans|auf|sur) (?:WHOSE ){0,6}cloud(?:[ -]?(?:account|konto))?|(?:en )?(?:WHOSE ){0,6}(?:cuenta (?:en|de) la nube|nube)|(?:dans )?(?:WHOSE ){0,6}(?:compte|espace) cloud`,
    ),
  },
  {
    line: /entry, exit, stop and position size/i,
    said: said(
      String.raw`(?:an? )?entr(?:y|ies),? (?:and )?exits?(?:,? (?:and )?stop\p{L}*)?(?:,? (?:and )?(?:position )?size)?|einstieg,? (?:und )?ausstieg(?:,? (?:und )?stopp?\p{L}*)?(?:,? (?:und )?positionsgröße)?|entradas?,? (?:y )?salidas?(?:,? (?:y )?stop\p{L}*)?(?:,? (?:y )?tamaño(?: de (?:la )?posición)?)?|entrées?,? (?:et )?sorties?(?:,? (?:et )?stop\p{L}*)?(?:,? (?:et )?taille(?: de (?:la )?position)?)?`,
    ),
  },
  {
    line: /fees and slippage/i,
    said: said(
      String.raw`(?:with |including )?(?:fees|commissions?)(?: and slippage)?|(?:mit )?gebühren(?: und slippage)?|(?:con )?comisiones(?: y deslizamiento)?|(?:avec )?(?:frais|commissions)`,
    ),
    isSoft: true,
  },
  {
    line: /Count of visits and requests/i,
    said: said(
      String.raw`(?:so that |so |and )?(?:we|i)(?: can| want to| could)? (?:see|know|learn|find out|compare) which (?:one|version|headline|of them|of the two|page)(?: of them)? (?:brings?|gets?|works?|does|converts?|sells?|wins?)(?: us)?(?: more| better| the most| best)?(?: [\p{L}-]+)?|damit wir (?:sehen|wissen),? welche(?:r|s)? (?:[\p{L}-]+ ){1,4}|para (?:ver|saber) cuál (?:[\p{L}-]+ ?){1,4}|pour (?:voir|savoir) laquelle (?:[\p{L}-]+ ?){1,4}`,
    ),
  },
  {
    line: /For our own work or someone else/i,
    said: said(
      String.raw`(?:wordpress|wix|squarespace|webflow|shopify|typo3|joomla|drupal|woo ?commerce|prestashop|shopware|jimdo)[ -]?(?:(?:web)?sites?|(?:web)?seiten?|shops?|stores?|blogs?|pages?|webs)|(?:sites?|webs?|páginas?|tiendas?|boutiques?)(?: web)? (?:(?:en|sous|con|de|hech[oa]s? con) )?(?:wordpress|wix|squarespace|webflow|shopify|typo3|joomla|drupal|woo ?commerce|prestashop|jimdo)`,
    ),
  },
  {
    line: /email and SMS channels/i,
    said: said(
      String.raw`(?:answers?|replies to|handles?|responds? to|beantwortet|contesta|responde a|répond aux) (?:the |our |also |incoming |die |unsere |los |las |nos ){0,6}(?:e-?mails?|mails?|correos|courriels)(?: in our (?:inbox|mailbox))?|(?:web ?site|web|site|chat) (?:and|und|y|et) (?:for |by |via |in |per |por |par )?(?:our |unser |nuestro |notre )?(?:e-?mail|mail|correo|courriel)`,
    ),
  },
  {
    line: /Visitors split between both/i,
    said: said(
      String.raw`(?:(?:and )?(?:split|divid|shar)\p{L}* (?:WHOSE )?(?:traffic|visitors|visits|audience)|(?:traffic|visitors|visits) (?:is |are |gets? )?(?:split|divided|shared))(?: (?:between|across|over) (?:both|them|the two|two))?|(?:WHOSE )?(?:besucher|zugriffe) (?:werden )?(?:\p{L}+ )?(?:aufgeteilt|aufteilen|verteilt)|(?:repart|divid)\p{L}+ (?:WHOSE )?(?:tráfico|visitas|visitantes)(?: entre (?:ambas|las dos))?|(?:répart|divis|partag)\p{L}+ (?:WHOSE )?(?:trafic|visites|visiteurs)(?: entre les deux)?`,
    ),
  },
  {
    line: /\bone code base\b/i,
    said: said(
      String.raw`(?:WHOSE |existing |whole |old |inherited ){0,6}(?:code ?base|source code)|(?:WHOSE ){0,6}(?:code-?basis|quellcode|quelltext)|(?:WHOSE ){0,6}(?:base de código|código fuente)|(?:WHOSE ){0,6}(?:base de code|code source)`,
    ),
    isSoft: true,
  },
  {
    line: /^Written (?:report|result)/i,
    said: said(
      String.raw`(?:WHOSE ){0,6}(?:written (?:report|result|summary)|(?:writes?|written|get|want) (?:us |me )?(?:WHOSE )?report|schriftlich\p{L}* (?:bericht|ergebnis|zusammenfassung)|informe (?:por )?escrito|resumen (?:por )?escrito|(?:rapport|compte rendu|résumé) écrit)`,
    ),
  },
  {
    line: /^One process\b/,
    said: said(
      String.raw`(?:one|an?|ein(?:en)?|un|una) (?:single|solo|único|seul|einzige[nr]?)? ?(?:process|prozess|vorgang|proceso|processus)`,
    ),
    isSoft: true,
  },
  {
    line: /\bone month\b/i,
    said: said(
      String.raw`(?:for |für |durante |por |pendant )?(?:one|an?|einen|un|1) (?:month|monat|mes|mois)(?: lang)?`,
    ),
    isSoft: true,
  },
  {
    line: /when a step fails|Failure messages|Retry, then a message/i,
    said: said(
      String.raw`(?:an? )?(?:message|mail|note|warning|e-?mail)?(?: to us)? ?(?:when|if|wenn|falls|si|cuando|quand) (?:something|anything|a step|it|one|one of them|etwas|was|ein schritt|algo|un paso|quelque chose|une étape) (?:fails|breaks|goes wrong|went wrong|schief ?geht|schief ?läuft|fehlschlägt|hängt|falla|falle|sale mal|échoue|plante)`,
    ),
  },
];
