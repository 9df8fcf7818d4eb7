import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import { findKeptCoupon, updateTerms, type CouponTerms } from '#modules/cart/index.ts';
import { findProductTypes } from '#modules/catalog/index.ts';
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

/** As the shop writes them, however somebody typed them. */
async function withKnownSkus(tx: Tx, { conditions, ...terms }: CouponTerms): Promise<CouponTerms> {
  const { skus = [] } = conditions;
  const known = await findProductTypes(tx, [...skus, ...skus.map((sku) => sku.toUpperCase())]);
  const found = skus.map((sku) => [sku, sku.toUpperCase()].find((one) => known.has(one)));
  const missing = skus.filter((_sku, index) => found[index] === undefined);
  if (missing.length > 0) throw new Refused('coupon-articles', `There is no article ${missing.join(', ')}.`, 'skus');
  return { ...terms, conditions: skus.length > 0 ? { ...conditions, skus: [...new Set(found.flatMap((sku) => sku ?? []))] } : conditions };
}

/** Changes the terms of a coupon, of a series those of all its codes; switching it off is a field of it, so undo switches it on again. */
export const editCoupon = ({ audit, views }: Parts): Action<Edit, CouponAnswer> => ({
  name: 'coupon.edit',
  permission: 'coupons.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const coupon = await findKeptCoupon(tx, edit.id.slice(0, 60), true);
    if (!coupon) throw notFound('There is no such coupon.');
    const labelled = [...new Set([...views(), ...Object.keys(coupon.label)])];
    const values = couponValues(coupon, labelled);
    const changes = planPatch({ version: coupon.version, values }, edit);
    const merged = await mergedFields(tx, audit, 'coupon', edit);
    if (changes.length === 0) return { answer: { code: coupon.code, merged }, entries: [] };
    const given = { ...values, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
    const isChanged = (field: string): boolean => changes.some((one) => one.field === field);
    if (coupon.codes > 1 && isChanged('usesPerCoupon'))
      throw new Refused('coupon-series', 'Each code of a series is for one use.', 'usesPerCoupon');
    const terms = readCouponTerms(coupon, given, labelled, isChanged);
    const version = await updateTerms(tx, coupon.id, isChanged('skus') ? await withKnownSkus(tx, terms) : terms);
    return { answer: { code: coupon.code, merged }, entries: [{ entity: 'coupon', entityId: coupon.code, version, changes }] };
  },
});
