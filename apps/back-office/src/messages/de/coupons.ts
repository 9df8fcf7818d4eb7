import type { AreaMessages } from '../areas.ts';
import { de as coupons } from '../../features/coupons/messages/de.ts';

export const messages: AreaMessages<'coupons'> = { coupons };
