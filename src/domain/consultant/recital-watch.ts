/** So many letters in the order of the instructions are a recital: about eight words. */
const recitedLetters = 30;
/** Where instructions tell who she is, she says the same in honest answers: only more of it is a recital. */
const describedLetters = 50;
const shortest = 4;
const isInvisible = /\p{Cf}|\p{M}/u;
/** A sentence that opens like this tells who she is. */
const describes = /^(?:You are|You help|Help )/;

/** Letters that look like a Latin one. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from("аеорсухіԁһӏοανρτυι", (letter, at) => [letter, "aeopcyxidhloavptui".charAt(at)]),
);

/** Letters and figures alone, in small letters: spacing, case, marks and invisible signs tell nothing apart. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replace(/[^\0-\x7f]/gu, (one) => lookalikes.get(one) ?? one);

type Told = { letters: string; most: number };

/**
 * Watches an answer that comes in pieces for its instructions, whatever its spacing, case and marks, and in whatever
 * order their sentences come. What may be the beginning of a recital is known before it is one, so that it can wait.
 */
export class RecitalWatch {
  readonly #told: readonly Told[];
  /** For each sentence, how many of the last letters stand in it in this order. */
  readonly #runs: number[];
  /** Where each of the last letters stands in the answer, and whether a word begins with it. */
  #places: { at: number; isStart: boolean }[] = [];
  #isInWord = false;
  #letters = "";
  #length = 0;
  /** Where a recital begins; -1 where there is none. */
  recitedAt = -1;

  constructor(instructions: string) {
    const sentences = instructions
      .split(/(?<=[.!?])\s+|\n+/u)
      .filter((text) => lettersOf(text) !== "");
    // Neighbours belong together: a recital may run from one into the next.
    const blocks = sentences.reduce<{ text: string; most: number }[]>((all, text) => {
      const most = describes.test(text) ? describedLetters : recitedLetters;
      const last = all.at(-1);
      return last?.most === most
        ? [...all.slice(0, -1), { text: `${last.text} ${text}`, most }]
        : [...all, { text, most }];
    }, []);
    this.#told = blocks
      .map(({ text, most }) => ({ letters: lettersOf(text), most }))
      .filter(({ letters, most }) => letters.length >= most);
    this.#runs = this.#told.map(() => 0);
  }

  /** The next piece → up to which place the answer is surely no recital. */
  see(piece: string): number {
    for (const one of piece) {
      const letters = lettersOf(one);
      for (const letter of letters) this.#add(letter);
      if (!isInvisible.test(one)) this.#isInWord = letters !== "";
      this.#length += one.length;
    }
    const longest = Math.max(...this.#runs, 0);
    const run = longest === 0 ? [] : this.#places.slice(-longest);
    // The end of one word alone is none of theirs.
    const first = longest < shortest ? run.find(({ isStart }) => isStart) : run[0];
    return first?.at ?? this.#length;
  }

  #add(letter: string): void {
    this.#letters = (this.#letters + letter).slice(-describedLetters);
    this.#places.push({ at: this.#length, isStart: !this.#isInWord });
    if (this.#places.length > describedLetters) this.#places.shift();
    this.#isInWord = true;
    for (const [at, { letters, most }] of this.#told.entries()) {
      let run = Math.min((this.#runs[at] ?? 0) + 1, this.#letters.length);
      while (run > 0 && !letters.includes(this.#letters.slice(-run))) run -= 1;
      this.#runs[at] = run;
      if (run >= most && this.recitedAt < 0) this.recitedAt = this.#places.at(-run)?.at ?? 0;
    }
  }
}
