import { isEuCountry } from '@shop/rules/country';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { nameValues } from '../../../lib/address/address-values.ts';
import { useCountries } from '../../../lib/address/use-countries.ts';
import { wantedCountry } from '../../../lib/cart/estimate/wanted-country.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { homeCountries } from '../../../lib/page/home-country.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import type { Checkout } from '../use-checkout.ts';
import type { Book } from './address-book.ts';
import { checkDetails, emptyDetails, valuesOfAddress, valuesOfCart } from './details-values.ts';
import { sendDetails } from './send-details.ts';

type Options = {
  readonly cart: CheckoutCartFragment;
  readonly checkout: Checkout;
  readonly isGuest: boolean;
  readonly book: Book;
  readonly onDone: () => void;
};

/** The form of step one, filled from the cart or else from the address book, and the countries it may name. */
export function useDetailsForm({ cart, checkout, isGuest, book, onDone }: Options) {
  const t = useMessages('checkout');
  const shop = useShop();
  const sentences = useSentences();
  const { storeView } = useShopState();
  const isServed = (code: string) => storeView.deliveryCountries.some((country) => country === code);
  // What the cart was counted to is where it most likely goes.
  const likely = wantedCountry(storeView.deliveryCountries) ?? homeCountries[storeView.language];
  const known = valuesOfCart(cart);
  const own = book.first ? valuesOfAddress(book.first) : nameValues(book.person);
  const form = useForm({
    initial: { ...emptyDetails(likely), ...(known.firstname === undefined ? own : {}), ...known },
    draft: 'checkout',
    check: (values) => ({
      ...sentences(checkDetails(values, isGuest)),
      ...(values.mode === 'pickup' && values.branch === '' ? { branch: t('branchRequired') } : {}),
      ...(values.mode !== 'pickup' && !isServed(values.countryCode) ? { countryCode: t('countryNotServed') } : {}),
    }),
    send: async (values) => {
      const failed = await sendDetails(shop, cart.id, values, { isGuest, countries, show: checkout.show });
      if (failed) {
        await checkout.fail(failed.error, failed.title);
        return false;
      }
      onDone();
      return true;
    },
  });
  const { countryCode } = form.values;
  const countries = useCountries(countryCode);
  const delivered = countries.filter(({ code }) => isServed(code) || code === countryCode);
  // Who collects may live anywhere in the EU (LAW-24), and hardly anywhere else.
  const european = countries.filter(({ code }) => isEuCountry(code) || isServed(code) || code === countryCode);
  return { form, countries, european, delivered };
}
