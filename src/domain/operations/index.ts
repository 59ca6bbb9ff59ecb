export type { AlertView } from "./contract.ts";
export { pruneAlertsJob, alertJobs } from "./jobs.ts";
export { hasOpenAlert, listAlerts } from "./list-alerts.ts";
export { raiseAlert, type AlertDeps, type NewAlert } from "./raise-alert.ts";
export { resolveAlert, settleAlerts } from "./resolve-alert.ts";
