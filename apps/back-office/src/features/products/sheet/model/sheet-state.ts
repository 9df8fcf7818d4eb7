import { same, type EditState, type FieldChange } from '../../../../lib/edits/edit-state.ts';

/** A product as the shop has it; values in the order of the columns. */
export type SheetRow = {
  readonly sku: string;
  readonly version: number;
  readonly name: string;
  readonly values: readonly unknown[];
};

/** What was typed into cells, by `cellKey`. */
export type Mine = EditState['mine'];
type Entry = Mine[string];
export type Typing = { readonly key: string; readonly theirs: unknown; readonly value: unknown };
type Step = readonly { readonly key: string; readonly before: Entry | undefined; readonly after: Entry | undefined }[];

/** What was typed, and the steps back and forth. What the shop has stands in the rows. */
export type SheetState = { readonly mine: Mine; readonly past: readonly Step[]; readonly future: readonly Step[] };

export const emptySheet: SheetState = { mine: {}, past: [], future: [] };

/** No path has a blank. */
export const cellKey = (sku: string, path: string): string => `${path} ${sku}`;
export function cellOf(key: string): { readonly path: string; readonly sku: string } {
  const at = key.indexOf(' ');
  return { path: key.slice(0, at), sku: key.slice(at + 1) };
}

/** Nobody goes back further. */
const mostSteps = 200;

function put(mine: Mine, step: Step, side: 'before' | 'after'): Mine {
  const next: Record<string, Entry> = { ...mine };
  for (const change of step) {
    const entry = change[side];
    if (entry) next[change.key] = entry;
    else delete next[change.key];
  }
  return next;
}

function take(state: SheetState, step: Step): SheetState {
  if (step.length === 0) return state;
  return { mine: put(state.mine, step, 'after'), past: [...state.past.slice(1 - mostSteps), step], future: [] };
}

/** Many cells in one step. What is in the shop already is no change; what somebody else changed meanwhile keeps the base that was seen. */
export function typeCells(state: SheetState, cells: readonly Typing[]): SheetState {
  const step = cells.flatMap(({ key, theirs, value }) => {
    const before = state.mine[key];
    const after = same(value, theirs) ? undefined : { base: before ? before.base : (theirs ?? null), value: value ?? null };
    return same(before, after) ? [] : [{ key, before, after }];
  });
  return take(state, step);
}

/** Somebody else was first in a cell: theirs goes, for who typed has seen it now. */
export function keepMine(state: SheetState, key: string, theirs: unknown): SheetState {
  const before = state.mine[key];
  return before ? take(state, [{ key, before, after: { base: theirs ?? null, value: before.value } }]) : state;
}

export function undoStep(state: SheetState): SheetState {
  const step = state.past.at(-1);
  if (!step) return state;
  return { mine: put(state.mine, step, 'before'), past: state.past.slice(0, -1), future: [...state.future, step] };
}

export function redoStep(state: SheetState): SheetState {
  const step = state.future.at(-1);
  if (!step) return state;
  return { mine: put(state.mine, step, 'after'), past: [...state.past, step], future: state.future.slice(0, -1) };
}

/** What was typed on a screen before; what stands here already goes first. */
export function takeUpCells(state: SheetState, changes: readonly FieldChange[]): SheetState {
  const earlier = Object.fromEntries(changes.map(({ field, base, value }) => [field, { base, value }]));
  return { ...state, mine: { ...earlier, ...state.mine } };
}

/** These were written as they were sent. What was typed since is based on it; the way back to before is an undo of the whole. */
export function settle(state: SheetState, written: Mine): SheetState {
  const left = Object.entries(state.mine).flatMap(([key, entry]) => {
    const sent = written[key];
    if (!sent) return [[key, entry] as const];
    return entry === sent ? [] : [[key, { base: sent.value, value: entry.value }] as const];
  });
  return { mine: Object.fromEntries(left), past: [], future: [] };
}

/** Somebody else wrote something else there than what was seen, and than what was typed. */
export const isConflict = (entry: Entry | undefined, theirs: unknown): boolean =>
  entry !== undefined && !same(entry.base, theirs) && !same(entry.value, theirs);
