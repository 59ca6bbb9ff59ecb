/**
 * What our people find in the record once the visitor has left. An address, a number, a name or a company that
 * is left out here must be empty there. A need, a budget or a date that is left out isn't judged.
 */
export type ExpectedRecord = {
  email?: string;
  /** Compared by its digits and its plus sign. */
  phone?: string;
  /** Right where one holds the other: "Babel" for "academia Babel". */
  company?: string;
  name?: string;
  need?: RegExp;
  budget?: RegExp;
  dates?: RegExp;
  orderNumber?: string;
  /** What must be in no field but the need and the visitor's own words: a corrected number, another firm's address. */
  without?: RegExp;
  /** True where the visitor expects to hear from us. */
  followUp: boolean;
};

export type Conversation = {
  id: string;
  /** Only the visitor's turns, in their order. */
  turns: readonly string[];
  record: ExpectedRecord;
};
