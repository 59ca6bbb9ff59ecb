import { wholeWords } from "../whole-words.ts";

const relations =
  "boss|colleague|coworker|wife|husband|partner|friend|neighbou?r|client|customer|competitor|manager|accountant|lawyer|brother|sister|mother|father|son|daughter|supplier|assistant";
/** Whose it is: "his", "my boss's", "die meiner Chefin". */
const others = wholeWords(
  `his|her|their|(?:ring|call|phone|reach|text|e-?mail|write(?: to)?) (?:them|him)|(?:the|this) (?:customer|client|user|visitor|caller|lead)['’]s|(?:der|die) (?:kolleg\\w*|chef\\w*)|(?:the|a) (?:boss|manager|colleague)|(?:my|our) (?:\\w+ )?(?:${relations})(?:['’]s)?|cc|seine?[rnm]?|(?:meine?|unsere?)[rnms]? (?:chef\\w*|kolleg\\w*|mann|frau|freund\\w*|kund\\w*|partner\\w*|konkurren\\w*)|(?:mi|nuestr[oa]) (?:jef[ea]|compañer[oa]|espos[oa]|marido|mujer|amig[oa]|client[ea]|soci[oa])|(?:son|mon|ma|notre) (?:patron\\w*|chef\\w*|collègue|mari|femme|ami\\w*|client\\w*|associé\\w*|concurrent\\w*)`,
);
/** After which it is one's own again: "my boss wants it, so write to me at …". */
const self = wholeWords(
  `me|i['’]m|myself|us|my (?!(?:\\w+ )?(?:${relations}))|mich|mir|uns|mein(?:e|en|er)? (?!chef|kolleg|mann|frau|freund|kund)|moi|nous|mi (?!jef|compañ|espos|marido|mujer|amig|client|soci)|a mí|mándenme|envíenme|escríbanme|mon (?:adresse|e-?mail|mail|courriel|numéro)|ours?`,
);
const received =
  /(?:\b(?:got|received|getting|gets?|e-?mails?|mails?|messages?|letters?|invoices?|reply|bekommen|erhalten|nachricht|rechnung|recib\w+|correos?|mensajes?|factura|reçu|messages?|facture)\b[^.!?\n]{0,30}\b(?:from|by|von|de)|(?:\b(?:I|we)(?:['’]ve| have| had)?(?: already| also| just)? (?:wrote|written|e?-?mailed|sent)\b[^.!?\n]{0,40}?(?:\bto|\bat|mailed))|\b(?:escribí|he escrito|mandé|envié)\b[^.!?\n]{0,30}\ba|\bai (?:écrit|envoyé)\b[^.!?\n]{0,30}\bà)\s*:?\s*$/iu;
const denied =
  /\b(?:old|former|previous|alte[rn]?|frühere[rn]?|antigu[oa]|anterior|viej[oa]|ancien(?:ne)?)\s(?:\p{L}+\s)?(?:address|e-?mail|mail|number|one|adresse|mailadresse|nummer|correo|dirección|número|numéro|courriel)\s*[,:(–-]?\s*$|\b(?:don['’]t|do not|never) (?:write|e?-?mail|send|use|call)[^.!?,\n]{0,20}$|(?:\b(?:not|no longer|isn['’]t|instead of|rather than|nicht(?: mehr)?(?: an)?|statt|anstatt|en vez de|en lugar de|pas|au lieu de|plutôt que|n['’]est plus|old (?:e-?mail |mail )?(?:address )?(?:was|is)|alte \w+ (?:war|ist)))\s*(?:to |an |a |à )?$/iu;
/** Where a form, a bot or somebody else sends things. */
const machine =
  /\b(?:sends|forwards|goes|should (?:go|be sent|forward|send)|redirects?|is sent|are sent|(?:schickt|sendet)(?! (?:mir|uns|es mir|es uns)(?!\p{L}))|geht|leitet|weiterleiten|envía|llega|va|envoie|arrive|transmet)\b[^.!?\n]{0,25}\b(?:to|at|an|a|à)\s*$|\b(?:lists?|shows?|displays?|prints|says|zeigt|muestra|affiche)[^.!?\n]{0,15}\s*$|\b(?:called (?:me|us)|calls?|call) from\s*$|\b(?:tried (?:calling|ringing|to (?:call|ring|reach))|I (?:called|rang|phoned))\s*$|\b(?:found|saw|spotted|gefunden|vi|trouvé)\s*$/iu;
const theirsAfter = new RegExp(
  `^[^.!?\\n]{0,12}(?:(?:he|she|that|this)(?:['’]s| is) (?:my|our|the) (?:${relations})|(?:das|der|die) ist (?:mein|unser)e? (?:chef|kolleg|frau|mann)|es (?:mi|nuestr[oa]) (?:jef|compañer|espos|soci)|c['’]est (?:mon|ma|notre) (?:patron|chef|collègue|mari|femme))|^[^.!?\\n]{0,6}on (?:their|his|her) (?:web)?(?:site|page)`,
  "iu",
);
const header = /(?:^|\n)\s*(?:from|to|cc|von|an|de|à|para):[^\n]*$/iu;
const askedAfter =
  /^[^.!?\n]{0,40}?(?:\byours?\b|\b(?:belongs?|gehört) |\b(?:genuine|legit\w*|fake|scam|spam|phishing|echt|fraude)\b|\bIhnen\b|\bIhre\b|\bsuy[oa]\b|\bvuestr[oa]\b|\bde ustedes\b|\bla vôtre\b|\ble vôtre\b|\bà vous\b|\s(?:is|are) (?:his|hers|theirs)\b)/iu;
const pastAfter =
  /^\s*(?:(?:is|was|ist|war|es|era|est|était) (?:my|our|the|meine?|unsere?|mi|el|la|mon|notre|l['’]) ?(?:old|former|wrong|alte|frühere|falsche|antigu[oa]|viej[oa]|ancienne|mauvaise)|(?:bounce[sd]|(?:[,)–-]\s*)?(?:won['’]t|doesn['’]t|will not|does not|no longer|can['’]t) (?:reach|get to|work|find|exist)\p{L}*|no longer (?:valid|works?|mine|in use)|is gone|doesn['’]t work|does not work|is dead|funktioniert nicht|ya no funciona|ne marche plus))/iu;
const writtenAfter = /^[^.!?\n]{0,20}\b(?:geschrieben|geschickt|gemailt|gesendet)\b/iu;

/** "To me, not to my boss": says whose it isn't. */
const notTheirs =
  /(?<!\p{L})(?:not|never|nicht|no|pas)(?: to| for| an| für| a| à)? (?:him|her|them|(?:my|our) \p{L}+|ihn|ihm|ihr|ihnen|ella|él|lui|elle)(?!\p{L})/giu;

/** What stands for any address: "when somebody types name@gmial.example". */
const example =
  /(?<!\p{L})(?:types?|typed|typing|enters?|puts|like|such as|e\.g\.|for example|for instance|eingibt|eintippt|tippt|eingetippt|zum beispiel|z\. ?b\.|teclea|escribe mal|por ejemplo|tape|saisit|par exemple)\s*[:,]?\s*["“«]?$/iu;

/** "I'm Petra, his assistant: …" speaks of oneself. */
const inTheirService =
  /(?<!\p{L})(?:i['’]?m|i am|this is|ich bin|soy|je suis)[^\S\n]+\p{L}+(?:[^\S\n]+\p{Lu}\p{L}+)?,?[^\S\n]+(?:(?:and|und|y|et)[^\S\n]+)?(?:his|her|their|ihre?|seine?|su|son|sa)[^\S\n]+\p{L}+/giu;

const toMe =
  /(?<!\p{L})(?:(?:to|for) me|(?:call|ring|phone|text|e-?mail|reach|contact) me)(?!\p{L})/iu;
/** Follows "his" where something of theirs is spoken of, and not how to reach them. */
const ofThing =
  /^ (?!(?:\p{L}+ ){0,2}(?:e-?mail|mail|address|phone|number|mobile|cell|line|inbox|contact|assistant|secretary|office|pa|is|one)(?!\p{L}))\p{L}/iu;

/** What stands before something in its sentence. A point within an address ends none. */
const sentenceBefore = (text: string, at: number): string =>
  /(?:[^.!?\n]|[.](?=\S)){0,120}$/u.exec(text.slice(0, at))?.[0] ?? "";

/**
 * Whether the address or number that stands in `text` from `at` to `end` is told as the speaker's own: not their
 * boss's, none that they got mail from, none that they ask about or take back.
 */
export function isOwn(text: string, at: number, end: number): boolean {
  const before = sentenceBefore(text, at).replace(notTheirs, " ").replace(inTheirService, " me ");
  const after = text.slice(end, end + 80);
  if (header.test(text.slice(0, at))) return false;
  const other = [...before.matchAll(new RegExp(others, "giu"))].at(-1);
  const behind = other ? before.slice(other.index + other[0].length) : "";
  // "Send it to me, I'll put it on his desk: …"
  const isThing =
    other !== undefined &&
    /^(?:his|her|their)$/iu.test(other[0]) &&
    ofThing.test(behind) &&
    toMe.test(before.slice(0, other.index));
  if (other && !isThing && !self.test(behind)) return false;
  return !(
    received.test(before) ||
    denied.test(before) ||
    example.test(before) ||
    machine.test(before) ||
    theirsAfter.test(after) ||
    askedAfter.test(after) ||
    pastAfter.test(after) ||
    (writtenAfter.test(after) && /\bhab(?:e|en)\b/i.test(before))
  );
}

const quoted =
  /“[^”]{0,600}”|„[^“”]{0,600}[“”]|«[^»]{0,600}»|"[^"\n]{0,600}"|(?<=[:,]\s?|\b(?:says?|said|wrote|writes|schreibt|schrieb|dice|écrit)\s)['‘](?=\p{L})(?:[^'’\n]|(?<=\p{L})['’](?=\p{L})){12,600}['’](?=[\s.,;!?]|$)/gu;

/** A text without what is quoted in it: others' words. A quoted name of a few words stays. */
export const withoutQuotes = (text: string): string =>
  text.replace(quoted, (words) => (words.split(/\s+/).length > 4 ? " " : words));

const details =
  "(?:e-?mail|mail|address\\w*|phone|number|contact(?: details)?|details|data|adresse|mail-?adresse|nummer|telefonnummer|daten|kontaktdaten|correo|dirección|número|teléfono|datos|courriel|numéro|coordonnées)";
const takesBack = wholeWords(
  `(?:forget|delete|remove|erase|ignore|scratch|discard|don['’]t (?:use|keep|save|store))(?: about)? (?:my|our|that|the) (?:\\w+ )?${details}|(?:vergessen|löschen|streichen|entfernen|ignorieren) sie (?:bitte |doch )*(?:meine|unsere|die) (?:\\w+ )?${details}|(?:vergiss|lösch\\w*|streich\\w*) (?:bitte |doch )*(?:meine|die) ${details}|(?:olvid\\w+|borr\\w+|elimin\\w+|quit\\w+) (?:por favor )?(?:mi|el|mis|los) ${details}|(?:oubli\\w+|supprim\\w+|effac\\w+|retir\\w+) (?:s['’]il vous plaît )?(?:mon|l['’]|mes|les) ?${details}|(?:don['’]t|do not) (?:use|write to|mail) (?:that|this|it|my address)|(?:don['’]t|do not) want (?:any |your )?(?:e-?mails?|mail|post|messages?)(?: from you)?|(?:keine|möchte keine) (?:e-?)?mails? (?:von ihnen|bekommen|mehr)|no quiero (?:recibir )?(?:ningún )?(?:correos?|mensajes?)|(?:ne veux pas|plus) (?:de|recevoir de) (?:mails?|e-?mails?|courriels?)`,
);
/** Whether somebody takes back how to reach them. */
export const takesContactBack = (message: string): boolean => takesBack.test(message);
