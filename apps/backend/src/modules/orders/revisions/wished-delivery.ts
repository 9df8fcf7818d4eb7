import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { DeliveryTables } from '#modules/cart/index.ts';
import { readAddress, type AddressInput } from '#modules/customer/index.ts';
import { taxRuleOf, type TaxRule } from '#modules/pricing/index.ts';
import { pickText, type StoreTexts } from '#modules/stores/index.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { Order, OrderAddress, OrderContent } from '../order.ts';

export type WishedAddress = {
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

export type DeliveryTools = {
  readonly tables: DeliveryTables;
  /** Where parcels start from. */
  readonly dispatchCountry: string;
  /** Languages a text is looked for in, the order's own first. */
  readonly chain: readonly string[];
};

type Method = DeliveryTables['methods'][number];
export const deliveryCode = ({ carrierCode, methodCode }: Pick<Method, 'carrierCode' | 'methodCode'>): string =>
  `${carrierCode}/${methodCode}`;

/** Ways to bring a parcel to a country, with what each costs. */
export const waysTo = ({ methods }: DeliveryTables, country: string): readonly { readonly method: Method; readonly cents: Cents }[] =>
  methods.flatMap((method) => {
    const rate = method.isPickup ? undefined : method.rates.find(({ countryCode }) => countryCode === country);
    return rate ? [{ method, cents: rate.cents }] : [];
  });

/** Where an order shall go and how, and whose VAT is due then. */
export type Delivery = Pick<OrderContent, 'shippingAddress' | 'shippingMethod' | 'tax'> & {
  readonly shippingCents: Cents | undefined;
  readonly taxRule: TaxRule | undefined;
};

type Wish = { readonly address?: WishedAddress | null | undefined; readonly delivery?: string | null | undefined };

/** Reads what an edit wants of the delivery. Consumers pay the same gross price in every country; the VAT in it is another one (LAW-25). */
export function wishedDelivery(order: Order, { address, delivery }: Wish, tools: DeliveryTools): Delivery {
  if (address || delivery) checkStillHere(order);
  const shippingAddress = address ? readWished(order, address) : order.shippingAddress;
  const country = shippingAddress?.countryCode ?? '';
  const isMoved = country !== order.shippingAddress?.countryCode;
  if (isMoved) checkCountry(order, country, tools.tables);
  const chosen = chooseWay(order, delivery, country, isMoved, tools);
  const taxRule = isMoved
    ? taxRuleOf({
        countryCode: country,
        isPickup: false,
        isApprovedBusiness: false,
        dispatchCountry: tools.dispatchCountry,
        rates: tools.tables.taxRates,
      })
    : undefined;
  return { shippingAddress, tax: order.tax, taxRule, ...chosen };
}

/** Whether an order can still go somewhere else. */
export const mayMove = (order: Order): boolean =>
  order.pickup === null && order.shippingAddress !== null && !pieceLedger(order).some(({ sent, planned }) => sent + planned > 0);

function checkStillHere(order: Order): void {
  if (order.pickup || order.shippingAddress === null) throw inputError('The order is collected: it has no address of delivery.');
  if (!mayMove(order)) throw inputError('The address cannot change any more: something has left or is planned.');
}

function checkCountry(order: Order, country: string, tables: DeliveryTables): void {
  if (order.tax.isExempt)
    throw inputError('The order is free of VAT: with another country the VAT number must be checked again, so it is ordered anew.');
  if (order.isBusiness) throw inputError('A business order keeps its country: VAT is reckoned another way there.');
  if (waysTo(tables, country).length === 0) throw inputError(`Parcels do not go to ${country}.`);
}

/** Nobody inherits a part of the name that went before. What nobody is asked for stays: fax and numbers, and the region within its country. */
function readWished({ shippingAddress }: Order, { country, ...given }: WishedAddress): OrderAddress {
  const { prefix = null, middlename = null, suffix = null, company = null } = given;
  const named = { ...given, prefix, middlename, suffix, company };
  const input = { ...named, street: [...given.street], country_code: country.trim().toUpperCase() } as unknown as AddressInput;
  const before = shippingAddress ? { ...shippingAddress, isDefaultBilling: false, isDefaultShipping: false } : undefined;
  const {
    isDefaultBilling: _billing,
    isDefaultShipping: _shipping,
    ...address
  } = readAddress(input, before, { isTelephoneOptional: true });
  return address;
}

function chooseWay(
  { shippingMethod }: Order,
  code: string | null | undefined,
  country: string,
  isMoved: boolean,
  { tables, chain }: DeliveryTools,
): Pick<Delivery, 'shippingMethod' | 'shippingCents'> {
  if (!code && !isMoved) return { shippingMethod, shippingCents: undefined };
  const ways = waysTo(tables, country);
  const named = (wanted: string | undefined) => ways.find(({ method }) => deliveryCode(method) === wanted);
  const way = code ? named(code) : (named(shippingMethod ? deliveryCode(shippingMethod) : undefined) ?? ways[0]);
  if (!way) throw inputError(`The delivery ${(code ?? '').slice(0, 64)} does not go there.`);
  const text = (texts: StoreTexts): string => pickText(texts, chain) ?? '';
  const { carrierCode, methodCode, carrierTitle, methodTitle } = way.method;
  return {
    shippingMethod: { carrierCode, methodCode, carrierTitle: text(carrierTitle), methodTitle: text(methodTitle) },
    // The usual way to another country costs what was paid for the delivery.
    shippingCents: code ? way.cents : undefined,
  };
}
