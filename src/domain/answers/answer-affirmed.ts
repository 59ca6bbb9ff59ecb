import { tellFacts } from "./catalogue-facts.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { plain } from "./pick-service.ts";

const yes =
  /^(?:(?:oh|ah|ok|okay|well|na|bueno|bon|ben) )*(?:yes|yeah|yep|yup|ja|jo|jep|jawohl|genau|richtig|stimmt|si|claro|exacto|eso es|correcto|oui|ouais|exactement|c est (?:bien )?(?:ca|cela)|tout a fait|exactly|correct|that s (?:it|right|the one)|that is (?:it|right))(?: (?:please|thanks|thank you|exactly|that one|that s it|that is it|genau|bitte|danke|das|gern\w*|por favor|gracias|eso|esa|ese|claro|s il vous plait|merci|exactement|that|it|is))*$/u;

/** "Yes", to whether the service that was offered is meant, or to a question back about it: what it holds, and its price. */
export function answerAffirmed(part: string, situation: Situation): Part | null {
  const { focus, heard = "", language } = situation;
  if (!focus || focus.isOpen || !yes.test(plain(part))) return null;
  const path = `/services/${focus.service.id}`;
  if (!heard.includes("?") || !heard.includes(`](${path})`)) return null;
  const { text } = tellFacts(["included"], focus, language);
  return text === "" ? null : { ...sure(text), cited: [path] };
}
