import type { ProductAlertSubscriptionInput } from '@shop/contract';
import { isEmail, normaliseEmail } from '@shop/rules/email';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { stockOf, type Catalog, type ProductSource } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { OutgoingAlerts } from './alert-letters.ts';
import * as repository from './alert-repository.ts';

export type SubscribeOptions = {
  readonly database: Database;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly customers: Pick<Customers, 'find'>;
  readonly mails: OutgoingAlerts;
};

const minute = 60_000;
const day = 24 * 60 * minute;
/** A second request so soon is the same click (R046); a later one means that the mail was lost. */
const sameRequest = 10 * minute;
/** So many open questions an address may have a day: nobody fills somebody else's mailbox. */
const maxUnconfirmed = 3;

/** Puts an address into the queue of a product; asking twice changes nothing. */
export async function subscribe(
  options: SubscribeOptions,
  { email: given, sku: asked, type }: ProductAlertSubscriptionInput,
  { store, customerId, now }: RequestContext,
): Promise<void> {
  const address = given.trim();
  if (!isEmail(address)) throw inputError('Enter a valid email address.');
  if (type !== 'stock') throw inputError('Only alerts of the type "stock" are offered.');
  const source = options.catalog.view(store.code).sourceBySku(asked.trim());
  if (!source || !isShown(source)) throw notFound(`Could not find a product with SKU "${asked.slice(0, 64)}"`);
  const owner = customerId === undefined ? undefined : await options.customers.find(customerId);
  const isOwn = owner !== undefined && normaliseEmail(owner.email) === normaliseEmail(address);
  const request = {
    email: normaliseEmail(address),
    sku: source.record.sku,
    storeCode: store.code,
    customerId: isOwn ? owner.id : null,
    waitsFor: waitsFor(source),
    now,
  };
  await options.database.transaction((tx) => ask(tx, options, request));
}

type Request = repository.AlertRequest;

/** A variant is not found by itself but on the page of its product. */
const isShown = ({ record, view }: ProductSource): boolean =>
  record.isVisible || (record.parentId !== undefined && view.source(record.parentId)?.record.isVisible === true);

function waitsFor(source: ProductSource): repository.WaitsFor {
  const { web, branches, isMadeToOrder } = stockOf(source);
  return web === 0 && branches > 0 && !isMadeToOrder ? 'delivery' : 'any';
}

async function ask(tx: Tx, { mails }: SubscribeOptions, request: Request): Promise<void> {
  const { email, sku, now } = request;
  await repository.lockFor(tx, email);
  const open = await repository.findOpen(tx, email, sku);
  if (open?.state === 'waiting' || (open && now.getTime() - open.requestedAt.getTime() < sameRequest)) return;
  if (!open && (await repository.countUnconfirmed(tx, email, new Date(now.getTime() - day))) >= maxUnconfirmed)
    throw inputError(`${maxUnconfirmed} alerts wait for a confirmation of this address. Confirm them first.`);
  await repository.saveRequest(tx, request);
  await mails.confirm.sendLimited(tx, email, { email, sku });
}
