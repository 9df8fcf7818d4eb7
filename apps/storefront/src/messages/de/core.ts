import type { AreaLoaders, AreaMessages } from '../areas.ts';
import { de as navigation } from '../../features/navigation/messages/de.ts';
import { de as delivery } from '../../lib/delivery/messages/de.ts';
import { de as prices } from '../../lib/prices/messages/de.ts';
import { de as ui } from '../../ui/messages/de.ts';
import { de as catalog } from '../../features/catalog/messages/de.ts';

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
