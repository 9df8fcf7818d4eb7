import type { AreaMessages } from '../areas.ts';
import { nl as search } from '../../features/search/messages/nl.ts';

export const messages: AreaMessages<'search'> = { search };
