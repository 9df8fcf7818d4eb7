import type { Cents } from '#kernel/money.ts';

export type BillRow = { readonly kind: 'goods' | 'discount' | 'delivery'; readonly cents: Cents };

type Amounts = {
  readonly subtotalIncl: Cents;
  readonly discount: Cents;
  readonly shipping?: { readonly incl: Cents } | null | undefined;
};

/**
 * What is added up to the total, with VAT: the one list behind screen, mail, documents and API (R052). What a coupon takes off delivery
 * is in the price of delivery and no row of its own, so that nobody takes it off twice.
 */
export function billRows({ subtotalIncl, discount, shipping }: Amounts): readonly BillRow[] {
  return [
    { kind: 'goods', cents: subtotalIncl },
    ...(discount === 0 ? [] : [{ kind: 'discount' as const, cents: -discount }]),
    ...(shipping ? [{ kind: 'delivery' as const, cents: shipping.incl }] : []),
  ];
}

/** What the bill takes off, positive as the contract wants it. */
export const discountsOf = (amounts: Amounts): readonly Cents[] =>
  billRows(amounts).flatMap(({ kind, cents }) => (kind === 'discount' ? [-cents] : []));
