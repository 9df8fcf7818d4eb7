import type { AreaMessages } from '../areas.ts';
import { en as picking } from '../../features/orders/picking/messages/en.ts';

export const messages: AreaMessages<'picking'> = { picking };
