import type { ProviderItem } from '#modules/payments/index.ts';
import type { Order } from '../order.ts';

/** The rows of a payment; they add up to the total of the order to the cent. */
export function providerItems({ lines, totals, coupon, shippingMethod }: Order): readonly ProviderItem[] {
  const products = lines.map(({ sku, name, options, quantity, rowIncl, taxPercent }): ProviderItem => ({
    kind: 'product',
    sku,
    name,
    description: options.map(({ value }) => value).join(', '),
    quantity,
    totalIncl: rowIncl,
    taxPercent,
  }));
  const discounts = [...Map.groupBy(lines, ({ taxPercent }) => taxPercent)].flatMap(([taxPercent, rows]): readonly ProviderItem[] => {
    const total = rows.reduce((sum, { discount }) => sum + discount, 0);
    return total > 0
      ? [{ kind: 'discount', sku: '', name: coupon?.label ?? coupon?.code ?? '', quantity: 1, totalIncl: -total, taxPercent }]
      : [];
  });
  const { shipping } = totals;
  const delivery: readonly ProviderItem[] = shipping
    ? [
        {
          kind: 'shipping',
          sku: '',
          name: shippingMethod?.carrierTitle ?? '',
          quantity: 1,
          totalIncl: shipping.incl,
          taxPercent: shipping.taxPercent,
        },
      ]
    : [];
  return [...products, ...discounts, ...delivery];
}
