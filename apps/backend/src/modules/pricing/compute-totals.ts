import type { Cents } from '#kernel/money.ts';
import { divideHalfUp, percentOf, splitByWeight, taxInGross } from '#kernel/money.ts';
import {
  couponAnswers,
  couponLines,
  lineObstacle,
  type CouponAnswer,
  type CouponObstacle,
  type CouponRule,
  type LineObstacle,
} from './coupon-rule.ts';
import { createTrace, type Trace } from './trace.ts';
import { tierPrices } from './tier-prices.ts';
import type { LineInput, LineTotals, ShippingTotals, TaxTotals, Totals, TotalsInput } from './totals-model.ts';
import type { TaxRule } from './tax-rule.ts';

/** A line in list prices; `discount` is what the coupon takes off the row. */
type ListLine = LineInput & { readonly unitCents: Cents; readonly rowCents: Cents; readonly isReduced: boolean; readonly discount: Cents };

/**
 * The one place where amounts of a cart or an order are computed, in whole cents (R047, R052).
 * Everything is decided in list prices; what a business pays is converted from them line by line, rounded half up.
 * A percentage is rounded per line, an amount off the cart is split by largest remainder, VAT is computed per rate on the sum and split
 * likewise. Splits follow the keys of the lines, so no order of lines changes an amount.
 */
