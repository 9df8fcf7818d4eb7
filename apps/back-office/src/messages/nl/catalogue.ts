import type { AreaMessages } from '../areas.ts';
import { nl as catalogue } from '../../features/catalogue/messages/nl.ts';

export const messages: AreaMessages<'catalogue'> = { catalogue };
