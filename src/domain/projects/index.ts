export { countedProjects } from "./counted.ts";
export {
  type Automation,
  type AutomationStep,
  type AutomationTrigger,
  errorWay,
} from "./configuration/automation.ts";
export {
  manualFormOf,
  sampleOfStep,
  sampleOfTrigger,
  settingsOf,
  triggerSettingsOf,
} from "./configuration/automation-settings.ts";
export {
  type AutomationGraph,
  followers,
  graphOf,
  stepsBefore,
  loopTargets,
} from "./configuration/automation-graph.ts";
export type { Chatbot } from "./configuration/chatbot.ts";
export type { VideoAgent } from "./configuration/video-agent.ts";
export { hostOf } from "./configuration/chatbot.ts";
export { checkAnswers } from "./configuration/form-checks.ts";
export { endingOf, textsOf } from "./configuration/form-flow.ts";
export { isInSteps, moveStep, type StepMove } from "./configuration/form-steps.ts";
export { formLanguages } from "./configuration/form-interface.ts";
export { formWords } from "./configuration/form-texts.ts";
export { translated } from "./configuration/form-translations.ts";
export type {
  Answer,
  FieldProblem,
  FormField,
  FormInterface,
  ProjectRole,
  RunningDeployment,
} from "./contract.ts";
export { projectDeleted, projectPublished, projectStopped } from "./contract.ts";
export { readChatbot, readVideoAgent } from "./read-configuration.ts";
export {
  findDeployment,
  findDeploymentOf,
  findDraft,
  listDeployments,
  readDeployed,
} from "./deployments.ts";
export type { ActivityCounter, ProjectDeps } from "./deps.ts";
export { projectJobs, prunePresenceJob, pruneProjectsJob } from "./jobs.ts";
export { listAllProjects, listProjectNames, listProjects } from "./list-projects.ts";
export { LiveProjects, projectTopic } from "./live-projects.ts";
export {
  acceptInvite,
  checkInvite,
  changeMember,
  inviteMember,
  joinAsAdmin,
  listMembers,
  removeMember,
} from "./manage-members.ts";
export {
  deleteProject,
  duplicateProject,
  purgeProject,
  renameProject,
  restoreProject,
} from "./manage-projects.ts";
export { projectsOfPerson } from "./projects-of-person.ts";
export { pauseProject, publishProject, rollBackProject, takeOffline } from "./publish-project.ts";
export { exportProject, readProject, readProjectAsAdmin } from "./read-project.ts";
export { readOrderedWish, readWish } from "./read-wish.ts";
export { requireProject } from "./rights.ts";
export { saveProject } from "./save-project.ts";
export { allowPictures, hasPicture, linkPictures, linkToPicture, openPicture } from "./pictures.ts";
export { createLink, listLinks, readShared, revokeLink } from "./share-project.ts";
export { importN8n, type ImportedFlow } from "./n8n/import-n8n.ts";
export { isN8n, NotImportable } from "./n8n/read-export.ts";
export { importProject, startProject, startWith } from "./start-project.ts";
export { listVersions, nameVersion, readVersion, restoreVersion } from "./versions.ts";
export { watchProject } from "./watch-project.ts";
export { holdProject, projectIdsOf } from "./queries.ts";
export { proposeProject } from "./propose-project.ts";
export { selectProjectsNaming } from "./queries-deployments.ts";
export { startProposed } from "./start-proposed.ts";
export { askedType, suggestProject } from "./suggest/suggest-project.ts";
export type { ProposedProject, Proposer, Reason, Suggestion } from "./suggest/suggestion.ts";
export { videoAgentProblems } from "./configuration/video-agent.ts";
export { writeBrief } from "./write-brief.ts";
