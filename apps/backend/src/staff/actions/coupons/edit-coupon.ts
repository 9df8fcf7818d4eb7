import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import { findKeptCoupon, updateTerms } from '#modules/cart/index.ts';
import { findProductTypes } from '#modules/catalog/index.ts';
import { knownSku } from '../../known-sku.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { couponValues, readCouponTerms } from './coupon-fields.ts';

type Parts = {
  readonly audit: Pick<Audit, 'changesSince'>;
  /** Store views that a discount is named in. */
  readonly views: () => readonly string[];
};

export type CouponAnswer = { readonly code: string; readonly merged: readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** With SKUs as the shop writes them, however somebody typed them: what is compared, logged and undone is what is kept. */
async function withKnownSkus(tx: Tx, edit: Edit): Promise<Edit> {
  const typed = edit.changes.flatMap(({ field, value }) => (field === 'skus' && Array.isArray(value) ? value.filter(isText) : []));
  if (typed.length === 0) return edit;
  const known = await findProductTypes(tx, [...typed, ...typed.map((sku) => sku.toUpperCase())]);
  const missing = typed.filter((sku) => knownSku(sku, (one) => known.has(one)) === undefined);
  if (missing.length > 0) throw new Refused('coupon-articles', `There is no article ${missing.join(', ')}.`, 'skus', missing);
  const skus = new Set(typed.map((sku) => knownSku(sku, (one) => known.has(one))));
  return { ...edit, changes: edit.changes.map((change) => (change.field === 'skus' ? { ...change, value: [...skus] } : change)) };
}

/** Changes the terms of a coupon, of a series those of all its codes; switching it off is a field of it, so undo switches it on again. */
export const editCoupon = ({ audit, views }: Parts): Action<Edit, CouponAnswer> => ({
  name: 'coupon.edit',
  permission: 'coupons.edit',
  isEdit: true,
  run: async (tx, typed) => {
    const coupon = await findKeptCoupon(tx, typed.id.slice(0, 60), true);
    if (!coupon) throw notFound('There is no such coupon.');
    const edit = await withKnownSkus(tx, typed);
    const labelled = [...new Set([...views(), ...Object.keys(coupon.label)])];
    const values = couponValues(coupon, labelled);
    const changes = planPatch({ version: coupon.version, values }, edit);
    const merged = await mergedFields(tx, audit, 'coupon', edit);
    if (changes.length === 0) return { answer: { code: coupon.code, merged }, entries: [] };
    const given = { ...values, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
    const isChanged = (field: string): boolean => changes.some((one) => one.field === field);
    if (coupon.codes > 1 && isChanged('usesPerCoupon'))
      throw new Refused('coupon-series', 'Each code of a series is for one use.', 'usesPerCoupon');
    const version = await updateTerms(tx, coupon.id, readCouponTerms(coupon, given, labelled, isChanged));
    return { answer: { code: coupon.code, merged }, entries: [{ entity: 'coupon', entityId: coupon.code, version, changes }] };
  },
});
