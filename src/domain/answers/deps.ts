import type { CatalogueDeps } from "#domain/catalogue/index.ts";
import type { Engine } from "./engine.ts";

export type AnswerDeps = CatalogueDeps & {
  answers: {
    /** Aria's own collection, ready to be asked. */
    engine: Engine;
  };
};
