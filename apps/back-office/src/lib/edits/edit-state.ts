/** The fields of a thing that can be edited, by the names the API gives them. */
export type Values = Readonly<Record<string, unknown>>;
export type Current<V extends Values = Values> = { readonly version: number; readonly values: V };
/** A field, what it was when it was read, and what it shall be. */
export type FieldChange = { readonly field: string; readonly base: unknown; readonly value: unknown };

/**
 * An edit is the fields somebody changed, each with what it was when they saw it: never a copy of the whole thing. `version` is the one at
 * which every base was read; it moves on only with a complete reading, for at its own version the server writes without looking at bases.
 */
export type EditState = {
  readonly version: number;
  /** What is saved, as far as it is known here. */
  readonly theirs: Values;
  readonly mine: Readonly<Record<string, { readonly base: unknown; readonly value: unknown }>>;
};

export type ConflictField = {
  readonly path: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly by?: string | null | undefined;
  readonly at?: string | null | undefined;
};
export type Conflict = { readonly fields: readonly ConflictField[]; readonly version: number };
export type Choice = 'mine' | 'theirs';

/** Nothing and absent are the same, as they are to the server. */
export function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same((a as Values)[name], (b as Values)[name]));
}

export const openEdit = ({ version, values }: Current): EditState => ({ version, theirs: values, mine: {} });

/** What the form shows: what is saved, and over it what was typed. */
export function valuesOf({ theirs, mine }: EditState): Values {
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).map(([field, { value }]) => [field, value])) };
}

export const changesOf = ({ mine }: EditState): readonly FieldChange[] =>
  Object.entries(mine).map(([field, { base, value }]) => ({ field, base: base ?? null, value: value ?? null }));

export function without(state: EditState, field: string): EditState {
  const { [field]: _dropped, ...mine } = state.mine;
  return { ...state, mine };
}

/** A field that is what is saved again is no change; one that somebody else changed meanwhile keeps the base its editor saw. */
export function change(state: EditState, field: string, value: unknown): EditState {
  if (same(value, state.theirs[field])) return without(state, field);
  const base = state.mine[field] ? state.mine[field].base : state.theirs[field];
  return { ...state, mine: { ...state.mine, [field]: { base: base ?? null, value } } };
}

/** The thing was read again: fields nobody touched here show what others wrote, and what was typed stays. */
export function refresh(state: EditState, { version, values }: Current): EditState {
  const mine = Object.fromEntries(Object.entries(state.mine).filter(([field, { value }]) => !same(value, values[field])));
  const isStale = Object.entries(mine).some(([field, { base }]) => !same(base, values[field]));
  return { version: isStale ? Math.min(state.version, version) : version, theirs: values, mine };
}

/** It waits for a second person, who has it now. What was typed since stays. */
export function afterHandOver(state: EditState, sent: readonly FieldChange[]): EditState {
  const handed = sent.filter(({ field, value }) => state.mine[field] && same(state.mine[field].value, value));
  return handed.reduce((next, { field }) => without(next, field), state);
}

/** It was written. What was typed while it was on its way stays, and is based on what was sent. */
export function afterSave(state: EditState, sent: readonly FieldChange[], current: Current): EditState {
  const mine = Object.fromEntries(
    Object.entries(state.mine).flatMap(([field, { base, value }]) => {
      const written = sent.find((one) => one.field === field);
      if (written && same(written.value, value)) return [];
      return [[field, { base: written ? written.value : base, value }]];
    }),
  );
  return refresh({ ...state, mine }, current);
}

/** For each field in conflict somebody chose: their own value, now based on the other's, or the other's. */
export function choose(state: EditState, { fields }: Conflict, choices: Readonly<Record<string, Choice>>): EditState {
  let next: EditState = { ...state, theirs: { ...state.theirs, ...Object.fromEntries(fields.map(({ path, theirs }) => [path, theirs])) } };
  for (const { path, theirs } of fields) {
    const mine = next.mine[path];
    if (choices[path] === 'theirs' || !mine || same(mine.value, theirs)) next = without(next, path);
    else next = { ...next, mine: { ...next.mine, [path]: { base: theirs, value: mine.value } } };
  }
  return next;
}

export type DraftEdit = { readonly version: number; readonly changes: readonly FieldChange[] };

/** What was typed earlier, over what is saved now and below what is typed already. A field that was there and is gone by now stays gone. */
export function takeUp(state: EditState, { version, changes }: DraftEdit, newest: number): EditState {
  const known = changes.filter(({ field, base }) => same(base, null) || Object.hasOwn(state.theirs, field));
  const earlier = Object.fromEntries(known.map(({ field, base, value }) => [field, { base, value }]));
  const both = { ...state, version: Math.min(version, state.version), mine: { ...earlier, ...state.mine } };
  return refresh(both, { version: newest, values: state.theirs });
}
