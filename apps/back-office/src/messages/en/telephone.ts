import type { AreaMessages } from '../areas.ts';
import { en as telephone } from '../../features/orders/telephone/messages/en.ts';

export const messages: AreaMessages<'telephone'> = { telephone };
