import { buffer } from 'node:stream/consumers';
import type { Tx } from '#kernel/database/database.ts';
import { UploadGone, type Upload, type Uploads } from '#modules/staff/index.ts';
import { Refused } from './run-action.ts';

export const goneText = 'There is no such file: it was used, or it is older than a day.';
const gone = (): Refused => new Refused('file-gone', 'The file is not there any more: send it again.');

/** A file that must still be there, whole: what is read so has 25 MB at most. */
export async function readSent(uploads: Uploads, upload: Upload): Promise<Buffer> {
  try {
    return await buffer(uploads.read(upload));
  } catch (error) {
    throw error instanceof UploadGone ? gone() : error;
  }
}

/** Refuses when there is nothing to read. */
export async function checkSent(uploads: Uploads, { id }: Upload): Promise<void> {
  if (!(await uploads.has(id))) throw gone();
}

/** A storage that hangs is given up on by whoever asks it, not by the end of the transaction (R081). */
export const standIdle = (tx: Tx) => tx.query("set local idle_in_transaction_session_timeout = '60s'");
