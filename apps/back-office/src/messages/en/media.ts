import type { AreaMessages } from '../areas.ts';
import { en as media } from '../../features/media/messages/en.ts';

export const messages: AreaMessages<'media'> = { media };
