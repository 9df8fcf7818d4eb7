import type { AreaMessages } from '../areas.ts';
import { nl as sheet } from '../../features/products/sheet/messages/nl.ts';

export const messages: AreaMessages<'sheet'> = { sheet };
