import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Change } from '#modules/audit/index.ts';
import { findPrivacyRequest, type PrivacyRequest } from '#modules/customer/index.ts';
import { Refused, type Entry } from '../../run-action.ts';

export type OpenRequest = PrivacyRequest & { readonly customerId: number };

export const readRequestId = (id: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such request.');
  return Number(id);
};

/** A request that waits for a person, locked, as it was seen. */
export async function lockOpenRequest(tx: Tx, id: string, version?: number): Promise<OpenRequest> {
  const request = await findPrivacyRequest(tx, readRequestId(id), 'for update');
  if (!request) throw notFound('There is no such request.');
  const { state, origin, customerId } = request;
  if (state !== 'open' || customerId === null) throw new Refused('privacy-closed', 'The request is answered already.');
  if (origin === 'account') throw new Refused('privacy-own', 'What comes from the account the shop answers by itself.');
  if (version !== undefined && request.version !== version) throw new Refused('privacy-changed', 'Somebody else answered it meanwhile.');
  return { ...request, customerId };
}

/** What the log says of a request: never who asked, nor what they wrote (LAW-20). */
export const requestEntry = (id: number, changes: readonly Change[], version?: number): Entry => ({
  entity: 'privacy',
  entityId: String(id),
  changes,
  ...(version === undefined ? {} : { version }),
});
