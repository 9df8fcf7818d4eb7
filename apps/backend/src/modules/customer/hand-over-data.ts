import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Customer } from './customer.ts';
import { dataArchive } from './data-archive.ts';
import { isLinkOf } from './data-link-repository.ts';
import type { Parts } from './open-customers.ts';
import { dataLinkMs, exportData } from './privacy.ts';
import { noteOwnRequest } from './requests/own-request.ts';

/** How long ago the password was typed at most. */
const freshMs = 15 * 60_000;

async function expectFresh({ sessions }: Parts, { tokenHash = '', now }: RequestContext): Promise<void> {
  const since = await sessions.since(tokenHash);
  if (!since || now.getTime() - since.getTime() > freshMs) throw inputError('Log in again to download your data.');
}

/** LAW-20: a copy of what is of the account, for somebody who has just logged in; the owner of the address hears of it by mail. */
export async function handOverData(parts: Parts, customer: Customer, context: RequestContext): Promise<string> {
  await expectFresh(parts, context);
  const data = await exportData(parts, customer, 'account');
  await parts.database.transaction(async (tx) => {
    await noteOwnRequest(tx, customer.id, 'export', context.now);
    await parts.mailer.send(tx, parts.mails.dataCopied(customer));
  });
  return data;
}

/** A copy of everything, to read as well, by a link that is mailed to who has just logged in. */
export async function requestData(parts: Parts, customer: Customer, context: RequestContext): Promise<true> {
  await expectFresh(parts, context);
  await parts.database.transaction(async (tx) => {
    await noteOwnRequest(tx, customer.id, 'export', context.now);
    if (!(await parts.dataMails.sendAwaited(tx, customer, context.store.code)))
      throw inputError('This address got several mails today. Please try again tomorrow.');
  });
  return true;
}

/** Where that link leads: it opens nothing without the log-in of the customer it was mailed to. */
export async function downloadData(parts: Parts, customer: Customer, token: string, { now, store }: RequestContext) {
  const since = new Date(now.getTime() - dataLinkMs);
  if (!(await isLinkOf(parts.database, hashToken(token), customer.id, since))) {
    throw inputError('This link does not work any more. Ask for a new one.');
  }
  const archive = dataArchive(await exportData(parts, customer, 'address'), store, now);
  return { name: `maas-en-alm-${now.toISOString().slice(0, 10)}.zip`, content: Buffer.from(archive).toString('base64') };
}
