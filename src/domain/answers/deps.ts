import type { Db } from "#db/open.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { Clock } from "#kit/time.ts";
import type { Collection } from "./contract.ts";
import type { Engine } from "./engine.ts";

/** What answering needs. */
export type AnswerDeps = {
  db: Db;
  clock: Clock;
  answers: {
    /** Which collection is answered from: Aria's is `site`. */
    collection: string;
    /** Files and the provider's own answers together, as this node last heard of them, ready to be asked. */
    engine(): Promise<Engine>;
    /** A customer's bot sells nothing of our catalogue and names none of it. */
    sellsNothing?: boolean;
  };
};

/** A collection whose answers can be edited. */
export type EditableAnswers = AnswerDeps["answers"] & {
  /** What stands in the files. */
  files: Collection;
  /** Reads what is stored, and has the engine built anew where it changed. */
  refresh(): Promise<void>;
  /** Whether an address leads to a page of the site. */
  isPage: (path: string) => boolean;
};

/** What editing answers needs. */
export type AnswerDeskDeps = AnswerDeps & IdentityDeps & { answers: EditableAnswers };
