import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Answer } from "#domain/projects/index.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What people answered to published forms. */
export const formAnswers = pgTable(
  "form_answers",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    deploymentId: text("deployment_id").notNull(),
    ownerId: text("owner_id").notNull(),
    requestKey: text("request_key").notNull(),
    answers: jsonb().$type<Record<string, Answer>>().notNull(),
    language: text().notNull(),
    endingTitle: text("ending_title").notNull(),
    consentText: text("consent_text"),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("form_answers_request").on(t.projectId, t.requestKey),
    index("form_answers_project").on(t.projectId, t.createdAt, t.id),
    index("form_answers_owner").on(t.ownerId),
    index("form_answers_expires").on(t.expiresAt),
  ],
);
describeColumns(formAnswers, {
  id: ["names the answer", "formAnswer"],
  projectId: ["to which form", "formAnswer"],
  deploymentId: ["to which published version of it", "formAnswer"],
  ownerId: ["whose form it is", "formAnswer"],
  requestKey: ["names the filling-in, so that it is stored once", "formAnswer"],
  answers: ["what was answered, by field", "formAnswer"],
  language: ["in which language the form was read", "formAnswer"],
  endingTitle: ["which ending was shown", "formAnswer"],
  consentText: ["what was consented to, where consent was asked", "formAnswer"],
  createdAt: ["when it was sent", "formAnswer"],
  expiresAt: ["when it is deleted, by the form's setting", "formAnswer"],
});
