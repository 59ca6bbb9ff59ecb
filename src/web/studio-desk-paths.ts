import { query } from "./query.ts";

/** Links to where people see what their published projects did; part of `paths`. */
export const studioDeskPaths = {
  formAnswers: (projectId: string, after?: string) =>
    `/ai-service-design/workspace/${projectId}/answers${query({ after })}`,
  formAnswersFile: (projectId: string) => `/ai-service-design/workspace/${projectId}/answers.csv`,
  automationRuns: (
    projectId: string,
    values: { show?: string; search?: string; after?: string } = {},
  ) => `/ai-service-design/workspace/${projectId}/runs${query(values)}`,
  automationRun: (projectId: string, runId: string) =>
    `/ai-service-design/workspace/${projectId}/runs/${runId}`,
  automationTables: (projectId: string) => `/ai-service-design/workspace/${projectId}/tables`,
  /** What the designer of an automation asks for (src/http/functions/automations.ts). */
  automationCall: (projectId: string, call: string) =>
    `/functions/automations/${projectId}/${call}`,
  /** Where somebody decides what an automation waits for. */
  approval: (token: string) => `/approvals/${token}`,
  botInbox: (projectId: string, values: { show?: string; search?: string; after?: string } = {}) =>
    `/ai-service-design/workspace/${projectId}/inbox${query(values)}`,
  botConversation: (projectId: string, conversationId: string) =>
    `/ai-service-design/workspace/${projectId}/inbox/${conversationId}`,
  /** All that is stored of a conversation's visitor, as a file. */
  botVisitorFile: (projectId: string, conversationId: string, format: "json" | "text") =>
    `/ai-service-design/workspace/${projectId}/inbox/${conversationId}/visitor${query({ format })}`,
  botUnanswered: (projectId: string, values: { state?: string; after?: string } = {}) =>
    `/ai-service-design/workspace/${projectId}/unanswered${query(values)}`,
  botLeads: (projectId: string, after?: string) =>
    `/ai-service-design/workspace/${projectId}/leads${query({ after })}`,
  botFigures: (projectId: string, values: { days?: string; figure?: string } = {}) =>
    `/ai-service-design/workspace/${projectId}/figures${query(values)}`,
  botFiguresFile: (projectId: string, days: string) =>
    `/ai-service-design/workspace/${projectId}/figures.csv${query({ days })}`,
  botLeadsFile: (projectId: string) => `/ai-service-design/workspace/${projectId}/leads.csv`,
};
