import { asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#kernel/database/database.ts';
import type { Branch } from './branch.ts';
import type { FreeShippingRule } from './free-shipping.ts';
import { branch, branchAlternateHours, freeShippingCountry, freeShippingRule, storeView } from './schema.ts';
import type { StoreView } from './store-view.ts';

export async function readStoreViews({ db }: Queryable): Promise<readonly StoreView[]> {
  return db.select().from(storeView);
}

export async function readBranches({ db }: Queryable): Promise<readonly Branch[]> {
  const branches = await db.select().from(branch).orderBy(asc(branch.position), asc(branch.code));
  const hours = await db.select().from(branchAlternateHours).orderBy(asc(branchAlternateHours.date));
  return branches.map((row) => ({
    ...row,
    alternateHours: hours.filter(({ branchCode }) => branchCode === row.code).map(({ date, times, reason }) => ({ date, times, reason })),
  }));
}

export async function readFreeShippingRules({ db }: Queryable): Promise<readonly FreeShippingRule[]> {
  const rules = await db.select().from(freeShippingRule);
  const countries = await db.select().from(freeShippingCountry).orderBy(asc(freeShippingCountry.countryCode));
  return rules.map((rule) => ({
    ...rule,
    countries: countries
      .filter(({ websiteId }) => websiteId === rule.websiteId)
      .map(({ countryCode, cents, includesTax, message }) => ({ countryCode, cents, includesTax, message })),
  }));
}

/** Writes all views at once; a view that is not in the list is gone afterwards. */
export async function replaceStoreViews({ db }: Queryable, views: readonly StoreView[]): Promise<void> {
  // The one default and the fallbacks may move between rows, and each row is checked on its own.
  await db.update(storeView).set({ isDefault: false, fallbackCode: null });
  await db.delete(storeView).where(
    notInArray(
      storeView.code,
      views.map(({ code }) => code),
    ),
  );
  const rows = views.map((view) => ({ ...view, isDefault: false, fallbackCode: null }));
  await db
    .insert(storeView)
    .values(rows)
    .onConflictDoUpdate({ target: storeView.code, set: excluded(storeView, 'code') });
  for (const { code, isDefault, fallbackCode } of views) {
    if (isDefault || fallbackCode !== null) await db.update(storeView).set({ isDefault, fallbackCode }).where(eq(storeView.code, code));
  }
}

export async function saveBranch({ db }: Queryable, { alternateHours, ...row }: Branch): Promise<void> {
  await db.insert(branch).values(row).onConflictDoUpdate({ target: branch.code, set: row });
  await db.delete(branchAlternateHours).where(eq(branchAlternateHours.branchCode, row.code));
  if (alternateHours.length === 0) return;
  await db.insert(branchAlternateHours).values(alternateHours.map((hours) => ({ branchCode: row.code, ...hours })));
}

export async function saveFreeShippingRule({ db }: Queryable, { countries, ...rule }: FreeShippingRule): Promise<void> {
  await db.insert(freeShippingRule).values(rule).onConflictDoUpdate({ target: freeShippingRule.websiteId, set: rule });
  await db.delete(freeShippingCountry).where(eq(freeShippingCountry.websiteId, rule.websiteId));
  if (countries.length === 0) return;
  await db.insert(freeShippingCountry).values(countries.map((country) => ({ websiteId: rule.websiteId, ...country })));
}

/** `set column = excluded.column` for every column but the key. */
function excluded(table: PgTable, key: string) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => name !== key)
      .map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
  );
}
