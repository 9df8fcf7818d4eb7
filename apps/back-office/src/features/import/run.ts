import type { BulkRowState, ImportRowsQuery, ImportRunFragment } from '../../generated/graphql.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { Tone } from '../../ui/show/status-pill.tsx';

export type Run = ImportRunFragment;
export type Row = ImportRowsQuery['bulkRows']['items'][number];
type Look = { readonly tone: Tone; readonly icon: IconName };

/** What a run does to its file: it is written, put back, or written again after it was put back. */
export const deedOf = ({ undoOf, isAgain }: Pick<Run, 'undoOf' | 'isAgain'>): 'again' | 'undo' | 'write' =>
  isAgain ? 'again' : undoOf ? 'undo' : 'write';

export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => state === 'checking' || state === 'waiting' || state === 'running';

export const runLooks: Readonly<Record<Run['state'], Look>> = {
  checking: { tone: 'info', icon: 'circle-half-fill' },
  checked: { tone: 'warn', icon: 'hourglass' },
  waiting: { tone: 'info', icon: 'clock' },
  running: { tone: 'info', icon: 'circle-half-fill' },
  done: { tone: 'good', icon: 'check-circle-fill' },
  canceled: { tone: 'idle', icon: 'minus-circle' },
  failed: { tone: 'bad', icon: 'warning-circle-fill' },
};

export const rowLooks: Readonly<Record<BulkRowState, Look>> = {
  waiting: { tone: 'idle', icon: 'clock' },
  created: { tone: 'good', icon: 'check-circle-fill' },
  changed: { tone: 'info', icon: 'circle-half-fill' },
  unchanged: { tone: 'idle', icon: 'minus-circle' },
  refused: { tone: 'bad', icon: 'warning-circle-fill' },
  conflict: { tone: 'warn', icon: 'warning-circle-fill' },
  canceled: { tone: 'idle', icon: 'x-circle' },
};

/** How many rows of a run are in a state that somebody asks for. */
export const shownStates = ['refused', 'conflict', 'changed', 'created'] as const;
export type ShownState = (typeof shownStates)[number];
export const countOf = (run: Run, state: ShownState): number => (state === 'conflict' ? run.conflicts : run[state]);
