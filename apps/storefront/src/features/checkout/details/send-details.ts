import {
  SetBillingAddressDocument,
  SetGuestEmailDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
  type CheckoutCartFragment,
} from '../../../generated/graphql.ts';
import type { CountryChoice } from '../../../lib/address/use-countries.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import type { NoticeTitle } from '../../../lib/notices/notice-for-error.ts';
import { addressInput, billPlace, type DetailsValues } from './details-values.ts';

type Situation = {
  readonly isGuest: boolean;
  readonly countries: readonly CountryChoice[];
  readonly show: (cart: CheckoutCartFragment) => void;
};

export type Failed = { readonly error: unknown; readonly title: NoticeTitle };

/** Puts e-mail and addresses on the cart, in the order the shop wants; whoever collects has nothing more to choose. */
export async function sendDetails(
  shop: BrowserShopClient,
  id: string,
  values: DetailsValues,
  { isGuest, countries, show }: Situation,
): Promise<Failed | undefined> {
  const isPickup = values.mode === 'pickup';
  const hasOtherBill = values.hasOtherBill && !isPickup;
  const own = addressInput(values, values, countries);
  const saved = { ...own, save_in_address_book: values.isSaved && !isGuest };
  // A company stands on the bill; a parcel to another address goes to the person.
  const billing = hasOtherBill ? addressInput(values, billPlace(values), countries) : own;
  let title: NoticeTitle = 'setEmailAddress';
  try {
    if (isGuest) await shop.mutate(SetGuestEmailDocument, { id, email: values.email.trim() });
    title = 'setShippingAddress';
    const pickup = isPickup ? { pickup_location_code: values.branch } : {};
    await shop.mutate(SetShippingAddressDocument, { id, address: { address: isPickup ? own : saved, ...pickup } });
    title = 'setBillingAddress';
    const billed = await shop.mutate(SetBillingAddressDocument, { id, address: { address: billing } });
    let cart = billed.setBillingAddressOnCart?.cart;
    if (isPickup) {
      title = 'setShippingAddress';
      cart = (await shop.mutate(SetShippingMethodDocument, { id, carrier: 'instore', method: 'pickup' })).setShippingMethodsOnCart?.cart;
    }
    if (!cart) throw new ShopApiError('internal', 'No cart in the answer', { operation: 'SetBillingAddress' });
    show(cart);
    return undefined;
  } catch (error) {
    return { error, title };
  }
}
