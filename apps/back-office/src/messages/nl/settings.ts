import type { AreaMessages } from '../areas.ts';
import { nl as settings } from '../../features/settings/messages/nl.ts';

export const messages: AreaMessages<'settings'> = { settings };
