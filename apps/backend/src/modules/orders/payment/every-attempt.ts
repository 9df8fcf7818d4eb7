import type { Order, PaymentAttempt } from '../order.ts';

/** All tries to pay an order and its edits. */
export const everyAttempt = ({ attempts, editAttempts }: Pick<Order, 'attempts' | 'editAttempts'>): readonly PaymentAttempt[] => [
  ...attempts,
  ...editAttempts,
];
