import type { Messages } from '../i18n/message-catalogue.ts';
import { de as reviews } from '../features/reviews/messages/de.ts';
import { de as compare } from '../features/compare/messages/de.ts';
import { de as alerts } from '../features/alerts/messages/de.ts';
import { de as brand } from '../features/brand/messages/de.ts';
import { de as cart } from '../features/cart/messages/de.ts';
import { de as catalog } from '../features/catalog/messages/de.ts';
import { de as checkout } from '../features/checkout/messages/de.ts';
import { de as content } from '../features/content/messages/de.ts';
import { de as customer } from '../features/customer/messages/de.ts';
import { de as finder } from '../features/finder/messages/de.ts';
import { de as home } from '../features/home/messages/de.ts';
import { de as navigation } from '../features/navigation/messages/de.ts';
import { de as newsletter } from '../features/newsletter/messages/de.ts';
import { de as orders } from '../features/orders/messages/de.ts';
import { de as sale } from '../features/sale/messages/de.ts';
import { de as search } from '../features/search/messages/de.ts';
import { de as wishlist } from '../features/wishlist/messages/de.ts';
import { de as address } from '../lib/address/messages/de.ts';
import { de as fields } from '../lib/forms/messages/de.ts';
import { de as forms } from '../features/forms/messages/de.ts';
import { de as stores } from '../features/stores/messages/de.ts';
import { de as withdrawal } from '../features/withdrawal/messages/de.ts';
import { de as notices } from '../lib/notices/messages/de.ts';
import { de as prices } from '../lib/prices/messages/de.ts';
import { de as failure } from '../shell/messages/de.ts';
import { de as ui } from '../ui/messages/de.ts';

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
