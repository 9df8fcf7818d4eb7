import type { AreaMessages } from '../areas.ts';
import { nl as cart } from '../../features/cart/messages/nl.ts';
import { nl as checkout } from '../../features/checkout/messages/nl.ts';

export const messages: AreaMessages<'purchase'> = { cart, checkout };
