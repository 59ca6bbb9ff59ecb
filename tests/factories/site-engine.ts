import { siteCollection } from "#content/answers/site-collection.ts";
import { createEngine, type Engine } from "#domain/answers/index.ts";

let engine: Engine | null = null;

/** Aria's engine over the files alone, built once for all tests of a worker. None of them may change it. */
export const siteEngine = (): Engine => (engine ??= createEngine(siteCollection));
