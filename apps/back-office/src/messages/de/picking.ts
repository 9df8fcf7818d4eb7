import type { AreaMessages } from '../areas.ts';
import { de as picking } from '../../features/orders/picking/messages/de.ts';

export const messages: AreaMessages<'picking'> = { picking };
