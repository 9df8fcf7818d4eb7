import { useEffect, useState } from 'react';
import {
  CheckoutPaymentMethodsDocument,
  type CheckoutCartFragment,
  type CheckoutPaymentMethodFragment,
} from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { canPayHere } from '../../../lib/payment/can-pay-here.ts';
import { shippingOf } from '../cart-facts.ts';

export type PaymentMethods = {
  /** Undefined until the shop has answered. */
  readonly methods: readonly CheckoutPaymentMethodFragment[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

type Known = { readonly key: string; readonly methods: readonly CheckoutPaymentMethodFragment[] };

/** What decides how the cart can be paid: another country, amount or way of delivery asks anew (PAY-05). */
function keyOf(cart: CheckoutCartFragment | undefined): string | undefined {
  if (!cart) return undefined;
  const shipping = shippingOf(cart);
  const method = shipping?.selected_shipping_method;
  if (!method && !cart.is_virtual) return undefined;
  const { billing_address: bill, prices } = cart;
  return [cart.id, method?.carrier_code, shipping?.country.code, bill?.country.code, prices?.grand_total?.value].join(' ');
}

/** The payment methods of the cart, asked for once the way of delivery is known (SPEC-4). */
export function usePaymentMethods(cart: CheckoutCartFragment | undefined): PaymentMethods {
  const shop = useShop();
  const [known, setKnown] = useState<Known>();
  const [tries, setTries] = useState(0);
  const [failedKey, setFailedKey] = useState<string>();
  const key = keyOf(cart);
  const id = cart?.id;
  useEffect(() => {
    if (key === undefined || id === undefined) return undefined;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CheckoutPaymentMethodsDocument, { id })
      .then(({ getPaymentMethods }) => {
        const methods = (getPaymentMethods ?? []).filter((method) => method !== null);
        setKnown({ key, methods: methods.filter((method) => canPayHere(method)) });
        setFailedKey(undefined);
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailedKey(key);
      });
    return () => controller.abort();
  }, [shop, id, key, tries]);
  return {
    methods: known !== undefined && known.key === key ? known.methods : undefined,
    isFailed: key !== undefined && failedKey === key,
    retry: () => setTries((count) => count + 1),
  };
}
