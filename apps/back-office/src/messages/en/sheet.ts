import type { AreaMessages } from '../areas.ts';
import { en as sheet } from '../../features/products/sheet/messages/en.ts';

export const messages: AreaMessages<'sheet'> = { sheet };
