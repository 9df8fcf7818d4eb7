import type { AreaMessages } from '../areas.ts';
import { de as orders } from '../../features/orders/messages/de.ts';
import { de as revision } from '../../features/orders/revision/messages/de.ts';
import { de as withdrawal } from '../../features/withdrawal/messages/de.ts';

export const messages: AreaMessages<'orders'> = { orders, revision, withdrawal };
