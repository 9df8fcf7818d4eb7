import { inputError, notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  createProduct as writeNewProduct,
  lockProduct,
  makeVariants as writeVariants,
  readVariants,
  takeVariants,
  variantValues,
  type Catalog,
  type Making,
  type NewProduct,
} from '#modules/catalog/index.ts';
import { moveUrls } from '#modules/content/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { checkActor, type Action, type WriteParts } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { refusing } from '../orders/refusing.ts';
import { knownTo } from './known-to.ts';

type Parts = WriteParts & {
  readonly audit: Audit;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly stores: Pick<Stores, 'activeViews'>;
};
type Made = { readonly sku: string; readonly merged: readonly string[] };

const mostVariants = 500;

/** Views that others fall back to have texts and prices of their own. */
const making = (parts: Parts): Making => {
  const own = parts.stores.activeViews().filter(({ fallbackCode }) => fallbackCode === null);
  return {
    known: knownTo(parts),
    defaultStore: own.find(({ isDefault }) => isDefault)?.code ?? own[0]?.code ?? '',
    priceStores: own.map(({ code }) => code),
    now: () => parts.clock.now(),
  };
};

/** Makes a product, which is in nobody's shop yet. */
const createProduct = (parts: Parts): Action<NewProduct, Made> => ({
  name: 'product.create',
  permission: 'catalog.edit',
  run: async (tx, wanted, actor) => {
    if (wanted.cents !== null) checkActor(parts, { permission: 'prices.edit' }, actor);
    const { changes, moved } = await refusing(() => writeNewProduct(tx, wanted, making(parts)), 'product-value');
    await moveUrls(tx, moved);
    return { answer: { sku: wanted.sku, merged: [] }, entries: [{ entity: 'product', entityId: wanted.sku, version: 1, changes }] };
  },
});

/**
 * Makes variants of a product. A field is `variant.` and the SKU; put back, a variant is switched off and stays: its price was asked, and
 * pieces of it may lie in a store.
 */
const makeVariants = (parts: Parts): Action<Edit, Made> => ({
  name: 'product.variants',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit, actor) => {
    if (edit.changes.length > mostVariants) throw inputError(`At most ${mostVariants} variants are made at once.`);
    const held = await lockProduct(tx, edit.id);
    if (!held) throw notFound('There is no such product.');
    const how = making(parts);
    const variants = await readVariants(tx, held, how);
    const changes = await refusing(() => takeVariants(edit.changes, variants), 'product-value');
    const isPriced = changes.some(({ value }) => typeof value === 'object' && value !== null && 'cents' in value && value.cents !== null);
    if (isPriced) checkActor(parts, { permission: 'prices.edit' }, actor);
    const values = variantValues(
      variants,
      changes.map(({ field }) => field),
      how,
    );
    const planned = planPatch({ version: held.version, values }, { ...edit, changes });
    const merged = await mergedFields(tx, parts.audit, 'product', edit);
    if (planned.length === 0) return { answer: { sku: edit.id, merged }, entries: [] };
    const version = await refusing(() => writeVariants(tx, held, variants, planned, how), 'product-value');
    return { answer: { sku: edit.id, merged }, entries: [{ entity: 'product', entityId: edit.id, version, changes: planned }] };
  },
});

export const makingActions = (parts: Parts) => ({ createProduct: createProduct(parts), makeVariants: makeVariants(parts) });
