import { inputError, notFound } from '#kernel/errors.ts';
import type { Address, CustomerCard, ListedCustomer } from '#modules/customer/index.ts';
import { findSubscriptionOf } from '#modules/newsletter/index.ts';
import { countOrders, findOrders } from '#modules/orders/index.ts';
import { listReturnsOfCustomer } from '#modules/returns/index.ts';
import type { RoleGrant } from '#modules/staff/index.ts';
import { scopeOf } from '../../grants.ts';
import { nobody, wantedOrders } from '../../lists/orders.ts';
import type { Parts } from '../../parts.ts';
import type { Permission } from '../../permissions.ts';
import type { Granted } from '../../schema.ts';
import { summaryShape } from '../orders/order-shape.ts';
import { countLimit } from '../paging.ts';
import { consentShape } from '../queues/newsletter.ts';
import { reviewShape } from '../queues/reviews.ts';
import { returnSummaryShape } from '../returns/return-shape.ts';
import { seenBy } from './sees.ts';

type Named = { readonly firstname: string; readonly middlename: string | null; readonly lastname: string };

/** What a list and a card have alike. */
type Listed = Pick<ListedCustomer, 'id' | 'email' | 'company' | 'approval' | 'storeCode' | 'blockedAt' | 'createdAt'> & Named;

export const nameOf = ({ firstname, middlename, lastname }: Named): string => [firstname, middlename, lastname].filter(Boolean).join(' ');

export const listedShape = (row: Listed) => ({
  ...row,
  id: String(row.id),
  name: nameOf(row),
  store: row.storeCode,
  isBlocked: row.blockedAt !== null,
});

/** A customer as their page shows them; what lies elsewhere is asked for by its own resolver. */
export async function findCustomerShape(parts: Parts, id: number) {
  const card = await parts.customers.desk.card(parts.database, id);
  if (!card) throw notFound('There is no such customer.');
  return { ...card, typename: 'Customer', card, id: String(id), store: card.storeCode, language: parts.languageOf(card.storeCode) };
}

type Shape = Awaited<ReturnType<typeof findCustomerShape>>;

const addressShape = (address: Address) => ({
  ...address,
  id: String(address.id),
  name: nameOf(address),
  country: address.countryCode,
  isBilling: address.isDefaultBilling,
  isShipping: address.isDefaultShipping,
});

const shownOrders = 50;
const shownReturns = 50;
const shownReviews = 50;

/** What belongs to a customer and lies in other domains. */
export function customerFields(parts: Parts) {
  const { database, reviews } = parts;
  const { desk } = parts.customers;
  const wanted = (customerId: number, now: Date) => ({ ...wantedOrders({}, nobody, now), filter: { customerId } });
  return {
    addresses: async ({ card }: Shape) => (await desk.addresses(card.id)).map(addressShape),
    newsletter: async ({ card }: Shape) => {
      const found = await findSubscriptionOf(database, card.email);
      return found ? consentShape(found) : null;
    },
    sessions: ({ card }: Shape) => desk.sessions(card.id),
    orders: async ({ card }: Shape, _args: unknown, { identity, now }: Granted) => {
      const scope = scopeOf(identity.roles, 'orders.read');
      if (!scope) return [];
      return (await findOrders(database, wanted(card.id, now), { isOldestFirst: false, limit: shownOrders }, scope)).map(summaryShape);
    },
    orderCount: ({ card }: Shape, _args: unknown, { identity, now }: Granted) => {
      const scope = scopeOf(identity.roles, 'orders.read');
      return scope ? countOrders(database, wanted(card.id, now), countLimit, scope) : 0;
    },
    returns: async ({ card }: Shape, _args: unknown, { identity, now }: Granted) => {
      const scope = scopeOf(identity.roles, 'returns.read');
      if (!scope) return [];
      return (await listReturnsOfCustomer(database, card.id, scope, shownReturns)).map((row) => returnSummaryShape(row, now));
    },
    reviews: async ({ card }: Shape) => {
      const part = { isOldestFirst: false, limit: shownReviews };
      return (await reviews.page({ status: undefined, customerId: card.id }, part)).map(reviewShape);
    },
    sees: ({ card }: Shape, _args: unknown, { now }: Granted) => seenBy(parts, card, now),
    can: ({ card }: Shape, _args: unknown, { identity }: Granted) => whatCanBeDone(card, identity.roles),
  };
}

type Rule = { readonly permission: Permission; readonly when: (card: CustomerCard) => boolean };

/** What can be done with an account as it is, and nothing with one that became a part of another: buttons come from here, and the action checks again. */
const rules: Readonly<Record<string, Rule>> = {
  editCustomer: { permission: 'customers.edit', when: () => true },
  judgeCustomer: { permission: 'customers.judge', when: ({ company }) => company !== null },
  blockCustomer: { permission: 'customers.edit', when: ({ blockedAt }) => blockedAt === null },
  unblockCustomer: { permission: 'customers.edit', when: ({ blockedAt, lockedUntil }) => blockedAt !== null || lockedUntil !== null },
  resetCustomer: { permission: 'customers.edit', when: ({ blockedAt }) => blockedAt === null },
  endCustomerSessions: { permission: 'customers.edit', when: () => true },
  mergeCustomers: { permission: 'customers.merge', when: ({ eraseAfter }) => eraseAfter === null },
};

const whatCanBeDone = (card: CustomerCard, roles: readonly RoleGrant[]): readonly string[] =>
  Object.entries(rules)
    .filter(([, { permission, when }]) => scopeOf(roles, permission)?.all === true && card.mergedInto === null && when(card))
    .map(([name]) => name);

/** What the tax office says of the number of a business. */
export async function vatResult({ customers, database }: Parts, id: number) {
  const card = await customers.desk.card(database, id);
  if (!card) throw notFound('There is no such customer.');
  if (card.taxvat === null) throw inputError('This customer has no VAT number.');
  const country = card.taxvat.slice(0, 2) === 'EL' ? 'GR' : card.taxvat.slice(0, 2);
  return { number: card.taxvat, ...(await customers.checkVat(country, card.taxvat)) };
}
