import type { AreaMessages } from '../areas.ts';
import { de as account } from '../../features/account/messages/de.ts';
import { de as frame } from '../../features/frame/messages/de.ts';
import { de as edits } from '../../lib/edits/messages/de.ts';
import { de as lists } from '../../ui/messages/lists-de.ts';

export const messages: AreaMessages<'office'> = { account, frame, edits, lists };
