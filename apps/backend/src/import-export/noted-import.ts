import type { Tx } from '#kernel/database/database.ts';

/** What a file brings of one thing. */
export type ImportedRow = {
  readonly id: string;
  readonly isNew: boolean;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
};

/** Writes what a file brings, in the transaction that is open, and says in the log what it was. */
export type NotedImport = (tx: Tx, rows: readonly ImportedRow[], write: () => Promise<void>) => Promise<void>;
