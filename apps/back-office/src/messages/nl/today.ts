import type { AreaMessages } from '../areas.ts';
import { nl as approvals } from '../../features/approvals/messages/nl.ts';
import { nl as today } from '../../features/today/messages/nl.ts';

export const messages: AreaMessages<'today'> = { approvals, today };
