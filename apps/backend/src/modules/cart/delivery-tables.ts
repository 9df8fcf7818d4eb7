import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel, touchReadModel, type ReadModel } from '#kernel/read-model.ts';
import type { TaxRate } from '#modules/pricing/index.ts';
import type { StoreTexts } from '#modules/stores/index.ts';
import type { MethodCode } from './cart.ts';
import type { shippingMethod, shippingRate, taxRate } from './schema.ts';

export type ShippingRate = {
  readonly countryCode: string;
  /** Including VAT, as list prices do. */
  readonly cents: number;
  readonly fromDays: number;
  readonly toDays: number;
};

export type ShippingMethod = MethodCode & {
  readonly carrierTitle: StoreTexts;
  readonly methodTitle: StoreTexts;
  readonly description: StoreTexts;
  readonly position: number;
  /** Collected in a branch: VAT of the branch's country (LAW-25). */
  readonly isPickup: boolean;
  readonly rates: readonly ShippingRate[];
};

/** Who brings a parcel where, for how much, and whose VAT is due; all of it in memory. */
export type DeliveryTables = { readonly methods: readonly ShippingMethod[]; readonly taxRates: readonly TaxRate[] };

const deliveryModel = 'delivery';

/** Opens the tables of shipping methods and VAT rates. */
export function openDeliveryTables(database: Database, logger: Logger): Promise<ReadModel<DeliveryTables>> {
  return openReadModel({ name: deliveryModel, database, logger, load: read });
}

async function read(sql: Queryable): Promise<DeliveryTables> {
  const methods = await readRecords<typeof shippingMethod.$inferSelect>(
    sql,
    'select * from shipping_method order by position, carrier_code, method_code',
  );
  const rates = await readRecords<typeof shippingRate.$inferSelect>(sql, 'select * from shipping_rate order by country_code');
  const taxRates = await readRecords<typeof taxRate.$inferSelect>(sql, 'select * from tax_rate order by country_code');
  return {
    methods: methods.map((method) => ({
      ...method,
      rates: rates.filter((rate) => rate.carrierCode === method.carrierCode && rate.methodCode === method.methodCode),
    })),
    taxRates: taxRates.map(({ reducedPercent, ...rate }) => ({ ...rate, reducedPercent: reducedPercent ?? undefined })),
  };
}

/** Replaces the tables. */
export async function writeDeliveryTables(tx: Tx, { methods, taxRates }: DeliveryTables): Promise<void> {
  for (const table of ['shipping_rate', 'shipping_method', 'tax_rate']) await tx.query(`delete from ${table}`);
  await insertRecords(
    tx,
    'shipping_method',
    methods.map(({ rates: _rates, ...method }) => method),
  );
  await insertRecords(
    tx,
    'shipping_rate',
    methods.flatMap(({ carrierCode, methodCode, rates }) => rates.map((rate) => ({ carrierCode, methodCode, ...rate }))),
  );
  await insertRecords(
    tx,
    'tax_rate',
    taxRates.map((rate) => ({ reducedPercent: null, ...rate })),
  );
  await touchReadModel(tx, deliveryModel);
}

/** Where parcels go, the soonest and cheapest first. Whoever collects needs no country. */
export function deliveryCountries({ methods }: DeliveryTables): readonly string[] {
  const rates = methods.filter(({ isPickup }) => !isPickup).flatMap((method) => method.rates);
  const order = (a: ShippingRate, b: ShippingRate): number =>
    a.fromDays - b.fromDays || a.toDays - b.toDays || a.cents - b.cents || a.countryCode.localeCompare(b.countryCode);
  return [...new Set(rates.toSorted(order).map(({ countryCode }) => countryCode))];
}

/** How long the usual way to each country takes: the first of its methods, which a cart counts with until one is chosen. */
export function deliveryDays({ methods }: DeliveryTables): readonly { country_code: string; from: number; to: number }[] {
  const days = new Map<string, { from: number; to: number }>();
  for (const { countryCode, fromDays, toDays } of methods.filter(({ isPickup }) => !isPickup).flatMap(({ rates }) => rates)) {
    if (!days.has(countryCode)) days.set(countryCode, { from: fromDays, to: toDays });
  }
  return [...days].map(([country_code, range]) => ({ country_code, ...range }));
}
