import { taxInGross, type Cents } from '#kernel/money.ts';
import { deliveryByRate, paidFor } from '../ledger/shares.ts';
import type { OrderContent, OrderDocumentLine, OrderLine } from '../order.ts';

type PaidLine = OrderDocumentLine & { readonly amount: Cents };
type TaxShare = { readonly percent: number; readonly incl: Cents; readonly tax: Cents };

/** One side of a correction: rows including VAT, and the VAT by rate. */
type CorrectionPart = {
  readonly lines: readonly PaidLine[];
  readonly shipping: Cents;
  readonly taxes: readonly TaxShare[];
  readonly total: Cents;
};

/** What an edit takes off the invoices of an order, and what it adds to them. */
export type Correction = { readonly credit: CorrectionPart; readonly supplement: CorrectionPart };

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * The difference of two contents as a credit note and a supplement. What stays as it was is on neither; a line whose rate changes is on
 * both. With them, the invoices of the order have what it has now, by rate and to the cent (LAW-25, LAW-26).
 */
export function correctionOf(before: OrderContent, after: OrderContent): Correction {
  const ids = new Set([...before.lines, ...after.lines].map(({ id }) => id));
  const moved = [...ids].map((id) => {
    const find = ({ lines }: OrderContent): OrderLine | undefined => lines.find((line) => line.id === id);
    return movedLine(find(before), find(after));
  });
  const delivery = movedDelivery(before, after);
  const gone = { goods: moved.flatMap(({ off }) => off), delivery: delivery.off };
  const come = { goods: moved.flatMap(({ on }) => on), delivery: delivery.on };
  const percents = [...new Set([...partRates(gone), ...partRates(come)])].toSorted((a, b) => b - a);
  const taxes = percents.filter((percent) => percent > 0).map((percent) => taxesAt(percent, before, after, gone, come));
  return {
    credit: partOf(
      gone,
      taxes.map(({ off }) => off),
    ),
    supplement: partOf(
      come,
      taxes.map(({ on }) => on),
    ),
  };
}

type Rated = PaidLine & { readonly percent: number };
type Side = { readonly goods: readonly Rated[]; readonly delivery: ReadonlyMap<number, Cents> };

/** What of a line goes, and what comes. */
function movedLine(
  before: OrderLine | undefined,
  after: OrderLine | undefined,
): { readonly off: readonly Rated[]; readonly on: readonly Rated[] } {
  const all = (line: OrderLine | undefined): readonly Rated[] =>
    line ? [{ lineId: line.id, quantity: line.quantity, amount: paidFor(line), percent: line.taxPercent }] : [];
  if (!before || !after || before.taxPercent !== after.taxPercent) return { off: all(before), on: all(after) };
  const [pieces, amount] = [after.quantity - before.quantity, paidFor(after) - paidFor(before)];
  if (pieces === 0 && amount === 0) return { off: [], on: [] };
  // More pieces for less, or fewer for more: the line is written anew.
  if (pieces * amount < 0) return { off: all(before), on: all(after) };
  const part = [{ lineId: after.id, quantity: Math.abs(pieces), amount: Math.abs(amount), percent: after.taxPercent }];
  return pieces < 0 || amount < 0 ? { off: part, on: [] } : { off: [], on: part };
}

/** The same of the delivery costs, by rate. */
function movedDelivery(
  before: OrderContent,
  after: OrderContent,
): { readonly off: ReadonlyMap<number, Cents>; readonly on: ReadonlyMap<number, Cents> } {
  const rates = (content: OrderContent): ReadonlyMap<number, Cents> =>
    new Map(deliveryByRate(content).map(({ percent, incl }) => [percent, incl]));
  const [was, is] = [rates(before), rates(after)];
  const changes = [...new Set([...was.keys(), ...is.keys()])].map(
    (percent) => [percent, (is.get(percent) ?? 0) - (was.get(percent) ?? 0)] as const,
  );
  return {
    off: new Map(changes.filter(([, cents]) => cents < 0).map(([percent, cents]) => [percent, -cents])),
    on: new Map(changes.filter(([, cents]) => cents > 0)),
  };
}

const partRates = ({ goods, delivery }: Side): readonly number[] => [...goods.map(({ percent }) => percent), ...delivery.keys()];
const inclAt = ({ goods, delivery }: Side, percent: number): Cents =>
  sum(goods.filter((line) => line.percent === percent).map(({ amount }) => amount)) + (delivery.get(percent) ?? 0);

/** The VAT of both sides at a rate: their difference is that of the contents, however it was rounded. */
function taxesAt(
  percent: number,
  before: OrderContent,
  after: OrderContent,
  gone: Side,
  come: Side,
): { readonly off: TaxShare; readonly on: TaxShare } {
  const taxIn = ({ totals }: OrderContent): Cents => sum(totals.taxes.filter((rate) => rate.percent === percent).map(({ tax }) => tax));
  const less = taxIn(before) - taxIn(after);
  const [off, on] = [inclAt(gone, percent), inclAt(come, percent)];
  const offTax = on === 0 ? less : off === 0 ? 0 : taxInGross(off, percent);
  return { off: { percent, incl: off, tax: offTax }, on: { percent, incl: on, tax: offTax - less } };
}

function partOf({ goods, delivery }: Side, taxes: readonly TaxShare[]): CorrectionPart {
  const shipping = sum([...delivery.values()]);
  return {
    lines: goods.map(({ percent: _percent, ...line }) => line),
    shipping,
    taxes: taxes.filter(({ incl, tax }) => incl !== 0 || tax !== 0),
    total: sum(goods.map(({ amount }) => amount)) + shipping,
  };
}
