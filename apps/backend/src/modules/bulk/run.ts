/** What a change of many things was made from. */
export type RunKind = 'sheet' | 'catalogue' | 'stock' | 'redirects' | 'translations';

/** `waiting` and `running` are under way; a run that is canceled stops before its next part, and what it did stays until it is undone. */
export type RunState = 'waiting' | 'running' | 'done' | 'canceled' | 'failed';

/** What came of one thing of a run. */
export type RowState = 'waiting' | 'created' | 'changed' | 'unchanged' | 'refused' | 'conflict' | 'canceled';

export type RowChange = { readonly field: string; readonly before: unknown; readonly after: unknown };
/** A field that somebody else has changed meanwhile, with both values. */
export type RowConflict = { readonly path: string; readonly theirs: unknown; readonly mine: unknown };

export type Run = {
  readonly id: string;
  readonly kind: RunKind;
  readonly fileName: string | null;
  readonly staffId: number;
  readonly staffName: string;
  readonly screen: string | null;
  readonly state: RunState;
  readonly rows: number;
  readonly undoOf: string | null;
  readonly undoneBy: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

export type RunRow = {
  readonly line: number;
  /** What it is about: a SKU, a path. */
  readonly thing: string;
  /** The store view it is for; empty: the default one, or all. */
  readonly view: string;
  readonly state: RowState;
  /** The version it was read at; after the change the one it made. */
  readonly version: number | null;
  readonly changes: readonly RowChange[];
  readonly conflicts: readonly RowConflict[] | null;
  readonly code: string | null;
  readonly message: string | null;
};

/** For so long a run can be looked at and undone. */
export const keptMs = 30 * 86_400_000;
