export type { AuditActor, Change } from './entry.ts';
export { auditWriter, openAudit } from './open-audit.ts';
export type { Audit } from './open-audit.ts';
export type { AuditEntry } from './read-entries.ts';
export { auditChannel, tellStaff } from './record.ts';
export type { AuditNotice } from './record.ts';
export { checkAudit } from './seals.ts';
