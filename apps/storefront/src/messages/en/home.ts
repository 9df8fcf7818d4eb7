import type { AreaMessages } from '../areas.ts';
import { en as home } from '../../features/home/messages/en.ts';

export const messages: AreaMessages<'home'> = { home };
