/** What Aria says in her own words around figures of the catalogue; `{…}` is filled in. */
export type Phrases = {
  price: string;
  /** One scope's price. */
  scopePrice: string;
  otherSizes: string;
  time: string;
  scopeTime: string;
  days: string;
  includes: string;
  /** Where the items that follow are English. */
  inEnglish: string;
  /** Before the lines of the catalogue that are about what was asked. */
  details: string;
  /** Where the option that was named doesn't hold what is asked, no option does, or one holds a part of it. */
  notHeld: string;
  beyond: string;
  partlyHeld: string;
  /** Several options together. */
  inAll: string;
  /** What is named together, where each option is known, and where one isn't; a service's part of it without its option. */
  sum: string;
  sumFrom: string;
  partFrom: string;
  /** Before options of the whole catalogue: the cheapest, the dearest, what an amount buys, and where it buys nothing. */
  lowest: string;
  highest: string;
  forAmount: string;
  nothingFor: string;
  listed: string;
  payment: string;
  also: string;
  offer: string;
  sizes: string;
  noBigger: string;
  noSmaller: string;
  firmQuote: string;
  unsure: string;
  /** Before the answer to what was likely meant: where that is rather sure, and where it isn’t. */
  readAs: string;
  ifYouMean: string;
  orIfYouMean: string;
  /** Before several questions with the beginnings of their answers, and after them. */
  oneOfThese: string;
  noneOfThese: string;
  /** Before what is offered for a need that was perhaps understood; after it, with and without further questions. */
  perhaps: string;
  /** Introduces services that might help when a problem fits none of them clearly. */
  whichNeed: string;
  /** To "and the bigger one?" with nothing said before it. */
  whichService: string;
  isThatIt: string;
  isThatOrThese: string;
  unknown: string;
  /** Of several questions, one that nothing is found for, and one that isn't understood; `{nth}` is one of these. */
  nthUnknown: string;
  nthUnsure: string;
  /** Before the answer to what one of several questions likely meant. */
  nthIfYouMean: string;
  nth: readonly string[];
  /** After the answers to the first questions of a message that asks more. */
  moreQuestions: string;
  noted: string;
  notedPhone: string;
  notedBoth: string;
  /** After an address whose host looks like a slip, and the tap that puts it right. */
  didYouMean: string;
  myAddressIs: string;
  /** A need offered as a choice: its service, as a question. */
  askPrice: string;
  /** What else is asked about a service. */
  askTime: string;
  askIncluded: string;
};
