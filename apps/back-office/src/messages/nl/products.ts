import type { AreaMessages } from '../areas.ts';
import { nl as products } from '../../features/products/messages/nl.ts';

export const messages: AreaMessages<'products'> = { products };
