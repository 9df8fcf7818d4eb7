import type { AreaLoaders, AreaMessages } from '../areas.ts';
import { nl as navigation } from '../../features/navigation/messages/nl.ts';
import { nl as delivery } from '../../lib/delivery/messages/nl.ts';
import { nl as prices } from '../../lib/prices/messages/nl.ts';
import { nl as ui } from '../../ui/messages/nl.ts';
import { nl as catalog } from '../../features/catalog/messages/nl.ts';

export const messages: AreaMessages<'core'> = { navigation, delivery, prices, ui, catalog };

export const areas: AreaLoaders = {
  catalog: () => import('./catalog.ts'),
  failure: () => import('./failure.ts'),
  home: () => import('./home.ts'),
  search: () => import('./search.ts'),
  wishlist: () => import('./wishlist.ts'),
  product: () => import('./product.ts'),
  purchase: () => import('./purchase.ts'),
  orders: () => import('./orders.ts'),
  account: () => import('./account.ts'),
  fields: () => import('./fields.ts'),
  content: () => import('./content.ts'),
  notices: () => import('./notices.ts'),
};
