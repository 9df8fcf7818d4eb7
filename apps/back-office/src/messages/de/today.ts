import type { AreaMessages } from '../areas.ts';
import { de as approvals } from '../../features/approvals/messages/de.ts';
import { de as today } from '../../features/today/messages/de.ts';

export const messages: AreaMessages<'today'> = { approvals, today };
