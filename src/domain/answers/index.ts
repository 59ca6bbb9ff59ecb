export { addMissedQuestion } from "./add-question.ts";
export { answerQuestion, suggestInstead, suggestOnPage, wordsToSearch } from "./answer-question.ts";
export { answersOfPerson } from "./answers-of-person.ts";
export type { AnswerDeps, AnswerDeskDeps } from "./deps.ts";
export { languages } from "./contract.ts";
export type { Certainty, Collection, Entry, Language, OwnPhrases, Reply } from "./contract.ts";
export { guardWords } from "./guard-words.ts";
export type { CuratedSource } from "./sources-for-model.ts";
export { longestTold, tellModel, type ToldModel } from "./tell-model.ts";
export { createEngine, type Engine } from "./engine.ts";
export { answerJobs, pruneMissedJob } from "./jobs.ts";
export { listAnswers, readAnswer } from "./list-answers.ts";
export { learnToFiles, readModels, readPrepared } from "./learnt-files.ts";
export { LiveAnswers } from "./live-answers.ts";
export {
  decideMissedAt,
  decideMissedQuestion,
  groupMissedAt,
  listMissedAt,
  listMissedQuestions,
  readMissedQuestion,
} from "./missed-questions.ts";
export { noteMissedQuestion } from "./note-missed.ts";
export { countOpenMissed, deleteMissedOf, forgetMissedIn } from "./queries-missed.ts";
export { answersTag } from "./queries.ts";
export { type Figures, readFigures } from "./read-figures.ts";
export { readLanguage } from "./read-language.ts";
export { createNeedReader, type NeedReader } from "./read-need.ts";
export { listRecognition, readRecognition } from "./list-recognition.ts";
export type { RecognitionDetail, RecognitionItem } from "./recognition.ts";
export { saveAnswer } from "./save-answer.ts";
export { saveRecognition } from "./save-recognition.ts";
export { removeAnswer, switchAnswer } from "./switch-answer.ts";
export { tryQuestion } from "./try-question.ts";
