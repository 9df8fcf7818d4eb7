import type { Messages } from '../i18n/message-catalogue.ts';
import { en as brand } from '../features/brand/messages/en.ts';
import { en as catalog } from '../features/catalog/messages/en.ts';
import { en as content } from '../features/content/messages/en.ts';
import { en as finder } from '../features/finder/messages/en.ts';
import { en as home } from '../features/home/messages/en.ts';
import { en as navigation } from '../features/navigation/messages/en.ts';
import { en as sale } from '../features/sale/messages/en.ts';
import { en as search } from '../features/search/messages/en.ts';
import { en as forms } from '../features/forms/messages/en.ts';
import { en as stores } from '../features/stores/messages/en.ts';
import { en as withdrawal } from '../features/withdrawal/messages/en.ts';
import { en as notices } from '../lib/notices/messages/en.ts';
import { en as failure } from '../shell/messages/en.ts';
import { en as ui } from '../ui/messages/en.ts';

export const messages: Messages = {
  navigation,
  notices,
  failure,
  catalog,
  content,
  home,
  brand,
  finder,
  sale,
  search,
  stores,
  forms,
  withdrawal,
  ui,
};
