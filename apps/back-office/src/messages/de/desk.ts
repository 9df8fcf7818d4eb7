import type { AreaMessages } from '../areas.ts';
import { de as desk } from '../../lib/desk/messages/de.ts';

export const messages: AreaMessages<'desk'> = { desk };
