import type { Messages } from '../i18n/message-catalogue.ts';
import { en as reviews } from '../features/reviews/messages/en.ts';
import { en as compare } from '../features/compare/messages/en.ts';
import { en as alerts } from '../features/alerts/messages/en.ts';
import { en as brand } from '../features/brand/messages/en.ts';
import { en as cart } from '../features/cart/messages/en.ts';
import { en as catalog } from '../features/catalog/messages/en.ts';
import { en as checkout } from '../features/checkout/messages/en.ts';
import { en as content } from '../features/content/messages/en.ts';
import { en as customer } from '../features/customer/messages/en.ts';
import { en as finder } from '../features/finder/messages/en.ts';
import { en as home } from '../features/home/messages/en.ts';
import { en as navigation } from '../features/navigation/messages/en.ts';
import { en as newsletter } from '../features/newsletter/messages/en.ts';
import { en as orders } from '../features/orders/messages/en.ts';
import { en as sale } from '../features/sale/messages/en.ts';
import { en as search } from '../features/search/messages/en.ts';
import { en as wishlist } from '../features/wishlist/messages/en.ts';
import { en as address } from '../lib/address/messages/en.ts';
import { en as fields } from '../lib/forms/messages/en.ts';
import { en as forms } from '../features/forms/messages/en.ts';
import { en as stores } from '../features/stores/messages/en.ts';
import { en as withdrawal } from '../features/withdrawal/messages/en.ts';
import { en as notices } from '../lib/notices/messages/en.ts';
import { en as prices } from '../lib/prices/messages/en.ts';
import { en as failure } from '../shell/messages/en.ts';
import { en as ui } from '../ui/messages/en.ts';

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
