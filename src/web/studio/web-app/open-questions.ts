import type { WebApp } from "#domain/projects/configuration/web-app.ts";

/** What whoever builds it would ask first, because the brief doesn't say it. */
export const openQuestions = (app: WebApp): string[] =>
  (
    [
      [app.goal, "What should be easier once it exists?"],
      [app.users, "Who uses it, and how many of them?"],
      [app.features.join(""), "What can people do in it?"],
      [app.authentication, "Who signs in, and how?"],
      [app.database, "Where is its data kept, or is that left to us?"],
      [app.framework, "Is there a framework it has to be built with?"],
    ] as const
  ).flatMap(([answer, question]) => (answer.trim() === "" ? [question] : []));
