import { inputError } from '#kernel/errors.ts';
import type { Order, PaymentAttempt } from '../order.ts';
import { everyAttempt } from './every-attempt.ts';

/** The bank took its money back for the customer, and the shop has not won. */
export const isDisputed = ({ state, providerStatus }: PaymentAttempt): boolean => state === 'paid' && providerStatus === 'chargedback';

/** An order of which something may be given back: not while its customer has the bank take the money back, or it would go back twice. */
export function undisputed(order: Order): Order {
  if (everyAttempt(order).some(isDisputed))
    throw inputError(`The payment of order ${order.number} is disputed: nothing is given back until that is decided.`, {
      code: 'disputed',
    });
  return order;
}
