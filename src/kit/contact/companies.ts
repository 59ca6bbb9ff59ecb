import { wholeWords } from "../whole-words.ts";
import { isFirstName } from "./first-names.ts";
import { businessKinds, isBusinessWord, isNoName, isNoNameAlone, isTool } from "./no-names.ts";
import { isPlace } from "./places.ts";

const legal = String.raw`(?:(?:[Ss]p\. z o\.o\.|S\.L\.U?\.?|S\.A\.S?\.?|e\.\s?V\.|B\.V\.|S\.r\.l\.)|(?:GmbH(?: & Co\. KG| & Co\.? KGaA)?|UG|AG|KG|OHG|GbR|eG|eK|SE|Inc|LLC|LLP|Ltd|Limited|PLC|plc|Corp|Corporation|Co|Company|SA|SAS|SARL|EURL|SCI|SL|BV|NV|AB|AS|ApS|Oy|SpA|Srl|SLU|Pty|CIC)\b\.?)`;
const companyWord = String.raw`(?:[\p{Lu}\p{Lo}\p{N}][\p{L}\p{M}\p{N}'’+-]*(?:\.(?:com|de|io|ai|net|org|es|fr|at|ch|co)\b)?)`;
const inner = String.raw`(?:(?:&|\+|of|the|de|del|des|du|la|le|les|los|las|aux|au|sur|sous|von|der|für|for|im|am|zum|zur|and|und|y|et)[^\S\n]+|d['’]|l['’])`;
const company = String.raw`(${companyWord}(?:,?[^\S\n]+${legal}|[^\S\n]+${inner}{0,2}${companyWord}){0,6})`;
const article = String.raw`(?:(?:the|a|an|der|die|das|dem|den|el|la|los|las|le|les)[^\S\n]+|l['’][^\S\n]*)?`;
const kind = String.raw`(?:(?:[Ff]irma|[Ff]irm|[Cc]ompany|[Ee]mpresa|[Ss]ociété|[Ee]ntreprise|[Uu]nternehmen)[^\S\n]+|(?:\p{Ll}+[^\S\n]+)?(?:${businessKinds})(?:[^\S\n]+\p{Ll}{3,})?[^\S\n]+)?`;
const own = String.raw`(?:[Mm]y|[Oo]ur|[Mm]ein\p{L}{0,2}|[Uu]nser\p{L}{0,2}|[Mm]i|[Nn]uestr[oa]|[Mm]on|[Mm]a|[Nn]otre)`;
const named = String.raw`["“„«]?${article}${kind}["“„«]?${company}`;
const role = String.raw`(?:CEO|CTO|COO|CFO|[Cc]o-?[Ff]ounder|[Ff]ounder|[Oo]wner|[Dd]irector|[Mm]anager|[Hh]ead|[Pp]artner|[Cc]hair|[Ss]ecretary|[Pp]resident|[Tt]eacher|[Aa]ssistant|[Rr]eceptionist|[Gg]eschäftsführer(?:in)?|[Ii]nhaber(?:in)?|[Ll]eiter(?:in)?|[Gg]ründer(?:in)?|[Cc]hef(?:in)?|dueñ[oa]|director[a]?|gerente|responsable|propietari[oa]|fundador[a]?|gérante?|directeur|directrice|patronne?|fondat(?:eur|rice)|propriétaire)`;
const any = (words: string) =>
  words
    .split("|")
    .map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`)
    .join("|")
    .replaceAll("'", "['’]");
const Business = String.raw`(?:${businessKinds.replaceAll(/(?<=^|\|)(\p{Ll})/gu, (one) => `[${one}${one.toUpperCase()}]`)})`;
/** "We're a small dental practice called X", "mi restaurante es X", "Ich habe ein Café, das X" */
const kindThenName = String.raw`(?:${own}|(?:[Ii]|[Ww]e)(?:['’]m| am|['’]re| are|['’]ve got| have| run| own| manage) (?:an?|the)|(?:[Ww]ir|[Ii]ch) (?:sind|habe[n]?|führe[n]?|betreibe[n]?|leite[n]?) (?:ein\p{L}{0,2}|die|das|den)|(?:[Ss]omos|[Tt]enemos|[Tt]engo|[Ll]levo|[Dd]irijo|[Nn]ous sommes|[Nn]ous avons|[Jj]['’]ai|[Oo]n est|[Jj]e tiens) une?a?)(?:[^\S\n]+[\p{Ll}-]+){0,3}[^\S\n]+${Business}(?:[^\S\n]+(?:in|near|am|an der|bei|en|à|de)[^\S\n]+\p{Lu}\p{L}+(?=[^\S\n]*[,:(]))?(?:[^\S\n]*[,:(][^\S\n]*|[^\S\n]+)(?:(?:which is |that is )?(?:called|named)|is|namens|heißt|ist|(?:que )?se llama|llamad[oa]|es|(?:qui )?s['’]appelle|appelée?|est|genannt)?[^\S\n]*`;

const notOurs = String.raw`(?:competitors?|clients?|customers?|suppliers?|bank|landlord|agency|provider|accountant|host|bookkeeper|Konkurren\p{L}*|Kund\p{L}+|Lieferant\p{L}*|Bank|Agentur|Anbieter|Steuerberater\p{L}*|competidor\p{L}*|client\p{L}*|proveedor\p{L}*|banco|concurrent\p{L}*|fournisseur\p{L}*|banque)(?!\p{L})`;

const ownKind = String.raw`(?:${Business}|place|spot|outfit|venue|brand|label|charity|nonprofit|podcast|channel|blog|magazine|band|duo|chain|retailer|B&B|room|business|group|network|co-op|peña|negocio|local|gîte|chambre d['’]hôtes)`;
/** What is a person where it stands beside a kind: "we have a manager, Tom Baker". */
const mayBePerson: readonly RegExp[] = [
  String.raw`(?<!\p{L})(?:[Ww]e['’]re|[Ww]e are|[Ww]ir|[Nn]os|[Oo]n|[Nn]ous nous)[^\S\n]+(?:called|named|heißen|nennen uns|llamamos|s['’]appelle|appelons)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ii]|[Ww]e)(?:['’]ve(?: got)?|[^\S\n]+(?:run|own|have|host|manage|started|opened))[^\S\n]+an?[^\S\n]+(?:[\p{L}&-]+[^\S\n]+){0,4}${ownKind},[^\S\n]+(?=(?:The[^\S\n]+)?\p{Lu}\S*[^\S\n]+\p{Lu})${named}(?=[^\S\n]*(?:[,.;:!\n]|$))`,
  // "For my mum's tea room, Two Sparrows, in Whitby"
  String.raw`(?<!\p{L})[Ff]or[^\S\n]+(?:my|our)[^\S\n]+(?!(?:\p{Ll}+[^\S\n]+)?(?:boss|${notOurs}))(?:\p{Ll}+['’]s[^\S\n]+)?(?:[\p{Ll}&-]+[^\S\n]+){0,3}${ownKind},[^\S\n]+(?=(?:The[^\S\n]+)?\p{Lu}\S*[^\S\n]+\p{Lu})${named}(?=[^\S\n]*(?:[,.;:!\n]|$))`,
  // "I chair the board of a little charity, Second Harvest", "it's for the village hall, Llanfair Hall"
  String.raw`(?<!\p{L})(?:[Ii]t['’]?s (?:all )?for|(?:[Ii]|[Ww]e)(?:['’]m| am|['’]re| are|['’]ve)?[^\S\n]+(?:(?:also|both|now)[^\S\n]+)?(?:chair|lead|head|run|own|manage|have|got|help(?: out)?|volunteer|work|speak|sing|play|look after|writing|asking|here|part|on|in charge|responsible)(?:[^\S\n]+\p{Ll}+){0,4}|[Hh]e (?:has|owns|runs)|[Ss]he (?:has|owns|runs))[^\S\n]+(?:an?|the)[^\S\n]+(?:[\p{Ll}&-]+[^\S\n]+){0,2}(?:${ownKind}|hall|society|guild|parish|choir|hostel|trust)(?:[^\S\n]+(?:in|near|from|of)[^\S\n]+\p{Lu}\p{L}+)?,[^\S\n]+(?:the[^\S\n]+)?(?=(?:The[^\S\n]+)?\p{Lu}\S*[^\S\n]+\p{Lu})${named}(?=[^\S\n]*(?:[,.;:!\n]|$))`,
  // "We are exporter of textile from Denizli, Yıldız Tekstil"
  String.raw`(?<!\p{L})[Ww]e(?:['’]re| are)[^\S\n]+(?:an?[^\S\n]+)?(?:[\p{Ll}-]+[^\S\n]+){1,5}(?:(?:from|in|of|near)[^\S\n]+\p{Lu}\p{L}+)?,[^\S\n]+(?=(?:The[^\S\n]+)?\p{Lu}\S*[^\S\n]+\p{Lu})${named}(?=[^\S\n]*(?:[.;:!\n]|$))`,
  String.raw`(?<!\p{L})(?:[Tt]engo|[Tt]enemos|[Ll]levo|[Ll]levamos|[Jj]['’]ai|[Jj]e tiens|[Nn]ous avons|[Nn]ous tenons)[^\S\n]+une?a?[^\S\n]+(?:[\p{Ll}-]+[^\S\n]+){0,2}${ownKind}(?:[^\S\n]+\p{Ll}+){0,3},[^\S\n]+(?=(?:El|La|Le|Les)?[^\S\n]*\p{Lu}\S*[^\S\n]+(?:${inner})?\p{Lu})${named}(?=[^\S\n]*(?:[,.;:!\n]|$))`,
  // "We are a mid-size retailer (Northgate Outfitters)"
  String.raw`(?<!\p{L})(?:[Ww]e['’]re|[Ww]e are|[Ww]ir sind|[Ss]omos|[Nn]ous sommes|(?:[Ii]|[Ww]e) (?:run|own))[^\S\n]+[^.!?\n(]{3,60}\(${company}\)`,
].map((pattern) => new RegExp(pattern, "u"));

/** How people say for whom they come. What others are called is in none of these. */
const patterns: readonly RegExp[] = [
  ...mayBePerson,
  // "The garage is called Miller & Sons", "la boutique s'appelle X"
  String.raw`(?<!\p{L})(?:(?:[Tt]he|[Dd](?:er|ie|as)|[Ee]l|[Ll][ae])[^\S\n]+|[Ll]['’])(?!${notOurs})(?:${Business}|pelu|place|business|band|brand|charity|podcast|negocio|local|peña|boîte|resto|chantier)(?:[^\S\n]+\p{Ll}{4,})?[^\S\n]+(?:(?:is|was)[^\S\n]+(?:called|named)|heißt|heisst|nennt sich|se llama|s['’]appelle|es(?=[^\S\n]+\p{Lu}\S*[^\S\n]+(?:${inner})?\p{Lu}))[^\S\n]+${named}`,
  // "Our B&B is Gull Cottage"
  String.raw`(?<!\p{L})(?:[Oo]ur|[Mm]y|[Mm]i|[Nn]uestr[oa]|[Mm]on|[Mm]a|[Nn]otre)[^\S\n]+(?:${Business}|B&B|place|band|podcast|charity|negocio|bar|gîte)[^\S\n]+(?:is|es|est)[^\S\n]+(?=(?:The[^\S\n]+)?\p{Lu}\S*[^\S\n]+(?:${inner})?\p{Lu})${named}(?=[^\S\n]*(?:[,.;:!\n]|$|(?:and|in|y|en|et|à)(?!\p{L})))`,
  // "Practice name Backbone Clinic"
  String.raw`(?<!\p{L})(?:[Pp]ractice|[Ss]hop|[Cc]ompany|[Bb]usiness|[Cc]lub|[Ff]irm|[Tt]rading|[Bb]rand|[Tt]eam|[Ss]chool)[^\S\n]+name(?:['’]s|[^\S\n]+is|:)?[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Mm]ir|[Uu]ns)[^\S\n]+gehört[^\S\n]+(?:der|die|das|ein|eine)[^\S\n]+${named}`,
  `(?<!\\p{L})${kindThenName}${named}`,
  String.raw`(?:^|[.!?\n]\s*|[Hh]ere )[Aa]t[^\S\n]+${named},?[^\S\n]+(?:we|I|our)(?!\p{L})`,
  String.raw`(?<!\p{L})[Ww]e at[^\S\n]+${named}`,
  // "Muddy Paws it's called"
  String.raw`(?:^|[.!?,\n]\s*)${named},?[^\S\n]+(?:it['’]?s called|we['’]?re called|is what (?:it|we)['’]?(?:s|re) called|heißen wir|heißt (?:er|sie|es|das|der|die)(?!\p{L})|nos llamamos|on s['’]appelle|ça s['’]appelle)`,
  // "I'm evaluating vendors for Tessera Biotech"
  String.raw`(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Ww]e['’]re|[Ww]e are)[^\S\n]+\p{Ll}+ing[^\S\n]+(?:\p{Ll}+[^\S\n]+){1,3}for[^\S\n]+(?=\p{Lu}\S*[^\S\n]+\p{Lu})${named}(?=[^\S\n]*(?:[,.;!\n]|$))`,
  String.raw`(?<!\p{L})(?:[Tt]wo|[Tt]hree|[Ff]our|[Bb]oth|[Aa]ll) of us (?:own|run|manage)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})[Mm]y (?:wife|husband|partner|sister|brother|mother|father|son|daughter|friend)(?: \p{Lu}\p{L}+)? and I (?:own|run|manage)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Ww]e['’]re|[Ww]e are|[Ww]riting|[Cc]alling) (?:with|from|at|for|here for)[^\S\n]+(?:the[^\S\n]+)?((?:[Cc]ity|[Tt]own|[Uu]niversity|[Cc]ounty|[Cc]hurch|[Cc]ollege|[Pp]ort|[Mm]useum) of[^\S\n]+${companyWord}(?:[^\S\n]+${companyWord}){0,2})`,
  String.raw`(?<!\p{L})(?:leiten?|mache|betreue|verantworte|organisiere)[^\S\n]+(?:\p{L}+[^\S\n]+){1,4}(?:bei|für)(?:[^\S\n]+(?:der|dem|die|den))?[^\S\n]+${named}`,
  String.raw`,[^\S\n]+(?:du|de la|vom|von der|del|from(?: the)?)[^\S\n]+(?=(?:${businessKinds})[^\S\n])${named}(?=[^\S\n]*(?:[,.;!\n]|$))`,
  // "Operations lead at Northwind Solar, we install panels"
  String.raw`^\W*(?![Mm]y |[Oo]ur |[Hh]is |[Hh]er |[Tt]he |[Aa]n? )(?:\p{L}[\p{L}-]*[^\S\n]+){0,3}(?:[Ll]ead|[Hh]ead|[Mm]anager|[Dd]irector|[Ee]ngineer|[Oo]fficer|[Cc]oordinator|[Ss]upervisor|[Pp]lanner|[Bb]uyer|[Aa]dministrator|[Oo]wner|[Ll]eiter(?:in)?|[Rr]esponsable|[Gg]erente)[^\S\n]+(?:at|for|bei|chez|en)[^\S\n]+${named},[^\S\n]+(?:we|I|our|wir|ich|nous|je|nosotros)(?!\p{L})`,
  String.raw`(?:[Mm]y (?:boss|husband|wife|partner)|[Mm]ein(?:e)? Chef(?:in)?|[Mm]i jef[ea]|[Mm](?:on|a) patronn?e?)(?!\p{L})[^.!?\n]{0,60}[.,]?[^\S\n]+(?:[Hh]e|[Ss]he|[Ww]ho|[Ee]r|[Ss]ie|[Dd]er|[Dd]ie|[Qq]ue|[Qq]ui|[Ii]l|[Ee]lle)?[^\S\n]*(?:runs|owns|leitet|führt|dirige|lleva|tient)[^\S\n]+${named}`,
  String.raw`^\W*(?:(?:[Gg]uten (?:[Tt]ag|[Mm]orgen|[Aa]bend)|[Gg]rüß [Gg]ott|[Hh]allo|[Mm]oin|[Hh]ello|[Hh]i|[Gg]ood (?:morning|afternoon))[,!.]?[^\S\n]+)?(?=(?:\S+\s){0,4}(?:${Business}|${legal})(?:\s\p{Lu}\S*){0,2}\s+(?:here|hier)(?!\p{L}))${named}[^\S\n]+(?:here|hier)`,
  String.raw`(?<!\p{L})(?:[Ii]t['’]s|[Tt]his is|[Tt]hat['’]s|[Ee]s|[Cc]['’]est)[^\S\n]+(?:for|para|pour)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ww]ir|[Ww]e|[Nn]osotros|[Nn]ous),?[^\S\n]+(?:die |der |das |la |le |les )?${named},`,
  String.raw`(?<!\p{L})${own}(?![^\S\n]+(?:\p{Ll}+[^\S\n]+)?${notOurs})(?:[^\S\n]+\p{Ll}+){0,2}[^\S\n]+[\p{L}-]+(?: name|['’]s name)?[^\S\n]+(?:is called|is named|called|named|heißt|heisst|nennt sich|se llama|s['’]appelle)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})${own}[^\S\n]+(?:company|firm|business|agency|startup|shop|store|organi[sz]ation|firma|Firma|Betrieb|Unternehmen|Verein|empresa|tienda|entreprise|société|boutique)(?:['’]s(?: name)?)?(?:[^\S\n]+(?:is|ist|es|est)|,|:)?[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Tt]he )?[Cc]ompany(?: is|['’]s(?: name is)?)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:(?<!\b(?:your|their|another|a|an|the|other) )[Cc]ompany|[Ff]irma|[Ll]a société|[Ll]a empresa|[Ll]['’]entreprise)[^\S\n]+${named}(?=[^\S\n]*(?:[,.;\n]|$|(?:souhaite|voudrait|cherche|veut|möchte|sucht|braucht|quiere|busca|necesita|wants|needs|would)(?!\p{L})))`,
  String.raw`(?<!\p{L})[Ii]t['’]s[^\S\n]+\p{Lu}[\p{L}'’-]+ and \p{Lu}[\p{L}'’-]+[^\S\n]+(?:from|at|of)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ww]e|I)(?: do [\p{Ll} ]{3,30}| work| operate)? as[^\S\n]+${named}(?=[^\S\n]*(?:[,.;\n]|$))`,
  String.raw`(?<!\p{L})(?:[Cc]ompany(?: name)?|[Ff]irma|[Ee]mpresa|[Ss]ociété|[Ee]ntreprise|[Oo]rgani[sz]ation):[^\S\n]*${named}`,
  String.raw`(?<!\p{L})(?:${any("on behalf of|in the name of|im Namen von|im Namen der|im Namen des|im Auftrag der|im Auftrag des|im Auftrag von|en nombre del|en nombre de|en representación del|en representación de|de parte del|de parte de|pour le compte du|pour le compte de|de la part du|de la part de|au nom du|au nom de|i represent|we represent|represento a|je représente|ich vertrete")})[^\S\n]*${named}`,
  String.raw`(?<!\p{L})(?:[Ii]['’]m|[Ii] am) (?:the|an?) [\p{Ll} -]{3,40}? (?:at|of|for|with|from)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})[Ii] (?:teach|volunteer|(?:do|handle|lead|organi[sz]e|coordinate|answer|take care of|am responsible for|am in charge of|work in|sit in) (?:\p{L}+ ){1,4}|look after (?:\p{Ll}+ ){1,3})[^\S\n]*(?:at|for|with)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ii]|[Ww]e|and)(?:['’]m| am|['’]ve| have)?[^\S\n]+(?:also )?(?:own|run|manage|founded|started|lead|head up|work (?:at|for)|working (?:at|for)|employed (?:at|by))[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ii]ch|[Ww]ir|und)[^\S\n]+(?:(?:leiten?|führen?|betreiben?|haben?)[^\S\n]+(?:die|das|den)|arbeiten?[^\S\n]+(?:bei|für)(?:[^\S\n]+(?:der|die|das|den|dem))?)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})[Ww]ir[^\S\n]+(?:vom|von der|von|aus der|bei)[^\S\n]+${named}`,
  String.raw`^(?:[Cc]hez|[Bb]ei(?: der| dem)?|[Ee]n)[^\S\n]+${named}[.,]?[^\S\n]+(?:on|nous|haben|bekommen|suchen|brauchen|gibt|tenemos|queremos|recibimos|buscamos|nos)(?!\p{L})`,
  // "I run a podcast called Night Ferry"
  String.raw`(?<!\p{L})(?:[Ii]|[Ww]e|[Ii]ch|[Ww]ir|[Tt]engo|[Tt]enemos|[Jj]['’]ai|[Nn]ous avons|[Jj]e tiens)(?:['’]ve)?[^\S\n]+(?:\p{Ll}+[^\S\n]+){1,3}(?:\p{L}+[^\S\n]+){0,6}(?:called|named|namens|que se llama|llamad[oa]|qui s['’]appelle|appelée?)[^\S\n]+${named}`,
  // "I'm Jill from HR at …", "a small team at …"
  String.raw`(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Ii]t['’]s)[^\S\n]+[\p{L}'’-]+(?:[^\S\n]+[\p{L}'’-]+)?[^\S\n]+(?:from|in)[^\S\n]+(?:the[^\S\n]+)?(?:[\p{L}]+[^\S\n]+){1,3}(?:at|of)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})[Ww]e(?:['’]re| are)[^\S\n]+(?:an?|the)[^\S\n]+(?:[\p{Ll}-]+[^\S\n]+){0,3}(?:team|group|crew|office|department|branch)[^\S\n]+(?:at|of|from)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})${own}[^\S\n]+(?:brand|label|charity|club|team|Marke|Verein|marca|marque)(?:[^\S\n]+(?:is|ist|es|est)|,|:)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Ii]nvoice|[Bb]ill|[Rr]echnung|[Ff]actura|[Ff]acture)(?:[^\S\n]+[\p{Ll}]+){0,3}[^\S\n]+(?:to|an|a nombre de|à)[^\S\n]+(?:die |den |das |la |le )?${named}(?=[,.;\n]|$)`,
  // "We have online school of programming, it calls Kodik"
  String.raw`(?<!\p{L})(?:[Ww]e|I)(?:['’]m| am|['’]re| are| have| own| run| got)[^\S\n]+[^.!?\n]{3,70}?,?[^\S\n]+(?:it|which|that|he|she)(?:['’]s)?[^\S\n]+(?:calls?|is calls?|is call|is called|is named|called|name is|has name)[^\S\n]+${named}`,
  // "Set up on my own, as Northlight Surveys"
  String.raw`(?<!\p{L})(?:[Ss]et up|[Ss]tarted|[Oo]pened|[Ll]aunched|[Ff]ounded)(?:[^\S\n]+[\p{L}\d]+){0,6},?[^\S\n]+as[^\S\n]+${named}`,
  String.raw`(?<!\p{L})(?:[Tt]rading as|[Ww]e trade as)[^\S\n]+${named}`,
  // "Harbour Dental is looking for …"
  String.raw`^(?=(?:\S+\s){1,4}(?:is|are|needs|wants|would|has|sucht|braucht|möchte|busca|necesita|quiere|cherche|voudrait)(?!\p{L}))(?=(?:\S+\s){0,3}(?:${Business}|${legal})\s)${named}[^\S\n]+(?:is|are|needs|wants|would|has|sucht|braucht|möchte|busca|necesita|quiere|cherche|voudrait)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:[Tt]rabajo (?:en|para)|[Tt]rabajamos (?:en|para)|[Dd]irijo|[Ll]levo|[Tt]engo|[Jj]e travaille (?:chez|pour|à)|[Jj]e dirige|[Jj]e gère|[Jj]e tiens)[^\S\n]+${named}`,
  String.raw`(?<!\p{L})${role}(?:[^\S\n]+(?:of|for|für)[^\S\n]+\p{L}+)?[^\S\n]+(?:of|at|for|von|vom|der|des|bei|de|del|du|d['’]|chez)[^\S\n]*${named}`,
  String.raw`(?<!\p{L})(?:[Ww]e['’]re|[Ww]e are|[Ww]ir sind(?! \p{Lu}\p{Ll}*(?:er|en|n|te|innen)(?!\p{L}|[^\S\n]+\p{Lu}))|[Ss]omos|[Nn]ous sommes|[Oo]n est)[^\S\n]+(?!a |an |ein |eine |un |una |une )${named}(?=\s*(?:[,.;:!?\n(–—-]|$|(?:and|und|y|et|in|aus|from|de|à|en|based|who|with|mit)(?!\p{L})))`,
  String.raw`(?<!\p{L})(?:(?:[Ii]['’]m|[Ii] am|[Ww]e['’]re|[Ww]e are) (?:calling |writing |getting in touch |here )?(?:with|from|at)|(?:[Cc]alling|[Ww]riting|[Gg]etting in touch) (?:from|for)|[Ii]ch (?:bin|komme|schreibe|frage|rufe an|melde mich) (?:von|vom|bei|für|aus)|(?:(?:[Ll]es?|[Oo]s|[Tt]e) )?(?:[Ee]scribo|[Ll]lamo|[Hh]ablo) (?:desde|de)|[Jj]e (?:suis|viens|vous écris|vous appelle|vous contacte) (?:de|pour|chez|d['’]))[^\S\n]*${named}`,
  String.raw`^(?:[Ff]rom|[Vv]on|[Hh]ier ist|[Hh]ier)[^\S\n]+${named}`,
  // "I do the admin for the Tamar Valley Singers"
  String.raw`(?<!\p{L})(?:[Aa]dmin|[Bb]ooks|[Aa]ccounts|[Mm]arketing|[Pp]aperwork|[Ss]ocial media|[Ww]eb ?site|[Bb]ookings)[^\S\n]+(?:for|at)[^\S\n]+(?=(?:the[^\S\n]+)?\p{Lu}\S*[^\S\n]+\p{Lu})${named}`,
  // "Good morning, Kovalenko Steel Doors, we are a factory"
  String.raw`^\W*(?:(?:[Hh]i|[Hh]ello|[Hh]allo|[Mm]oin|[Hh]ola|[Bb]onjour|[Bb]onsoir|[Gg]ood (?:morning|afternoon|evening|day)|[Gg]uten (?:Tag|Morgen|Abend)|[Gg]rüß Gott|[Bb]uen[oa]s \p{L}+)(?: there| all| zusammen)?[,!.]?[^\S\n]+)(?=\p{Lu}\S*[^\S\n]+(?:${inner}){0,2}\p{Lu})${named},[^\S\n]+(?:we|wir|somos|nosotros|nous|on)(?!\p{L})`,
].map((pattern) => new RegExp(pattern, "u"));

/** Right after one's own name: "Ola from Brightside", "Amélie, de l'Atelier Brindille", "Ada, ada@…, from North Star". */
const afterName = new RegExp(
  String.raw`^[^\S\n]*(?:here|hier|speaking|again|by the way|btw|übrigens|por cierto|au fait)?[^\S\n]*(?:,[^\S\n]*\S+@\S+?)?,?[^\S\n]*(?:(?:and|und|y|et)[^\S\n]+(?:[Ii]['’]?m|[Ii]|ich)?[^\S\n]*)?(?:from|at|of|with|for|von der|von|vom|bei der|bei|aus der|für|für die|de chez|de la|del|de|desde|du|des|d['’]|chez|représente)[^\S\n]*${named}`,
  "u",
);
/** "Marcus Bell, Harrow & Finch LLP" */
const besideName = new RegExp(
  String.raw`^[^\S\n]*[,(/|–—-][^\S\n]*${company}[^\S\n]*(?:[\n.,)]|$|(?:in|aus|from|à|en)[^\S\n]+\p{Lu})`,
  "u",
);
const wholeLine = new RegExp(String.raw`^\W*${company}\W*$`, "u");
const isLegal = new RegExp(String.raw`(?:^|\s)${legal}$`, "u");
const wholeForm = new RegExp(String.raw`^(?:.*?)[^\S\n]${legal}(?![\p{L}])`, "u");
const roles = wholeWords(`${role}|marketing|sales|school secretary|ceo|cto`);

const department =
  /^(?:E-?Commerce|Marketing|Sales|IT|HR|Operations|Finance|Digital|Product|Engineering|Procurement|Purchasing|Growth|Customer (?:Care|Service|Success)|Communications?|Vertrieb|Einkauf|Verwaltung|Buchhaltung|Ventas|Compras|Comunicación|Achats|Communication|Informatique)$/iu;

const hardStop =
  /^(?:I|I['’]\p{L}+|It|You|We|My|Our|Ich|Wir|Sie|Mein\p{L}*|Unser\p{L}*|Je|Nous|Vous|Nos|Mi|Nuestr\p{L}+|Aria|Yes|No|Not|Thanks?|Please|Hi|Hello|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Today|Tomorrow|AI|CRM|Landing|Web|Website|Chatbot|Hallo|Hola|Bonjour|Danke|Bitte|Gracias|Merci)$/u;

/** As much of a found run of capitals as is a company; empty where it is none. */
function cutCompany(found: string): string {
  const words = found.trim().split(/[^\S\n]+/);
  const stop = words.findIndex(
    (word, at) =>
      !isBusinessWord(word) &&
      !/^\p{Ll}+$/u.test(word) &&
      (at === 0
        ? (words.length === 1 && isNoName(word)) || isTool(word) || hardStop.test(word)
        : /^(?:I|I['’]\p{L}+|We|Wir|Ich|Je|Nous|My|Our|Is|Do|Can|Could|Please|Bitte)$/u.test(word)),
  );
  const kept = (stop < 0 ? words : words.slice(0, stop)).join(" ").replace(/[,;:!?\s-]+$/u, "");
  const form = (wholeForm.exec(kept)?.[0] ?? kept).replace(/(?<=\s\p{L}+)\.$/u, "");
  const [, ahead = form, behind = ""] = /^(.+?) (?:and|und|y|et) (.+)$/u.exec(form) ?? [];
  const name = (isPlace(behind) ? ahead : form)
    .replace(/(?:\s+(?:&|of|the|and|und|y|et|de|del|la|le|von|der|für|for|im|am|in))+$/u, "")
    .replace(/^(?:the )?(?:office|team|reception|front desk|admin team) (?:at|of) (?=\p{Lu})/u, "")
    .replace(/^(?:Firma|Empresa|Société|Entreprise|Company|Unternehmen) /u, "");
  // "Head of E-Commerce": where in the firm, and no firm.
  if (department.test(name)) return "";
  const isAlone = !/\s/.test(name);
  if (isPlace(name) || (isAlone && isBusinessWord(name)) || /^[\d\W]*$/u.test(name)) return "";
  return isAlone && (name.length < 2 || isNoNameAlone(name) || isNoName(name)) ? "" : name;
}

/** "Grant & Sons Removals": of what stands beside a name, this is no person. */
const andSons =
  /\s(?:&|\+)\s|\b(?:Sons|Bros|Brothers|Daughters|Söhne|Hijos|Hermanos|Fils|Frères)\b/u;

/** The company beside or below a signed name; `rest` is what follows the name. */
function signedCompany(rest: string, name: string): string {
  const after = rest.replace(/^[^\S\n]+(?:here|hier|speaking|again|am Apparat)(?=[,.])/iu, "");
  const beside = cutCompany(besideName.exec(after)?.[1] ?? "");
  const isSigned = /^[^\S\n]*\(/u.test(after) && /\s/.test(beside) && !isPlace(beside);
  // "Korbinian Aschauer, Orgelbau Aschauer"
  const family = /\p{Lu}[\p{L}'’-]+$/u.exec(name.trim())?.[0] ?? "";
  const [ahead = "", ...others] = beside.split(/\s/);
  const isFamilys = family !== "" && others.includes(family) && !isFirstName(ahead);
  const isCompany =
    isSigned ||
    isFamilys ||
    isLegal.test(beside) ||
    andSons.test(beside) ||
    beside.split(/\s/).some(isBusinessWord);
  if (beside && isCompany && !roles.test(beside.replace(/&[^\S\n]+Partners?/u, ""))) return beside;
  const [line = "", ...below] = rest.split("\n");
  // "Marta Kowalczyk | Operations | Polnord Sp. z o.o."
  for (const part of line.split(/[|/·]/u).slice(1)) {
    const found = cutCompany(wholeLine.exec(part)?.[1] ?? "");
    if (isLegal.test(found) || found.split(/\s/).some(isBusinessWord)) return found;
  }
  if (!/^[^\S\n]*[,.]?[^\S\n]*$/.test(line)) return "";
  for (const next of below.slice(0, 3)) {
    if (roles.test(next)) continue;
    const found = cutCompany(wholeLine.exec(next)?.[1] ?? "");
    if (found) return found;
  }
  return "";
}

/** "Our bank, Lloyds" is no firm of theirs. */
const besideOthers = new RegExp(
  String.raw`(?<!\p{L})${own}[^\S\n]+(?:\p{Ll}+[^\S\n]+)?${notOurs}[,:]?[^\S\n]*$`,
  "u",
);

const first = (match: RegExpExecArray | null): string => cutCompany(match?.[1] ?? "");

/**
 * For whom somebody comes, in their words; empty where they don't say. Never whom they compare us with, the tools that
 * they use or the city that they write from.
 * @param nameEnd where in the text their own name ends, if it stands in it
 */
export function companyIn(text: string, nameEnd: number | null): string {
  if (nameEnd !== null) {
    const rest = text.slice(nameEnd, nameEnd + 250);
    const following = first(afterName.exec(rest));
    if (following) return following;
    const signed = signedCompany(rest, text.slice(0, nameEnd));
    if (signed) return signed;
  }
  for (const pattern of patterns)
    for (const match of text.matchAll(new RegExp(pattern, "gu"))) {
      const [whole, told = ""] = match;
      // "Wir sind die Kita Zwergenwald": in German, the kind is part of the name.
      const ahead = /(?<!\p{L})\p{Lu}\p{Ll}+[^\S\n]$/u.exec(
        text.slice(0, match.index + whole.lastIndexOf(told)),
      );
      const isKind = ahead !== null && isBusinessWord(ahead[0].trim());
      const kindAhead = isKind && /^[Ww]ir sind d(?:ie|er|as) /u.test(whole) ? ahead[0] : "";
      const firm = cutCompany(told);
      const found = firm && `${kindAhead}${firm}`;
      if (besideOthers.test(text.slice(0, match.index + whole.lastIndexOf(told)))) continue;
      const isPerson = mayBePerson.includes(pattern) && isFirstName(firm.split(" ")[0] ?? "");
      if (found && !isPerson) return found;
    }
  return "";
}
