export { recordAudit, recordAuditOnce, type AuditEntry } from "./record-audit.ts";
export { listAllAudit, listAudit, type AuditView } from "./queries.ts";
