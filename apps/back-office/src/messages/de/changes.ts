import type { AreaMessages } from '../areas.ts';
import { de as changes } from '../../lib/log/changes/messages/de.ts';

export const messages: AreaMessages<'changes'> = { changes };
