import type { Database } from '#kernel/database/database.ts';
import { findSubscriptions, type ConsentRow, type ConsentsWanted } from '#modules/newsletter/index.ts';
import { csvLine } from '../import-export/catalogue/csv-writer.ts';
import { rowsOfTurn } from './file-turns.ts';

/** The name of this kind of file. */
export const subscriptionsFile = 'subscriptions';

const columns = ['email', 'state', 'store', 'requested_at', 'requested_from', 'confirmed_at', 'confirmed_from', 'words'];

/** Who agreed to what, when and from where (LAW-19), the newest first; read in pages behind the last row. */
export async function* subscriptionsCsv(database: Database, wanted: ConsentsWanted): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let last: ConsentRow | undefined; ;) {
    const from = last && { place: { at: last.requestedAt, id: last.id }, isBackwards: false };
    const rows = await findSubscriptions(database, wanted, { isOldestFirst: false, limit: rowsOfTurn, from });
    yield rows.map(lineOf).join('');
    last = rows.at(-1);
    if (rows.length < rowsOfTurn) return;
  }
}

const lineOf = ({ email, state, storeCode, requestedAt, confirmedAt, evidence }: ConsentRow): string =>
  csvLine([
    email,
    state,
    storeCode,
    requestedAt.toISOString(),
    evidence.requestedFrom,
    confirmedAt?.toISOString() ?? '',
    evidence.confirmedFrom ?? '',
    evidence.words,
  ]);
