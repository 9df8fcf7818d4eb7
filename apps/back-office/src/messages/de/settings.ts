import type { AreaMessages } from '../areas.ts';
import { de as settings } from '../../features/settings/messages/de.ts';

export const messages: AreaMessages<'settings'> = { settings };
