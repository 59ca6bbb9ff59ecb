export { recordAudit, recordAuditOnce, type AuditEntry } from "./record-audit.ts";
export { listAllAudit, listAudit, selectActorsSince, type AuditView } from "./queries.ts";
