import { inputError } from '#kernel/errors.ts';
import { splitByWeight, taxInGross, type Cents } from '#kernel/money.ts';
import { computeTotals, type LineInput, type TaxRule, type Totals } from '#modules/pricing/index.ts';
import { lineRest } from '../ledger/line-rest.ts';
import type { Order, OrderContent, OrderLine, OrderTotals } from '../order.ts';
import type { Target } from './wished-lines.ts';

/** What an order would have: its lines, where they go, how, for how much, and whose VAT is due. */
type Wanted = Pick<OrderContent, 'shippingAddress' | 'shippingMethod' | 'tax'> & {
  readonly targets: readonly Target[];
  /** Off the goods, beside what the coupon took off them. */
  readonly discount: Cents;
  /** Of another way of delivery; undefined: what it costs now. */
  readonly shippingCents: Cents | undefined;
  /** Of another country; undefined: what was charged. */
  readonly taxRule: TaxRule | undefined;
};

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const keyOf = (id: number): string => String(id).padStart(9, '0');

/** Prices an edit with the one pricing of the shop, at prices that are known: the order's own, and today's of what is new (LAW-25). */
export function priceContent(order: Order, wanted: Wanted): OrderContent {
  const own = ownRates(order);
  const tax = wanted.taxRule ?? ruleOf(order, own);
  const discounts = extraDiscounts(order, wanted);
  const totals = computeTotals({
    lines: wanted.targets.map((target, index) => lineInput(target, discounts[index] ?? 0, own.standard)),
    isApprovedBusiness: false,
    shippingCents: order.totals.shipping ? (wanted.shippingCents ?? order.totals.shipping.incl) : undefined,
    tax,
  });
  return {
    shippingAddress: wanted.shippingAddress,
    shippingMethod: wanted.shippingMethod,
    tax: { ...wanted.tax, countryCode: tax.countryCode, reason: tax.reason },
    lines: wanted.targets.flatMap((target, index) => {
      const amounts = totals.lines[index];
      return amounts ? [pricedLine(target, amounts)] : [];
    }),
    totals: orderTotals(order, totals, wanted.shippingCents),
  };
}

type Rates = { readonly standard: number; readonly reduced: number };

/** The rates an order was sold with: that of its delivery and dearest goods, and the other one. */
function ownRates({ lines, totals }: Order): Rates {
  const percents = lines.map(({ taxPercent }) => taxPercent);
  const standard = totals.shipping?.taxPercent ?? Math.max(0, ...percents);
  return { standard, reduced: percents.find((percent) => percent !== standard) ?? standard };
}

const ruleOf = ({ tax }: Order, percent: Rates): TaxRule => ({
  countryCode: tax.countryCode,
  reason: tax.reason,
  listPercent: percent,
  percent,
  convertsFromNet: false,
});

/** A discount is shared out over the goods by what they cost; what went back before, or is never asked for, has no share. */
function extraDiscounts(order: Order, { targets, discount }: Wanted): readonly Cents[] {
  if (discount === 0) return targets.map(() => 0);
  const paid = targets.map(({ line, ...row }) => lineRest(order, { ...line, ...row }).amount);
  if (!Number.isInteger(discount) || discount < 0 || discount > sum(paid)) throw inputError(`A discount is 1 to ${sum(paid)} cents.`);
  return splitByWeight(discount, paid);
}

function lineInput({ line, quantity, rowIncl, originalRowIncl, discount }: Target, extra: Cents, standard: number): LineInput {
  const isExact = line.unitIncl * quantity === rowIncl;
  return {
    key: keyOf(line.id),
    quantity: isExact ? quantity : 1,
    regularCents: isExact ? line.originalUnitIncl : originalRowIncl,
    finalCents: isExact ? line.unitIncl : rowIncl,
    givenDiscountCents: discount + extra,
    tiers: [],
    taxClass: line.taxPercent === standard ? 'standard' : 'reduced',
    categoryIds: [],
    skus: [line.sku],
  };
}

function pricedLine({ line, quantity, originalRowIncl }: Target, amounts: Totals['lines'][number]): OrderLine {
  const { rowIncl, rowExcl, discount, tax, taxPercent } = amounts;
  const unitExcl = line.unitIncl - taxInGross(line.unitIncl, taxPercent);
  return { ...line, quantity, unitExcl, originalRowIncl, rowIncl, rowExcl, discount, tax, taxPercent };
}

function orderTotals({ totals: before }: Order, totals: Totals, changed: Cents | undefined): OrderTotals {
  const { subtotalIncl, subtotalExcl, discount, shipping, taxes, tax, grandTotal } = totals;
  const list = changed === undefined ? before.shipping : null;
  return {
    subtotalIncl,
    subtotalExcl,
    discount,
    shipping: shipping
      ? {
          // What the coupon took off delivery stays known.
          listIncl: list?.listIncl ?? shipping.listIncl,
          discount: list?.discount ?? shipping.discount,
          incl: shipping.incl,
          excl: shipping.excl,
          tax: shipping.tax,
          taxPercent: taxes[0]?.percent ?? 0,
        }
      : null,
    taxes,
    tax,
    grandTotal,
  };
}
