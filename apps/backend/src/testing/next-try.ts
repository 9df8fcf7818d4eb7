import type { TestShop } from './create-test-shop.ts';

/** Lets the time of a queue's waiting jobs come, and runs what is due; the provider is no longer spared either. */
export async function nextTry(shop: Pick<TestShop, 'database' | 'clock' | 'backend'>, queue: string): Promise<void> {
  shop.clock.advance(60_000);
  await shop.database.query(`update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry')`, [queue]);
  await shop.backend.runDueJobs();
}
