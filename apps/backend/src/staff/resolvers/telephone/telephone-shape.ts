import { collectorOf, type CartAddress, type CartSource, type Collector } from '#modules/cart/index.ts';
import { telephoneState, type TelephoneOrder, type TelephoneQuote } from '#modules/checkout/index.ts';
import { money } from '../orders/order-shape.ts';
import { pathOf } from './articles.ts';

/** The lines of a cart that is counted, as the screen shows them. */
export const linesOf = ({ items, lines, totals }: CartSource) =>
  items.flatMap((item, index) => {
    const [line, amounts] = [lines[index], totals.lines[index]];
    if (!line || !amounts) return [];
    const options = 'configurable_options' in item ? (item.configurable_options ?? []) : [];
    const shown = line.parent ?? line.source;
    return [
      {
        sku: line.line.sku,
        name: shown.text.name ?? line.line.sku,
        options: options.map(({ option_label: label, value_label: value }) => ({ label, value: value ?? '' })),
        picture: pathOf(item.product.small_image?.url),
        quantity: line.line.quantity,
        unit: money(amounts.unitIncl),
        row: money(amounts.rowIncl),
      },
    ];
  });

export const quoteShape = ({ source, coupon, methods, pickups, problems }: TelephoneQuote) => ({
  lines: linesOf(source),
  coupon: coupon ?? null,
  discount: money(source.totals.discount),
  delivery: source.totals.shipping ? money(source.totals.shipping.incl - source.totals.shipping.discount) : null,
  total: money(source.totals.grandTotal),
  methods: methods.map(({ cents, ...method }) => ({ ...method, price: money(cents) })),
  pickups: pickups.map(({ code, readyOn }) => ({ branch: code, readyOn })),
  problems,
});

export const addressShape = ({ company, street, postcode, city, countryCode, ...who }: AddressLike) => ({
  ...collectorOf(who),
  company,
  street,
  postcode: postcode ?? '',
  city,
  country: countryCode,
});

type AddressLike = Collector & Pick<CartAddress, 'company' | 'street' | 'postcode' | 'city' | 'countryCode'>;

/** What may be done with one as it is; the actions check again. */
function whatCanBeDone(state: ReturnType<typeof telephoneState>): readonly string[] {
  if (state === 'ordered' || state === 'takenBack') return [];
  return [...(state === 'sent' ? ['changeTelephoneOrder'] : []), 'sendTelephoneLink', 'takeBackTelephoneOrder'];
}

/** One that was sent; what it comes to is counted by its own resolvers. */
export function telephoneShape(order: TelephoneOrder, by: string, now: Date) {
  const { document, storeCode, orderNumber, id, createdBy: _by, ...facts } = order;
  const state = telephoneState(order, now);
  const method = document.shippingMethod;
  return {
    ...facts,
    typename: 'TelephoneOrder',
    stored: order,
    id: String(id),
    store: storeCode,
    state,
    createdBy: by,
    order: orderNumber,
    coupon: document.couponKey ?? null,
    pickup: document.pickupLocationCode ?? null,
    address: document.billingAddress ? addressShape(document.billingAddress) : null,
    method: method && document.pickupLocationCode === undefined ? `${method.carrierCode}/${method.methodCode}` : null,
    can: whatCanBeDone(state),
  };
}

export type TelephoneShape = ReturnType<typeof telephoneShape>;
