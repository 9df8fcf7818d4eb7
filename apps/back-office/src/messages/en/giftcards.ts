import type { AreaMessages } from '../areas.ts';
import { en as giftcards } from '../../features/giftcards/messages/en.ts';

export const messages: AreaMessages<'giftcards'> = { giftcards };
