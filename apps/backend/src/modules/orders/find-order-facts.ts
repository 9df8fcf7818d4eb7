import type { Queryable } from '#kernel/database/database.ts';
import { orderLinks } from './emails/order-links.ts';
import { ofOrder } from './ledger/money-ledger.ts';
import { leftShipments, piecesOfLine } from './ledger/piece-ledger.ts';
import { findOrder } from './order-repository.ts';
import type { Order, OrderLine } from './order.ts';

/** What is asked of an order that a statement names. */
export type OrderFacts = Pick<Order, 'email' | 'hash' | 'customerId' | 'storeCode' | 'isBusiness' | 'refunds' | 'shippingAddress'> & {
  readonly lines: readonly (OrderLine & { readonly sent: number })[];
  /** The branches that have to do with it. */
  readonly sources: readonly string[];
  readonly shipments: ReturnType<typeof leftShipments>;
  /** Of its page, with the secret that opens it. */
  readonly path: string;
};

export async function findOrderFacts(sql: Queryable, number: string): Promise<OrderFacts | undefined> {
  const stored = await findOrder(sql, { number });
  if (!stored) return undefined;
  const { order, sources } = stored;
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, sent: piecesOfLine(order, line.id).sent })),
    refunds: ofOrder(order.refunds),
    shipments: leftShipments(order),
    sources: sources ?? [],
    path: orderLinks(order, (path) => path).order,
  };
}
