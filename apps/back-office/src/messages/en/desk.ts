import type { AreaMessages } from '../areas.ts';
import { en as desk } from '../../lib/desk/messages/en.ts';

export const messages: AreaMessages<'desk'> = { desk };
