import type { AreaMessages } from '../areas.ts';
import { nl as picking } from '../../features/orders/picking/messages/nl.ts';

export const messages: AreaMessages<'picking'> = { picking };
