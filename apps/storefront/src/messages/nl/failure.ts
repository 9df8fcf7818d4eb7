import type { AreaMessages } from '../areas.ts';
import { nl as failure } from '../../shell/messages/nl.ts';

export const messages: AreaMessages<'failure'> = { failure };
