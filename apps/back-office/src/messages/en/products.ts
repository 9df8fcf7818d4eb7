import type { AreaMessages } from '../areas.ts';
import { en as products } from '../../features/products/messages/en.ts';

export const messages: AreaMessages<'products'> = { products };
