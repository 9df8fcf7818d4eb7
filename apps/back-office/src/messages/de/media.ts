import type { AreaMessages } from '../areas.ts';
import { de as media } from '../../features/media/messages/de.ts';

export const messages: AreaMessages<'media'> = { media };
