export { formActivity } from "./activity.ts";
export { formAnswersOfPerson } from "./answers-of-person.ts";
export { formSubscribers } from "./delete-with-project.ts";
export type { FormDeps } from "./deps.ts";
export { exportAnswers } from "./export-answers.ts";
export { formJobs, pruneFormAnswersJob } from "./jobs.ts";
export { deleteAnswer, listAnswers, summarizeAnswers } from "./list-answers.ts";
export { readPublicForm } from "./published-form.ts";
export { submitForm } from "./submit-form.ts";
