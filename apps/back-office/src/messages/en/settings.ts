import type { AreaMessages } from '../areas.ts';
import { en as settings } from '../../features/settings/messages/en.ts';

export const messages: AreaMessages<'settings'> = { settings };
