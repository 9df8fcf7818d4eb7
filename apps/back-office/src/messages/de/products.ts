import type { AreaMessages } from '../areas.ts';
import { de as products } from '../../features/products/messages/de.ts';

export const messages: AreaMessages<'products'> = { products };
