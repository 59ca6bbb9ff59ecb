/** What only software does with something. */
export const works =
  /(?<!\p{L})(?:check|verif|recogni|compar|recommend|suggest|predict|match|find|search|filter|sort|rank|calculat|detect|scan|identif|track|analy|count|read|sync|(?:über)?prüf|erkenn|vergleich|empf[ei]|such|find|berechn|sortier|zähl|lies|lese|comprueb|comprob|verifi|recomiend|recomend|busc|busque|calcul|encuentr|lee|vérifi|reconn|recommand|trouv|cherch|analiz|lit|lise)/iu;
/** Things that are built, wherever they are named: none of them is only a topic, a page's name or a joined word. */
export const built =
  /(?:engine|board|map|calend(?:ar|rier|ario)|kalender|shop|store|forum|foren|chat|search|suche|buscador|recherche|login|account|konto|player|calculator|calculadora|calculateur|rechner|[ck]onfigurat\p{L}*|wizard|scann?er|newsletter|quiz|karte|mapa|prüfung|analyse|erkennung|reconocimiento|reconnaissance|galerie|abo|gutscheine?n?|voucher|comparat\p{L}*|compara(?:dor|teur)|simulat\p{L}*|tracker|reader|checker|generat\p{L}+|builder|planne?r|finder|melder|tool|systeme?|software|api|feed|widget|plugin|boutique|tienda)s?(?!\p{L})/iu;
/** A name that nobody here has heard of: "VIES", "DocuVault". */
export const isUnheardName = (word: string) => /\p{Lu}\p{L}*\p{Lu}/u.test(word);

const minPart = 4;

/** German joins words: "Mailadresse" is known where both of its parts are. */
export function isJoined(letters: string, isWord: (part: string) => boolean): boolean {
  if (built.test(letters)) return false;
  for (let at = minPart; at <= letters.length - minPart; at += 1) {
    const [head, tail] = [letters.slice(0, at), letters.slice(at)];
    if (built.test(tail) || !isWord(tail)) continue;
    if (isWord(head) || isWord(head.replace(/(?:s|es|n|en)$/u, ""))) return true;
  }
  return false;
}
