import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Measure } from '#kernel/http/metrics.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import { unarchivedSeconds } from './unarchived-seconds.ts';

type Business = {
  readonly orders: number;
  readonly overduePayment: number;
  readonly lateJob: number;
  readonly deadLetters: number;
  readonly unarchived: number;
};

/** Counting stops here: the alarm is the same. */
const mostDeadLetters = 1_000;

const minute = 60_000;

/** All from the ends of indexes: Prometheus asks every process, and shoppers wait behind nothing of it. */
async function readBusiness(database: Database, jobs: Pick<Jobs, 'lateness' | 'countDeadLetters'>, now: Date): Promise<Business> {
  const { rows } = await database.aside.query<{ orders: number; overdue: number }>(
    `select (select count(*)::int from sales_order where placed_at > $1) as orders,
       (select coalesce(greatest(extract(epoch from $2::timestamptz - min(hold_ends_at)), 0), 0)::float from sales_order
        where status in ('pending', 'pending_payment', 'payment_review')) as overdue`,
    [new Date(now.getTime() - 10 * minute), now],
  );
  const deadLetters = await jobs.countDeadLetters(mostDeadLetters);
  return {
    orders: rows[0]?.orders ?? 0,
    overduePayment: rows[0]?.overdue ?? 0,
    lateJob: await jobs.lateness(),
    deadLetters: deadLetters.reduce((sum, { count }) => sum + count, 0),
    unarchived: await unarchivedSeconds(database.aside),
  };
}

/** What the shop lives of (R213): orders, payments nobody decides, jobs that wait. A database that is away is a number as well. */
export function businessMeasures(
  database: Database,
  jobs: Pick<Jobs, 'lateness' | 'countDeadLetters'>,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): readonly Measure[] {
  let reading: Promise<Business | undefined> | undefined;
  // One question for all numbers of an answer.
  const read = (): Promise<Business | undefined> =>
    (reading ??= readBusiness(database, jobs, clock.now())
      .catch((error: unknown) => {
        logger.warn('metrics.business-unknown', { error });
        return undefined;
      })
      .finally(() => (reading = undefined)));
  const gauge = (name: string, help: string, value: (business: Business | undefined) => number | undefined): Measure => ({
    name,
    help,
    kind: 'gauge',
    // What is not known is no number: no alarm compares with it.
    read: async () => [{ value: value(await read()) ?? Number.NaN }],
  });
  return [
    gauge('shop_database_up', '1 when the database answers.', (business) => (business ? 1 : 0)),
    gauge('shop_orders_last_10_minutes', 'Orders placed in the last ten minutes.', (business) => business?.orders),
    gauge(
      'shop_overdue_payment_seconds',
      'For how long the oldest order is undecided after its time to pay has ended.',
      (business) => business?.overduePayment,
    ),
    gauge('shop_late_job_seconds', 'For how long the oldest job that is due has been waiting.', (business) => business?.lateJob),
    gauge('shop_dead_letters', 'Jobs that failed for good and wait for a person.', (business) => business?.deadLetters),
    gauge(
      'shop_unarchived_seconds',
      'For how long PostgreSQL has failed to hand over what it wrote to its archive; 0 where that works.',
      (business) => business?.unarchived,
    ),
  ];
}
