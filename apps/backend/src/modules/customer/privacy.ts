import { normaliseEmail } from '@shop/rules/email';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import type { Handover } from '#kernel/database/owned-rows.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Newsletter } from '#modules/newsletter/index.ts';
import { readAddresses } from './address-repository.ts';
import type { Customer } from './customer.ts';
import * as repository from './customer-repository.ts';
import { deleteLinksUntil } from './data-link-repository.ts';
import { mergesInto } from './merge/merge-repository.ts';
import { deleteClosedBefore, releaseRequests } from './requests/request-repository.ts';

/**
 * Whose rows: of the account alone, or all with its address as well, which nobody proves who makes an account (decision 123). A copy of those
 * goes to the address itself, or to whom staff gives it.
 */
export type Reach = 'account' | 'address';

/** What another domain keeps of a customer: it tells it, forgets it, and gives it to another account of the same person. */
export type PersonalData = {
  readonly name: string;
  readonly read: (customerId: number, reach: Reach) => Promise<unknown>;
  readonly forget: (tx: Tx, customerId: number) => Promise<void>;
  /** What has none is of an address or of the log, and stays with it. */
  readonly handOver?: Handover;
  /** What the law keeps when they are erased; the first are the rows that are handed over. */
  readonly keeps?: (sql: Queryable, customerId: number) => Promise<readonly KeptRecord[]>;
};

/** What stays without the account, and the last day it does. */
export type KeptRecord = { readonly what: string; readonly count: number; readonly until: string };

export type PrivacyParts = {
  readonly jobs: Pick<Jobs, 'forget'>;
  readonly database: Database;
  readonly newsletter: Newsletter;
  readonly others: readonly PersonalData[];
};

type Known = Omit<PrivacyParts, 'jobs'>;

/** LAW-20: time to think again. */
export const graceDays = 14;
/** How long it can be shown that somebody was answered: as long as they could complain of it. */
const requestMs = 3 * 366 * 86_400_000;
/** How long a mailed link to a copy of the data works. */
export const dataLinkMs = 86_400_000;

/** What the shop knows of a customer, readable by people and programs. */
export async function exportData(parts: Known, customer: Customer, reach: Reach): Promise<string> {
  const { database, others } = parts;
  const own = {
    account: customer,
    addresses: await readAddresses(database, customer.id),
    newsletter: await consentOf(parts, customer.email, reach),
    ...(await traces(database, customer.id)),
    mergedAccounts: await mergedAccounts(parts, customer.id, reach),
  };
  return JSON.stringify({ ...own, ...(await known(others, customer.id, reach)) }, null, 2);
}

const consentOf = async ({ newsletter }: Known, email: string, reach: Reach): Promise<object | null> =>
  reach === 'address' ? ((await newsletter.evidenceOf(email)) ?? null) : null;

async function known(others: readonly PersonalData[], customerId: number, reach: Reach): Promise<object> {
  const theirs = await Promise.all(others.map(async ({ name, read }) => [name, await read(customerId, reach)] as const));
  return Object.fromEntries(theirs);
}

/** What was left with accounts that became a part of this one: consents of their addresses, what the log has of them. */
async function mergedAccounts(parts: Known, customerId: number, reach: Reach): Promise<readonly object[]> {
  const accounts = [];
  for (const { loserId, email, mergedAt } of await mergesInto(parts.database, customerId)) {
    const account = await repository.findCustomer(parts.database, loserId);
    const newsletter = await consentOf(parts, email, reach);
    accounts.push({ email, mergedAt, ...(account ? { account } : {}), newsletter, ...(await known(parts.others, loserId, reach)) });
  }
  return accounts;
}

/** When somebody logged in, wanted another password or a copy like this one; never a secret, nor its hash. */
async function traces(database: Database, customerId: number): Promise<object> {
  const read = async (text: string): Promise<readonly unknown[]> => (await database.query(text, [customerId])).rows;
  return {
    sessions: await read(
      'select created_at as "since", used_at as "lastUsed" from customer_token where customer_id = $1 order by created_at',
    ),
    passwordResets: await read(
      'select requested_at as "requestedAt", used_at as "usedAt" from password_reset where customer_id = $1 order by requested_at',
    ),
    emailChanges: await read('select email, requested_at as "requestedAt" from email_change where customer_id = $1'),
    privacyRequests: await read(
      'select kind, state, received_at as "receivedAt", note, answer, handled_at as "handledAt" from privacy_request where customer_id = $1 order by id',
    ),
    dataLinks: await read('select made_at as "createdAt" from customer_data_link where customer_id = $1'),
  };
}

/** Erases the accounts whose time to think is over, each in its own transaction, and links that do not work any more. */
export async function eraseDue(parts: PrivacyParts, now: Date): Promise<void> {
  const { database } = parts;
  await deleteLinksUntil(database, new Date(now.getTime() - dataLinkMs));
  await deleteClosedBefore(database, new Date(now.getTime() - requestMs));
  for (const id of await repository.findDueForErasure(database, now)) {
    await database.transaction((tx) => eraseCustomer(tx, parts, id, now));
  }
}

/** Forgets a customer, and with them the accounts that became a part of theirs. */
export async function eraseCustomer(
  tx: Tx,
  parts: Pick<PrivacyParts, 'jobs' | 'newsletter' | 'others'>,
  id: number,
  now: Date,
): Promise<void> {
  const customer = await repository.findCustomer(tx, id);
  if (!customer) return;
  for (const { loserId, email } of await mergesInto(tx, id)) await forgetOne(tx, parts, { id: loserId, email });
  await forgetOne(tx, parts, customer);
  await releaseRequests(tx, id, now);
}

type Account = { readonly id: number; readonly email: string };

async function forgetOne(
  tx: Tx,
  { jobs, newsletter, others }: Pick<PrivacyParts, 'jobs' | 'newsletter' | 'others'>,
  { id, email }: Account,
): Promise<void> {
  for (const { forget } of others) await forget(tx, id);
  // Somebody may have made an account with an address that was left behind.
  const owner = await repository.findByEmail(tx, normaliseEmail(email));
  if (!owner || owner.id === id) await newsletter.forget(tx, email);
  await jobs.forget(tx, email);
  await repository.deleteCustomer(tx, id);
}
