/**
 * "What could be built for that, and for how much?": asks for advice on what is told beside it, and of nothing by itself.
 * In each language: what is asked, and what may stand around it.
 */
const asked = [
  // English
  "what (?:could|can|would|should|might|will) (?:(?:you|u|we|i|one)(?: guys| people)? )?(?:possibly )?(?:do|build|offer|suggest|recommend|propose|make|set up|be (?:built|done|made|automated|possible)|help)",
  "(?:what|which (?:one|service|product|option)s?) (?:do|would) you (?:guys )?(?:recommend|suggest|advise|propose|offer|have)",
  "which (?:of your|one of your)? ?(?:services?|products?|offers?) (?:would|could|might|should|will)? ?(?:fits?|suits?|helps?|be right|is right|we need|i need|we take|i take)",
  "how (?:could|can|would|might) (?:you|u)(?: guys)? help",
  "(?:could|can|would) (?:you|u)(?: guys)? (?:maybe )?help",
  "(?:is|isn['’]?t) there (?:something|anything|a way|any way)(?: (?:you|we|one) (?:can|could) (?:do|build|offer))?",
  "do you (?:guys )?have (?:something|anything|a solution|any ideas?)",
  "(?:any|got any|do you have any) (?:ideas?|suggestions?|recommendations?|advice)",
  "what(?:['’]s| is| would be) (?:possible|the best (?:way|solution|option|thing))",
  "is (?:that|this|it|something like that) (?:possible|something you (?:do|could do))",
  "(?:can|could|do) you do (?:that|this|it|something like that)",
  // German
  "was (?:könn(?:t(?:et)?|ten|en)|kann|würde(?:t|n)|habt|haben|bietet|bieten|empf[ei]ehl\\p{L}*|ratet|raten|schlagt|schlagen) (?:ihr|sie|man|du|wir) (?:(?:uns|mir|da|dafür|dagegen|hier|denn|vor|an|so) ?)*(?:tun|machen|bauen|anbieten|empfehlen|vorschlagen|raten|automatisieren)?",
  "was (?:würde|könnte|kann|hilft|passt|wäre|gäbe es|gibt es)(?: (?:uns|mir|da|hier|dafür|dagegen|möglich))*(?: helfen| möglich| passen)?",
  "wie (?:könn(?:t(?:et)?|ten|en)|kann|würde(?:t|n)) (?:ihr|sie|man) (?:(?:uns|mir|da|dabei|hier|denn) ?)*helfen",
  "(?:könn(?:t(?:et)?|ten|en)) (?:ihr|sie) (?:(?:uns|mir|da|dabei|hier|vielleicht) ?)*helfen",
  "(?:habt ihr|haben sie|gibt es|gibts) (?:(?:da|dafür|dazu|hier|für (?:uns|sowas|so was)) ?)*(?:was|etwas|eine (?:lösung|idee)|ideen)",
  "(?:geht|ginge|klappt) (?:das|so was|sowas)(?: (?:automatisch|auch|bei euch))*",
  "(?:ist|wäre) (?:das|so was|sowas) möglich",
  "(?:macht ihr|machen sie) (?:das|so was|sowas)",
  // Spanish
  "qué (?:(?:me|nos) )?(?:pueden?|podrían?|puedes|podéis|podemos|se puede|recomiendan?|recomiendas|recomendáis|aconsejan?|proponen?|ofrecen|sugieren)(?: (?:hacer|ofrecer|recomendar|proponer|construir|automatizar))?",
  "(?:cómo )?(?:(?:me|nos) )?(?:pueden|podrían|puedes|podéis) ayudar(?:me|nos)?",
  "(?:tienen|tenéis|hay) (?:algo|alguna solución|alguna idea)",
  "(?:es|sería) (?:eso )?posible",
  "(?:lo|eso lo) (?:hacen|hacéis)",
  // French
  "qu(?:e (?:me |nous )?|['’]est-ce que vous (?:me |nous )?)(?:pouvez|pourriez|proposez|conseillez|recommandez)(?:-vous)?(?: (?:nous |me )?(?:faire|proposer|construire|conseiller|recommander))?",
  "(?:comment )?(?:pouvez|pourriez)-vous (?:nous |m['’])?aider",
  "(?:c['’]est|est-ce(?: que c['’]est)?|ce serait|serait-ce) (?:possible|faisable)",
  "(?:faites-vous|vous faites) (?:ça|cela)",
  "(?:avez-vous|y a-t-il|vous avez) (?:quelque chose|une solution|une idée)",
];
/** "… for us", "… in our case". */
const around =
  "(?:[ ,]+(?:for|about|with|to help|against|us|me|it|that|this|here|there|in our (?:case|place|situation)|please|maybe|my|our|business|für|gegen|mit|uns|mich|mir|das|da|dafür|dagegen|sowas|so was|hier|bitte|para|con|por|nosotros|nosotras|mí|esto|eso|ello|aquí|pour|contre|nous|moi|ça|cela|ici))*";
/** "… and for how much, and how long would it take?" */
const price =
  "(?:how much|(?:for |at )?(?:roughly |about )?(?:how much|what price)(?: (?:would|will|does|might|is) (?:it|that|this)(?: (?:cost|be))?)?|what (?:would|will|does|might|do) (?:it|that|this|you)(?: (?:all|roughly|about))* (?:cost|be|charge)|how long (?:would|does|will|might) (?:it|that|this) take|zu welchem preis|was (?:würde|kostet|kosten) (?:das|es|so was|sowas)(?: (?:etwa|ungefähr|denn|so))*(?: kosten)?|(?:für )?wie ?viel(?: (?:kostet|würde) (?:das|es)(?: kosten)?)?|wie lange dauert (?:das|es)|(?:y )?(?:a |por )?(?:cuánto|qué precio)(?: (?:cuesta|costaría|sería|vale|saldría|tarda))?|(?:à|pour) (?:combien|quel prix)|combien (?:ça|cela) (?:coûte|coûterait)|(?:ça|cela) (?:coûte|coûterait) combien)";
const joined = "(?:[ ,]+(?:and|und|y|et|or|oder)?[ ,]*(?:roughly |about |etwa |ungefähr )?)";
const adviceAsked = new RegExp(
  `(?:^|(?<=[\\s,.;:!?¿(–—-]))(?:(?:and|so|but|also|und|also|aber|y|pero|et|mais|well|nun)[, ]+)?¿?(?:${asked.join("|")})${around}(?:${joined}${price}${around})*\\s*(?:[?.!]+|$)`,
  "giu",
);

/** Whether a question asks for advice on what stands beside it, and for nothing else. */
export const asksForAdvice = (question: string): boolean =>
  !/\p{L}{3}/u.test(question.replace(adviceAsked, " "));

/**
 * A message without what only asks for advice on the rest of it: "The phone never stops. What would you do for us, and for
 * how much?"
 * @returns null where it doesn't ask for advice, or tells nothing else
 */
export function withoutAdviceAsked(message: string): string | null {
  const rest = message
    .replace(adviceAsked, " ")
    .replaceAll(/\s{2,}/gu, " ")
    .trim();
  return rest === message.trim() || !/\p{L}{3}/u.test(rest) ? null : rest;
}
