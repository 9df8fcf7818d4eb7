import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { ownedRows, type Handover } from '#kernel/database/owned-rows.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { openReadModel } from '#kernel/read-model.ts';
import type { Stores } from '#modules/stores/index.ts';
import { readForms, removeOldSubmissions, removeSubmissionsOfCustomer, submissionsOfCustomer } from './form-repository.ts';
import { openFormsDesk, type FormsDesk } from './forms-desk.ts';
import { createPace, type Pause } from './pace.ts';
import { formsResolvers } from './resolvers.ts';
import { formsFor } from './store-forms.ts';
import { lookAtOrder, withdrawalQueue } from './submit-withdrawal.ts';
import { releaseWithdrawals, removeWithdrawalsBefore, withdrawalsOfCustomer } from './withdrawal-repository.ts';
import type { OrderLookup, WithdrawalFollower } from './withdrawal.ts';
import { answerMessage } from './answer-message.ts';
import { answersTo } from './message-repository.ts';
import type { Message } from './submission.ts';
import { formsModel } from './write-forms.ts';

export type FormsOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly stores: Stores;
  /** How withdrawals are slowed down; tests do not wait. */
  readonly pause?: Pause;
};

export type Forms = {
  readonly resolvers: ResolverMap;
  /** Orders come later than forms: whoever has them says how one is found by its number. Without it no order is known. */
  connectOrders(findOrder: OrderLookup): void;
  /** Likewise who follows a statement; without one it goes its way alone, and nobody is told. */
  connectReturns(follower: WithdrawalFollower): void;
  /** What staff does with what was sent in, over a database that says what is done. */
  deskOn(database: Database): FormsDesk;
  /** Mails what staff answers to a message, in the language it was written in. */
  answer(tx: Tx, message: Message, answer: { readonly text: string; readonly staffId: number | null; readonly now: Date }): Promise<void>;
  /** What is stored of a customer (LAW-20). */
  readonly personalData: {
    readonly name: string;
    readonly read: (customerId: number, reach: 'account' | 'address') => Promise<unknown>;
    readonly forget: (tx: Tx, customerId: number) => Promise<void>;
    readonly handOver: Handover;
    readonly keeps: (
      sql: Queryable,
      customerId: number,
    ) => Promise<readonly { readonly what: string; readonly count: number; readonly until: string }[]>;
  };
  refresh(): Promise<void>;
  close(): Promise<void>;
};

const day = 86_400_000;
/** LAW-20: messages for a year, statements as long as orders, what programs sent for a month. */
const retention = { messages: 365 * day, suspects: 30 * day, withdrawals: 3_653 * day };

/** Opens dynamic forms, the contact form of Magento's clients, and the withdrawal function. */
export async function openForms({ database, clock, logger, jobs, mailer, stores, pause = pauseFor }: FormsOptions): Promise<Forms> {
  const model = await openReadModel({ name: formsModel, database, logger, load: readForms });
  let findOrder: OrderLookup = async () => undefined;
  let follower: WithdrawalFollower | undefined;
  const parts = { database, mailer, stores, jobs, follower: () => follower, findOrder: (number: string) => findOrder(number) };
  jobs.register<{ id: number }>({ name: withdrawalQueue, handle: ({ data }) => lookAtOrder(parts, data.id, findOrder) });
  jobs.register({
    name: 'forms-retention',
    schedule: '50 3 * * *',
    handle: async () => {
      const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
      await removeOldSubmissions(database, before(retention.messages), before(retention.suspects));
      await removeWithdrawalsBefore(database, before(retention.withdrawals));
    },
  });
  return {
    resolvers: formsResolvers({
      ...parts,
      forms: (storeCode) => formsFor(model.current(), stores.textFallback(storeCode)),
      pace: createPace(clock, pause),
    }),
    connectOrders: (lookup) => void (findOrder = lookup),
    connectReturns: (following) => void (follower = following),
    deskOn: (other) => openFormsDesk({ database: other, clock, findOrder: (number) => findOrder(number), follower }),
    answer: (tx, message, answer) => answerMessage({ mailer, stores }, tx, message, answer),
    personalData: {
      name: 'forms',
      read: async (customerId, reach) => ({
        messages: await messagesOf(database, customerId, reach === 'address'),
        withdrawals: await withdrawalsOfCustomer(database, customerId),
      }),
      forget: async (tx, customerId) => {
        await removeSubmissionsOfCustomer(tx, customerId);
        await releaseWithdrawals(tx, customerId);
      },
      handOver: ownedRows('customer_id', 'form_submission', 'withdrawal'),
      keeps: async (sql, customerId) => [await keptWithdrawals(sql, customerId)],
    },
    refresh: model.refresh,
    close: model.close,
  };
}

/** What a customer wrote, each with what was answered. */
async function messagesOf(database: Database, customerId: number, isByAddress: boolean): Promise<readonly object[]> {
  const messages = await submissionsOfCustomer(database, customerId, isByAddress);
  const answers = await answersTo(
    database,
    messages.map(({ id }) => id),
  );
  return messages.map((message) => ({
    ...message,
    answers: (answers.get(message.id) ?? []).map(({ text, sentAt }) => ({ text, sentAt })),
  }));
}

/** Statements of a customer that stay when the account goes, and the last day they do. */
async function keptWithdrawals(sql: Queryable, customerId: number) {
  const { rows } = await sql.query<{ count: number; last: Date | null }>(
    'select count(*)::int as count, max(received_at) as last from withdrawal where customer_id = $1',
    [customerId],
  );
  const { count = 0, last = null } = rows[0] ?? {};
  const until = new Date((last?.getTime() ?? 0) + retention.withdrawals).toISOString().slice(0, 10);
  return { what: 'withdrawals', count, until };
}
