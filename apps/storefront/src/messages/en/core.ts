import type { AreaLoaders, AreaMessages } from '../areas.ts';
import { en as navigation } from '../../features/navigation/messages/en.ts';
import { en as delivery } from '../../lib/delivery/messages/en.ts';
import { en as prices } from '../../lib/prices/messages/en.ts';
import { en as ui } from '../../ui/messages/en.ts';
import { en as catalog } from '../../features/catalog/messages/en.ts';

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
