import * as words from "./trouble-words.ts";

/**
 * Trouble that is told by what it is made of, whatever words it has: something of ours that runs for somebody, and that
 * it does nothing, the wrong thing or shows what it shouldn't; or that, in a hurry. What is only like trouble is summed
 * up in emergencies.ts.
 */
export type Trouble = {
  /** The entry that it is answered by, one of emergencies.ts. */
  entry: string;
  /** Any of these, with each of its patterns in the message. */
  tells: readonly (readonly RegExp[])[];
};

const {
  byUs,
  byMaking,
  byOurAct,
  stop,
  distress,
  sudden,
  runs,
  fault,
  falsehood,
  saying,
  objection,
  exposure,
  viewer,
  flaw,
  hurry,
} = words;

const any = (...ways: readonly string[]): RegExp => new RegExp(`\\b(?:${ways.join("|")})\\b`);

const charged = any(
  "charged|billed|debited|card got hit|card was hit|took (?:it|the money)|paid twice",
  "abgebucht|berechnet|belastet|cobr(?:aron|ado|o)|cargos?|debitee?|preleve\\w*|facture\\w*",
);
const tooMuch = any(
  "twice|two times|2 times|2x|double|too much|never (?:ordered|asked)|wrong amount",
  "zweimal|doppelt|zu viel|nie bestellt|doble|dos veces|cargos iguales|de mas|nunca pedi",
  "deux fois|en double|jamais (?:demande\\w*|commande\\w*)|trop",
);
const turnedToUs = any(
  "(?:i|we|ive|weve) (?:have )?(?:already )?(?:paid|payed|ordered|bought|wrote|written|emailed|called|messaged)|^paid|^ordered|paid in full|my (?:order|payment|mails?|emails?)",
  "bezahlt|bestellt|gekauft|meine bestellung|ich warte|hab\\w* (?:\\w+ ){0,4}(?:geschrieben|angerufen)",
  "pague|pagamos|compre|compramos|hice el pago|mi pedido|mande|escribi|(?:\\w+ )correos|mensajes",
  "(?:j ai|on a|nous avons) (?:paye|commande|ecrit|achete)|ma commande|(?:je vous ai|vous ai) ecrit|relance|\\w+ mails?",
);
const unanswered = any(
  "nobody (?:has )?(?:wrote|written|called|replied|answers|answered|contacted)|no ?one (?:has )?(?:wrote|written|called|replied|answers|answered|contacted)|not (?:one|a single|a) (?:word|reply|answer|email|mail)|havent (?:had|heard|got)|heard nothing|no (?:reply|answer|response)|silence|still waiting for",
  "(?:niemand|keiner|keine sau) (?:\\w+ ){0,3}(?:meldet|antwortet|schreibt|ruft)|meldet sich (?:niemand|keiner)|keine sau|keine antwort|nichts gehort|ruckmeldung|(?:noch )?immer (?:noch )?(?:kein|nichts)",
  "nadie (?:me |nos |se )?(?:\\w+ )?(?:contest\\w+|respond\\w+|escrib\\w+|llam\\w+|comunic\\w+)|ni una (?:sola )?respuesta|no me (?:lleg\\w+|contest\\w+)|sin respuesta|silencio|sigo sin",
  "personne (?:ne |n )?(?:m |me |nous )?(?:a )?(?:repond\\w*|ecrit|rappele|contacte)|pas un (?:seul )?(?:mot|message|mail)|aucune (?:reponse|nouvelle)|sans reponse|silence|toujours rien",
);

const due = any(
  "(?:was|were) (?:due|promised)|should have (?:been|arrived|come)|(?:was|were) supposed to (?:be|arrive)",
  "sollte (?:\\w+ ){0,4}(?:fertig|da) sein|sollte (?:\\w+ ){0,3}fertig|war (?:\\w+ )?(?:ausgemacht|versprochen|zugesagt)|wo bleibt",
  "quedaron de (?:entregar|mandar|enviar)|tenia que estar|debia estar|sigue sin llegar",
  "devai(?:en)?t etre|etait promise?|avait promis|aviez promis|toujours pas (?:de|recu|la|le)",
);

export const troubles: readonly Trouble[] = [
  {
    entry: "data-exposed",
    tells: [
      [exposure, runs],
      [exposure, viewer],
      [exposure, hurry],
    ],
  },
  { entry: "double-charge", tells: [[charged, tooMuch]] },
  { entry: "nobody-wrote", tells: [[turnedToUs, unanswered]] },
  {
    entry: "delivered-broken",
    tells: [
      [any("videos?|film"), flaw, byUs],
      [any("videos?|film"), flaw, hurry],
      [any("delivered|geliefert|fertigen|livree?|livrer|entregaron|entregada"), flaw],
      [any("videos?|film"), flaw, any("ubermorgen|tomorrow|manana|demain|morgen|saturday")],
    ],
  },
  { entry: "delivery-late", tells: [[runs, due]] },
  {
    entry: "service-down",
    tells: [
      [runs, fault],
      [byUs, fault],
      [fault, hurry],
      [falsehood],
      [saying, objection],
      [saying, hurry],
      [byOurAct],
      [runs, stop],
      [runs, sudden],
      [byUs, distress],
      [byMaking, hurry],
    ],
  },
];

/** What trouble is made of, by name: each alone says little. */
export const troubleSigns: Readonly<Record<string, RegExp>> = {
  byUs,
  byMaking,
  byOurAct,
  stop,
  distress,
  sudden,
  runs,
  fault,
  falsehood,
  saying,
  objection,
  exposure,
  viewer,
  flaw,
  hurry,
  charged,
  tooMuch,
  turnedToUs,
  unanswered,
  due,
  wish: words.wish,
  supposition: words.supposition,
};

/** What makes a message a wish or a question after all. */
export const notTold = {
  wish: words.wish,
  supposition: words.supposition,
  /** Their own thing, and no question about things in general. */
  own: any(
    "my|our|mein\\w*|unser\\w*|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos",
    words.byUs.source.slice(2, -2),
  ),
};
export { byOurAct, byUs, hurry } from "./trouble-words.ts";
