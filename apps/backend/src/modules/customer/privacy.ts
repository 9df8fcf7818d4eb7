import type { Database, Tx } from '#kernel/database/database.ts';
import type { Newsletter } from '#modules/newsletter/index.ts';
import { readAddresses } from './address-repository.ts';
import type { Customer } from './customer.ts';
import * as repository from './customer-repository.ts';
import { deleteLinksUntil } from './data-link-repository.ts';

/** What another domain keeps of a customer: it tells it, and forgets it. */
export type PersonalData = {
  readonly name: string;
  readonly read: (customerId: number) => Promise<unknown>;
  readonly forget: (tx: Tx, customerId: number) => Promise<void>;
};

type Options = { readonly database: Database; readonly newsletter: Newsletter; readonly others: readonly PersonalData[] };

/** LAW-20: time to think again. */
export const graceDays = 14;
/** How long a mailed link to a copy of the data works. */
export const dataLinkMs = 86_400_000;

/** Everything the shop knows of a customer, readable by people and programs. */
export async function exportData({ database, newsletter, others }: Options, customer: Customer): Promise<string> {
  const own = {
    account: customer,
    addresses: await readAddresses(database, customer.id),
    newsletter: (await newsletter.evidenceOf(customer.email)) ?? null,
    ...(await traces(database, customer.id)),
  };
  const theirs = await Promise.all(others.map(async ({ name, read }) => [name, await read(customer.id)] as const));
  return JSON.stringify({ ...own, ...Object.fromEntries(theirs) }, null, 2);
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
    dataLinks: await read('select made_at as "createdAt" from customer_data_link where customer_id = $1'),
  };
}

/** Erases the accounts whose time to think is over, each in its own transaction, and links that do not work any more. */
export async function eraseDue({ database, newsletter, others }: Options, now: Date): Promise<void> {
  await deleteLinksUntil(database, new Date(now.getTime() - dataLinkMs));
  for (const id of await repository.findDueForErasure(database, now)) {
    await database.transaction(async (tx) => {
      const customer = await repository.findCustomer(tx, id);
      if (!customer) return;
      for (const { forget } of others) await forget(tx, id);
      await newsletter.forget(tx, customer.email);
      await repository.deleteCustomer(tx, id);
    });
  }
}
