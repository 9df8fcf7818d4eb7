import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';

export const orderMailKinds = [
  'confirmation',
  'payment-received',
  'payment-review',
  'payment-failed',
  'payment-expired',
  'pay-by-transfer',
  'shipped',
  'ready-for-pickup',
  'canceled',
  'canceled-part',
  'refunded',
  'change-proposed',
  'changed',
  'exchange-offered',
  'exchanged',
  'staff-alert',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

export const orderMailQueue = 'order-mail';
export type OrderMailJob = { readonly id: number };

export type QueuedMail = { readonly kind: OrderMailKind; readonly reference?: string };

/**
 * Decides in the caller's transaction that a mail goes out: once a kind and reference, however often its reason comes by (PAY-16).
 * It is written and sent by a job, so that neither a document nor a mail server can slow down an order. False: it was decided before.
 */
export async function queueMail(tx: Tx, jobs: Jobs, orderId: number, { kind, reference = '' }: QueuedMail, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into order_mail (order_id, kind, reference, due_at) values ($1, $2, $3, $4)
     on conflict (order_id, kind, reference) do nothing returning id`,
    [orderId, kind, reference, now],
    'order-mail-insert',
  );
  const [row] = rows;
  if (row) await enqueueMail(tx, jobs, row.id);
  return row !== undefined;
}

/** Lets a mail that was written down go out when the transaction commits. */
export const enqueueMail = (tx: Tx, jobs: Jobs, id: number): Promise<unknown> =>
  jobs.enqueue(tx, orderMailQueue, { id } satisfies OrderMailJob);

export type DueMail = { readonly id: number; readonly orderId: number; readonly kind: OrderMailKind; readonly reference: string };

/** Those of some mails that are still to be sent, marked as begun: from here on somebody may have them. */
export async function beginMails(tx: Tx, ids: readonly number[], now: Date): Promise<readonly DueMail[]> {
  const { rows } = await tx.query<DueMail>(
    `update order_mail set begun_at = coalesce(begun_at, $2) where id = any($1::int[]) and sent_at is null
     returning id, order_id as "orderId", kind, reference`,
    [ids, now],
    'order-mails-begin',
  );
  return rows;
}

export async function markMailed(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query('update order_mail set sent_at = $2 where id = $1', [id, now], 'order-mail-sent');
}

/** Lets a mail that went out go out once more, for somebody who lost it; false when it was never due. */
export async function resendMail(tx: Tx, jobs: Jobs, orderId: number, kind: OrderMailKind): Promise<boolean> {
  const { rows } = await tx.query<{ id: number }>('update order_mail set sent_at = null where order_id = $1 and kind = $2 returning id', [
    orderId,
    kind,
  ]);
  for (const { id } of rows) await enqueueMail(tx, jobs, id);
  return rows.length > 0;
}

/** Whether a mail of an order went out, or is on its way. */
export async function isMailed(tx: Queryable, orderId: number, kind: OrderMailKind): Promise<boolean> {
  const { rows } = await tx.query<{ begunAt: Date | null }>(
    'select begun_at as "begunAt" from order_mail where order_id = $1 and kind = $2 for update',
    [orderId, kind],
  );
  return rows.some(({ begunAt }) => begunAt !== null);
}

/** A mail of an order, as staff sees it. */
export type OrderMail = {
  readonly id: number;
  readonly kind: OrderMailKind;
  readonly reference: string;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly sentAgainAt: readonly Date[];
};

const mailColumns = `id, kind, reference, due_at as "dueAt", sent_at as "sentAt", sent_again_at as "sentAgainAt"`;

/** The mails of an order, the first first. */
export async function readOrderMails(sql: Queryable, orderId: number): Promise<readonly OrderMail[]> {
  return (await sql.query<OrderMail>(`select ${mailColumns} from order_mail where order_id = $1 order by due_at, id`, [orderId])).rows;
}

/** One of them; a mail of another order is none of it. */
export async function findOrderMail(sql: Queryable, orderId: number, id: number): Promise<OrderMail | undefined> {
  return (await sql.query<OrderMail>(`select ${mailColumns} from order_mail where order_id = $1 and id = $2`, [orderId, id])).rows[0];
}

const apartMs = 10 * 60_000;
const dayMs = 86_400_000;
const perDay = 3;

/** Why a mail does not go out once more now: it is on its way, or somebody has just sent it, or often enough today (R161). */
export function resendObstacle(
  { sentAt, sentAgainAt }: Pick<OrderMail, 'sentAt' | 'sentAgainAt'>,
  now: Date,
): 'waiting' | 'limit' | undefined {
  if (sentAt === null) return 'waiting';
  const ago = sentAgainAt.map((at) => now.getTime() - at.getTime());
  return ago.some((ms) => ms < apartMs) || ago.filter((ms) => ms < dayMs).length >= perDay ? 'limit' : undefined;
}

/** Lets one mail that went out go out once more. */
export async function sendMailAgain(tx: Tx, jobs: Jobs, id: number, now: Date): Promise<void> {
  await tx.query('update order_mail set sent_at = null, sent_again_at = sent_again_at || $2::timestamptz where id = $1', [id, now]);
  await enqueueMail(tx, jobs, id);
}
