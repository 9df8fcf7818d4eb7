import type { Audit, AuditEntry } from '#modules/audit/index.ts';
import { csvLine } from '../import-export/catalogue/csv-writer.ts';
import { readMoment } from './read-moment.ts';
import { rowsOfTurn } from './file-turns.ts';

/** The name of this kind of file. */
export const auditFile = 'audit';

const columns = [
  'id',
  'at',
  'actor_kind',
  'actor',
  'action',
  'entity',
  'entity_id',
  'branch',
  'version',
  'field',
  'before',
  'after',
  'reason',
  'approval',
  'undo_of',
];

/** What of the log somebody wants. */
export type AuditFilter = {
  readonly action?: string | null;
  readonly entity?: string | null;
  readonly entityId?: string | null;
  readonly staff?: string | null;
  readonly branch?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
};

/** As the log is asked for it. */
export const wantedEntries = ({ staff, branch, from, to, action, entity, entityId }: AuditFilter) => ({
  action,
  entity,
  entityId,
  actorId: staff,
  branchCode: branch,
  from: readMoment(from),
  to: readMoment(to),
});

/** The log as CSV, a line for every field that was changed; read in pages, so that no other work waits for it. */
export async function* auditCsv(audit: Pick<Audit, 'list'>, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let below: string | undefined; ;) {
    const entries = await audit.list(wantedEntries(filter), rowsOfTurn, below);
    yield entries.flatMap(linesOf).join('');
    below = entries.at(-1)?.id;
    if (entries.length < rowsOfTurn) return;
  }
}

function linesOf(entry: AuditEntry): readonly string[] {
  const head = [entry.id, entry.at.toISOString(), entry.actorKind, entry.actorName, entry.action, entry.entity, entry.entityId];
  const rest = [entry.reason, entry.approvalId, entry.undoOf];
  const changes = entry.changes.length > 0 ? entry.changes : [{ field: '', before: null, after: null }];
  return changes.map(({ field, before, after }) =>
    csvLine([...head, entry.branchCode, entry.version, field, shown(before), shown(after), ...rest].map((cell) => String(cell ?? ''))),
  );
}

const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
