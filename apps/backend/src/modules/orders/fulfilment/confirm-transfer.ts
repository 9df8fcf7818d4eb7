import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { queueMail } from '../emails/order-mail.ts';
import { creditExchange } from '../exchange/credit-exchange.ts';
import { isUnordered } from '../ledger/payable.ts';
import type { Order, OrderActor } from '../order.ts';
import { insertEvent, saveOrder, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moveOrder } from './move-order.ts';
import { readyOncePaid, type Branches } from './ready-once-paid.ts';

type Hand = { readonly by: OrderActor; readonly now: Date };

/** Money of a bank transfer arrived for a locked order, or a person looked at a payment and found it good. */
export async function confirmPayment(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'> & Branches,
  stored: StoredOrder,
  { by, now }: Hand,
): Promise<void> {
  const { order } = stored;
  if (order.status === 'processing' || order.status === 'complete') return payAccount(tx, services, order, { by, now });
  if (isUnordered(order)) throw inputError(`Order ${order.number} is an offer: its customer orders it.`);
  if (!(await creditExchange(tx, services, order, { by, now })))
    throw inputError(`Order ${order.number} can no longer be given in exchange.`);
  const change = { paidAt: order.paidAt ?? now, holdEndsAt: null, ...readyOncePaid(services, stored, now) };
  const moved = await moveOrder(tx, services, stored, 'processing', { by, now, change });
  if (moved === 'no-stock') throw inputError(`The pieces of order ${order.number} were given away meanwhile.`);
  if (moved === 'refused') throw inputError(`Order ${order.number} is ${order.status} and cannot be paid.`);
}

/** An order on account is on its way, or there, before it is paid: from now on what has not left yet is paid in advance. Said twice it is paid once. */
async function payAccount(tx: Tx, { jobs }: Pick<OrderServices, 'jobs'>, order: Order, { by, now }: Hand): Promise<void> {
  const { id, status, paidAt } = order;
  if (paidAt !== null) return;
  await saveOrder(tx, id, { paidAt: now }, now);
  await insertEvent(tx, id, { at: now, status, by, message: 'The order is paid.', isVisible: false });
  if (status === 'complete') return;
  await issueInvoice(tx, order, now, { isSupplied: false });
  await queueMail(tx, jobs, id, { kind: 'payment-received' }, now);
}
