import type { AreaMessages } from '../areas.ts';
import { en as catalogLater } from '../../features/catalog/messages/later/en.ts';

export const messages: AreaMessages<'catalog'> = { catalogLater };
