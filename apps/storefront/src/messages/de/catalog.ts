import type { AreaMessages } from '../areas.ts';
import { de as catalogLater } from '../../features/catalog/messages/later/de.ts';

export const messages: AreaMessages<'catalog'> = { catalogLater };
