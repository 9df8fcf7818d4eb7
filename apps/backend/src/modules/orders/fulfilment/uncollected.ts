import { alertStaff } from '../emails/alert-staff.ts';
import { findUncollected } from '../documents/document-repository.ts';
import { lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moveShipment } from './move-shipment.ts';

/** So long what is to be collected lies ready. */
export const keptDays = 14;

/** What nobody came for is no longer ready; a person decides what becomes of it. */
export function registerUncollected(services: OrderServices): void {
  const { jobs, database, clock } = services;
  jobs.register({
    name: 'orders-uncollected',
    schedule: '20 5 * * *',
    handle: async () => {
      const now = clock.now();
      for (const { orderId, number } of await findUncollected(database, new Date(now.getTime() - keptDays * 86_400_000))) {
        await database.transaction(async (tx) => {
          const stored = await lockOrder(tx, orderId);
          if (stored.order.shipments.find((one) => one.number === number)?.state !== 'ready') return;
          await moveShipment(tx, services, stored, { number, to: 'uncollected', by: 'job', now });
          const message = `Nobody collected shipment ${number} in ${keptDays} days.`;
          await alertStaff(tx, jobs, stored.order, { by: 'job', message, now });
        });
      }
    },
  });
}
