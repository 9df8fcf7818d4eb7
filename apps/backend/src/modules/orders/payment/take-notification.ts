import type { ProviderState } from '#modules/payments/index.ts';
import type { OrderServices } from '../order-services.ts';
import { applyPayment } from './apply-payment.ts';

const queue = 'payment-notification';
/** So many may wait for the lock of an order or a product at once; more would take the connections that shoppers need. */
const maxWaiting = 2;

/**
 * Takes what a provider says of a payment. It is applied at once where that can be done at once, else stored and applied by a job that
 * tries again: the provider is told "OK" when either is done, however many wait for one product (R063).
 */
export function openNotifications(services: OrderServices): (state: ProviderState) => Promise<void> {
  const { database, jobs, logger } = services;
  jobs.register<ProviderState>({
    name: queue,
    handle: async ({ data }) => void (await applyPayment(services, data)),
    retryDelays: [1, 2, 5, 15, 60, 300, 1_800],
    retryLimit: 30,
    isTakenOver: true,
  });
  let waiting = 0;
  const applyNow = async (state: ProviderState): Promise<boolean> => {
    if (waiting >= maxWaiting) return false;
    waiting += 1;
    try {
      await applyPayment(services, state);
      return true;
    } catch (error) {
      logger.warn('payment.notification-stored', { order: state.id, status: state.status, error });
      return false;
    } finally {
      waiting -= 1;
    }
  };
  return async (state) => {
    if (await applyNow(state)) return;
    await database.transaction((tx) => jobs.enqueue(tx, queue, state));
  };
}
