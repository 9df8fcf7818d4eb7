import { setTimeout } from 'node:timers/promises';
import type { DemoShop, ScaledShop } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { StartError } from '#kernel/errors.ts';
import type { Media } from '#modules/media/index.ts';
import { prepareCatalogue } from './catalogue.ts';
import { seedCheckout } from './checkout.ts';
import { prepareEditorial } from './content-editorial.ts';
import { seedContent } from './content.ts';
import { seedCustomers } from './customers.ts';
import { keepDemoIds } from './demo-customers.ts';
import { seedForms } from './forms.ts';
import { seedManyCustomers } from './many-customers.ts';
import { seedManyOrders } from './many-orders.ts';
import { seedOrders } from './orders.ts';
import { seedReturns } from './returns.ts';
import { seedReviews } from './reviews.ts';
import { prepareStores } from './stores.ts';

type SeedOptions = {
  readonly shop: DemoShop | ScaledShop;
  readonly database: Database;
  readonly media: Pick<Media, 'storeRecipe'>;
  readonly clock: Clock;
  /** Their password is public: never in a shop that is open to strangers. */
  readonly hasDemoCustomers: boolean;
  /** Orders for measuring, beside those of the demo. */
  readonly furtherOrders?: number;
  /** Customers for measuring, who placed these orders and sent some of them back. */
  readonly furtherCustomers?: number;
};

// Any number but that of the migrations, the same in every process of the shop.
const seedLock = 7_202_612;
const attempts = 240;
const pauseMs = 250;
const idleLimit = '2min';

/** Whether the database has a shop already: without store views nothing can be served. */
export async function isSeeded(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>('select exists (select 1 from store_view) as found');
  return rows[0]?.found === true;
}

/**
 * Writes the demo shop in one transaction: a process killed half way leaves an empty shop, never half of one.
 * Of two processes that start together one writes, the other waits for it (R091).
 */
export async function seedShop(options: SeedOptions): Promise<void> {
  const { shop, database, media, clock, hasDemoCustomers, furtherOrders = 0, furtherCustomers = 0 } = options;
  const writeStores = await prepareStores(shop, media.storeRecipe);
  const writeCatalogue = await prepareCatalogue(shop, { now: clock.now(), storeRecipe: media.storeRecipe });
  const writeEditorial = await prepareEditorial({ now: clock.now(), storeRecipe: media.storeRecipe });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const write = async (tx: Tx): Promise<void> => {
      await writeStores(tx);
      await writeCatalogue(tx);
      await seedContent(tx, shop);
      await seedCheckout(tx, clock);
      await writeEditorial(tx);
      await seedForms(tx);
      if (hasDemoCustomers) await seedCustomers(tx, clock);
      else await keepDemoIds(tx);
      if (hasDemoCustomers) await seedReviews(tx, shop, clock);
      if (hasDemoCustomers) await seedOrders(tx, shop, clock);
      if (hasDemoCustomers) await seedReturns(tx, clock);
      if (furtherOrders > 0) await seedManyOrders(tx, furtherOrders, clock);
      if (furtherCustomers > 0) await seedManyCustomers(tx, furtherCustomers, clock);
    };
    if (await database.transaction((tx) => writeUnlessBusy(tx, write))) return;
    await setTimeout(pauseMs);
  }
  throw new StartError('Another process has been writing the demo shop for more than a minute: wait for it, then start again.');
}

/** False while another process writes; asked again and again, because waiting for a lock would run into the time limits of a statement. */
async function writeUnlessBusy(tx: Tx, write: (tx: Tx) => Promise<void>): Promise<boolean> {
  const { rows } = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [seedLock]);
  if (rows[0]?.mine !== true) return false;
  if (await isSeeded(tx)) return true;
  // Between two statements thousands of products are made: longer than a transaction of the shop may stand idle (R081).
  await tx.query(`set local idle_in_transaction_session_timeout = '${idleLimit}'`);
  await write(tx);
  return true;
}
