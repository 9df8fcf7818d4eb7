import type { AreaMessages } from '../areas.ts';
import { nl as customer } from '../../features/customer/messages/nl.ts';
import { nl as newsletter } from '../../features/newsletter/messages/nl.ts';

export const messages: AreaMessages<'account'> = { customer, newsletter };
