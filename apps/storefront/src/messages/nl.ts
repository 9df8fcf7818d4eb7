import type { Messages } from '../i18n/message-catalogue.ts';
import { nl as catalog } from '../features/catalog/messages/nl.ts';
import { nl as content } from '../features/content/messages/nl.ts';
import { nl as home } from '../features/home/messages/nl.ts';
import { nl as navigation } from '../features/navigation/messages/nl.ts';
import { nl as notices } from '../lib/notices/messages/nl.ts';
import { nl as failure } from '../shell/messages/nl.ts';

export const messages: Messages = { navigation, notices, failure, catalog, content, home };
