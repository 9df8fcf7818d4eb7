import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { NewRow, Run, RunFacts, RunRow, Settled } from '#modules/bulk/index.ts';
import type { PictureStore } from '../../import-export/catalogue/find-pictures.ts';
import type { Progress } from '../../import-export/catalogue/progress.ts';
import type { Parts } from '../parts.ts';

export type ImportParts = Pick<Parts, 'database' | 'audit' | 'catalog' | 'stores' | 'settings'> & {
  readonly clock: Clock;
  readonly media: PictureStore;
};

/** What a file would do: rows that do something or are refused, and how many there are besides. */
export type Checked = { readonly rows: readonly NewRow[]; readonly facts: RunFacts };

/** Writes some rows of a run, as far as nobody has changed the same meanwhile, and says what came of each. */
export type RowWriter = (tx: Tx, rows: readonly RunRow[]) => Promise<readonly Settled[]>;

/** A file as it comes. */
export type FileBytes = AsyncIterable<Uint8Array>;

/** A kind of file: what it would do, and doing it row by row. Putting it back is the same with rows the other way round. */
export type Importer = {
  readonly check: (parts: ImportParts, bytes: FileBytes, progress: Progress) => Promise<Checked>;
  readonly writer: (parts: ImportParts, run: Run) => RowWriter;
  /** What is left to do when all of its rows are written. */
  readonly end?: (parts: ImportParts, tx: Tx, run: Run) => Promise<void>;
};

/** Larger ones are for the command: what is compared lies in the memory of the shop. */
export const mostLength = 60_000_000;

/** In the name of whoever began it. */
export const startedBy = (run: Run) => ({
  actor: { kind: 'staff', id: String(run.staffId), name: run.staffName } as const,
  screen: run.screen ?? undefined,
  bulkId: run.id,
  ...(run.fileName === null ? {} : { reason: run.fileName }),
});
