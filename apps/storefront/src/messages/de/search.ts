import type { AreaMessages } from '../areas.ts';
import { de as search } from '../../features/search/messages/de.ts';

export const messages: AreaMessages<'search'> = { search };
