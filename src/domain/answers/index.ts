export { answerQuestion, type CuratedSource } from "./answer-question.ts";
export type { AnswerDeps } from "./deps.ts";
export type { Collection, Entry, Language, Reply } from "./contract.ts";
export { createEngine, type Engine } from "./engine.ts";
