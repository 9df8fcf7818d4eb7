import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { DeliveryTables } from '#modules/cart/index.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import type { Payments } from '#modules/payments/index.ts';
import type { Stores } from '#modules/stores/index.ts';

/** What the use cases of orders work with. */
export type OrderServices = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly stores: Stores;
  /** The catalogue in the words of a store view, and who brings a parcel where: an edit may add something. */
  readonly catalogView: (storeCode: string) => CatalogueView;
  readonly delivery: () => DeliveryTables;
  readonly inventory: Pick<Inventory, 'refresh'>;
  readonly payments: Pick<Payments, 'describe' | 'offer' | 'providerOf' | 'providers'>;
};
