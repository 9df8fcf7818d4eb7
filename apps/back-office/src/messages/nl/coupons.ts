import type { AreaMessages } from '../areas.ts';
import { nl as coupons } from '../../features/coupons/messages/nl.ts';

export const messages: AreaMessages<'coupons'> = { coupons };
