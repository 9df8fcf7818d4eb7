import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Change } from '#modules/audit/index.ts';
import { lockMessage, type Message } from '#modules/forms/index.ts';
import { branchesOf } from '#modules/staff/index.ts';
import type { Actor, Entry } from '../../run-action.ts';

export const readMessageId = (id: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such message.');
  return Number(id);
};

/** A message that somebody is about to change; of other branches there is none. */
export async function lockMessageOf(tx: Tx, id: string, actor: Actor): Promise<Message> {
  const message = await lockMessage(tx, readMessageId(id), branchesOf(actor.scope));
  if (!message) throw notFound('There is no such message.');
  return message;
}

/** What the log says of it: what became of it, never what was written (LAW-20). */
export const messageEntry = ({ id, branchCode }: Message, version: number, changes: readonly Change[]): Entry => ({
  entity: 'message',
  entityId: String(id),
  version,
  changes: changes.filter(({ before, after }) => before !== after),
  ...(branchCode === null ? {} : { branchCode }),
});
