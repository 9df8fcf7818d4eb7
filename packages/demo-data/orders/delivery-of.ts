import { branches } from '../content/branches.ts';
import { carriers } from '../checkout/shipping.ts';
import { taxRates } from '../checkout/tax-rates.ts';
import type { DemoShippingMethod } from '../checkout/model.ts';
import type { DemoAddress } from '../customers/model.ts';
import type { DemoBranch } from '../model.ts';
import type { Orderer } from './people.ts';
import type { OrderPlan } from './plan.ts';

export type Delivery = {
  readonly address: DemoAddress;
  readonly branch?: DemoBranch;
  readonly carrierCode: string;
  readonly carrierTitle: DemoShippingMethod['title'];
  readonly method: DemoShippingMethod;
  readonly taxPercent: number;
};

function methodOf(carrierCode: string, methodCode: string): Pick<Delivery, 'carrierCode' | 'carrierTitle' | 'method'> {
  const carrier = carriers.find(({ code }) => code === carrierCode);
  const method = carrier?.methods.find(({ code }) => code === methodCode);
  if (!carrier || !method) throw new Error(`${carrierCode} has no ${methodCode}`);
  return { carrierCode, carrierTitle: carrier.title, method };
}

/** The address an order for pickup carries: the branch's, in the name of who collects it. */
function branchAddress({ street, postcode, city, countryCode, phone, name }: DemoBranch, { billing }: Orderer): DemoAddress {
  const [, streetName = street, number = ''] = /^(.+) (\S+)$/.exec(street) ?? [];
  const { firstname, middlename, lastname } = billing;
  return {
    firstname,
    ...(middlename === undefined ? {} : { middlename }),
    lastname,
    company: name,
    street: [streetName, number],
    postcode,
    city,
    countryCode,
    telephone: phone,
  };
}

function standardRate(countryCode: string): number {
  const rate = taxRates.find((candidate) => candidate.countryCode === countryCode);
  if (!rate) throw new Error(`${countryCode} has no tax rate`);
  return rate.standardPercent;
}

/** How an order leaves the shop. VAT follows the destination, or the branch where it is picked up (LAW-25). */
export function deliveryOf(way: OrderPlan['way'], who: Orderer): Delivery {
  const branch = branches.find(({ code }) => code === way);
  if (branch) {
    const address = branchAddress(branch, who);
    return { address, branch, ...methodOf('instore', 'pickup'), taxPercent: standardRate(branch.countryCode) };
  }
  const [carrierCode = '', methodCode = ''] = way.split('/');
  return { address: who.shipping, ...methodOf(carrierCode, methodCode), taxPercent: standardRate(who.shipping.countryCode) };
}

/** What delivery costs including VAT: nothing from the threshold on. */
export function deliveryCents({ address, method }: Delivery, subtotalCents: number): number {
  const rate = method.rates.find(({ countryCode }) => countryCode === address.countryCode);
  if (!rate) throw new Error(`${method.code} does not go to ${address.countryCode}`);
  return rate.freeFromCents !== undefined && subtotalCents >= rate.freeFromCents ? 0 : rate.cents;
}
