import { addressesIn } from "#kit/contact/addresses.ts";
import { withoutContactDetails } from "#kit/read-contact.ts";
import { wholeWords } from "#kit/whole-words.ts";
import { isAboutReply, isComplaint } from "./follow-up.ts";
import { serviceKinds } from "./service-kinds.ts";

/**
 * What kinds of work are called in a record, in the order of service-kinds.ts, with how they are said in German, Spanish
 * and French.
 */
const kinds: readonly (readonly [name: string, said: RegExp])[] = [
  ["video sales letter", wholeWords("verkaufsvideos?|vídeos? de ventas?|vidéos? de vente")],
  ["video agent", wholeWords("erklärvideos?|vids?|filmchen|vídeos?|vidéos?|clips?|\\p{L}+videos?")],
  [
    "chatbot",
    wholeWords(
      "chat-?bots?|chatbots?|bots?|asistente(?: virtual)?|assistant virtuel|agent conversationnel",
    ),
  ],
  [
    "lead generation page",
    wholeWords(
      "leadseite|lead-seite|captación|captar (?:clientes|leads)|capture de prospects|générer des (?:leads|prospects)",
    ),
  ],
  [
    "landing page",
    wholeWords(
      "landing-?page\\p{L}*|landings?|zielseite|página de (?:aterrizaje|destino)|page d['’](?:atterrissage|accueil)|one-?pager",
    ),
  ],
  [
    "client portal",
    wholeWords(
      "(?:kunden|mandanten|mitglieder|patienten|\\p{L}+)?portal\\p{L}*|kundenbereich|portal(?:es)?|área de clientes|zona de clientes|portails?|espace client|extranet",
    ),
  ],
  [
    "dashboard",
    wholeWords(
      "dashboards?|kursübersicht|übersichtstafel|panel de (?:mercado|control)|cuadro de mando|tableaux? de bord",
    ),
  ],
  [
    "trading script",
    wholeWords(
      "indikator\\p{L}*|handelsstrategie\\p{L}*|pine-?script|indicador(?:es)?|estrategia de trading|indicateurs?|stratégies? de trading",
    ),
  ],
  [
    "web app",
    wholeWords(
      "web-?app\\p{L}*|webanwendung\\p{L}*|anwendung|aplicaci(?:ón|ones)(?: web)?|applications?(?: web)?|logiciel|programa interno",
    ),
  ],
  [
    "website",
    wholeWords(
      "webseiten?|web-?sites?|webauftritt|internetseiten?|internetauftritt|home-?page|sitio(?: web)?|página web|páginas? web|web (?:nueva|corporativa)|sites?(?: web| internet)?|\\d+ seiten|(?:\\p{L}+) (?:seiten|páginas|pages)",
    ),
  ],
  [
    "form",
    wholeWords(
      "\\p{L}*formular\\p{L}*|umfragen?|fragebogen|formularios?|encuestas?|formulaires?|questionnaires?|sondages?",
    ),
  ],
  ["CRM integration", wholeWords("crm\\p{L}*|hubspot|salesforce|pipedrive")],
  [
    "maintenance",
    wholeWords(
      "wartung\\p{L}*|pflege|betreu\\p{L}*|instandhaltung|mantenimiento|mantener|maintenance|entretien",
    ),
  ],
  [
    "design",
    wholeWords(
      "(?:ui|ux)-?\\p{L}*|entwürfe?|bildschirmentwurf|diseños?|maquetas?|maquettes?|conception graphique",
    ),
  ],
  [
    "consulting",
    wholeWords(
      "beratung\\p{L}*|berater\\p{L}*|asesoramiento|asesoría|consultoría|conseils?|accompagnement",
    ),
  ],
  [
    "automation",
    wholeWords(
      "automatisier\\p{L}*|automatis\\p{L}*|automatiz\\p{L}*|arbeitsabl\\p{L}+|abläufe|prozesse?|flujos?(?: de trabajo)?|flux de travail|verknüpf\\p{L}*|anbind\\p{L}*|schnittstellen?",
    ),
  ],
];

