import { saidTimes } from "./said-times.ts";
import { sentencesOf } from "./sentences.ts";
import { withoutShortForms } from "./short-forms.ts";

/** Somebody asks to be called. */
const callMe =
  /(?<!\p{L})(?:(?:call|ring|phone|text|reach|get hold of)(?: me| us)(?!\p{L}| an? )|(?:give|gimme) (?:me |us )?a (?:call|ring|bell|buzz)|ruf\p{L}* (?:sie |ihr )?(?:mich|uns)(?!\p{L})|(?:mich|uns)(?: \p{L}+){0,6} (?:an|zurück)(?:zu)?rufen|(?:erreich\p{L}+ (?:sie |ihr )?(?:mich|uns)|erreichbar)|(?:llám|llam)\p{L}*(?:me|nos)(?!\p{L})|(?:me|nos) (?:puede[ns]?|podéis|pueden) llamar|que (?:me|nos) llam\p{L}+|(?:r?appelez|joignez)[- ](?:moi|nous)|(?:m['’]|me |nous )(?:r?appeler|joindre)|joignable)/iu;
/** Of a call that was promised, missed or forbidden, nothing is to be noted. */
const isNone =
  /(?<!\p{L})(?:did(?:n['’]t| not)|never|nobody|no one|don['’]t|do not|not|promised?|supposed|were going|should have|said (?:you|they)|niemand|nicht|versprochen|sollte\p{L}*|wollte\p{L}*|nadie|prometi\p{L}+|iban a|personne|promis|devi?\p{L}*t|if i|wenn ich)(?!\p{L})[^.!?]{0,40}(?:call|ring|phone|ruf|erreich|llam|llám|appel|joindre)|(?:ruf\p{L}*|llam\p{L}*)[^.!?]{0,20}(?<!\p{L})(?:nicht|nie)(?!\p{L})/iu;
/** "People ring us at two in the morning." */
const byOthers =
  /(?<!\p{L})(?:customers?|clients?|people|visitors?|patients?|guests?|parents?|members?|tenants?|everyone|everybody|they|who|that|kund\p{L}*|leute|gäste|patient\p{L}*|eltern|die|clientes?|pacientes?|gente|visiteurs?|gens|qui)(?!\p{L})[^.!?,;]{0,25}$/iu;
/** What the call is about, which has times of its own: "about the site that goes live in May". */
const matter =
  /(?<!\p{L})(?:about|because|regarding|concerning|re|so that|wegen|weil|über|damit|sobre|porque|para que|au sujet|à propos|parce que|pour que)(?!\p{L})/iu;

/** When somebody would like to be called, in their words; empty where they don't ask to be, or don't say when. */
export function callTimesIn(message: string): string {
  for (const sentence of sentencesOf(withoutShortForms(message))) {
    const asked = callMe.exec(sentence);
    if (!asked || isNone.test(sentence) || byOthers.test(sentence.slice(0, asked.index))) continue;
    const [own = ""] = sentence.split(matter);
    // "As soon as possible" is no time that could be kept to.
    const times = callMe.test(own) ? saidTimes([own]) : "";
    if (
      times &&
      !/^(?:asap|as soon as possible|urgent\p{L}*|immediately|right away|sofort|dringend|cuanto antes|urgente|urgent|flexible|whenever)$/iu.test(
        times,
      )
    )
      return times;
  }
  return "";
}
