import type { Tx } from '#kernel/database/database.ts';
import { dueOn } from './due-on.ts';
import { insertRequest } from './request-repository.ts';

/** What somebody asked for in their account: a copy is on its way at once, an erasure waits for its days of grace. */
export async function noteOwnRequest(tx: Tx, customerId: number, kind: 'export' | 'erase', now: Date): Promise<void> {
  await insertRequest(tx, {
    kind,
    customerId,
    origin: 'account',
    receivedAt: now,
    dueOn: dueOn(now),
    note: null,
    isDone: kind === 'export',
  });
}
