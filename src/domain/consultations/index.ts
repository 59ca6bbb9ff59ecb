export type { ConsultationFigures, ConsultationListItem, ConsultationSession } from "./contract.ts";
export { exportConsultations, forgetConsultations } from "./consultations-of-person.ts";
export type { ConsultationDeps } from "./deps.ts";
export { endConsultation } from "./end-consultation.ts";
export { endCallJob, fetchReportJob, forgetCallJob } from "./follow-up.ts";
export { endOverdueCallsJob, pruneConsultationsJob, consultationJobs } from "./jobs.ts";
export { listConsultations } from "./list-consultations.ts";
export { noteEvent } from "./note-event.ts";
export { findCallId } from "./queries-admin.ts";
export { queueSummaryMail, type NotedCall, type SummaryAddress } from "./queue-summary-mail.ts";
export { readCallOf } from "./read-call.ts";
export { readConsultationFigures } from "./read-figures.ts";
export { readConsultation } from "./read-consultation.ts";
export { demoWhereRefused } from "./demo-where-refused.ts";
export { isVideoOpen, readVideoNow, readVideoState, type VideoState } from "./read-video-state.ts";
export { startConsultation } from "./start-consultation.ts";
export { stopConsultation } from "./stop-consultation.ts";
export {
  findCallTalk,
  readCallTalk,
  readOlderTalk,
  retryInCall,
  sayInCall,
} from "./talk-in-call.ts";
export { watchCalls } from "./watch-calls.ts";
export { consultationsOfPerson } from "./consultations-of-person.ts";
