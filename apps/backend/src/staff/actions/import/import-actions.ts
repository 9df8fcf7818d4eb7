import { notFound } from '#kernel/errors.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { createIds } from '#kernel/ids.ts';
import { countRows, insertRun, lockRun, wantRows, type Bulk, type Run } from '#modules/bulk/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { lockUpload, type Staff } from '#modules/staff/index.ts';
import { tableFile } from '../../import/export-file.ts';
import type { ImportKind } from '../../import/importers.ts';
import { Refused, type Action, type WriteParts } from '../../run-action.ts';
import { checkSent, goneText, standIdle } from '../../sent-file.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { begunBy, entryOf, type Begun } from '../bulk/begun.ts';
import { layReady } from '../lay-ready.ts';

type Parts = WriteParts & { readonly clock: Clock; readonly staff: Pick<Staff, 'uploads'>; readonly bulk: Pick<Bulk, 'start'> };
/** A file, and who has sent it. */
type SentFile = { readonly kind: ImportKind; readonly upload: string; readonly by: number };

/** Has a job work out what a file would do; nothing is written to the shop. */
const checkImport = (parts: Parts): Action<SentFile, Begun> => ({
  name: 'import.check',
  permission: 'import.run',
  run: async (tx, { kind, upload: of, by }, actor) => {
    const { clock, staff, bulk } = parts;
    const upload = await lockUpload(tx, { id: of, kind: 'csv', staffId: by }, clock.now());
    if (!upload) throw notFound(goneText);
    await standIdle(tx);
    await checkSent(staff.uploads, upload);
    const id = createIds().masked();
    const { fileName } = upload;
    const facts = { upload: upload.id, size: upload.bytes };
    await insertRun(tx, { id, kind, fileName, rows: 0, state: 'checking', facts, ...begunBy(actor) }, clock.now());
    await bulk.start(tx, id);
    return { answer: { id }, entries: [{ ...entryOf(id, 'file', fileName), reason: fileName }] };
  },
});

/** A dry run that found something to do, and nothing to refuse. */
async function lockChecked(tx: Tx, id: string): Promise<Run> {
  const run = await lockRun(tx, id);
  if (!run) throw notFound('There is no such run.');
  if (run.state !== 'checked') throw new Refused('import-state', 'Somebody has begun it already, or has given it up.');
  const { refused = 0 } = await countRows(tx, id);
  if (refused > 0) throw new Refused('rows', `${refused} rows are refused, so nothing was written.`);
  if (run.rows === 0) throw new Refused('bulk-nothing', 'Nothing is changed.');
  return run;
}

/** Has a job write what a dry run has found, and nothing else; a long one waits for a second person. */
const applyImport = (parts: Parts): Action<Begun, Begun> => ({
  name: 'import.apply',
  permission: 'import.run',
  fourEyes: async (tx, { id }) => {
    const { rows, fileName } = await lockChecked(tx, id);
    return rows > (await readThresholds(tx)).value.bulkRows ? { about: 'import', file: fileName ?? '', rows } : undefined;
  },
  run: async (tx, { id }) => {
    const { rows, fileName } = await lockChecked(tx, id);
    await wantRows(tx, id);
    await parts.bulk.start(tx, id);
    return { answer: { id }, entries: [{ ...entryOf(id, 'rows', rows), ...(fileName === null ? {} : { reason: fileName }) }] };
  },
});

/** Lays a table of the shop ready, in the form in which it is read again. */
const exportTable = (parts: Parts): Action<{ readonly kind: ImportKind }, AskedDownload> => ({
  name: 'table.export',
  permission: 'export.run',
  run: async (tx, { kind }, actor) => {
    const changes = [{ field: 'kind', before: null, after: kind }];
    return layReady(tx, actor, { kind: tableFile, name: kind, input: { kind }, changes }, parts.clock.now());
  },
});

export const importActions = (parts: Parts) => ({
  checkImport: checkImport(parts),
  applyImport: applyImport(parts),
  exportTable: exportTable(parts),
});
