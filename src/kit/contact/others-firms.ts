const kin =
  "(?:best |old |good |former |dear )?(?:friend|mate|cousin|nephew|niece|uncle|aunt|neighbou?r|acquaintance|godson|goddaughter|pupil|student|(?:\\p{L}+)-in-law|ex-?(?:husband|wife|boss|colleague)?)";
const kinGerman =
  "(?:gut\\p{L}+ |alt\\p{L}+ )?(?:freund(?:in)?|bekannte[rn]?|cousin|cousine|vetter|neffe|nichte|onkel|tante|nachbar(?:in)?|schwager|schwägerin|schwiegervater|schwiegermutter|schwiegersohn|schwiegertochter)";
const kinSpanish =
  "(?:buen[oa]? )?(?:amig[oa]|prim[oa]|sobrin[oa]|tí[oa]|vecin[oa]|cuñad[oa]|suegr[oa]|yerno|nuera|conocid[oa])";
const kinFrench =
  "(?:bonne? |vieil(?:le)? )?(?:amie?|cousine?|neveu|nièce|oncle|tante|voisine?|beau-(?:frère|père|fils)|belle-(?:sœur|soeur|mère|fille))";
/** Begins what is said of somebody else's work: "my cousin has a company", "ma belle-sœur tient une agence". */
const theirWork = new RegExp(
  String.raw`(?<!(?:for|für|para|pour|from|of) )(?<!\p{L})(?:(?:my|a|our|an) ${kin}|(?:mein|unser|ein)\p{L}* ${kinGerman}|(?:mi|un|una|nuestr[oa]) ${kinSpanish}|(?:mon|ma|une?|notre) ${kinFrench})(?![\p{L}-])[^.!?\n]{0,40}?(?<!\p{L})(?:has|have|had|runs?|ran|owns?|owned|works?|worked|started|leads?|is (?:at|with|in)|sells?|hat|hatte|führt|leitet|betreibt|arbeitet|tiene|lleva|trabaja|dirige|tient|dirige|travaille|possède|gère|a (?=une? |l['’]|sa |son |la |le ))(?!\p{L})[^.!?\n]*`,
  "giu",
);

/** A text of the same length without what somebody says of a friend's or a cousin's firm. */
export const withoutOthersWork = (text: string): string =>
  text.replace(theirWork, (words) => " ".repeat(words.length));
