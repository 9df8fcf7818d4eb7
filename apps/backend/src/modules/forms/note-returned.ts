import { inputError } from '#kernel/errors.ts';
import { wantedWithdrawal, type DeskParts } from './move-withdrawal.ts';
import { countReturned, insertReturned, type ReturnedItem } from './returned-goods.ts';
import { lockWithdrawal } from './withdrawal-repository.ts';
import type { OrderFacts } from './withdrawal.ts';

/** LAW-23: notes what becomes of goods that came back, never more pieces than were sold. */
export async function noteReturned(parts: DeskParts, reference: string, items: readonly ReturnedItem[]): Promise<void> {
  const { database, clock, findOrder } = parts;
  const seen = await wantedWithdrawal(parts, reference);
  const order = await findOrder(seen.orderNumber);
  if (!order) throw inputError(`Withdrawal ${seen.reference} names order ${seen.orderNumber}, which does not exist.`);
  const sold = soldPieces(order);
  await database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, seen.reference);
    if (withdrawal?.state !== 'goods_in' && withdrawal?.state !== 'refunded') {
      throw inputError(`The goods of withdrawal ${seen.reference} are not in.`);
    }
    const noted = new Map(await countReturned(tx, withdrawal.id));
    for (const { sku, quantity } of items) {
      const total = (noted.get(sku) ?? 0) + quantity;
      const most = sold.get(sku) ?? 0;
      if (total > most) throw inputError(`Order ${seen.orderNumber} has ${most} of ${sku}, so ${total} cannot have come back.`);
      noted.set(sku, total);
    }
    await insertReturned(tx, withdrawal.id, items, clock.now());
  });
}

/** Pieces by SKU; a bundle is what it consists of. */
function soldPieces({ lines }: OrderFacts): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  const add = (sku: string, quantity: number): void => void sold.set(sku, (sold.get(sku) ?? 0) + quantity);
  for (const { sku, quantity, parts } of lines) {
    if (parts.length === 0) add(sku, quantity);
    for (const part of parts) add(part.sku, part.quantity * quantity);
  }
  return sold;
}
