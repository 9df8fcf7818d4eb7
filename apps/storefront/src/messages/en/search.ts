import type { AreaMessages } from '../areas.ts';
import { en as search } from '../../features/search/messages/en.ts';

export const messages: AreaMessages<'search'> = { search };