export function computeTotals(input: TotalsInput): Totals {
  const trace = createTrace();
  const inOrder = [...input.lines].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const listed = inOrder.map((line) => listLine(line, input.isApprovedBusiness, trace));
  const { lines, obstacle, freesShipping } = applyCoupon(listed, input, trace);
  const rows = lines.map((line) => askedRow(line, input.tax));
  const subtotalIncl = sum(rows.map((row) => row.rowIncl));
  const before = taxOf(rows.map((row) => ({ percent: row.percent, incl: row.rowIncl })));
  const subtotalExcl = subtotalIncl - sum(before.shares);
  const remaining = freeShippingRemaining(input, subtotalIncl, subtotalExcl);
  const shipping = shippingOf(input, { isFree: remaining === 0, byCoupon: freesShipping }, trace);

  const parts = shippingParts(shipping.incl, rows);
  const after = taxOf([...rows.map((row) => ({ percent: row.percent, incl: row.rowIncl - row.discount })), ...parts]);
  const lineTaxes = after.shares.slice(0, rows.length);
  const shippingTax = sum(after.shares.slice(rows.length));
  for (const { percent, incl, tax } of after.rates)
    trace.add('vat', `${percent} %`, tax, `contained in ${incl} cents (${input.tax.reason})`);

  const discount = sum(rows.map((row) => row.discount));
  const grandTotal = subtotalIncl - discount + shipping.incl;
  trace.add('total', 'cart', grandTotal, 'goods less discount plus delivery');
  const totals = new Map(
    rows.map((row, index) => [row.line.key, lineTotals(row, before.shares[index] ?? 0, lineTaxes[index] ?? 0)] as const),
  );
  return {
    lines: input.lines.flatMap(({ key }) => totals.get(key) ?? []),
    subtotalIncl,
    subtotalExcl,
    discount,
    subtotalWithDiscountExcl: subtotalIncl - discount - sum(lineTaxes),
    shipping: input.shippingCents === undefined ? undefined : { ...shipping, tax: shippingTax, excl: shipping.incl - shippingTax },
    taxes: after.rates.filter(({ percent }) => percent > 0),
    tax: sum(after.shares),
    grandTotal,
    grandTotalExcl: grandTotal - sum(after.shares),
    freeShippingRemaining: remaining,
    couponObstacle: obstacle,
    trace: trace.steps,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

function listLine(line: LineInput, isApprovedBusiness: boolean, trace: Trace): ListLine {
  const about = line.skus[0] ?? line.key;
  const isReduced = line.finalCents < line.regularCents;
  const tier = isApprovedBusiness
    ? tierPrices(line.finalCents, line.tiers).findLast(({ quantity }) => quantity <= line.quantity)
    : undefined;
  const unitCents = tier?.finalCents ?? line.finalCents;
  const because = tier
    ? `business price from ${tier.quantity} pieces`
    : isReduced
      ? `reduced from ${line.regularCents} cents`
      : 'list price';
  trace.add('unit', about, unitCents, because);
  trace.add('row', about, unitCents * line.quantity, `${line.quantity} pieces`);
  return { ...line, unitCents, rowCents: unitCents * line.quantity, isReduced, discount: 0 };
}

/** What the conditions of a coupon are asked about. */
const couponFacts = (lines: readonly ListLine[], { tax, isApprovedBusiness }: TotalsInput) => ({
  subtotalCents: sum(lines.map(({ rowCents }) => rowCents)),
  countryCode: tax.countryCode,
  isApprovedBusiness,
});

type CouponVerdict = {
  readonly answers: readonly CouponAnswer[];
  readonly subtotalCents: Cents;
  /** In the order of the lines. */
  readonly lines: readonly { readonly rowCents: Cents; readonly obstacle: LineObstacle | undefined }[];
};

/** What each rule of a coupon says to a cart, by the functions that its amounts come from. */
export function judgeCoupon(coupon: CouponRule, input: TotalsInput): CouponVerdict {
  const lines = input.lines.map((line) => listLine(line, input.isApprovedBusiness, createTrace()));
  const facts = couponFacts(lines, input);
  return {
    answers: couponAnswers(coupon, lines, facts),
    subtotalCents: facts.subtotalCents,
    lines: lines.map((line) => ({ rowCents: line.rowCents, obstacle: lineObstacle(line, coupon.conditions) })),
  };
}

type Discounted = { readonly lines: readonly ListLine[]; readonly obstacle: CouponObstacle | undefined; readonly freesShipping: boolean };

function applyCoupon(lines: readonly ListLine[], input: TotalsInput, trace: Trace): Discounted {
  const { coupon } = input;
  if (!coupon) {
    const given = lines.map((line) => ({ ...line, discount: Math.min(line.rowCents, line.givenDiscountCents ?? 0) }));
    return { lines: given, obstacle: undefined, freesShipping: false };
  }
  const { lines: fitting, obstacle } = couponLines(coupon, lines, couponFacts(lines, input));
  if (obstacle) {
    trace.add('coupon', coupon.code, 0, `gives nothing: ${obstacle}`);
    return { lines, obstacle, freesShipping: false };
  }
  if (coupon.effect.type === 'free-shipping') return { lines, obstacle: undefined, freesShipping: true };
  const discounts = new Map(discountsOf(coupon, fitting).map((cents, index) => [fitting[index]?.key, cents]));
  return {
    obstacle: undefined,
    freesShipping: false,
    lines: lines.map((line) => {
      const discount = discounts.get(line.key) ?? 0;
      if (discount > 0) trace.add('coupon', line.skus[0] ?? line.key, -discount, coupon.code);
      return { ...line, discount };
    }),
  };
}

/** Never more than the row. */
function discountsOf({ effect }: CouponRule, lines: readonly ListLine[]): readonly Cents[] {
  const rows = lines.map(({ rowCents }) => rowCents);
  switch (effect.type) {
    case 'percent':
      return rows.map((row) => Math.min(row, percentOf(row, Math.min(effect.percent, 100))));
    case 'fixed':
      return lines.map(({ rowCents, quantity }) => Math.min(rowCents, effect.cents * quantity));
    case 'cart-fixed':
      return splitByWeight(Math.min(effect.cents, sum(rows)), rows);
    case 'free-shipping':
      return rows.map(() => 0);
  }
}

type AskedRow = {
  readonly line: ListLine;
  readonly percent: number;
  readonly unitIncl: Cents;
  readonly originalUnitIncl: Cents;
  readonly reference: Pick<LineTotals, 'referenceUnitIncl'>;
  readonly rowIncl: Cents;
  readonly discount: Cents;
};

function askedRow(line: ListLine, tax: TaxRule): AskedRow {
  const asked = converter(tax, line.taxClass);
  const rowIncl = asked(line.rowCents);
  return {
    line,
    percent: tax.percent[line.taxClass],
    unitIncl: asked(line.unitCents),
    originalUnitIncl: asked(line.regularCents),
    reference: line.referenceCents === undefined ? {} : { referenceUnitIncl: asked(line.referenceCents) },
    rowIncl,
    discount: rowIncl - asked(line.rowCents - line.discount),
  };
}

const fine = 10_000;

/** From list prices to what is asked; consumers pay list prices everywhere (LAW-25). */
function converter(tax: TaxRule, taxClass: LineInput['taxClass']): (cents: Cents) => Cents {
  if (!tax.convertsFromNet) return (cents) => cents;
  const added = 100 * fine + Math.round(tax.percent[taxClass] * fine);
  const contained = 100 * fine + Math.round(tax.listPercent[taxClass] * fine);
  return (cents) => divideHalfUp(cents * added, contained);
}

type Taxed = { readonly percent: number; readonly incl: Cents };

/** VAT per rate on the sum, and each part's share of it. */
function taxOf(parts: readonly Taxed[]): { readonly rates: readonly TaxTotals[]; readonly shares: readonly Cents[] } {
  const percents = [...new Set(parts.map(({ percent }) => percent))].sort((a, b) => b - a);
  const shares = parts.map(() => 0);
  const rates = percents.map((percent) => {
    const own = parts.flatMap((part, index) => (part.percent === percent ? [{ ...part, index }] : []));
    const incl = sum(own.map((part) => part.incl));
    const tax = taxInGross(incl, percent);
    splitByWeight(
      tax,
      own.map((part) => part.incl),
    ).forEach((share, at) => (shares[own[at]?.index ?? 0] = share));
    return { percent, incl, tax };
  });
  return { rates, shares };
}

/** Delivery follows the goods: it has their rates, in proportion to what they cost; with goods for nothing, the highest of their rates. */
function shippingParts(incl: Cents, rows: readonly AskedRow[]): readonly Taxed[] {
  const percents = [...new Set(rows.map(({ percent }) => percent))].sort((a, b) => b - a);
  const weightsOf = (weight: (row: AskedRow) => Cents): Cents[] =>
    percents.map((percent) => sum(rows.filter((row) => row.percent === percent).map(weight)));
  const weights = [weightsOf((row) => row.rowIncl - row.discount), weightsOf((row) => row.rowIncl)].find((own) => sum(own) > 0);
  const shares = splitByWeight(incl, weights ?? percents.map((_percent, index) => (index === 0 ? 1 : 0)));
  return percents.map((percent, index) => ({ percent, incl: shares[index] ?? 0 }));
}

function freeShippingRemaining({ freeShipping }: TotalsInput, subtotalIncl: Cents, subtotalExcl: Cents): Cents | undefined {
  return freeShipping && Math.max(0, freeShipping.cents - (freeShipping.includesTax ? subtotalIncl : subtotalExcl));
}

type Freed = { readonly isFree: boolean; readonly byCoupon: boolean };

function shippingOf(
  { shippingCents = 0, tax, coupon }: TotalsInput,
  { isFree, byCoupon }: Freed,
  trace: Trace,
): Omit<ShippingTotals, 'tax' | 'excl'> {
  const listIncl = converter(tax, 'standard')(shippingCents);
  const discount = isFree || byCoupon ? listIncl : 0;
  trace.add('delivery', 'method', listIncl, shippingCents === 0 ? 'none chosen or free of charge' : 'price of the method');
  if (discount > 0) trace.add('delivery', 'method', -discount, isFree ? 'the subtotal is high enough' : `coupon ${coupon?.code ?? ''}`);
  return { listIncl: isFree ? 0 : listIncl, discount: isFree ? 0 : discount, isFree: isFree || byCoupon, incl: listIncl - discount };
}

function lineTotals(row: AskedRow, taxBefore: Cents, tax: Cents): LineTotals {
  const { line, percent, unitIncl, originalUnitIncl, reference, rowIncl, discount } = row;
  return {
    key: line.key,
    quantity: line.quantity,
    originalUnitIncl,
    ...reference,
    unitIncl,
    unitExcl: unitIncl - taxInGross(unitIncl, percent),
    originalRowIncl: originalUnitIncl * line.quantity,
    rowIncl,
    rowExcl: rowIncl - taxBefore,
    discount,
    tax,
    taxPercent: percent,
  };
}
