import type { AreaMessages } from '../areas.ts';
import { en as catalogue } from '../../features/catalogue/messages/en.ts';

export const messages: AreaMessages<'catalogue'> = { catalogue };
