import type { AreaMessages } from '../areas.ts';
import { en as audit } from '../../features/audit/messages/en.ts';
import { en as frame } from '../../features/frame/messages/en.ts';
import { en as orders } from '../../features/orders/list/messages/en.ts';
import { en as edits } from '../../lib/edits/messages/en.ts';
import { en as log } from '../../lib/log/messages/en.ts';
import { en as orderWords } from '../../lib/orders/messages/en.ts';
import { en as refusals } from '../../lib/refusals/messages/en.ts';
import { en as returnWords } from '../../lib/returns/messages/en.ts';
import { en as views } from '../../shell/list/messages/en.ts';
import { en as lists } from '../../ui/messages/lists-en.ts';

export const messages: AreaMessages<'office'> = {
  audit,
  edits,
  frame,
  lists,
  log,
  orderWords,
  orders,
  refusals,
  returnWords,
  views,
};
