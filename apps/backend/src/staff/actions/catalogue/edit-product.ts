import { randomUUID } from 'node:crypto';
import type { Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  changeProduct,
  lockProduct,
  movedProductAddresses,
  numberParts,
  productValues,
  readdressed,
  takeProductValues,
  wholeChanges,
  type Catalog,
  type ProductChange,
} from '#modules/catalog/index.ts';
import { moveUrls } from '#modules/content/index.ts';
import { noteUsed } from '#modules/media/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { PictureStore } from '../../../import-export/catalogue/find-pictures.ts';
import { noVersion, planPatch, type Edit } from '../../patch.ts';
import { checkActor, Refused, type Action, type Actor, type Entry, type WriteParts } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { refusing } from '../orders/refusing.ts';
import { knownTo } from './known-to.ts';
import { makingActions } from './make-products.ts';

type Parts = WriteParts & {
  readonly audit: Audit;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly stores: Pick<Stores, 'activeViews'>;
  readonly media: Pick<PictureStore, 'sourceType'>;
};
type Edited = { readonly sku: string; readonly merged: readonly string[] };
/** An edit of a product, and others that shall have the same. */
type ProductEdit = Edit & {
  readonly also?: readonly string[];
  /** The others have what the edit says it was; those that have not are in conflict. */
  readonly areAlike?: boolean;
};

const mostChanges = 1_000;
const mostAtOnce = 500;
/** Whether it is in the shop has a permission and a mutation of its own. */
const publishing = 'isEnabled';
/** Prices have permissions of their own, and so have what a price is compared with and what a set costs less than its parts. */
const priceFields: ReadonlySet<string> = new Set(['manufacturerPriceCents', 'bundleDiscountPercent']);

/** Changes what a product says and is. */
const editProduct = (parts: Parts): Action<ProductEdit, Edited> => ({
  name: 'product.edit',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit, actor) => {
    if (edit.changes.some(({ field }) => field === publishing)) throw inputError('What is in the shop is published, not edited.');
    if (edit.changes.some(({ field }) => priceFields.has(field))) checkActor(parts, { permission: 'prices.edit' }, actor);
    return changeAll(parts, tx, edit);
  },
});

/** Puts a product into the shop, or takes it out. */
const publishProduct = (parts: Parts): Action<ProductEdit, Edited> => ({
  name: 'product.publish',
  permission: 'catalog.publish',
  isEdit: true,
  run: async (tx, edit) => {
    if (edit.changes.some(({ field }) => field !== publishing)) throw inputError('Only whether it is in the shop is published.');
    return changeAll(parts, tx, edit);
  },
});

/** What a sheet has changed of one product, put back by the log. */
const changeInBulk = (parts: Parts): Action<Edit, Edited> => ({
  name: 'product.bulk',
  permission: 'catalog.bulk',
  isEdit: true,
  run: async (tx, edit, actor) => {
    checkCells(parts, edit.changes, actor);
    return change(parts, tx, edit);
  },
});

/** Cells that have permissions of their own ask for them. */
export function checkCells(parts: WriteParts, changes: readonly { readonly field: string }[], actor: Actor): void {
  if (changes.some(({ field }) => field === publishing)) checkActor(parts, { permission: 'catalog.publish' }, actor);
  if (changes.some(({ field }) => priceFields.has(field) || field.startsWith('regular.')))
    checkActor(parts, { permission: 'prices.edit' }, actor);
}

export const productActions = (parts: Parts) => ({
  editProduct: editProduct(parts),
  publishProduct: publishProduct(parts),
  changeInBulk: changeInBulk(parts),
  ...makingActions(parts),
});

/** All of them, or none; the log has an entry of each, so that each goes back by itself. */
async function changeAll(parts: Parts, tx: Tx, { also = [], areAlike = false, ...edit }: ProductEdit) {
  if (also.length > mostAtOnce) throw new Refused('price-many', `At most ${mostAtOnce} articles are changed at once.`, 'also');
  const { answer, entries } = await change(parts, tx, edit);
  const all: Entry[] = [...entries];
  for (const sku of [...new Set(also)].filter((one) => one !== edit.id)) {
    const held = await lockProduct(tx, sku);
    if (!held) throw new Refused('price-article', `There is no article ${sku}.`, 'also', [sku]);
    const version = areAlike ? noVersion : held.version;
    all.push(...(await change(parts, tx, { ...edit, id: sku, version })).entries);
  }
  const bulk = all.length > 1 ? { bulkId: randomUUID() } : {};
  return { answer, entries: all.map((entry) => ({ ...entry, ...bulk })) };
}

async function change(parts: Parts, tx: Tx, edit: Edit): Promise<{ readonly answer: Edited; readonly entries: readonly Entry[] }> {
  const { audit, clock } = parts;
  if (edit.changes.length > mostChanges) throw inputError(`An edit has at most ${mostChanges} changes.`);
  const held = await lockProduct(tx, edit.id);
  if (!held) throw notFound('There is no such product.');
  const known = knownTo(parts);
  const changes = await numberParts(tx, await refusing(() => takeProductValues(edit.changes, known), 'product-value'));
  const values = productValues(
    held,
    changes.map(({ field }) => field),
    known,
  );
  const planned = planPatch({ version: held.version, values }, { ...edit, changes });
  const merged = await mergedFields(tx, audit, 'product', edit);
  if (planned.length === 0) return { answer: { sku: edit.id, merged }, entries: [] };
  const whole = wholeChanges(held, planned, known);
  await checkPictures(parts, whole);
  const version = await refusing(() => changeProduct(tx, held, whole, known, clock.now()), 'product-value');
  await moveUrls(tx, await movedProductAddresses(tx, [readdressed(held.record, whole)]));
  await noteUsed(tx, picturesIn(whole));
  return { answer: { sku: edit.id, merged }, entries: [{ entity: 'product', entityId: edit.id, version, changes: whole }] };
}

/** Pictures that a product did not have. */
const picturesIn = (changes: readonly ProductChange[]): readonly string[] => changes.flatMap((change) => newPicture(change) ?? []);

/** The picture that a change brings in. */
function newPicture({ field, before, after }: ProductChange): string | undefined {
  const lookOf = (look: unknown): string | undefined => (look as { readonly hash?: string } | null)?.hash;
  if (field === 'look') return lookOf(after) === lookOf(before) ? undefined : lookOf(after);
  return before === null && after !== null ? /^pictures\.(\w+)$/.exec(field)?.[1] : undefined;
}

/** A picture that the shop does not have would be an empty frame. */
async function checkPictures({ media }: Parts, changes: readonly ProductChange[]): Promise<void> {
  for (const change of changes) {
    const hash = newPicture(change);
    if (hash !== undefined && (await media.sourceType(hash)) === undefined)
      throw new Refused('product-picture', 'The shop does not have this picture.', change.field);
  }
}
