import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import type { TextTable } from '#kernel/memory/text-table.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { ModelPosition } from '#kernel/read-model.ts';
import type { Catalogue } from './read-model/catalogue.ts';
import type { MediaUrl } from './read-model/catalogue-view.ts';

export type CatalogOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly stores: Pick<Stores, 'view' | 'defaultView' | 'textFallback' | 'routeSettings' | 'branchByCode'>;
  readonly inventory: Pick<Inventory, 'current' | 'onChange'>;
  /** The skus of the shop, which the inventory numbers, too. */
  readonly skus?: TextTable | undefined;
  /** The catalogue of an earlier moment, with skus of the same table; a refresh shows the one of now. */
  readonly restored?: { readonly catalogue: Catalogue; readonly position: ModelPosition } | undefined;
  readonly mediaUrl: MediaUrl;
  /** The public address of a file below /media/documents/. */
  readonly documentUrl: (file: string) => string;
  /** Who may see prices by quantity; asked for each product of an answer. */
  readonly isApprovedBusiness?: (context: RequestContext) => boolean | Promise<boolean>;
};
