import type { AreaMessages } from '../areas.ts';
import { de as giftcards } from '../../features/giftcards/messages/de.ts';

export const messages: AreaMessages<'giftcards'> = { giftcards };
