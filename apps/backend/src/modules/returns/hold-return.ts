import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { lockOrder, type StoredOrder } from '#modules/orders/index.ts';
import { lockReturn } from './return-repository.ts';
import type { Return } from './return.ts';

/** A return that somebody is about to change, with its order: nobody else changes either before the transaction ends. */
export type HeldReturn = { readonly back: Return; readonly stored: StoredOrder | undefined };

/** Locks the order first: whoever ships, refunds or receives some of it waits. */
export async function holdReturn(tx: Tx, found: Return): Promise<HeldReturn> {
  const stored = found.orderId === null ? undefined : await lockOrder(tx, found.orderId);
  const back = await lockReturn(tx, found.id);
  if (back.orderId !== found.orderId) throw inputError(`Return ${back.number} has another order now.`);
  return { back, stored };
}
