import { isEmail } from '@shop/rules/email';
import { normaliseCountry } from '@shop/rules/country';
import type { CartAddressInput } from '@shop/contract';
import { ShopError } from '#kernel/errors.ts';
import { readName } from '#kernel/read-text.ts';
import { whoPays, type CartAddress, type CartDocument, type DeliveryTables, type MethodCode } from '#modules/cart/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { branchAddress, readCartAddress, toCartAddress } from '../read-cart-address.ts';

/** What staff has typed. */
export type TelephoneWish = {
  readonly store: string;
  readonly email: string;
  readonly name?: string | null;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly coupon?: string | null;
  readonly address?: WishedAddress | null;
  /** A branch where it is collected. */
  readonly pickup?: string | null;
  /** How a parcel travels, `carrier/method`; the usual way when nothing is said. */
  readonly method?: string | null;
};

type WishedAddress = {
  readonly prefix?: string | null;
  readonly firstname: string;
  readonly middlename?: string | null;
  readonly lastname: string;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly telephone?: string | null;
};

/** What keeps an order from being sent, by where it was typed. */
export type TelephoneProblem = {
  readonly code: 'email' | 'name' | 'nothing' | 'line' | 'choose' | 'coupon' | 'address' | 'country' | 'pickup';
  readonly field?: string;
  readonly sku?: string;
  /** How many there are of what is too little. */
  readonly available?: number;
};

type Known = { readonly stores: Pick<Stores, 'branchByCode'>; readonly delivery: DeliveryTables };

/** Fields by what `readAddress` calls them in its refusals. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/Prefix/, 'prefix'],
  [/First Name/, 'firstname'],
  [/Middle Name/, 'middlename'],
  [/Last Name/, 'lastname'],
  [/Suffix/, 'suffix'],
  [/Company/, 'company'],
  [/Street/, 'street'],
  [/zip|Zip/, 'postcode'],
  [/City/, 'city'],
  [/Phone/, 'telephone'],
];

/** What a wish says of its person; what is wrong with it is named, and left out. */
export function readPerson(
  wish: TelephoneWish,
  known: Known,
): { readonly person: Omit<CartDocument, 'lines' | 'nextLineId'>; readonly name: string | null; readonly problems: TelephoneProblem[] } {
  const problems: TelephoneProblem[] = [];
  const tried = <T>(read: () => T, problem: (message: string) => TelephoneProblem): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      problems.push(problem(error.message));
      return undefined;
    }
  };
  const email = wish.email.trim();
  if (!isEmail(email)) problems.push({ code: 'email' });
  const name = tried(
    () => readName(wish.name, 'Name'),
    () => ({ code: 'name' }),
  );
  const code = wish.pickup?.trim() || undefined;
  const branch = code === undefined ? undefined : known.stores.branchByCode(code);
  if (code !== undefined && !branch) problems.push({ code: 'pickup' });
  const { address: typed } = wish;
  const address = typed
    ? tried(
        () => toCartAddress(readCartAddress(inputOf(typed), branch !== undefined)),
        (message) => ({ code: 'address', field: fields.find(([label]) => label.test(message))?.[1] ?? 'country' }),
      )
    : undefined;
  const person = isEmail(email) ? { email } : {};
  if (branch) return { person: { ...person, ...collected(branch, address, known.delivery) }, name: name ?? null, problems };
  if (!address) return { person, name: name ?? null, problems };
  const method = methodTo(known.delivery, address.countryCode, wish.method ?? undefined);
  if (!method) problems.push({ code: 'country', field: 'country' });
  const travels = method ? { shippingAddress: address, billingAddress: address, shippingMethod: method } : {};
  return { person: { ...person, ...travels }, name: name ?? null, problems };
}

const inputOf = ({ country, company, telephone, ...address }: WishedAddress): CartAddressInput => ({
  ...address,
  street: [...address.street],
  company: company ?? null,
  telephone: telephone ?? null,
  country_code: normaliseCountry(country),
});

type Branch = NonNullable<ReturnType<Known['stores']['branchByCode']>>;

/** Who was named pays, and collects. */
function collected(branch: Branch, address: CartAddress | undefined, { methods }: DeliveryTables): Partial<CartDocument> {
  const method = methods.find(({ isPickup, rates }) => isPickup && rates.some(({ countryCode }) => countryCode === branch.countryCode));
  return {
    pickupLocationCode: branch.code,
    shippingAddress: branchAddress(branch, address ?? whoPays),
    ...(address ? { billingAddress: address } : {}),
    ...(method ? { shippingMethod: codeOf(method) } : {}),
  };
}

const codeOf = ({ carrierCode, methodCode }: MethodCode): MethodCode => ({ carrierCode, methodCode });

/** The chosen way to a country, or the usual one; undefined when nothing goes there. */
function methodTo({ methods }: DeliveryTables, countryCode: string, wanted: string | undefined): MethodCode | undefined {
  const there = methods.filter(({ isPickup, rates }) => !isPickup && rates.some((rate) => rate.countryCode === countryCode));
  const method = there.find(({ carrierCode, methodCode }) => `${carrierCode}/${methodCode}` === wanted) ?? there[0];
  return method && codeOf(method);
}
