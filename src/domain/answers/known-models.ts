import type { Steps } from "#kit/steps.ts";
import type { KindModel } from "./kind-reader.ts";

/** Something that is learnt from the project's own texts: always the same, so once in a process is enough. */
export type ModelToLearn = { name: string; learn: () => Steps<KindModel> };

const known = new Map<string, KindModel>();

/** A model that was read from what the build learnt, or learnt before; else it is learnt now. */
export function* knownModel({ name, learn }: ModelToLearn): Steps<KindModel> {
  const model = known.get(name) ?? (yield* learn());
  known.set(name, model);
  return model;
}

/** From now on this model is known. */
export const putModel = (name: string, model: KindModel): void => void known.set(name, model);
