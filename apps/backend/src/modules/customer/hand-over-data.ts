import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Customer } from './customer.ts';
import type { Parts } from './open-customers.ts';
import { exportData } from './privacy.ts';

/** How long ago the password was typed at most. */
const freshMs = 15 * 60_000;

/** LAW-20: a copy of everything, for somebody who has just logged in; the owner of the address hears of it by mail. */
export async function handOverData(parts: Parts, customer: Customer, { tokenHash = '', now }: RequestContext): Promise<string> {
  const since = await parts.sessions.since(tokenHash);
  if (!since || now.getTime() - since.getTime() > freshMs) throw inputError('Log in again to download your data.');
  const data = await exportData(parts, customer);
  await parts.database.transaction((tx) => parts.mailer.send(tx, parts.mails.dataCopied(customer)));
  return data;
}
