import type { AreaMessages } from '../areas.ts';
import { en as order } from '../../features/orders/order/messages/en.ts';

export const messages: AreaMessages<'order'> = { order };
