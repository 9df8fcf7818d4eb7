import type { AreaMessages } from '../areas.ts';
import { nl as telephone } from '../../features/orders/telephone/messages/nl.ts';

export const messages: AreaMessages<'telephone'> = { telephone };
