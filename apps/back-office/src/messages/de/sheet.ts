import type { AreaMessages } from '../areas.ts';
import { de as sheet } from '../../features/products/sheet/messages/de.ts';

export const messages: AreaMessages<'sheet'> = { sheet };
