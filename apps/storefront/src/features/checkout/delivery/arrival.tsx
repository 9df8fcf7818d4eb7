import { useEffect, useState } from 'react';
import { CheckoutPickupOptionsDocument, type CheckoutCartFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useArrivalWords } from '../../../lib/delivery/use-arrival-words.ts';
import { chosenMethod, shippingOf, type ShippingMethod } from '../cart-facts.ts';
import { useDay } from '../../../i18n/use-day.ts';

/** When a parcel arrives; a shop that does not say leaves it to the confirmation. */
export function useArrival(): (method: Pick<ShippingMethod, 'delivery_dates'>) => string {
  const t = useMessages('checkout');
  const words = useArrivalWords();
  return ({ delivery_dates: dates }) => (dates ? words(dates) : t('madeToOrder'));
}

/** The day the order arrives or lies ready: of a pickup the branch decides, of a parcel the method. */
export function Arrival({ cart }: { readonly cart: CheckoutCartFragment }) {
  const t = useMessages('checkout');
  const day = useDay();
  const when = useArrival();
  const branch = shippingOf(cart)?.pickup_location_code ?? undefined;
  const readyOn = useReadyDay(cart.id, branch);
  const method = chosenMethod(cart);
  if (branch !== undefined) return readyOn === undefined ? null : t('readyOn', { date: day(readyOn) });
  return method ? when(method) : null;
}

function useReadyDay(id: string, branch: string | undefined): string | undefined {
  const shop = useShop();
  const [known, setKnown] = useState<{ readonly branch: string; readonly day: string | undefined }>();
  useEffect(() => {
    if (branch === undefined) return undefined;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CheckoutPickupOptionsDocument, { id })
      .then(({ pickupOptions }) =>
        setKnown({ branch, day: pickupOptions.find((option) => option.pickup_location_code === branch)?.ready_on }),
      )
      // The confirmation names the day too.
      .catch(() => {});
    return () => controller.abort();
  }, [shop, id, branch]);
  return known?.branch === branch ? known?.day : undefined;
}
