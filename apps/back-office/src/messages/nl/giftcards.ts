import type { AreaMessages } from '../areas.ts';
import { nl as giftcards } from '../../features/giftcards/messages/nl.ts';

export const messages: AreaMessages<'giftcards'> = { giftcards };
