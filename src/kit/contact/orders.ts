import { sentencesOf } from "../sentences.ts";

const fields = String.raw`(?:budgets?|presupuesto|names?|namen?|nombre|nom|compan(?:y|ies)|firma|unternehmen|empresa|entreprise|société|priorit\p{L}+|prioridad|record|datensatz|registro|fiche|database|datenbank|base de (?:datos|données)|crm|field|entry|follow[- ]?up|timeline|status|role)`;
const reach = String.raw`(?:e-?mail\p{L}*|mail|address|phone|adresse|nummer|correo|dirección|teléfono|téléphone|numéro)`;
const near = String.raw`(?:(?![.!?]\s)[^\n]){0,50}`;
const between = String.raw`(?<!\p{L})`;
const set = String.raw`(?:set|overwrite|replace|mark|enter|log|insert|save|store|record|write|fill in|put|setzen?|setz|speicher\p{L}*|schreib\p{L}*|trag\p{L}*|überschreib\p{L}*|vermerk\p{L}*|pon(?:ga|gan)?|guarda|guarde|establece|establezca|registra|registre|escribe|escriba|mets|mettez|enregistrez?|écri[st]|écrivez|inscri[st]|inscrivez|remplacez?)`;
/** A sentence that tells the record what to say, rather than us what somebody has. */
const ordersRecord = new RegExp(
  String.raw`^\W*(?:(?:(?:assistant|aria|bot|ai|system|assistent|asistente)(?=[,:])|from now on|henceforth|ab (?:jetzt|sofort)|a partir de ahora|desde ahora|désormais|dorénavant|btw|please|now|and|then|just|also|ok|so|bitte|por favor|you (?:must|should|shall|have to)|i (?:want|order|command) you to)[\s,]+)*(?:` +
    [
      // "Set my budget to …", "Set the record's name to …"
      `${set}${near}${between}${fields}`,
      `(?:list|treat|consider|register|describe|führen?|führ|behandle?n?|considera|considere|trata|trate|considère|considérez|traite[zr]?)${near}${between}${fields}${near}(?<!\\p{L})(?:as|als|como|comme)(?!\\p{L})`,
      `(?:set|overwrite|replace|mark|setzen?|pon(?:ga)?|establece|mets|mettez|remplacez?)${near}${between}${reach}${near}(?:to|as|=|with|auf|a|en|à|par)(?!\\p{L})`,
      `(?:change|update|ändere?|cambia|cambie|changez?)${near}(?:budget|presupuesto|priorit\\p{L}+|prioridad|record|datensatz|datenbank|database|registro|fiche|status|role)`,
    ].join("|") +
    ")",
  "iu",
);
/** "Note that my budget is …" orders; "please note that …" is how people speak of themselves. */
const notesFact =
  /^\W*(?:(?:assistant|aria|bot|ai)[,:]? )?(?:(?:note|record|remember|confirm|notiere?|merke?|anota|recuerda|note[zr]?|retiens) (?:down )?(?:that |dass |que )(?:my|the|our|mein|mi|mon) |(?:pretend|act as if|act like|say that|repeat after me|imagine that|tu so,? als|di que|finge|fais comme si|dis que)(?!\p{L}))/iu;

/** Somebody speaks as the machine, or to it. What follows is nobody's. */
const takesOver =
  /(?<![\p{L}])(?:ignore|disregard|forget|override|bypass|ignoriere?n?|vergiss|vergessen sie|missachte|ignora|ignore[nz]?|olvida|oubliez?)(?![\p{L}])[^.!?\n]{0,50}(?<![\p{L}])(?:instructions?|rules|prompts?|guidelines|anweisung\w*|regeln|instrucciones|reglas|règles|consignes)(?![\p{L}])|(?:^|\n|[.!?,]\s)\s*[[<(*#]*\s*(?:(?:btw|by the way|also|and|now|ps|p\.s\.|hey|ok|oh|dear|übrigens|und|por cierto|y|au fait|et)[,:]?\s+){0,2}(?:system|assistant|developer|admin)\s*(?:[:\]>)*]|(?:prompt|message|note|update)\b)|(?:^|\n|[.!?,;]\s)\s*[[(*#]*\s*(?:an? |eine? |una? |une )?(?:notes?|messages?|instructions?|hints?|info|attention|reminder|hinweis|notiz|anweisung|nachricht|nota|aviso|mensaje|instrucción|remarque|consigne|avis) (?:for|to|an|für|para|a|al|à|pour|au) (?:the |den |die |das |el |la |l['’]|le |your )?(?:ai|bot|chat-?bot|assistant|system|summar\p{L}+|record|ki|machine|ia|model|llm|asistente|sistema|système|assistente)(?!\p{L})[^.!?\n:]{0,40}:|<\/?(?:conversation|system|record|instructions?)\b|\{\s*"(?:\w+)"\s*:|(?<!\p{L})(?:new|neue|nueva|nouvelle)s? (?:instruction|anweisung|instrucci[oó]n|consigne|instrucciones|order an das|regel|rule)\p{L}*(?=[^.!?\n]{0,30}:)|(?<!\p{L})(?:an das system|al sistema|au système|to the system)\s?:|\byou(?:['’]re| are) now (?:in |an? )|\b(?:admin|developer|debug|god|dan) mode\b|\bjailbreak|\b(?:follow_up_needed|customer_name|contact_preference)\b/iu;

/**
 * A message without what orders the record about ("set my budget to …"), and without all that follows where somebody
 * speaks as the system. What people say of themselves stays: "please note my new number".
 */
export function withoutOrders(message: string): string {
  const end = takesOver.exec(message)?.index;
  const text = end === undefined ? message : message.slice(0, end);
  const sentences = sentencesOf(text);
  const own = sentences.filter((one) => !ordersRecord.test(one) && !notesFact.test(one));
  return own.length === sentences.length ? text : own.join("\n");
}
