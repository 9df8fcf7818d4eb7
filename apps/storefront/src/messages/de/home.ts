import type { AreaMessages } from '../areas.ts';
import { de as home } from '../../features/home/messages/de.ts';

export const messages: AreaMessages<'home'> = { home };
