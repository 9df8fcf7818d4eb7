import type { AreaMessages } from '../areas.ts';
import { en as account } from '../../features/account/messages/en.ts';
import { en as frame } from '../../features/frame/messages/en.ts';
import { en as edits } from '../../lib/edits/messages/en.ts';
import { en as lists } from '../../ui/messages/lists-en.ts';

export const messages: AreaMessages<'office'> = { account, frame, edits, lists };
