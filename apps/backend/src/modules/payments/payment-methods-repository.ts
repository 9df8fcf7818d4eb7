import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel, touchReadModel, type ReadModel } from '#kernel/read-model.ts';
import type { PaymentMethodRecord } from './payment-method.ts';
import type { paymentMethod } from './schema.ts';
import { isPaymentMethodCode } from './method-registry.ts';

const methodsModel = 'payment-methods';

/** Keeps the merchant's table of methods in memory. */
export function openPaymentMethods(database: Database, logger: Logger): Promise<ReadModel<readonly PaymentMethodRecord[]>> {
  return openReadModel({ name: methodsModel, database, logger, load: read });
}

async function read(sql: Queryable): Promise<readonly PaymentMethodRecord[]> {
  const rows = await readRecords<typeof paymentMethod.$inferSelect>(sql, 'select * from payment_method order by code');
  // A row of a method this version does not know, such as after going back to an older one, offers nothing.
  return rows.filter(({ code }) => isPaymentMethodCode(code));
}

/** Replaces the merchant's table of methods. */
export async function writePaymentMethods(tx: Tx, methods: readonly PaymentMethodRecord[]): Promise<void> {
  await tx.query('delete from payment_method');
  await insertRecords(
    tx,
    'payment_method',
    methods.map((record) => ({
      code: record.code,
      title: record.title,
      description: record.description,
      instructions: record.instructions,
      additionalFields: record.additionalFields,
      position: record.position,
      countryCodes: record.countryCodes,
      minimumCents: record.minimumCents,
      maximumCents: record.maximumCents,
      isActive: record.isActive,
    })),
  );
  await touchReadModel(tx, methodsModel);
}
