import type { AreaMessages } from '../areas.ts';
import { nl as changes } from '../../lib/log/changes/messages/nl.ts';

export const messages: AreaMessages<'changes'> = { changes };
