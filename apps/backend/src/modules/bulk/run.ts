/** What a change of many things was made from. */
export type RunKind = 'sheet' | 'catalogue' | 'stock' | 'redirects' | 'translations';

/**
 * `checking` works out what a file would do, and `checked` waits for somebody to want it. `waiting` and `running` are under way; a run that
 * is canceled stops before its next part, and what it did stays until it is undone.
 */
export type RunState = 'checking' | 'checked' | 'waiting' | 'running' | 'done' | 'canceled' | 'failed';

/** What came of one thing of a run. */
export type RowState = 'waiting' | 'created' | 'changed' | 'unchanged' | 'refused' | 'conflict' | 'canceled';

export type RowChange = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What the file says, where that is not what comes of it; null makes it empty. */
  readonly given?: string | null;
};
/** A field that somebody else has changed meanwhile, with both values. */
export type RowConflict = { readonly path: string; readonly theirs: unknown; readonly mine: unknown };

/** What is known of a file besides its rows. */
export type RunFacts = {
  /** Rows of the file, and those of them that change nothing. */
  readonly rows?: number;
  readonly unchanged?: number;
  readonly ignoredColumns?: readonly string[];
  /** Bytes of the file that are read, and all of them. */
  readonly read?: number;
  readonly size?: number;
  /** Where it lies, until it is read. */
  readonly upload?: string;
  /** Categories, attributes, brands and size charts that a product file brings along. */
  readonly frame?: string;
  /** What a product file has brought beside its products so far: by number, size charts by their names. */
  readonly made?: {
    readonly attributes: readonly number[];
    readonly options: readonly number[];
    readonly brands: readonly number[];
    readonly categories: readonly number[];
    readonly sizeCharts: readonly string[];
  };
  /** Redirects that are gone because a product of the file has moved to their address, or from it. */
  readonly redirects?: readonly {
    readonly storeCode: string;
    readonly requestPath: string;
    readonly targetPath: string;
    readonly redirectCode: 301 | 302;
  }[];
  /** What is wrong with the file as a whole. */
  readonly problem?: string;
  /** It puts back what had put a change back: the change is made again. */
  readonly isAgain?: boolean;
  /** How often its work has failed; a process that ended under it is none. */
  readonly failures?: number;
};

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
  readonly facts: RunFacts;
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

/** What nobody has taken back or given up yet. */
export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => state === 'checking' || state === 'waiting' || state === 'running';

/** For so long a run can be looked at and undone. */
export const keptMs = 30 * 86_400_000;
