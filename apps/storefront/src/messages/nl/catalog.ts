import type { AreaMessages } from '../areas.ts';
import { nl as catalogLater } from '../../features/catalog/messages/later/nl.ts';

export const messages: AreaMessages<'catalog'> = { catalogLater };
