import type { AreaMessages } from '../areas.ts';
import { nl as account } from '../../features/account/messages/nl.ts';
import { nl as frame } from '../../features/frame/messages/nl.ts';
import { nl as edits } from '../../lib/edits/messages/nl.ts';
import { nl as lists } from '../../ui/messages/lists-nl.ts';

export const messages: AreaMessages<'office'> = { account, frame, edits, lists };
