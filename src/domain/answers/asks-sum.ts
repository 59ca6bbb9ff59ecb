/** How people ask what something adds up to without a word for a price, in small letters without accents. */
export const asksSum = new RegExp(
  [
    String.raw`\b(?:what|how much)\b.{0,30}\b(?:come|comes|coming|came|add|adds|work|works) (?:(?:it|that|this) )?(?:to|out at|up to|out to)\b(?! (?:our|my|your|the)\b)`,
    String.raw`\b(?:what|how much)(?: s| is| are| were)? the damage\b`,
    String.raw`\bwhat (?:would|will|does|wd) (?:\w+ ){1,3}(?:run to|run me|run us|set me back|set us back|knock me back)\b`,
    String.raw`\b(?:what|how much) (?:would|will|do|should|d|wd) (?:i|we|they|he|she) (?:\w+ )?(?:be )?(?:pay|paying)\b(?! (?:with|by|in|for it with|when|before)\b)`,
    String.raw`\bwhat would (?:we|i) be paying\b`,
    String.raw`\bhow much (?:wd|would|will|is|s|d) (?:it|that|this|mine|ours)\b(?= (?:be|then|come|cost|all)\b|$)`,
    String.raw`\bwhat (?:wd|would|will) (?:it|that|this|mine|ours) be(?: then| now| in total| all in| all together)?$`,
    String.raw`\bwas (?:macht|mac?hat|machte|kame|kommt|kam) (?:das|des|die|der|es|da)(?: (?:dann|jetzt|alles|denn|so|zusammen|insgesamt|bei euch|bei ihnen|aus|ganze))*$`,
    String.raw`\b(?:auf )?(?:wieviel|wie viel|wo) (?:kam\w*|komm\w*|lande\w*|lieg\w*|war\w*) (?:ich|wir|das|des|die|man|es)\b(?! (?:her|von)\b)`,
    String.raw`\bwas (?:zahl\w*|wurd\w*|muss\w*|leg\w*) (?:ich|wir) (?:(?:da|dann|dafur|denn|insgesamt) )*(?:zahlen|hin|drauf)?$`,
    String.raw`\b(?:en|a|por) cuanto (?:me |nos |se )?(?:sale|saldria|queda|quedaria|pone|ponen)\b`,
    String.raw`\b(?:ca|cela) (?:me |nous |vous )?(?:fait|ferait|fera|revient|reviendrait) (?:a )?(?:combien|quoi)\b|\bon (?:est|serait|en est) a combien\b`,
  ].join("|"),
  "u",
);
