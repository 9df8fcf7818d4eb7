import type { AreaMessages } from '../areas.ts';
import { nl as making } from '../../features/products/making/messages/nl.ts';
import { nl as explain } from '../../features/products/search/messages/nl.ts';
import { nl as parts } from '../../features/products/parts/messages/nl.ts';
import { nl as variants } from '../../features/products/variants/messages/nl.ts';

export const messages: AreaMessages<'making'> = { explain, making, parts, variants };
