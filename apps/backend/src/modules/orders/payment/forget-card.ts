import type { Tx } from '#kernel/database/database.ts';
import { PermanentJobError, type Jobs } from '#kernel/jobs.ts';
import { PaymentError } from '#modules/payments/index.ts';
import { queueMail } from '../emails/order-mail.ts';
import type { OrderServices } from '../order-services.ts';
import { deleteTokens, keptAs, type DeletedToken } from './payment-tokens.ts';
import { methodCode } from './start-payment.ts';

const queue = 'forget-card';
type Forgotten = DeletedToken & { readonly keptAs: string };

const minute = 60;
const hour = 60 * minute;
/** A provider may be away for a day and a half. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/**
 * Forgets a card of a customer, or all of them, and how many they were. Here it is gone at once; the provider hears of it from a job
 * of the same transaction, so that nobody waits for it and it is never lost.
 */
export async function forgetCards(tx: Tx, jobs: Jobs, customerId: number, publicHash?: string): Promise<number> {
  const deleted = await deleteTokens(tx, customerId, publicHash);
  for (const one of deleted) await jobs.enqueue(tx, queue, { ...one, keptAs: keptAs(customerId) } satisfies Forgotten);
  return deleted.length;
}

/** Makes the provider forget what customers had deleted; staff hears of a card it still keeps after the last try. */
export function registerForgetting(services: OrderServices): void {
  services.jobs.register<Forgotten>({
    name: queue,
    retryDelays,
    handle: async ({ data, attempt }) => {
      try {
        await services.payments.providerOf(methodCode(data.methodCode)).forget(data.keptAs, data.token);
      } catch (error) {
        const isRefused = error instanceof PaymentError && error.kind === 'refused';
        if (isRefused || attempt > retryDelays.length) await tellStaff(services, data);
        throw isRefused ? new PermanentJobError('the provider does not forget the card', { cause: error }) : error;
      }
    },
  });
}

async function tellStaff({ database, clock, jobs }: OrderServices, { orderId, brand, lastFour }: Forgotten): Promise<void> {
  if (orderId === null) return;
  const reference = `The customer deleted the card ${brand} ${lastFour}, but the provider still keeps it.`;
  await database.transaction((tx) => queueMail(tx, jobs, orderId, { kind: 'staff-alert', reference }, clock.now()));
}
