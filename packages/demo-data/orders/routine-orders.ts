import { products } from '../catalogue/products.ts';
import { randomOf, type Random } from '../catalogue/plan/random.ts';
import type { DemoProduct } from '../model.ts';
import { guestNames, orderer, type GuestName } from './people.ts';
import type { OrderPlan, PlannedItem } from './plan.ts';

const orderCount = 34;
/** 18 months, and never so young that a parcel would still be on its way. */
const oldest = 540;
const youngest = 14;

const privateAccounts: readonly number[] = [1, 2, 6, 7, 9, 10];
type Way = OrderPlan['way'];

const waysTo: Readonly<Record<string, readonly Way[]>> = {
  NL: ['postnl/home', 'postnl/home', 'dhl/parcelshop', 'SIT', 'ROE'],
  DE: ['dhl/home', 'dhl/home', 'AAC'],
  BE: ['bpost/home'],
  AT: ['dhl/home'],
  LU: ['dhl/home'],
};
const elsewhere: readonly Way[] = ['dhl/home'];
const paymentsIn: Readonly<Record<string, readonly string[]>> = {
  NL: ['multisafepay_ideal', 'multisafepay_ideal', 'multisafepay_paypal', 'multisafepay_creditcard'],
  DE: ['multisafepay_paypal', 'multisafepay_klarna', 'multisafepay_creditcard', 'banktransfer'],
  BE: ['multisafepay_bancontact'],
  AT: ['multisafepay_paypal', 'multisafepay_creditcard'],
  LU: ['multisafepay_creditcard'],
};

const dearestCents = 40_000;

/** What a shopper can have bought that day: on sale already, not a set, and nothing one buys once in a lifetime. */
const sellableOn = (daysAgo: number): readonly DemoProduct[] =>
  products.filter(
    ({ type, createdDaysAgo, prices }) =>
      (type === 'simple' || type === 'configurable') && createdDaysAgo > daysAgo && prices.every(({ cents }) => cents < dearestCents),
  );

function item(product: DemoProduct, random: Random): PlannedItem {
  const sku = product.type === 'configurable' ? random.pick(product.variants).sku : product.sku;
  return { sku, quantity: product.categoryIds.includes(470) || product.categoryIds.includes(260) ? random.int(1, 3) : 1 };
}

function buyer(daysAgo: number, random: Random): number | GuestName {
  const known = privateAccounts.filter((id) => orderer(id).knownForDays > daysAgo);
  return known.length > 0 && random.chance(0.6) ? random.pick(known) : random.pick(guestNames);
}

function routineOrder(index: number): OrderPlan {
  const random = randomOf(`order-${index}`);
  const daysAgo = oldest - Math.round(((oldest - youngest) * index) / (orderCount - 1));
  const who = buyer(daysAgo, random);
  const { countryCode } = orderer(who).shipping;
  const items = random.some(sellableOn(daysAgo), random.int(1, 3)).map((product) => item(product, random));
  const time = `${String(random.int(7, 21)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
  const way = random.pick(waysTo[countryCode] ?? elsewhere);
  const plan = { daysAgo, time, who, status: 'complete', items, way } as const;
  const payment = random.pick(paymentsIn[countryCode] ?? ['multisafepay_creditcard']);
  if (daysAgo < youngest + 20 || !random.chance(0.15)) return { ...plan, payment };
  return {
    ...plan,
    payment,
    refund: { daysAfter: random.int(8, 16), items: items.slice(0, 1), by: random.chance(0.4) ? 'shop' : 'label' },
  };
}

/** Orders of everyday trade, spread over 18 months; the same on every call. */
export const routineOrders: readonly OrderPlan[] = Array.from({ length: orderCount }, (_, index) => routineOrder(index));
