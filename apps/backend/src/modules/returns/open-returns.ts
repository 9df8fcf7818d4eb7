import { addDays } from '@shop/rules/add-days';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { ownedRows, type Handover } from '#kernel/database/owned-rows.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { findWithdrawalById, type Forms } from '#modules/forms/index.ts';
import { findOrder, returnSlipPdf, type Order, type OrderShape } from '#modules/orders/index.ts';
import { readReturnSettings } from '#modules/settings/index.ts';
import type { Scope } from '#modules/staff/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { exchangeShape, returnShape } from './api-shape.ts';
import { dayOf, noDay, daysUntil } from './clocks.ts';
import { registerExchanged } from './exchange-return.ts';
import { createFollower } from './follow-withdrawal.ts';
import { countWaitingReturns, type ReturnWait } from './list/find-returns.ts';
import { registerReturnMails, type ReturnMails } from './mails/send-return-mails.ts';
import { forgetPhotos, photosOfCustomer } from './photos/photo-repository.ts';
import { keptYears, registerReturnJobs } from './return-jobs.ts';
import { releaseReturns, returnsOfCustomer, returnsOfOrder } from './return-repository.ts';
import { slipOf } from './return-slip.ts';
import { returnWay, type ReturnWay } from './return-way.ts';
import type { Return } from './return.ts';

export type ReturnsOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly stores: Stores;
  readonly forms: Pick<Forms, 'connectReturns'>;
};

type WaitingReturns = { readonly count: number; readonly oldest: Date | null; readonly daysLeft?: number };

export type Returns = {
  readonly resolvers: ResolverMap;
  readonly mails: ReturnMails;
  /** Where the goods of an order go, and who pays for it. */
  wayOf(order: Order | undefined): Promise<ReturnWay>;
  /** The slip that goes into the parcel, in the language of the order. */
  slip(back: Return, order: Order): Promise<Buffer>;
  /** How many wait for something, and when the first is due. */
  waiting(wait: ReturnWait, limit: number, scope: Scope): Promise<WaitingReturns>;
  /** What is stored of a customer (LAW-20). */
  readonly personalData: {
    readonly name: string;
    readonly read: (customerId: number) => Promise<unknown>;
    readonly forget: (tx: Tx, customerId: number) => Promise<void>;
    readonly handOver: Handover;
    readonly keeps: (
      sql: Queryable,
      customerId: number,
    ) => Promise<readonly { readonly what: string; readonly count: number; readonly until: string }[]>;
  };
};

/** What is due within so many days is told on the first page. */
const soonDays = 3;

/** Opens returns: what statements become, the clocks, mails, and what customers see of them. */
export function openReturns(options: ReturnsOptions): Returns {
  const { database, clock, stores, forms } = options;
  const mails = registerReturnMails(options);
  registerReturnJobs({ ...options, mails });
  registerExchanged({ ...options, mails });
  forms.connectReturns(createFollower({ clock, mails }));
  const wayOf = async (order: Order | undefined): Promise<ReturnWay> =>
    returnWay((await readReturnSettings(database)).value, order, stores.seller());
  return {
    resolvers: {
      CustomerOrder: {
        order_returns: async ({ order }: OrderShape) => {
          const found = await returnsOfOrder(database, order.id);
          if (found.length === 0) return [];
          const way = await wayOf(order);
          return Promise.all(found.map(async (back) => returnShape(order, back, { way, ...(await besideOf(database, back)) })));
        },
        order_exchange: async ({ order }: OrderShape) =>
          order.exchange ? exchangeShape(order, (await findOrder(database, { id: order.exchange.orderId }))?.order) : null,
      },
    },
    mails,
    wayOf,
    slip: async (back, order) => returnSlipPdf(order, slipOf(back, order, await wayOf(order)), stores.mailSender(order.storeCode)),
    waiting: async (wait, limit, scope) => {
      const today = dayOf(clock.now());
      const { count, oldest, dueOn } = await countWaitingReturns(database, wait, addDays(today, soonDays), limit, scope);
      return dueOn === null || dueOn === noDay ? { count, oldest } : { count, oldest, daysLeft: daysUntil(dueOn, today) };
    },
    personalData: {
      name: 'returns',
      read: async (customerId) => {
        const photos = await photosOfCustomer(database, customerId);
        const found = await returnsOfCustomer(database, customerId);
        return found.map((back) => ({ ...back, photos: photos.filter(({ number }) => number === back.number) }));
      },
      forget: async (tx, customerId) => {
        await forgetPhotos(tx, customerId);
        await releaseReturns(tx, customerId);
      },
      handOver: ownedRows('customer_id', 'return'),
      keeps: async (sql, customerId) => [await keptReturns(sql, customerId)],
    },
  };
}

/** What is told of a return beside its order. */
async function besideOf(sql: Database, back: Return) {
  const statement = back.withdrawalId === null ? undefined : await findWithdrawalById(sql, back.withdrawalId);
  return { reference: statement?.reference ?? back.number, given: await givenFor(sql, back) };
}

/** The orders that are given, or offered, for pieces of a return. */
async function givenFor(sql: Queryable, { settlements }: Return): Promise<readonly Order[]> {
  const numbers = settlements.flatMap(({ exchange }) => (exchange && exchange.status !== 'canceled' ? [exchange.order] : []));
  const found = await Promise.all(numbers.map((number) => findOrder(sql, { number })));
  return found.flatMap((stored) => (stored ? [stored.order] : []));
}

/** Returns of a customer that stay when the account goes, as long as their orders. */
async function keptReturns(sql: Queryable, customerId: number) {
  const { rows } = await sql.query<{ count: number; year: number | null }>(
    `select count(*)::int as count, extract(year from max(stated_at at time zone 'UTC'))::int as year from return where customer_id = $1`,
    [customerId],
  );
  const { count = 0, year = null } = rows[0] ?? {};
  return { what: 'returns', count, until: `${(year ?? 0) + keptYears}-12-31` };
}
