/**
 * What a bot would have to look up: in a system of the customer, about one order, one account, one stock. Bots know the pages and
 * documents that they were given, so none of our options holds it. English, German, Spanish and French.
 */
const system = String.raw`(?:systems?|software|database|erp|pos|till|inventory|stock(?: list)?|warehouse|back ?office|back ?end|records|files|books|calendar|diary|planner|api|account(?:s|ing)?|admin|register|registry|schedule|timetable|crm)`;
const ofTheirs = String.raw`(?:order|parcel|package|delivery|shipment|loan|booking|reservation|appointment|account|balance|claim|invoice|bill|repair|ticket|policy|application|refund|payment|visa|prescription|test result|result|case|subscription|membership|place|seat|grade|flight|train|bus|container|pallet|car|bike)s?`;
const pattern = (source: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, "giu");

const lookups: readonly RegExp[] = [
  // In their system.
  pattern(
    String.raw`(?:look(?:s|ing)?(?: (?:it|them|this|that))? up|look(?:s|ing)? (?:it |them )?(?:in|into|at)|check(?:s|ing)?|search(?:es|ing)?|quer(?:y|ies|ying)|fetch(?:es|ing)?|pull(?:s|ing)?|read(?:s|ing)?|access(?:es|ing)?|see(?:s|ing)?|find(?:s|ing)?|get(?:s|ting)?|use|using|connect(?:s|ed|ing)?(?: (?:it|to|with))?|linked (?:to|with)|log(?:s|ging)? into) (?:[^.!?;\n]{0,60} )?(?:our|their|the|my|its) (?:[\p{L}-]+ ){0,2}${system}`,
  ),
  pattern(
    String.raw`(?:in|aus|auf|mit) (?:unser\p{L}*|de[rmn]|dem|mein\p{L}*) (?:[\p{L}-]+ )?(?:[\p{L}-]*(?:system|software|datenbank|warenwirtschaft|lager|verwaltung|kalender|kartei|kasse|kundenkonto)\p{L}*) (?:\p{L}+ ){0,2}(?:nach\p{L}+|prüf\p{L}*|abfrag\p{L}*|abruf\p{L}*|such\p{L}*|zugreif\p{L}*|les\p{L}*|seh\p{L}*|hol\p{L}*|verbund\p{L}*)`,
  ),
  pattern(
    String.raw`(?:consult\p{L}*|mir[ae]\p{L}*|comprob\p{L}*|comprueb\p{L}*|busc\p{L}*|busqu\p{L}*|acced\p{L}*|le[ae]r?|conectad[oa]) (?:[^.!?;\n]{0,40} )?(?:en|a|con) (?:nuestr[oa]s?|el|la|mi) (?:[\p{L}-]+ )?(?:sistema|software|programa|base de datos|inventario|almacén|agenda|calendario|erp)`,
  ),
  pattern(
    String.raw`(?:consult\p{L}*|vérifi\p{L}*|cherch\p{L}*|regard\p{L}*|accéd\p{L}*|li[st]\p{L}*|connecté\p{L}*) (?:[^.!?;\n]{0,40} )?(?:dans|à|avec|sur) (?:notre|nos|le|la|mon) (?:[\p{L}-]+ )?(?:système|logiciel|base de données|stock|inventaire|agenda|planning|erp)`,
  ),
  // About one of theirs.
  pattern(
    String.raw`(?:status|state|progress|whereabouts) of (?:an?|the|their|his|her|each|my|your|someone['’]s|a customer['’]s|every)(?: own)? (?:\p{L}+ )?${ofTheirs}|(?:order|parcel|loan|delivery|booking|claim|repair|application|shipping|account|stock|inventory)[ -](?:status|levels?|balances?|tracking)|where (?:their|the|an?|my|your|his|her) (?:\p{L}+ )?${ofTheirs} (?:is|are|has|got)|(?:if|whether|when) (?:their|the|an?|his|her|my|your) (?:\p{L}+ )?${ofTheirs} (?:has|have|is|are|was|will|arrives?|left|shipped)`,
  ),
  pattern(
    String.raw`(?:if|whether|what|which|how many|how much) (?:[\p{L}’'-]+ ){1,5}(?:is|are|is still|are still|remain|left|still) (?:in stock|available|free|vacant|left|bookable|on loan|checked out|owed?|outstanding|unpaid)|(?:live|current|today['’]s|real) (?:stock|availability|prices|waiting times?|queue)|(?:free|available|open) (?:slots?|rooms?|dates?|tables?|seats?|appointments?|places)|(?:account|points?|card) balance|how much (?:they|he|she|someone|a customer|it) (?:still )?(?:owes?|has left|have left)|on their accounts?`,
  ),
  pattern(
    String.raw`(?:bestell|liefer|reparatur|auftrags|buchungs|versand|ausleih|konto|lager|punkte)\p{L}*(?:status|stand|bestand|ende)|(?:stand|status) (?:der|ihrer|seiner|einer|des|ihres|eines) (?:\p{L}+ )?(?:bestellung|lieferung|reparatur|buchung|sendung|auftrags|antrags|pakets)|ob (?:\p{L}+ ){1,5}(?:verfügbar|frei|lieferbar|vorrätig|auf lager|verschickt|unterwegs|ausgeliehen|angekommen)|wo (?:ihr|sein|das|die|ihre|eine) (?:paket|bestellung|lieferung|sendung) (?:ist|bleibt|steckt)|auf (?:ihrem|seinem|dem|deren) konto|wie viel (?:\p{L}+ ){0,5}(?:offen|schuldet|schulden)|freie (?:termine|zimmer|plätze|tische)`,
  ),
  pattern(
    String.raw`estado (?:de|del) (?:su|sus|un|una|el|la|los|cada)? ?(?:pedido|envío|reserva|reparación|expediente|solicitud|préstamo)s?|saldo(?: de su cuenta)?|si (?:hay|quedan?) (?:plazas?|habitaciones|existencias|stock|sitio|mesas?|citas?)|dónde está (?:su|el|un) (?:pedido|paquete|envío)|(?:plazas|habitaciones|mesas|citas) libres`,
  ),
  pattern(
    String.raw`(?:l['’]état|le statut|où en est) (?:de |d['’])?(?:sa|leur|la|une|son|ma|un)? ?(?:commande|livraison|réservation|réparation|dossier|colis|prêt)s?|solde (?:de|du) \p{L}+|s['’]il reste \p{L}+|(?:chambres|places|tables|créneaux) (?:libres|disponibles)|où est (?:leur|son|sa|le|un) (?:colis|commande)`,
  ),
];

/** Each thing that a bot would have to look up, in the text's words. */
export const lookupsAsked = (text: string): { text: string; at: number }[] =>
  lookups.flatMap((one) =>
    [...text.matchAll(one)].map(({ index, 0: words }) => ({ text: words, at: index })),
  );
