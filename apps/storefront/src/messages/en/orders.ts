import type { AreaMessages } from '../areas.ts';
import { en as orders } from '../../features/orders/messages/en.ts';
import { en as revision } from '../../features/orders/revision/messages/en.ts';
import { en as withdrawal } from '../../features/withdrawal/messages/en.ts';

export const messages: AreaMessages<'orders'> = { orders, revision, withdrawal };
