import type { AreaMessages } from '../areas.ts';
import { de as making } from '../../features/products/making/messages/de.ts';
import { de as explain } from '../../features/products/search/messages/de.ts';
import { de as parts } from '../../features/products/parts/messages/de.ts';
import { de as variants } from '../../features/products/variants/messages/de.ts';

export const messages: AreaMessages<'making'> = { explain, making, parts, variants };
