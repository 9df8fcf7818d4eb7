import type { AreaMessages } from '../areas.ts';
import { nl as orders } from '../../features/orders/messages/nl.ts';
import { nl as revision } from '../../features/orders/revision/messages/nl.ts';
import { nl as withdrawal } from '../../features/withdrawal/messages/nl.ts';

export const messages: AreaMessages<'orders'> = { orders, revision, withdrawal };
