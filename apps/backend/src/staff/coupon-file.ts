import type { Database } from '#kernel/database/database.ts';
import { findKeptCoupon, readCodes } from '#modules/cart/index.ts';
import { csvLine } from '../import-export/catalogue/csv-writer.ts';
import { rowsOfTurn } from './file-turns.ts';

/** The name of this kind of file. */
export const couponFile = 'coupon';

/** Every code of a coupon, and how often it was used. */
export async function* couponCsv(database: Database, { code }: { readonly code: string }): AsyncGenerator<string> {
  yield csvLine(['code', 'uses']);
  const coupon = await findKeptCoupon(database, code);
  if (!coupon) return;
  for (let last = 0; ;) {
    const rows = await readCodes(database, coupon.id, rowsOfTurn, last);
    yield rows.map((row) => csvLine([row.code, String(row.timesUsed)])).join('');
    last = rows.at(-1)?.id ?? last;
    if (rows.length < rowsOfTurn) return;
  }
}
