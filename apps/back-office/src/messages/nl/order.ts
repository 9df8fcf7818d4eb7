import type { AreaMessages } from '../areas.ts';
import { nl as orderMails } from '../../features/orders/mails/messages/nl.ts';
import { nl as order } from '../../features/orders/order/messages/nl.ts';
import { nl as revision } from '../../features/orders/order/revision/messages/nl.ts';

export const messages: AreaMessages<'order'> = { order, orderMails, revision };
