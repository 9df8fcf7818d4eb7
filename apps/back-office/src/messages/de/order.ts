import type { AreaMessages } from '../areas.ts';
import { de as orderMails } from '../../features/orders/mails/messages/de.ts';
import { de as order } from '../../features/orders/order/messages/de.ts';
import { de as revision } from '../../features/orders/order/revision/messages/de.ts';

export const messages: AreaMessages<'order'> = { order, orderMails, revision };
