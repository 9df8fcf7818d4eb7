import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound, StartError } from '#kernel/errors.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { keepUploadUntil, lockUpload, markUploadUsed, type Staff } from '#modules/staff/index.ts';
import { readCsv } from '../../../import-export/catalogue/csv-reader.ts';
import type { PictureStore } from '../../../import-export/catalogue/find-pictures.ts';
import { importInto } from '../../../import-export/catalogue/import-catalogue.ts';
import { silentProgress } from '../../../import-export/catalogue/progress.ts';
import { entriesOf } from '../../desks/import-desk.ts';
import { Refused, type Action, type Entry } from '../../run-action.ts';

type Parts = { readonly clock: Clock; readonly staff: Pick<Staff, 'uploads'>; readonly media: PictureStore };

/** A file, and who has sent it: whoever approves it uses theirs. */
type ProductFile = { readonly upload: string; readonly by: number };
type ImportedProducts = { readonly created: number; readonly changed: number };

/** Longer than a request waits for its decision. */
const decisionMs = 4 * 86_400_000;
/** Files of staff come without pictures. */
export const pictureHint = 'bring it into the shop first.';

/** Writes a product file that was sent to the back office, all of it or nothing; a long one waits for a second person. */
export const importProducts = ({ clock, staff, media }: Parts): Action<ProductFile, ImportedProducts> => {
  const lock = async (tx: Tx, { upload: id, by }: ProductFile) => {
    const upload = await lockUpload(tx, { id, kind: 'csv', staffId: by }, clock.now());
    if (!upload) throw notFound(goneText);
    return { ...upload, path: await existing(staff.uploads.pathOf(upload.id)) };
  };
  return {
    name: 'product.import',
    permission: 'import.run',
    fourEyes: async (tx, file) => {
      const { id, path, fileName } = await lock(tx, file);
      const rows = await countRows(path);
      if (rows <= (await readThresholds(tx)).value.bulkRows) return undefined;
      await keepUploadUntil(tx, id, new Date(clock.now().getTime() + decisionMs));
      return { about: 'import', file: fileName, rows };
    },
    run: async (tx, file) => {
      const { id, path, fileName } = await lock(tx, file);
      // Reading and comparing a whole catalogue takes longer than the shop lets a transaction rest.
      await tx.query('set local idle_in_transaction_session_timeout = 0');
      let entries: readonly Entry[] = [];
      const imported = await refusingFile(() =>
        importInto(tx, {
          media,
          clock,
          file: path,
          pictureHint,
          progress: silentProgress,
          noted: async (_tx, rows, write) => {
            await write();
            entries = entriesOf('product', fileName, rows);
          },
        }),
      );
      if (!imported.isWritten) throw new Refused('rows', `${imported.refusals.length} rows are refused, so nothing was written.`);
      await markUploadUsed(tx, id, clock.now());
      const count = (status: string): number => imported.rows.filter((row) => row.status === status).length;
      return { answer: { created: count('created'), changed: count('changed') }, entries };
    },
  };
};

export const goneText = 'There is no such file: it was used, or it is older than a day.';

/** Where a file is that must still be there. */
export async function existing(path: string): Promise<string> {
  await access(path).catch(() => {
    throw new Refused('gone', 'The file is not there any more: send it again.');
  });
  return path;
}

/** What is wrong with a file as a whole, as an answer for whoever has sent it. */
export async function refusingFile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw new Refused('file', error.message);
    throw error;
  }
}

/** Without the line of its names. */
async function countRows(path: string): Promise<number> {
  let records = 0;
  await refusingFile(async () => {
    for await (const _record of readCsv(createReadStream(path))) records += 1;
  });
  return Math.max(records - 1, 0);
}
