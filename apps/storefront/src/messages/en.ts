import type { Messages } from '../i18n/message-catalogue.ts';
import { en as catalog } from '../features/catalog/messages/en.ts';
import { en as content } from '../features/content/messages/en.ts';
import { en as home } from '../features/home/messages/en.ts';
import { en as navigation } from '../features/navigation/messages/en.ts';
import { en as notices } from '../lib/notices/messages/en.ts';
import { en as failure } from '../shell/messages/en.ts';

export const messages: Messages = { navigation, notices, failure, catalog, content, home };
