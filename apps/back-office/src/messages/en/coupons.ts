import type { AreaMessages } from '../areas.ts';
import { en as coupons } from '../../features/coupons/messages/en.ts';

export const messages: AreaMessages<'coupons'> = { coupons };
