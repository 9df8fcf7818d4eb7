import type { AreaMessages } from '../areas.ts';
import { de as catalogue } from '../../features/catalogue/messages/de.ts';

export const messages: AreaMessages<'catalogue'> = { catalogue };
