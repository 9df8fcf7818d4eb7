import type { AreaMessages } from '../areas.ts';
import { de as cart } from '../../features/cart/messages/de.ts';
import { de as checkout } from '../../features/checkout/messages/de.ts';

export const messages: AreaMessages<'purchase'> = { cart, checkout };
