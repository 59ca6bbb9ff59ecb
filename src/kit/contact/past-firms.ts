/** Begins what is over: "I used to be with …", "when I had my own travel agency, …". */
const over =
  /(?<!\p{L})(?:I|we)(?:['’]d| had)? (?:used to|once|formerly|previously|until \p{L}+ )(?:be|work|worked|own|owned|run|ran|had|have|was|were)?(?!\p{L})|(?<!\p{L})(?:when|while|back when|before) (?:I|we) (?:still )?(?:had|was|were|worked|ran|owned|retired|left|sold)(?!\p{L})|(?<!\p{L})(?:I|we)(?:['’]ve| have)? (?:left|sold|retired from|quit|resigned from)(?= (?!them|it|there|him|her|that|my job)\p{L})|(?<!\p{L})(?:in |at )?(?:my|our) (?:old|former|previous|last|ex-?) ?(?:firm|company|job|work|position|place|employer|business|workplace|agency|shop)(?!\p{L})|(?<!\p{L})(?:als ich|früher|ehemals|damals|bis vor kurzem)(?!\p{L})[^.!?\n]{0,25}(?<!\p{L})(?:war|hatte|arbeitete|bei|gearbeitet|noch)(?!\p{L})|(?<!\p{L})(?:mein\p{L}*|unser\p{L}*) (?:alte|frühere|ehemalige|vorige|letzte)[rnms]? (?:firma|betrieb|arbeitgeber|unternehmen)(?!\p{L})|(?<!\p{L})(?:antes|hasta hace poco) (?:trabaj|estab|estuv|ten|llev|er)\p{L}*|(?<!\p{L})cuando (?:ten[íi]a|trabajaba|llevaba|estaba)(?!\p{L})|(?<!\p{L})(?:mi|nuestra) (?:antigua|anterior|vieja) empresa(?!\p{L})|(?<!\p{L})(?:avant|autrefois|auparavant),? (?:j['’]|je |nous |on )(?:étais|étions|était|travaill|avais|avions|tenais)\p{L}*|(?<!\p{L})quand (?:j['’]|je |nous )(?:avais|avions|étais|travaill|tenais)\p{L}*|(?<!\p{L})(?:mon|notre) (?:ancienne?|précédente?) (?:entreprise|société|boîte|employeur)(?!\p{L})/giu;
/** Where it is over being told: at the sentence's end, or where somebody says how it is now. */
const until =
  /[.!?\n](?=\s|$)|(?<!\p{L})(?:but now|and now|these days|jetzt|ahora|maintenant|now)(?!\p{L})/iu;

/** A text of the same length without what somebody says of where they no longer are: for whom they came once is no firm of theirs. */
export function withoutPast(text: string): string {
  let rest = text;
  for (const { index } of text.matchAll(over)) {
    const end = until.exec(text.slice(index));
    const length = end ? end.index : text.length - index;
    rest = rest.slice(0, index) + " ".repeat(length) + rest.slice(index + length);
  }
  return rest;
}
