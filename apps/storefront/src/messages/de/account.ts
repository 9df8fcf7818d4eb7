import type { AreaMessages } from '../areas.ts';
import { de as customer } from '../../features/customer/messages/de.ts';
import { de as newsletter } from '../../features/newsletter/messages/de.ts';

export const messages: AreaMessages<'account'> = { customer, newsletter };
