import type { Messages } from '../i18n/message-catalogue.ts';
import { nl as reviews } from '../features/reviews/messages/nl.ts';
import { nl as compare } from '../features/compare/messages/nl.ts';
import { nl as alerts } from '../features/alerts/messages/nl.ts';
import { nl as brand } from '../features/brand/messages/nl.ts';
import { nl as cart } from '../features/cart/messages/nl.ts';
import { nl as catalog } from '../features/catalog/messages/nl.ts';
import { nl as checkout } from '../features/checkout/messages/nl.ts';
import { nl as content } from '../features/content/messages/nl.ts';
import { nl as customer } from '../features/customer/messages/nl.ts';
import { nl as finder } from '../features/finder/messages/nl.ts';
import { nl as home } from '../features/home/messages/nl.ts';
import { nl as navigation } from '../features/navigation/messages/nl.ts';
import { nl as newsletter } from '../features/newsletter/messages/nl.ts';
import { nl as orders } from '../features/orders/messages/nl.ts';
import { nl as sale } from '../features/sale/messages/nl.ts';
import { nl as search } from '../features/search/messages/nl.ts';
import { nl as wishlist } from '../features/wishlist/messages/nl.ts';
import { nl as address } from '../lib/address/messages/nl.ts';
import { nl as fields } from '../lib/forms/messages/nl.ts';
import { nl as forms } from '../features/forms/messages/nl.ts';
import { nl as stores } from '../features/stores/messages/nl.ts';
import { nl as withdrawal } from '../features/withdrawal/messages/nl.ts';
import { nl as notices } from '../lib/notices/messages/nl.ts';
import { nl as prices } from '../lib/prices/messages/nl.ts';
import { nl as failure } from '../shell/messages/nl.ts';
import { nl as ui } from '../ui/messages/nl.ts';

export const messages: Messages = {
  navigation,
  notices,
  prices,
  failure,
  cart,
  checkout,
  orders,
  catalog,
  content,
  home,
  brand,
  finder,
  sale,
  search,
  alerts,
  compare,
  reviews,
  ui,
  fields,
  address,
  customer,
  newsletter,
  wishlist,
  stores,
  forms,
  withdrawal,
};
