import { typeOfService } from "#content/studio-start/types.ts";
import type { Offer, Turn } from "#domain/consultant/index.ts";
import { askedType } from "#domain/projects/index.ts";
import { withoutContactDetails } from "#kit/read-contact.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { oneLine } from "#kit/text.ts";
import { wordsOf } from "#kit/words.ts";

/** Their words go into an address, which stays short. */
const maxSentence = 300;

/**
 * Opens the studio with the visitor's own need, where the answer is about something that the studio designs.
 * @param about the turns up to the question; `services` are those that our own engine's answer names, the best first
 * @returns null where it names none that can be designed
 */
export function studioOffer(about: {
  turns: readonly Turn[];
  services: readonly { id: string; title: string }[];
}): Extract<Offer, { type: "studio" }> | null {
  const { turns, services } = about;
  const service = services.find(({ id }) => Object.hasOwn(typeOfService, id));
  if (!service) return null;
  const type = typeOfService[service.id] ?? null;
  const needs = turns.flatMap(({ sender, text }) => (sender === "user" ? [needIn(text)] : []));
  // What was told last about this kind of thing; else what was told last about any.
  const told = needs.filter((need) => need !== "" && askedType(need) !== null);
  const need = told.findLast((one) => askedType(one) === type) ?? told.at(-1);
  // Their words decide the type wherever they tell one.
  if (need) return { type: "studio", sentence: need, as: null };
  return { type: "studio", sentence: service.title, as: type };
}

/** What a message says about a need: without ways to be reached, greetings and questions about us. */
function needIn(message: string): string {
  const kept = sentencesOf(withoutContactDetails(message)).filter(
    (sentence) => wordsOf(sentence).length >= 3 && !asksAboutUs.test(sentence),
  );
  return cutAtSentence(kept.map(oneLine));
}

/** "How much is it?", "Was kostet das?": a question that a proposal doesn't answer. */
const asksAboutUs =
  /^[^\p{L}]*(?:(?:and|but|so|ok(?:ay)?|thanks|und|aber|y|pero|et|mais)[\s,]+)*(?:how (?:much|long|many|soon|fast)|what|which|when|where|who|why|is|are|does|did|was|wie (?:viel|lange|teuer|schnell)|welche\w*|wann|wo|wer|warum|cu[aá]nto|qu[eé]|cu[aá]l|cu[aá]ndo|d[oó]nde|combien|quel\w*|quand|o[uù]|pourquoi)\b.*\?\W*$/iu;

/** As many whole sentences as fit; a first one that is too long is cut at a word. */
function cutAtSentence(sentences: readonly string[]): string {
  let text = "";
  for (const sentence of sentences) {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    if (longer.length > maxSentence) break;
    text = longer;
  }
  const [first = ""] = sentences;
  if (text !== "" || first === "") return text;
  return first
    .slice(0, maxSentence)
    .replace(/\s+\S*$/u, "")
    .toWellFormed();
}
