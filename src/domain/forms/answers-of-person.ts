import type { PersonalData } from "#domain/identity/index.ts";
import { pruneFormAnswersJob } from "./jobs.ts";
import { deleteAnswersOfOwner, selectAnswersOfOwner } from "./queries.ts";

/**
 * Answers belong to whose form was answered; who answered isn't known to us, and asks the form's owner. Forgotten
 * before the projects that they were given to.
 */
export const formAnswersOfPerson: PersonalData = {
  name: "formAnswers",
  tables: ["form_answers"],
  retention: { formAnswer: pruneFormAnswersJob },
  export: async (db, { userId }) =>
    (await selectAnswersOfOwner(db, userId)).map(
      ({ requestKey: _key, ownerId: _owner, ...answer }) => answer,
    ),
  // Receipts don't count what others wrote.
  forget: async (tx, { userId }) => ({ ids: await deleteAnswersOfOwner(tx, userId), count: null }),
};
