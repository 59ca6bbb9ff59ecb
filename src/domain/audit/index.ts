export { recordAudit, recordAuditOnce, type AuditEntry } from "./record-audit.ts";
