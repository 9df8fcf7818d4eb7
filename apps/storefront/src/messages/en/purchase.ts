import type { AreaMessages } from '../areas.ts';
import { en as cart } from '../../features/cart/messages/en.ts';
import { en as checkout } from '../../features/checkout/messages/en.ts';

export const messages: AreaMessages<'purchase'> = { cart, checkout };
