import type { AreaMessages } from '../areas.ts';
import { en as failure } from '../../shell/messages/en.ts';

export const messages: AreaMessages<'failure'> = { failure };
