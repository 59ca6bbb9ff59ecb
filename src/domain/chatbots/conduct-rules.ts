import { plainLetters, stemOf, stopWords, wordsOf } from "#kit/words.ts";

/** Asks for a person, in the languages that bots speak. */
const asksForPerson = [
  /\b(?:talk|speak|chat|connect me|put me through|transfer me)\b[^.?!]*\b(?:human|person|someone|somebody|people|agent|operator|representative|staff|employee|colleague)\b|\b(?:real|actual|live) (?:human|person|agent)\b|^\W*(?:human|person|agent|operator)(?: please)?\W*$/iu,
  /\b(?:mit|an) (?:einem|einer|jemandem?|eurem|ihrem) ?(?:\p{L}+ )?(?:mensch|person|mitarbeiter|berater|kolleg)\p{L}*|\b(?:echten?|richtigen?) (?:mensch|person)\p{L}*|\bmit jemandem (?:sprechen|reden|chatten)\b|^\W*(?:mitarbeiter|mensch)(?: bitte)?\W*$/iu,
  /\b(?:hablar|chatear) con (?:una?|alg[uú]n|alguien)(?: (?:persona|humano|agente|empleado|asesor))?|\bpersona real\b|^\W*(?:persona|agente|humano)(?: por favor)?\W*$/iu,
  /\b(?:parler|discuter) (?:avec|à) (?:une?|quelqu['’]un)(?: (?:personne|humain|agent|conseiller|employé))?|\b(?:vraie personne|conseiller humain)\b|^\W*(?:personne|conseiller|humain|agent)(?: s['’]il vous pla[iî]t)?\W*$/iu,
];

/** Whether a visitor asks for a person: in plain words, or in those that the bot's owner added. */
export function wantsPerson(said: string, ownWords: readonly string[]): boolean {
  const text = said.slice(0, 500);
  return asksForPerson.some((pattern) => pattern.test(text)) || isAbout(text, ownWords) !== null;
}

const allSmall: ReadonlySet<string> = new Set(
  Object.values(stopWords).flatMap((words) => [...words]),
);
const stems = (text: string): string[] => wordsOf(plainLetters(text)).map(stemOf);

/** The first of the subjects all of whose words are said, in whatever form; null where none is. */
export function isAbout(said: string, subjects: readonly string[]): string | null {
  const words = new Set(stems(said));
  return (
    subjects.find((subject) => {
      const all = wordsOf(plainLetters(subject));
      const telling = all.filter((word) => !allSmall.has(word));
      const needed = (telling.length > 0 ? telling : all).map(stemOf);
      return needed.length > 0 && needed.every((word) => words.has(word));
    }) ?? null
  );
}

/** The page of the host that a visitor names, as it may be kept: without its query, which may hold secrets. */
export function pageOfHost(page: string | undefined): string | null {
  const url = page ? URL.parse(page) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  return `${url.origin}${url.pathname}`.slice(0, 500);
}
