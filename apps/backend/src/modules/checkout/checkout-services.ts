import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Carts } from '#modules/cart/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import type { Payments } from '#modules/payments/index.ts';
import type { Stores } from '#modules/stores/index.ts';

/** What the use cases of the checkout work with. */
export type CheckoutServices = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: Ids;
  readonly stores: Stores;
  readonly carts: Carts;
  readonly customers: Pick<Customers, 'checkVat' | 'createAccount' | 'find' | 'isApproved' | 'prepareAccount' | 'storeAddress'>;
  readonly inventory: Pick<Inventory, 'refresh'>;
  readonly payments: Payments;
  readonly orders: Orders;
};
