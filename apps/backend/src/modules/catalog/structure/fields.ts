import { inputError } from '#kernel/errors.ts';
import { saying } from '../edit/saying.ts';
import type { Take } from '../edit/take-value.ts';
import { claimIn } from '../write/check-claims.ts';

/** A field that can be changed by itself: where it lies, what it is, and what it takes. */
export type Field<Held, Place> = { readonly place: Place; readonly read: (held: Held) => unknown; readonly take: Take };
/** The field of a path; undefined when nothing is called so. */
export type FieldOf<Held, Place> = (path: string) => Field<Held, Place> | undefined;

/** A field, what it was and what it shall be, as a patch that was planned against what is there. */
export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };
export type Placed<Place> = Change & { readonly place: Place };

/** What somebody typed, as the fields keep it; fields nothing is called are left to whoever plans the patch. */
export const takeValues = <Held, Place, Typed extends { readonly field: string; readonly value?: unknown }>(
  changes: readonly Typed[],
  fieldOf: FieldOf<Held, Place>,
): readonly Typed[] =>
  changes.map((change) => {
    const spec = fieldOf(change.field);
    return spec ? { ...change, value: saying(change.field, () => spec.take(change.value ?? null)) } : change;
  });

/** What fields are now; those that there are not are left out. */
export const valuesOf = <Held, Place>(
  held: Held,
  paths: readonly string[],
  fieldOf: FieldOf<Held, Place>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const spec = fieldOf(path);
      return spec ? [[path, spec.read(held)]] : [];
    }),
  );

/** Changes with where they lie. */
export const placed = <Held, Place>(changes: readonly Change[], fieldOf: FieldOf<Held, Place>): readonly Placed<Place>[] =>
  changes.map((change) => {
    const spec = fieldOf(change.field);
    if (!spec) throw inputError(`There is no field "${change.field.slice(0, 64)}" to edit.`);
    return { ...change, place: spec.place };
  });

/** LAW-11: products may prove a green claim, the rest of the catalogue states facts. */
export function refuseClaims(changes: readonly Change[]): void {
  for (const { field, after } of changes) {
    const claim = claimIn(after);
    if (claim !== undefined) throw inputError(`"${claim}" is a green claim; state the fact instead.`, { code: 'structure-claim', field });
  }
}

/** One text a store view in a column of its own: `label`, `description`. */
export const textsAfter = (texts: Readonly<Record<string, string>>, changed: readonly (readonly [store: string, text: unknown])[]) =>
  Object.fromEntries(
    Object.entries({ ...texts, ...Object.fromEntries(changed) }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
