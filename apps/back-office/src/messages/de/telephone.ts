import type { AreaMessages } from '../areas.ts';
import { de as telephone } from '../../features/orders/telephone/messages/de.ts';

export const messages: AreaMessages<'telephone'> = { telephone };
