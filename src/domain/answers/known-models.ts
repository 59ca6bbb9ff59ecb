import type { Steps } from "#kit/steps.ts";
import type { KindModel } from "./kind-reader.ts";

/** Something that is learnt from the project's own texts: always the same, so once in a process is enough. */
export type ModelToLearn<Model = KindModel> = { name: string; learn: () => Steps<Model> };

const known = new Map<string, unknown>();

/** A model that was read from what the build learnt, or learnt before; else it is learnt now. */
export function* knownModel<Model>({ name, learn }: ModelToLearn<Model>): Steps<Model> {
  // Each name stands for one model.
  const model = (known.get(name) as Model | undefined) ?? (yield* learn());
  known.set(name, model);
  return model;
}

/** From now on this model is known. */
export const putModel = (name: string, model: unknown): void => void known.set(name, model);
