import type { TelephoneRowFragment, TelephoneWishInput } from '../../../generated/graphql.ts';

export const ways = ['later', 'parcel', 'pickup'] as const;
type Way = (typeof ways)[number];

export type AddressDraft = {
  readonly prefix: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
  readonly suffix: string;
  readonly company: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly telephone: string;
};

export type DraftLine = { readonly sku: string; readonly quantity: number };

/** What is filled in on the screen. */
export type TelephoneDraft = {
  readonly email: string;
  readonly name: string;
  readonly store: string;
  readonly lines: readonly DraftLine[];
  readonly coupon: string;
  /** `later`: the customer fills it in. */
  readonly way: Way;
  readonly address: AddressDraft;
  readonly pickup: string;
  readonly method: string;
};

const emptyAddress = (country: string): AddressDraft => ({
  prefix: '',
  firstname: '',
  middlename: '',
  lastname: '',
  suffix: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  country,
  telephone: '',
});

export const emptyDraft = (store: string, country: string): TelephoneDraft => ({
  email: '',
  name: '',
  store,
  lines: [],
  coupon: '',
  way: 'later',
  address: emptyAddress(country),
  pickup: '',
  method: '',
});

type Address = NonNullable<TelephoneRowFragment['address']>;

/** An address of the shop, as its fields show it. */
export const addressDraft = ({ street, prefix, middlename, suffix, company, telephone, ...rest }: Address): AddressDraft => ({
  ...rest,
  prefix: prefix ?? '',
  middlename: middlename ?? '',
  suffix: suffix ?? '',
  company: company ?? '',
  telephone: telephone ?? '',
  street: street.join(' '),
});

/** One that was sent, as the screen shows it to be changed. */
export const draftOf = (order: TelephoneRowFragment, country: string): TelephoneDraft => ({
  email: order.email,
  name: order.name ?? '',
  store: order.store,
  lines: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
  coupon: order.coupon ?? '',
  way: order.pickup ? 'pickup' : order.address ? 'parcel' : 'later',
  address: order.address ? addressDraft(order.address) : emptyAddress(country),
  pickup: order.pickup ?? '',
  method: order.method ?? '',
});

/** Why an order that was sent cannot be changed any more; undefined: it can. */
export function whyOver(
  order: Pick<TelephoneRowFragment, 'state'> | null,
): Exclude<TelephoneRowFragment['state'], 'sent'> | 'gone' | undefined {
  if (order === null) return 'gone';
  return order.state === 'sent' ? undefined : order.state;
}

const isTyped = ({ country: _country, ...rest }: AddressDraft): boolean => Object.values(rest).some((text) => text.trim() !== '');

/** What was kept on the device before a field was there lacks it. */
const filled = (text: string | undefined): string | null => text?.trim() || null;

/** As the contract wants it: what the customer fills in later is left out. */
export function wishOf(draft: TelephoneDraft): TelephoneWishInput {
  const { email, name, store, lines, coupon, way, address, pickup, method } = draft;
  const isSent = way === 'parcel' || (way === 'pickup' && isTyped(address));
  return {
    store,
    email: email.trim(),
    name: name.trim() || null,
    lines: lines.filter(({ quantity }) => quantity > 0).map(({ sku, quantity }) => ({ sku, quantity })),
    coupon: coupon.trim() || null,
    address: isSent
      ? {
          ...address,
          prefix: filled(address.prefix),
          middlename: filled(address.middlename),
          suffix: filled(address.suffix),
          company: filled(address.company),
          telephone: filled(address.telephone),
          street: [address.street.trim()],
        }
      : null,
    pickup: way === 'pickup' ? pickup || null : null,
    method: way === 'parcel' ? method || null : null,
  };
}

/** One more of an article, or the first. */
export function withOneMore(lines: readonly DraftLine[], sku: string): readonly DraftLine[] {
  if (!lines.some((line) => line.sku === sku)) return [...lines, { sku, quantity: 1 }];
  return lines.map((line) => (line.sku === sku ? { ...line, quantity: line.quantity + 1 } : line));
}

/** So many of an article; none takes its line away. */
export const withQuantity = (lines: readonly DraftLine[], sku: string, quantity: number): readonly DraftLine[] =>
  quantity < 1 ? lines.filter((line) => line.sku !== sku) : lines.map((line) => (line.sku === sku ? { sku, quantity } : line));

/** Enough of an address that it is worth asking who that is. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