const wish = wholeWords(
  "need|needs|want|wants|would like|['’]d (?:like|love)|looking for|should|must|has to|have to|require\\p{L}*|important|with|without|including|connect\\p{L}*|integrat\\p{L}*|support|able to|ordered|build|built|make|offer|interested|by hand|manually|every (?:day|week)|tired of|problem|brauch\\p{L}*|bräucht\\p{L}*|möcht\\p{L}*|woll\\p{L}*|hätten? gern\\p{L}*|such(?:e|en)|soll\\p{L}*|muss|müssen|mit|ohne|wichtig|interessier\\p{L}*|von hand|händisch|bestellt|necesit\\p{L}*|quier\\p{L}*|quer(?:emos|íamos|ría)|busc\\p{L}*|gustaría|debe\\p{L}*|tiene que|con|sin|importante|interesa\\p{L}*|a mano|pedido|besoin|faut|faudrait|voudr\\p{L}*|voul\\p{L}*|aimer\\p{L}*|cherch\\p{L}*|souhait\\p{L}*|doit|devr\\p{L}*|avec|sans|intéress\\p{L}*|à la main|commandé",
);
/** Says something of one's own work: whose questions, which business, how many. */
const circumstance = wholeWords(
  "we|our|i run|i own|i have|i trade|my|customers?|clients?|visitors?|parents|patients|guests|members|orders?|wir|unser\\p{L}*|kund\\p{L}*|mein\\p{L}*|ich (?:habe|bin|führe)|nosotros|nuestr\\p{L}*|tenemos|clientes?|pacientes|mi|nous|notre|nos|clients|on a|mon|ma",
);
const smallTalk =
  /^\W*(?:(?:hi|hello|hey|hallo|moin|hola|bonjour|salut|bonsoir|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend)|buen[oa]s \p{L}+|thanks?|thank you|danke|gracias|merci|ok|okay|great|perfect|cool|nice|sure|yes|no|vale|super|alles klar|gut|bueno|bien|d['’]accord|worth a try|bye|goodbye|tschüss|adiós|au revoir)(?!\p{L})[\s,.!?]*)+(?:there|aria|all|so much|ever so much|very much|beaucoup|schön|haha|lol|everyone)?\W*$|how are you|are you (?:a |an )?(?:real |really )?(?:robot|bot|human|person|ai)|how['’]s it going|wie geht|qué tal|cómo estás|ça va|bist du ein|eres un|tu es une?/iu;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

export const kindsSaid = (text: string): string[] =>
  kinds.flatMap(([name, said], at) =>
    serviceKinds[at]?.said.test(text) || said.test(text) ? [name] : [],
  );

/** "Kind regards", "no, that's all", "just looking": ends a message or a talk, and tells of no need. */
const closing = wholeWords(
  "(?:kind|best|warm) regards|regards|best wishes|yours (?:sincerely|faithfully)|mit freundlichen gr(?:ü|ue?)(?:ß|ss)en|(?:viele|liebe|beste|schöne) gr(?:ü|ue?)(?:ß|ss)e|mfg|un (?:cordial )?saludo|(?:cordiales )?saludos|atentamente|(?:bien )?cordialement|that['’]?s (?:all|it|everything)|that is all|nothing else|(?:just|only) (?:looking|browsing|having a look)|das war['’]?s|sonst nichts|sonst nix|eso es todo|nada más|solo (?:estaba )?mira\\p{L}+|c['’]est tout|rien d['’]autre|je regard\\p{L}+ (?:juste|seulement)",
);

/** Whether a sentence says nothing but how to reach somebody, who they are, or a greeting. */
function isIdle(sentence: string, known: readonly string[]): boolean {
  if (smallTalk.test(sentence)) return true;
  const reachless = withoutContactDetails(sentence);
  const rest = known.reduce((text, one) => text.replaceAll(one, " "), reachless);
  if (kindsSaid(rest).length > 0) return false;
  const words = rest.match(/\p{L}{3,}/gu)?.length ?? 0;
  if (closing.test(sentence) && words < 8) return true;
  return addressesIn(sentence).length > 0 || rest !== sentence ? words < 4 : words < 2;
}

/** "Could someone call me about a booking page?" */
const matter =
  /(?<!\p{L})(?:about|regarding|concerning|re|wegen|bezüglich|über|zum thema|sobre|acerca de|respecto a|au sujet d[eu']|à propos d[eu'])\s+(?!it|this|that|das|dies|eso|esto|ça)\p{L}/iu;

export type SaidNeed = { kinds: string[]; description: string; requirements: string };

/**
 * What somebody wants, in their words: what it is about, and all else that they tell of it or of what went wrong.
 * @param known what they and their firm are called, which is no need
 */
export function saidNeed(sentences: readonly string[], known: readonly string[] = []): SaidNeed {
  const telling = sentences.filter((one) => !isIdle(one, known));
  const about = telling.filter(
    (one) =>
      kindsSaid(one).length > 0 || isComplaint(one) || (isAboutReply(one) && matter.test(one)),
  );
  const statements = [...new Set(telling)].filter(
    (one) =>
      !one.endsWith("?") &&
      (!isAboutReply(one) ||
        kindsSaid(one).length > 0 ||
        (one.match(/\p{L}{3,}/gu)?.length ?? 0) > 7),
  );
  const wishes = statements.filter(
    (one) => (wish.test(one) && one.length > 12) || circumstance.test(one),
  );
  const chosen = about.length > 0 ? about : wishes.length > 0 ? statements : telling;
  return {
    kinds: kindsSaid(telling.join("\n")),
    description: plain(chosen.slice(0, 5).join(" ")),
    requirements: plain(statements.slice(0, 12).join(" ")),
  };
}
