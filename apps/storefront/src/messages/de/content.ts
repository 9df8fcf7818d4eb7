import type { AreaMessages } from '../areas.ts';
import { de as content } from '../../features/content/messages/de.ts';
import { de as brand } from '../../features/brand/messages/de.ts';
import { de as finder } from '../../features/finder/messages/de.ts';
import { de as sale } from '../../features/sale/messages/de.ts';
import { de as stores } from '../../features/stores/messages/de.ts';

export const messages: AreaMessages<'content'> = { content, brand, finder, sale, stores };
