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

/** The day the order arrives or lies ready: of a pickup the branch decides, which can be called, of a parcel the method. */
export function Arrival({ cart }: { readonly cart: CheckoutCartFragment }) {
  const t = useMessages('checkout');
  const day = useDay();
  const when = useArrival();
  const branch = shippingOf(cart)?.pickup_location_code ?? undefined;
  const { readyOn, phone } = usePickup(cart.id, branch);
  const method = chosenMethod(cart);
  if (branch === undefined) return method ? when(method) : null;
  return (
    <>
      {readyOn === undefined ? null : t('readyOn', { date: day(readyOn) })}
      {phone === undefined ? null : (
        <>
          <br />
          {t('branchPhone')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
    </>
  );
}

type Pickup = { readonly readyOn?: string | undefined; readonly phone?: string | undefined };

function usePickup(id: string, branch: string | undefined): Pickup {
  const shop = useShop();
  const [known, setKnown] = useState<Pickup & { readonly branch: string }>();
  useEffect(() => {
    if (branch === undefined) return undefined;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CheckoutPickupOptionsDocument, { id })
      .then(({ pickupOptions, phisicalStores }) => {
        const isIt = (place: { readonly pickup_location_code: string | null } | null) => place?.pickup_location_code === branch;
        const phone = phisicalStores?.items?.find(isIt)?.phone ?? undefined;
        setKnown({ branch, readyOn: pickupOptions.find(isIt)?.ready_on, phone });
      })
      // The confirmation names the day too.
      .catch(() => {});
    return () => controller.abort();
  }, [shop, id, branch]);
  return known?.branch === branch ? (known ?? {}) : {};
}
