import type { AreaMessages } from '../areas.ts';
import { en as notices } from '../../lib/notices/messages/en.ts';

export const messages: AreaMessages<'notices'> = { notices };
