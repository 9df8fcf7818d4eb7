import type { AreaMessages } from '../areas.ts';
import { en as orderMails } from '../../features/orders/mails/messages/en.ts';
import { en as order } from '../../features/orders/order/messages/en.ts';
import { en as revision } from '../../features/orders/order/revision/messages/en.ts';

export const messages: AreaMessages<'order'> = { order, orderMails, revision };
