import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { OrderDocumentLine } from '../order.ts';
import { saveOrder, type StoredOrder } from '../order-repository.ts';

/** Which pieces of a locked order are back, all of them together; never more of a line than were sent. */
export async function saveReturned(tx: Tx, { order }: StoredOrder, lines: readonly OrderDocumentLine[], now: Date): Promise<void> {
  const returnedLines = lines.filter(({ quantity }) => quantity > 0);
  const over = pieceLedger({ ...order, returnedLines }).find(({ returned, sent }) => returned > sent);
  if (over)
    throw inputError(`Of line ${over.lineId} ${over.sent} were sent, so ${over.returned} cannot have come back.`, {
      field: 'received',
      code: 'return-too-many',
    });
  await saveOrder(tx, order.id, { returnedLines }, now);
}
