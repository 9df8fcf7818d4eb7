import type { AreaMessages } from '../areas.ts';
import { de as notices } from '../../lib/notices/messages/de.ts';

export const messages: AreaMessages<'notices'> = { notices };
