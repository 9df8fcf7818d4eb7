import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { fulfilmentOf } from '../ledger/piece-ledger.ts';
import type { OrderActor } from '../order.ts';
import type { StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moveOrder } from './move-order.ts';

type Hold = { readonly by: OrderActor; readonly reason: string; readonly now: Date };
type Services = Pick<OrderServices, 'jobs' | 'logger'>;

/** Nothing of a locked order leaves until it is released. One that waits for its money does not leave anyway. */
export async function holdOrder(tx: Tx, services: Services, stored: StoredOrder, { by, reason, now }: Hold): Promise<void> {
  const { order } = stored;
  if (order.status !== 'processing' && order.status !== 'complete')
    throw inputError(`Order ${order.number} is ${order.status}: there is nothing to hold.`);
  await moveOrder(tx, services, stored, 'holded', { by, now, message: reason });
}

/** A held order goes on where it was. */
export async function releaseOrder(tx: Tx, services: Services, stored: StoredOrder, { by, reason, now }: Hold): Promise<void> {
  const { order } = stored;
  if (order.status !== 'holded') throw inputError(`Order ${order.number} is not on hold.`);
  const to = fulfilmentOf(order) === 'full' ? 'complete' : 'processing';
  const moved = await moveOrder(tx, services, stored, to, { by, now, message: reason, isSilent: true });
  if (moved === 'no-stock') throw inputError(`The pieces of order ${order.number} were given away meanwhile.`);
}
