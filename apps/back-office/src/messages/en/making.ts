import type { AreaMessages } from '../areas.ts';
import { en as making } from '../../features/products/making/messages/en.ts';
import { en as explain } from '../../features/products/search/messages/en.ts';
import { en as parts } from '../../features/products/parts/messages/en.ts';
import { en as variants } from '../../features/products/variants/messages/en.ts';

export const messages: AreaMessages<'making'> = { explain, making, parts, variants };
