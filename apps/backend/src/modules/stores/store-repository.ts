import type { Queryable } from '#kernel/database/database.ts';
import { insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { Branch } from './branch.ts';
import type { FreeShippingRule } from './free-shipping.ts';
import type { branch, branchAlternateHours, freeShippingCountry, freeShippingRule, seller, storeView } from './schema.ts';
import type { Seller } from './seller.ts';
import type { StoreView } from './store-view.ts';

export async function readStoreViews(database: Queryable): Promise<readonly StoreView[]> {
  return readRecords<typeof storeView.$inferSelect>(database, 'select * from store_view');
}

export async function readBranches(database: Queryable): Promise<readonly Branch[]> {
  const branches = await readRecords<typeof branch.$inferSelect>(database, 'select * from branch order by position, code');
  const hours = await readRecords<typeof branchAlternateHours.$inferSelect>(
    database,
    'select branch_code, date::text as date, times, reason from branch_alternate_hours order by branch_alternate_hours.date',
  );
  return branches.map((row) => ({
    ...row,
    alternateHours: hours.filter(({ branchCode }) => branchCode === row.code).map(({ date, times, reason }) => ({ date, times, reason })),
  }));
}

export async function readFreeShippingRules(database: Queryable): Promise<readonly FreeShippingRule[]> {
  const rules = await readRecords<typeof freeShippingRule.$inferSelect>(database, 'select * from free_shipping_rule');
  const countries = await readRecords<typeof freeShippingCountry.$inferSelect>(
    database,
    'select * from free_shipping_country order by country_code',
  );
  return rules.map((rule) => ({
    ...rule,
    countries: countries
      .filter(({ websiteId }) => websiteId === rule.websiteId)
      .map(({ countryCode, cents, includesTax, message }) => ({ countryCode, cents, includesTax, message })),
  }));
}

export async function readSeller(database: Queryable): Promise<Seller | undefined> {
  const [row] = await readRecords<typeof seller.$inferSelect>(database, 'select * from seller');
  if (!row) return undefined;
  const { id: _id, ...found } = row;
  return found;
}

export async function saveSeller(tx: Queryable, row: Seller): Promise<void> {
  await insertRecords(tx, 'seller', [{ id: 1, ...row }], ['id']);
}

/** Writes all views at once; a view that is not in the list is gone afterwards. */
export async function replaceStoreViews(tx: Queryable, views: readonly StoreView[]): Promise<void> {
  // The one default and the fallbacks may move between rows, and each row is checked on its own.
  await tx.query('update store_view set is_default = false, fallback_code = null');
  await tx.query('delete from store_view where code <> all($1::text[])', [views.map(({ code }) => code)]);
  const rows = views.map((view) => ({ ...view, isDefault: false, fallbackCode: null }));
  await insertRecords(tx, 'store_view', rows, ['code']);
  for (const { code, isDefault, fallbackCode } of views) {
    if (!isDefault && fallbackCode === null) continue;
    await tx.query('update store_view set is_default = $2, fallback_code = $3 where code = $1', [code, isDefault, fallbackCode]);
  }
}

export async function saveBranch(tx: Queryable, { alternateHours, ...row }: Branch): Promise<void> {
  await insertRecords(tx, 'branch', [row], ['code']);
  await tx.query('delete from branch_alternate_hours where branch_code = $1', [row.code]);
  const hours = alternateHours.map(({ date, times, reason }) => ({ branchCode: row.code, date, times, reason }));
  await insertRecords(tx, 'branch_alternate_hours', hours);
}

export async function saveFreeShippingRule(tx: Queryable, { countries, ...rule }: FreeShippingRule): Promise<void> {
  await insertRecords(tx, 'free_shipping_rule', [rule], ['website_id']);
  await tx.query('delete from free_shipping_country where website_id = $1', [rule.websiteId]);
  const rows = countries.map(({ countryCode, cents, includesTax, message }) => ({
    websiteId: rule.websiteId,
    countryCode,
    cents,
    includesTax,
    message,
  }));
  await insertRecords(tx, 'free_shipping_country', rows);
}
