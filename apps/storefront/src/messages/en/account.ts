import type { AreaMessages } from '../areas.ts';
import { en as customer } from '../../features/customer/messages/en.ts';
import { en as newsletter } from '../../features/newsletter/messages/en.ts';

export const messages: AreaMessages<'account'> = { customer, newsletter };
