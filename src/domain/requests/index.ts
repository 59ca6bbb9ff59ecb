export { decideRequest, undoDecision } from "./decide-request.ts";
export type { RequestDeps } from "./deps.ts";
export { pruneRequestsJob, requestJobs, requestSubscribers } from "./jobs.ts";
export {
  findRequestOf,
  listOwnRequests,
  listRequests,
  readRequest,
  readVisitSummaries,
} from "./list-requests.ts";
export { askForIntake, readIntakeJob } from "./read-intake.ts";
export { readRequestTranscript } from "./read-transcript.ts";
export { exportRequests, forgetRequests, requestsOfPerson } from "./requests-of-person.ts";
export { sumUpWaitingCalls } from "./sum-up-call.ts";
export { submitIntake } from "./submit-intake.ts";
