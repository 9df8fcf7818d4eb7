import type { AreaMessages } from '../areas.ts';
import { en as approvals } from '../../features/approvals/messages/en.ts';
import { en as today } from '../../features/today/messages/en.ts';

export const messages: AreaMessages<'today'> = { approvals, today };
