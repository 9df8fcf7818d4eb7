import { isDeepStrictEqual } from 'node:util';
import { inputError } from '#kernel/errors.ts';

/** A field, what it was when it was read, and what it shall be. */
type FieldChange = { readonly field: string; readonly base?: unknown; readonly value?: unknown };
export type Edit = { readonly id: string; readonly version: number; readonly changes: readonly FieldChange[] };

/** The version of an edit that was made from none, such as one of many things at once: every field must still be what the edit says it was. */
export const noVersion = 0;

/** A thing as it is now; its fields are all that may be edited. */
export type Current = {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields that become others by themselves: no version says what somebody has seen of them. */
  readonly isUnversioned?: (field: string) => boolean;
};

type PlannedChange = { readonly field: string; readonly before: unknown; readonly after: unknown };
type ConflictingField = { readonly path: string; readonly base: unknown; readonly theirs: unknown; readonly mine: unknown };

/** Somebody else has changed the same field: nothing is written, and a person chooses. */
export class EditConflict extends Error {
  override readonly name = 'EditConflict';
  readonly fields: readonly ConflictingField[];
  readonly version: number;

  constructor(fields: readonly ConflictingField[], version: number) {
    super('somebody else has changed the same field');
    this.fields = fields;
    this.version = version;
  }
}

const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

/**
 * What an edit changes. At the version it was made from it is written as it is. At a later one each field must still be what it was
 * when it was read, or what it shall become already: otherwise it would undo what somebody else has done.
 */
export function planPatch({ version, values, isUnversioned = () => false }: Current, edit: Edit): readonly PlannedChange[] {
  if (edit.version > version) throw inputError('The version is not one this thing had.');
  const seen = new Set<string>();
  for (const { field } of edit.changes) {
    if (!Object.hasOwn(values, field)) throw inputError(`There is no field "${field.slice(0, 64)}" to edit.`);
    if (seen.has(field)) throw inputError(`The field "${field}" is changed twice.`);
    seen.add(field);
  }
  const isStale = edit.version < version;
  const conflicts = edit.changes.filter(
    ({ field, base, value }) => (isStale || isUnversioned(field)) && !same(base, values[field]) && !same(value, values[field]),
  );
  if (conflicts.length > 0) {
    const fields = conflicts.map(({ field, base, value }) => ({ path: field, base, theirs: values[field], mine: value }));
    throw new EditConflict(fields, version);
  }
  return edit.changes
    .filter(({ field, value }) => !same(value, values[field]))
    .map(({ field, value }) => ({ field, before: values[field] ?? null, after: value ?? null }));
}
