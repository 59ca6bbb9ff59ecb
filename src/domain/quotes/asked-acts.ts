import { lookupsAsked } from "./bot-lookups.ts";
import { statesAsked } from "./states-asked.ts";

/**
 * What we or the work are to do, said in words so plain that none of them is unknown: "you'd come round first", "it keeps working
 * then". Only the acts below belong to any order; for every other one a person looks.
 */
type Asked = { said: RegExp; belongs: RegExp };

const asked: readonly Asked[] = [
  {
    said: /(?<!\p{L})(?<!(?:do|does|did|can|could|would|will|what|which|how|if|when|that|as|whatever|than|let|tell|ask|thank|help|show|give|to|for|from|by|with|of) )you(?:['’](?:d|ll)|(?: (?:also|then|could|would|will|might|should|must|may|just|simply|even))+)? (?!(?:all|guys|and|or|in|at|for|to|as|by|on|with|not|please)(?!\p{L}))(\p{L}+)(?: \p{L}+){0,4}/giu,
    belongs:
      /^(?:are|were|have|had|['’]?ve|need|want|like|know|see|think|mean|say|said|agree|prefer|recommend|suggest|advise|decide|choose|can|can['’]?t|do|don|don['’]?t|did|offer|sell|charge|make|build|create|design|develop|write|set|put|publish|launch|connect|integrate|prepare|translate|handle|deliver|send|show|help|explain|look|find|read|receive|wish|work|use|take|fill|click|come up)$/iu,
  },
  {
    said: /(?<!\p{L})(?<!(?:if|when|whenever|because|as|before|after|until|till|since|while|where|how|what|which|once|than|of|in|on|with|for|to|whether|make|makes|sure) )(?:it|the (?:portal|bot|chatbot|form|site|website|page|app|system|flow|assistant|dashboard))(?: (?:also|then|always|just|simply|even|automatically))* (?!(?:is|was|has|had|to|in|on|for|as|all|and|or|at)(?!\p{L}))(?!(?:ourselves|yourselves|themselves|always|besides|across|yes|this|its|plus)(?!\p{L}))(\p{L}+s)(?!\p{L})(?: \p{L}+){0,4}/giu,
    belongs:
      /^(?:goes|comes|lands|arrives|looks|needs|has|is|was|does|shows|asks|answers|replies|sends|gets|lists|explains|says|takes|makes|works|collects|forwards|hands|passes|lets|feeds|uses|contains|includes|fits|creates|writes|posts|checks|starts|ends|opens|covers|gives|turns|appears|presents|tells|adds|matters|happens|costs|breaks|drives|sells|belongs|sits|runs|lives|keeps us|deserves|warrants|helps|becomes|seems|feels|hurts|wastes)$/iu,
  },
  {
    // "…, plays my mixes": the work, without its name.
    said: /[,;] *(?:and |then |also )*(?!(?:photos|texts|words|pictures|pages|images|colou?rs|fields|products|services|topics|needs|has|is|was|this|as|has)(?!\p{L}))(\p{L}{2,}s) (?:my|our|the|their|each|every)(?: \p{L}+){0,4}/giu,
    belongs:
      /^(?:goes|comes|lands|arrives|shows|asks|answers|replies|sends|gets|lists|explains|takes|collects|forwards|passes|uses|contains|includes|creates|writes|posts|starts|ends|opens|covers|gives|presents|tells|adds|tells|runs|fills|uploads|receives|picks|asks|plus|across|us|its|his|hers|ours|theirs)$/iu,
  },
  {
    // "That also marks their essays": the work, too.
    said: /(?<!\p{L})(?:that|which|and) also (?!(?:is|was|has|does|goes)(?!\p{L}))(\p{L}{2,}s) (?:my|our|the|their|each|every|his|her|all|an?)(?: \p{L}+){0,4}/giu,
    belongs:
      /^(?:shows|asks|answers|sends|gets|lists|explains|takes|collects|forwards|passes|hands|contains|includes|creates|writes|posts|opens|covers|gives|presents|tells|adds|fills|uploads|receives|needs|wants|works|keeps|lets|says)$/iu,
  },
  {
    // "…, and enrols people": the bot, without its name.
    said: /(?:,|(?<!\p{L})and) (?:also |then )?(\p{L}+s) (?:people|them|him|her|customers?|guests?|visitors?|clients?|members?|patients?)(?!\p{L})(?: \p{L}+){0,3}/giu,
    belongs:
      /^(?:answers|asks|tells|shows|helps|informs|greets|forwards|passes|hands|sends|directs|points|guides|gives|lets|needs|wants|has|is|was|gets|leads|loses|costs|reaches|brings|takes|our|this|always|sometimes|perhaps)$/iu,
  },
  {
    said: /(?<!\p{L})nos (\p{L}+(?:áis|éis))(?: \p{L}+){0,3}/giu,
    belongs:
      /^(?:hac|mand|envi|constru|mont|cre|prepar|pas|dec|dij|cobr|ofre|escrib|dise)\p{L}+$/iu,
  },
  {
    said: /(?<!\p{L})(?<!(?:si|que|quand|comme|pouvez|pour|de|à|avec|par|chez) )vous (?:nous )?(?:l['’])?(?!(?:avez|êtes|aussi|et|ou|pour|de)(?!\p{L}))(\p{L}+ez)(?: \p{L}+){0,3}/giu,
    belongs:
      /^(?:faites|pouvez|pourriez|savez|voyez|voulez|proposez|vendez|créez|réalisez|construisez|rédigez|écrivez|écriviez|développez|concevez|envoyez|préparez|livrez|publiez)$/iu,
  },
];
/** "It tells one a day", "it keeps working": as far as the words after the verb make something else of it. */
const more =
  /^(?:tells? (?:one|them|jokes?|stor\p{L}+)|runs? (?:without|offline|by itself|on)|plays? (?:music|sounds?|games?)|works? (?:without|offline|then|even))/iu;

/** Each act that is asked for and belongs to no order, in the text's words. */
function actsAsked(text: string): { text: string; at: number }[] {
  return asked.flatMap(({ said, belongs }) =>
    [...text.matchAll(said)].flatMap((match) => {
      const verb = match[1] ?? "";
      const from = match[0].indexOf(verb);
      const words = match[0].slice(from);
      return belongs.test(verb) && !more.test(words)
        ? []
        : [{ text: words, at: match.index + from }];
    }),
  );
}

const workSaid =
  /(?<=(?:,|\.|;|\p{L}) )(?:and|plus|then|und|dann|y|et|luego|puis) (?:then |please |you (?:would |could |will |can |also )*|also |for us )*((?:set|build|rewrite|install|implement|fix|migrate|move|make|write|redo|repair|configure|program|code|design|launch|run)\p{L}* (?:it|them|this|that|everything|the|our|us|an?) ?(?:\p{L}+ ?){0,4})/giu;

/** What is to be made beside a talk: advice alone makes nothing. */
const workAsked = (text: string): { text: string; at: number }[] =>
  [...text.matchAll(workSaid)].map((match) => {
    const words = (match[1] ?? "").trim();
    return { text: words, at: match.index + match[0].indexOf(words) };
  });

const newThing =
  /(?<=(?:and|plus|with|und|mit|sowie|y|con|et|avec|,) )(?:an?|eine?[nmr]?|una?|une) (?:\p{L}+ )?(?:new|neue[snmr]?|nuev[oa]|nouve(?:au|lle)) \p{L}+|(?<=(?:and|plus|with|und|mit|sowie|y|con|et|avec|,) )(?:an?|eine?[nmr]?|una?|une) (?:new|neue[snmr]?|nuev[oa]|nouve(?:au|lle)) \p{L}+/giu;

/** What is to be made beside looking after something: "and a new design". */
const newThingsAsked = (text: string): { text: string; at: number }[] =>
  [...text.matchAll(newThing)].map(({ index, 0: words }) => ({ text: words, at: index }));

/** These answer from what they were given, and look nothing up. */
const bots: ReadonlySet<string> = new Set(["gpt4-chatbot", "ai-lead-gen-lp", "ai-video-1min"]);

/** Each act that none of these services' orders holds, whatever its words. */
export function actsFor(
  text: string,
  serviceIds: readonly string[],
  isRead: (at: number) => boolean,
): { text: string; at: number }[] {
  const isOnly = (isOne: (id: string) => boolean) =>
    serviceIds.length > 0 && serviceIds.every(isOne);
  const acts = [
    ...actsAsked(text),
    ...(isOnly((id) => id === "tech-consulting") ? workAsked(text) : []),
    ...(isOnly((id) => id === "ongoing-maintenance") ? newThingsAsked(text) : []),
  ];
  // Looking something up is no topic that a bot knows about.
  return [
    ...acts.filter(({ at }) => !isRead(at)),
    ...(isOnly((id) => bots.has(id)) ? lookupsAsked(text) : []),
    ...statesAsked(text, serviceIds),
  ];
}
