import type { LineInput, TotalsInput } from './totals-model.ts';

/**
 * A second computation of a cart for tests, in exact fractions and from the rules as they are written down: it shares no code
 * with the first, so a mistake must be made twice to stay unseen.
 */
type Fraction = { readonly n: bigint; readonly d: bigint };

const whole = (value: number): Fraction => ({ n: BigInt(value), d: 1n });
/** A percentage with up to two decimals. */
const percent = (value: number): Fraction => ({ n: BigInt(Math.round(value * 100)), d: 10_000n });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const over = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d, d: a.d * b.n });
const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b);
const one = whole(1);
const zero = whole(0);
/** Half a cent goes up; nothing here is below zero. */
const toCents = ({ n, d }: Fraction): number => Number((n + n + d) / (d + d));
const rounded = (value: Fraction): Fraction => whole(toCents(value));
const total = (values: readonly Fraction[]): Fraction => values.reduce(plus, zero);

/** Whole cents that add up: everybody gets the floor, the largest remainders get one more, earlier keys first. */
function share(amount: Fraction, weights: readonly Fraction[]): Fraction[] {
  const sum = total(weights);
  if (sum.n === 0n) return weights.map(() => zero);
  const exact = weights.map((weight) => over(times(amount, weight), sum));
  const floors = exact.map(({ n, d }) => n / d);
  let left = Number(amount.n / amount.d) - floors.reduce((a, b) => a + Number(b), 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: minus(value, { n: floors[index] ?? 0n, d: 1n }) }))
    .sort((a, b) => (isLess(b.rest, a.rest) ? -1 : isLess(a.rest, b.rest) ? 1 : a.index - b.index));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    floors[index] = (floors[index] ?? 0n) + 1n;
    left -= 1;
  }
  return floors.map((floor) => ({ n: floor, d: 1n }));
}

function unitOf(line: LineInput, isApprovedBusiness: boolean): Fraction {
  const steps = isApprovedBusiness ? line.tiers.filter(({ quantity }) => quantity <= line.quantity) : [];
  const highest = steps.toSorted((a, b) => b.quantity - a.quantity)[0];
  if (!highest) return whole(line.finalCents);
  return smaller(whole(line.finalCents), rounded(times(whole(line.finalCents), minus(one, percent(highest.percentOff)))));
}

function isMeant(line: LineInput, { categoryIds, skus, excludesReduced }: NonNullable<TotalsInput['coupon']>['conditions']): boolean {
  if (excludesReduced === true && line.finalCents < line.regularCents) return false;
  if (categoryIds && !line.categoryIds.some((id) => categoryIds.includes(id))) return false;
  return !skus || line.skus.some((sku) => skus.includes(sku));
}

function discountsOf(lines: readonly LineInput[], rows: readonly Fraction[], { coupon, tax, isApprovedBusiness }: TotalsInput): Fraction[] {
  const nothing = rows.map(() => zero);
  if (!coupon) return nothing;
  const { conditions, effect } = coupon;
  if (conditions.isForBusiness === true && !isApprovedBusiness) return nothing;
  if (conditions.countryCodes && !conditions.countryCodes.includes(tax.countryCode)) return nothing;
  if (isLess(total(rows), whole(conditions.minimumSubtotalCents ?? 0))) return nothing;
  const meant = lines.map((line) => isMeant(line, conditions));
  const rowOf = (index: number): Fraction => (meant[index] ? (rows[index] ?? zero) : zero);
  switch (effect.type) {
    case 'percent':
      return rows.map((_row, index) => rounded(times(rowOf(index), percent(effect.percent))));
    case 'fixed':
      return lines.map((line, index) => smaller(rowOf(index), whole(effect.cents * line.quantity)));
    case 'cart-fixed': {
      const weights = rows.map((_row, index) => rowOf(index));
      return share(smaller(whole(effect.cents), total(weights)), weights);
    }
    case 'free-shipping':
      return nothing;
  }
}

export type OracleTotals = {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly taxes: Readonly<Record<string, number>>;
  readonly grandTotal: number;
};

/** What a cart costs, computed the long way. */
export function oracleTotals(input: TotalsInput): OracleTotals {
  const lines = input.lines.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { tax } = input;
  const asked = (cents: Fraction, taxClass: LineInput['taxClass']): Fraction =>
    tax.convertsFromNet
      ? rounded(times(over(cents, plus(one, percent(tax.listPercent[taxClass]))), plus(one, percent(tax.percent[taxClass]))))
      : cents;
  const rows = lines.map((line) => times(unitOf(line, input.isApprovedBusiness), whole(line.quantity)));
  const discounts = discountsOf(lines, rows, input);
  const before = lines.map((line, index) => asked(rows[index] ?? zero, line.taxClass));
  const after = lines.map((line, index) => asked(minus(rows[index] ?? zero, discounts[index] ?? zero), line.taxClass));
  const contained = (incl: Fraction, rate: number): Fraction => rounded(over(times(incl, percent(rate)), plus(one, percent(rate))));
  const rates = [...new Set(lines.map((line) => tax.percent[line.taxClass]))].sort((a, b) => b - a);
  const ofRate = (amounts: readonly Fraction[], rate: number): Fraction =>
    total(amounts.filter((_amount, index) => tax.percent[lines[index]?.taxClass ?? 'standard'] === rate));

  const subtotalExcl = minus(total(before), total(rates.map((rate) => contained(ofRate(before, rate), rate))));
  const reached =
    input.freeShipping && !isLess(input.freeShipping.includesTax ? total(before) : subtotalExcl, whole(input.freeShipping.cents));
  const byCoupon = input.coupon?.effect.type === 'free-shipping' && couponHolds(lines, rows, input);
  const shipping = reached || byCoupon ? zero : asked(whole(input.shippingCents ?? 0), 'standard');
  const paid = rates.map((rate) => ofRate(after, rate));
  const asGoods = total(paid).n > 0n ? paid : rates.map((rate) => ofRate(before, rate));
  const weights = total(asGoods).n > 0n ? asGoods : rates.map((_rate, index) => whole(index === 0 ? 1 : 0));
  const shippingParts = share(shipping, weights);
  const taxes = Object.fromEntries(
    rates.flatMap((rate, index) =>
      rate === 0 ? [] : [[String(rate), toCents(contained(plus(ofRate(after, rate), shippingParts[index] ?? zero), rate))] as const],
    ),
  );
  return {
    subtotal: toCents(total(before)),
    discount: toCents(minus(total(before), total(after))),
    shipping: toCents(shipping),
    taxes,
    grandTotal: toCents(plus(total(after), shipping)),
  };
}

function couponHolds(lines: readonly LineInput[], rows: readonly Fraction[], { coupon, tax, isApprovedBusiness }: TotalsInput): boolean {
  if (!coupon) return false;
  const { conditions } = coupon;
  if (conditions.isForBusiness === true && !isApprovedBusiness) return false;
  if (conditions.countryCodes && !conditions.countryCodes.includes(tax.countryCode)) return false;
  if (isLess(total(rows), whole(conditions.minimumSubtotalCents ?? 0))) return false;
  const narrows = conditions.categoryIds !== undefined || conditions.skus !== undefined || conditions.excludesReduced === true;
  return !narrows || lines.some((line, index) => (rows[index] ?? zero).n > 0n && isMeant(line, conditions));
}
