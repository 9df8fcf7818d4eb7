import type { AreaMessages } from '../areas.ts';
import { nl as content } from '../../features/content/messages/nl.ts';
import { nl as brand } from '../../features/brand/messages/nl.ts';
import { nl as finder } from '../../features/finder/messages/nl.ts';
import { nl as sale } from '../../features/sale/messages/nl.ts';
import { nl as stores } from '../../features/stores/messages/nl.ts';

export const messages: AreaMessages<'content'> = { content, brand, finder, sale, stores };
