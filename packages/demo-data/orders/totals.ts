import type { Language } from '@shop/contract';
import { text } from '../catalogue/text.ts';
import { shareOut, sumOf, vatIn } from './arithmetic.ts';
import type { DemoOrderTotals } from './model.ts';

type Amounts = {
  readonly rowCents: readonly number[];
  readonly discountCents: readonly number[];
  readonly shippingCents: number;
  /** Zero for exempt orders. */
  readonly taxPercent: number;
  readonly language: Language;
};

const vatName = text('btw', 'MwSt.', 'VAT');
const percentOf = text('%', ' %', '%');

/** Totals of an order, with the VAT computed once on the sum and then shared out over the rows and the delivery (LAW-25). */
export function totalsOf(amounts: Amounts): { readonly totals: DemoOrderTotals; readonly rowTaxCents: readonly number[] } {
  const { rowCents, discountCents, shippingCents, taxPercent, language } = amounts;
  const subtotal = sumOf(rowCents);
  const discount = sumOf(discountCents);
  const grandTotal = subtotal - discount + shippingCents;
  const tax = vatIn(grandTotal, taxPercent);
  const payable = [...rowCents.map((cents, index) => cents - (discountCents[index] ?? 0)), shippingCents];
  const shares = shareOut(tax, payable);
  const title = `${taxPercent}${percentOf[language]} ${vatName[language]}`;
  return {
    rowTaxCents: shares.slice(0, -1),
    totals: {
      subtotalInclTaxCents: subtotal,
      subtotalExclTaxCents: subtotal - vatIn(subtotal, taxPercent),
      discountCents: discount,
      shippingInclTaxCents: shippingCents,
      shippingTaxCents: shares.at(-1) ?? 0,
      taxes: taxPercent === 0 ? [] : [{ title, percent: taxPercent, cents: tax }],
      totalTaxCents: tax,
      grandTotalCents: grandTotal,
    },
  };
}
