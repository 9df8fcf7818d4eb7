import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import { takeValues, valuesOf, type Catalog, type CategoryKnown, type Change, type FieldOf } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { PictureStore } from '../../../import-export/catalogue/find-pictures.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { Refused, type WriteParts } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { refusing } from '../orders/refusing.ts';
import { knownTo } from '../catalogue/known-to.ts';

export type StructureParts = WriteParts & {
  readonly audit: Audit;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly stores: Pick<Stores, 'activeViews'>;
  readonly media: Pick<PictureStore, 'sourceType'>;
};

/** What values may name, as this process knows it. */
type Known = CategoryKnown & ReturnType<typeof knownTo> & { readonly options: ReturnType<Catalog['view']>['catalogue']['options'] };
export function structureKnown(parts: Pick<StructureParts, 'catalog' | 'stores'>): Known {
  const known = knownTo(parts);
  return { ...known, options: parts.catalog.view(known.stores[0] ?? '').catalogue.options };
}

export type EditedThing = { readonly id: string; readonly merged: readonly string[] };

/** How a kind of thing is edited. */
type Editing<Held extends { readonly version: number }, Place> = {
  readonly entity: string;
  readonly lock: (tx: Tx, id: string) => Promise<Held | undefined>;
  readonly fieldOf: FieldOf<Held, Place>;
  /** With all that goes with them. */
  readonly whole?: (held: Held, changes: readonly Change[]) => readonly Change[];
  /** Returns the version it has afterwards. */
  readonly write: (tx: Tx, held: Held, changes: readonly Change[]) => Promise<number>;
};

const mostChanges = 1_000;

/** Plans a patch against what is there, writes it, and says what the log is told; nothing changed is nothing written. */
export async function editThing<Held extends { readonly version: number }, Place>(
  { audit, media }: Pick<StructureParts, 'audit' | 'media'>,
  tx: Tx,
  edit: Edit,
  { entity, lock, fieldOf, whole = (_held, changes) => changes, write }: Editing<Held, Place>,
) {
  if (edit.changes.length > mostChanges) throw inputError(`An edit has at most ${mostChanges} changes.`);
  const held = await lock(tx, edit.id);
  if (!held) throw notFound(`There is no such ${entity}.`);
  const taken = await refusing(() => takeValues(edit.changes, fieldOf), 'product-value');
  const values = valuesOf(
    held,
    taken.map(({ field }) => field),
    fieldOf,
  );
  const planned = planPatch({ version: held.version, values }, { ...edit, changes: taken });
  const merged = await mergedFields(tx, audit, entity, edit);
  if (planned.length === 0) return { answer: { id: edit.id, merged }, entries: [] };
  const changes = whole(held, planned);
  await checkPictures(media, changes);
  const version = await refusing(() => write(tx, held, changes), 'product-value');
  return { answer: { id: edit.id, merged }, entries: [{ entity, entityId: edit.id, version, changes }] };
}

/** A picture that the shop does not have would be an empty frame. */
async function checkPictures(media: StructureParts['media'], changes: readonly Change[]): Promise<void> {
  for (const { field, after } of changes) {
    if (!field.endsWith('Hash') || typeof after !== 'string') continue;
    if ((await media.sourceType(after)) === undefined) throw new Refused('product-picture', 'The shop does not have this picture.', field);
  }
}

/** A number in an id; undefined when it is none. */
export const numberOf = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined);
