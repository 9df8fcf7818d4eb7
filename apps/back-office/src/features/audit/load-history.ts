import { AuditEntriesDocument, type AuditFilter } from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Entry } from './entry.ts';

/** The newest entries that fit, without their pages. */
export async function loadHistory(filter: AuditFilter, first: number): Promise<readonly Entry[]> {
  return (await ask(AuditEntriesDocument, { list: { first, after: null, search: null }, filter })).audit.items;
}
