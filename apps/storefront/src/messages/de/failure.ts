import type { AreaMessages } from '../areas.ts';
import { de as failure } from '../../shell/messages/de.ts';

export const messages: AreaMessages<'failure'> = { failure };
