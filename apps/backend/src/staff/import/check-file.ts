import { StartError } from '#kernel/errors.ts';
import type { Database } from '#kernel/database/database.ts';
import { endCheck, insertRows, lockRun, noteFacts, removeRows, setRunState, type Run } from '#modules/bulk/index.ts';
import { UploadGone, type Staff } from '#modules/staff/index.ts';
import { withProgress } from '../../import-export/catalogue/import-catalogue.ts';
import type { Progress } from '../../import-export/catalogue/progress.ts';
import { importers } from './importers.ts';
import type { Checked, ImportParts } from './importer.ts';

export type CheckParts = ImportParts & { readonly staff: Pick<Staff, 'uploads'> };

/** So many rows are kept by one transaction. */
const batch = 2_000;
const notedEveryMs = 1_000;

/** Works out what a file would do, keeps it as the rows of its run, and lets the file go. */
export async function checkFile(parts: CheckParts, run: Run): Promise<void> {
  const { database, clock, staff } = parts;
  const { upload = '' } = run.facts;
  // A process that died may have left some.
  await removeRows(database, run.id);
  try {
    await keep(parts, run, await read(parts, run));
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    await noteFacts(database, run.id, { problem });
    await database.transaction((tx) => setRunState(tx, run.id, 'failed', clock.now()));
  }
  await staff.uploads.remove(upload);
}

/** What is wrong with the file, for good; undefined: it was not the file. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof UploadGone) return 'The file is not there any more: send it again.';
  return error instanceof StartError ? error.message : undefined;
}

async function read(parts: CheckParts, { id, kind, facts }: Run): Promise<Checked> {
  if (kind === 'sheet') throw new Error('a sheet is no file to be checked');
  const { upload = '', size = 0 } = facts;
  const progress = notedProgress(parts.database, id);
  return importers[kind].check(parts, withProgress(parts.staff.uploads.read({ id: upload, bytes: size }), size, progress), progress);
}

/** Somebody looks at a bar meanwhile. */
function notedProgress(database: Database, id: string): Progress {
  let noted = performance.now();
  return {
    step: (what, done, size) => {
      if (what !== 'of the file read' || performance.now() - noted < notedEveryMs) return;
      noted = performance.now();
      // The next one says it again.
      noteFacts(database, id, { read: done, size }).catch(() => undefined);
    },
    end: () => undefined,
  };
}

async function keep({ database }: CheckParts, { id }: Run, { rows, facts }: Checked): Promise<void> {
  for (let start = 0; start < rows.length; start += batch)
    await database.transaction((tx) => insertRows(tx, id, rows.slice(start, start + batch)));
  await noteFacts(database, id, facts);
  await database.transaction(async (tx) => {
    // Somebody may have lost interest meanwhile.
    if ((await lockRun(tx, id))?.state === 'checking') await endCheck(tx, id);
    else await removeRows(tx, id);
  });
}
