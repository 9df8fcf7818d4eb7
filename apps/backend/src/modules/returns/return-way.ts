import type { Order } from '#modules/orders/index.ts';
import { wayOf, type ReturnSettings } from '#modules/settings/index.ts';

export type ReturnWay = { readonly address: readonly string[]; readonly isPaidByShop: boolean };

/** Where the goods of an order go, and who pays for it: as the settings say for its country, else to the shop itself. */
export function returnWay(
  settings: ReturnSettings,
  order: Pick<Order, 'shippingAddress' | 'billingAddress'> | undefined,
  seller: { readonly legalName: string; readonly address: string },
): ReturnWay {
  const country = (order?.shippingAddress ?? order?.billingAddress)?.countryCode ?? '';
  const { address, isPaidByShop } = wayOf(settings, country);
  return { address: address.length > 0 ? address : [seller.legalName, ...seller.address.split(', ')], isPaidByShop };
}
