import type { AreaMessages } from '../areas.ts';
import { nl as home } from '../../features/home/messages/nl.ts';

export const messages: AreaMessages<'home'> = { home };
