import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { isSaleable, stockOf, type Catalog } from '#modules/catalog/index.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { OutgoingAlerts } from './alert-letters.ts';
import * as repository from './alert-repository.ts';

export type SendOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly inventory: Pick<Inventory, 'refresh'>;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly stores: Pick<Stores, 'defaultView'>;
  readonly mails: OutgoingAlerts;
};

type Pieces = { readonly web: number; readonly anywhere: number };

/** For so long a piece is offered to one person before the next one hears of it. */
const offerLife = 24 * 3_600_000;
/** One transaction stays short; the rest follows with the next run. */
const maxMails = 200;

/**
 * Mails those who wait for a product that is back: the first in the queue first, no more of them than there are pieces.
 * Each alert is closed in the transaction that puts its mail into the outbox, so any number of processes may run this at once (R042).
 */
export async function sendAlerts(options: SendOptions): Promise<void> {
  const { database, inventory, catalog, stores } = options;
  await inventory.refresh();
  const view = catalog.view(stores.defaultView().code);
  for (const sku of await repository.waitingSkus(database)) {
    const source = view.sourceBySku(sku);
    const state = source && stockOf(source);
    if (!state || !isSaleable(state)) continue;
    const pieces = state.isMadeToOrder ? { web: maxMails, anywhere: maxMails } : { web: state.web, anywhere: state.web + state.branches };
    await database.transaction((tx) => sendFor(tx, options, sku, pieces));
  }
}

async function sendFor(tx: Tx, { clock, mails }: SendOptions, sku: string, { web, anywhere }: Pieces): Promise<void> {
  const now = clock.now();
  await repository.lockFor(tx, sku);
  const offered = await repository.countSentSince(tx, sku, new Date(now.getTime() - offerLife));
  const free = Math.min(anywhere - offered, maxMails);
  if (free <= 0) return;
  for (const alert of await repository.nextWaiting(tx, sku, web > 0 ? ['any', 'delivery'] : ['any'], free)) {
    await repository.markSent(tx, alert.id, now);
    await mails.backInStock.send(tx, { id: alert.id, isOnlyInBranches: web === 0 });
  }
}
