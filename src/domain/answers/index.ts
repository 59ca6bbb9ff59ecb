export { answerQuestion, type CuratedSource } from "./answer-question.ts";
export type { AnswerDeps } from "./deps.ts";
export type { Collection, Contact, Entry, Language, Reply } from "./contract.ts";
export { createEngine, type Engine } from "./engine.ts";
export { readContact, readContacts } from "./read-contact.ts";
