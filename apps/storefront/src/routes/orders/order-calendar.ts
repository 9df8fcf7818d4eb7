import { calendarEntry } from '../../features/orders/calendar-entry.ts';
import { LoadOrderCalendarDocument, type LoadOrderCalendarQuery } from '../../generated/graphql.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { textLoader } from '../../lib/page/page-loader.ts';
import { loadMessages } from '../../messages/load-messages.ts';

const unstored = { 'Cache-Control': 'private, no-store' };

/** When an order arrives or can be collected, as a file for a calendar; whoever has the secret of the order gets it, and nobody stores it. */
export const loader = textLoader(async ({ shop, storeView, url, now }) => {
  const t = createTranslator(await loadMessages(storeView.language), storeView.language).namespace('orders');
  const { order, phisicalStores } = await findOrder(shop, url.searchParams.get('hash') ?? '');
  const dates = order?.delivery_dates;
  if (!order || !dates || order.status_code === 'canceled')
    return new Response(t('notFound'), { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...unstored } });
  const branch = phisicalStores?.items?.find((found) => found?.pickup_location_code === order.pickup_location_code);
  const isPickup = Boolean(order.pickup_location_code);
  const { street, postcode, city } = order.shipping_address ?? { street: [], postcode: '', city: '' };
  const place = [(street ?? []).join(' '), [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const file = calendarEntry({
    number: order.number,
    from: isPickup ? dates.to : dates.from,
    to: dates.to,
    title: t(isPickup ? 'calendarTitle' : 'calendarParcel', { number: order.number }),
    place: isPickup ? [branch?.name, place].filter(Boolean).join(', ') : '',
    note: (isPickup ? branch?.phone : undefined) ?? '',
    now,
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${order.number}.ics"`,
      ...unstored,
    },
  });
});

/** A wrong secret finds nothing. */
async function findOrder(shop: ServerShopClient, hash: string): Promise<LoadOrderCalendarQuery> {
  try {
    return await shop.query(LoadOrderCalendarDocument, { hash });
  } catch (error) {
    if (error instanceof ShopApiError && (error.category === 'no-such-entity' || error.category === 'input'))
      return { order: null, phisicalStores: null };
    throw error;
  }
}
