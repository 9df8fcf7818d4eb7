import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  countCouponUses,
  countKeptCoupons,
  findCouponUses,
  findKeptCoupon,
  findKeptCoupons,
  type CouponTab,
  type KeptCoupon,
} from '#modules/cart/index.ts';
import { ordersSeen } from '#modules/orders/index.ts';
import type { NewCouponInput } from '../../actions/coupons/add-coupon.ts';
import type { CouponAnswer } from '../../actions/coupons/edit-coupon.ts';
import { scopeOf } from '../../grants.ts';
import { readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { runAction, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { campaignChoices } from '../campaigns/campaign-choices.ts';
import { readSearch, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';
import { couponShape } from './coupon-shape.ts';
import { testCoupon, type CouponTestInput } from './test-coupon.ts';

/** Coupons: lists, the page of one, its uses, and trying it on a cart. */
export function couponResolvers(parts: Parts): ResolverMap<Granted> {
  const { database, telephone } = parts;
  return {
    Query: {
      coupons: async (_parent: unknown, { list, tab }: { list: ListInput; tab?: CouponTab | null }, { now }: Granted) => {
        const wanted = { tab: tab ?? 'all', search: readSearch(list.search), now };
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: false,
          find: (part) => findKeptCoupons(database, wanted, part),
          count: (limit) => countKeptCoupons(database, wanted, limit),
          placeOf: ({ createdAt, id }) => ({ at: createdAt, id }),
        });
        return { items: items.map((coupon) => couponShape(coupon, now)), page };
      },
      coupon: async (_parent: unknown, { code }: { code: string }, { now }: Granted) => couponShape(await find(parts, code), now),
      couponUses: async (_parent: unknown, { code, list }: { code: string; list: ListInput }, context: Granted) =>
        usesOf(parts, await find(parts, code), list, context),
      couponChoices: (_parent: unknown, _args: unknown, { identity }: Granted) => {
        const { categories, views } = campaignChoices(parts, identity.language);
        return { categories, views, countries: telephone.countries() };
      },
      couponTest: (_parent: unknown, { input }: { input: CouponTestInput }, context: Granted) => testCoupon(parts, input, context),
    },
    Mutation: couponMutations(parts),
  };
}

async function find({ database }: Parts, code: string): Promise<KeptCoupon> {
  const coupon = await findKeptCoupon(database, code.slice(0, 60));
  if (!coupon) throw notFound('There is no such coupon.');
  return coupon;
}

/** Orders of other branches have no number for who does not see them. */
async function usesOf({ database }: Parts, { id }: KeptCoupon, list: ListInput, { identity }: Granted) {
  const { items, page } = await readPlacedPage(list, {
    isOldestFirst: false,
    find: (part) => findCouponUses(database, id, part),
    count: (limit) => countCouponUses(database, id, limit),
    placeOf: ({ usedAt, ...use }) => ({ at: usedAt, id: use.id }),
  });
  const scope = scopeOf(identity.roles, 'orders.read');
  const numbers = items.map(({ order }) => order);
  const seen = scope ? await ordersSeen(database, numbers, scope) : new Set<string>();
  return { items: items.map((use) => ({ ...use, id: String(use.id), order: seen.has(use.order) ? use.order : null })), page };
}

function couponMutations(parts: Parts) {
  const saved = async ({ code, merged }: CouponAnswer) => ({
    typename: 'CouponSaved',
    coupon: couponShape(await find(parts, code), parts.clock.now()),
    merged,
  });
  return {
    createCoupon: (_parent: unknown, { key, code, codes }: { key: string; code: string; codes?: number | null }, context: Granted) => {
      const input: NewCouponInput = { code, codes: codes ?? 1 };
      const work = async (): Promise<Done<CouponAnswer>> => {
        const done = await runAction(parts, parts.actions.addCoupon, actorOf(context), input, { key });
        return done.kind === 'waits' ? done : { kind: 'done', answer: { code: done.answer.code, merged: [] } };
      };
      return resultOf(parts, context, work, saved);
    },
    editCoupon: (_parent: unknown, { edit: { key, ...edit } }: { edit: Edit & { key: string } }, context: Granted) =>
      resultOf(parts, context, () => runAction(parts, parts.actions.editCoupon, actorOf(context), edit, { key }), saved, {
        entity: 'coupon',
        edit,
      }),
    exportCoupon: (_parent: unknown, { key, code }: { key: string; code: string }, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, parts.actions.exportCoupon, actorOf(context), { code }, { key }),
        async (file) => ({ typename: 'Download', ...file }),
      ),
  };
}
