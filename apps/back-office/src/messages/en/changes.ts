import type { AreaMessages } from '../areas.ts';
import { en as changes } from '../../lib/log/changes/messages/en.ts';

export const messages: AreaMessages<'changes'> = { changes };
