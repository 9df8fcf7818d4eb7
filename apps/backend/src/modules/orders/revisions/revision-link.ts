import { createHash, createHmac } from 'node:crypto';
import type { Order, OrderRevision } from '../order.ts';

/** Made from the order's secret, so that a mail that goes out again has the same link; the shop keeps its hash alone. */
const secretOf = ({ hash }: Pick<Order, 'hash'>, number: number, proposedAt: Date): string =>
  createHmac('sha256', hash).update(`revision ${number} ${proposedAt.toISOString()}`).digest('hex');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What the link of an edit is found by. */
export const tokenHashOf = (order: Pick<Order, 'hash'>, number: number, proposedAt: Date): string =>
  hashOf(secretOf(order, number, proposedAt));

/** The last part of the customer's link: which order, and the secret. */
export const tokenOf = (
  order: Pick<Order, 'number' | 'hash'>,
  { number, proposedAt }: Pick<OrderRevision, 'number' | 'proposedAt'>,
): string => `${order.number}-${secretOf(order, number, proposedAt)}`;

/** The two parts of a link; undefined when it has none. */
export function readToken(token: string): { readonly orderNumber: string; readonly secret: string } | undefined {
  const [, orderNumber, secret] = /^(\d{9,12})-([0-9a-f]{64})$/.exec(token.trim()) ?? [];
  return orderNumber !== undefined && secret !== undefined ? { orderNumber, secret } : undefined;
}
