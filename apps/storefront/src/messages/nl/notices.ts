import type { AreaMessages } from '../areas.ts';
import { nl as notices } from '../../lib/notices/messages/nl.ts';

export const messages: AreaMessages<'notices'> = { notices };
