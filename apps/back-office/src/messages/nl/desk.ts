import type { AreaMessages } from '../areas.ts';
import { nl as desk } from '../../lib/desk/messages/nl.ts';

export const messages: AreaMessages<'desk'> = { desk };
