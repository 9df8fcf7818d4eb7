import { readOrderFacts, type OrderDesk, type Orders } from '#modules/orders/index.ts';
import { asAction } from '../as-action.ts';
import type { Permission } from '../permissions.ts';
import type { Actor, WriteParts } from '../run-action.ts';

type Told = { readonly reason?: string; readonly isAlwaysNoted?: true };

/** Orders, each change of which is in the log. */
export function notedOrderDesk(parts: WriteParts, actor: Actor, orders: Pick<Orders, 'desk' | 'deskOn'>): OrderDesk {
  const at = (verb: string, permission: Permission, number: string, told: Told = {}): OrderDesk =>
    orders.deskOn(
      asAction(parts, actor, {
        name: `order.${verb}`,
        permission,
        entity: 'order',
        entityId: number,
        facts: (sql) => readOrderFacts(sql, number),
        ...told,
      }),
    );
  return {
    list: (status) => orders.desk.list(status),
    show: (number) => orders.desk.show(number),
    ship: (number, wish) => at('ship', 'shipments.send', number).ship(number, wish),
    ready: (number) => at('ready', 'pickup.handOver', number).ready(number),
    paid: (number) => at('paid', 'payments.confirm', number).paid(number),
    cancel: (number, reason) => at('cancel', 'orders.cancel', number, { reason }).cancel(number, reason),
    cancelPieces: (number, lines, reason) => at('cancelPieces', 'orders.cancel', number, { reason }).cancelPieces(number, lines, reason),
    refund: (number, wish, reason) => at('refund', 'refunds.request', number, { reason }).refund(number, wish, reason),
    refundAgain: (number, refund) => at('refundAgain', 'refunds.settle', number, { reason: refund }).refundAgain(number, refund),
    refundSettled: (number, refund, reason) =>
      at('refundSettled', 'refunds.settle', number, { reason }).refundSettled(number, refund, reason),
    resend: (number, kind) => at('resend', 'mails.resend', number, { reason: kind, isAlwaysNoted: true }).resend(number, kind),
  };
}
