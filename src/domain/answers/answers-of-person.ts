import type { PersonalData } from "#domain/identity/index.ts";
import { pruneMissedJob } from "./jobs.ts";
import { forgetMissedIn, selectMissedIn } from "./queries-missed.ts";
import { unsetChanger } from "./queries.ts";

/** A person's missed questions are those of their conversations: after these in the list of nouns. */
export const answersOfPerson: PersonalData = {
  name: "unansweredQuestions",
  tables: ["missed_questions"],
  retention: { enquiry: pruneMissedJob },
  export: async (db, { about }) =>
    (await selectMissedIn(db, about)).map(({ question, conversationId, lastAskedAt }) => ({
      question,
      conversationId,
      lastAskedAt,
    })),
  forget: async (tx, { userId, about }) => {
    await unsetChanger(tx, userId);
    await forgetMissedIn(tx, about);
    return { ids: [], count: null };
  },
};
