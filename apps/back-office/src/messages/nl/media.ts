import type { AreaMessages } from '../areas.ts';
import { nl as media } from '../../features/media/messages/nl.ts';

export const messages: AreaMessages<'media'> = { media };
