import type { AreaMessages } from '../areas.ts';
import { en as content } from '../../features/content/messages/en.ts';
import { en as brand } from '../../features/brand/messages/en.ts';
import { en as finder } from '../../features/finder/messages/en.ts';
import { en as sale } from '../../features/sale/messages/en.ts';
import { en as stores } from '../../features/stores/messages/en.ts';

export const messages: AreaMessages<'content'> = { content, brand, finder, sale, stores };
