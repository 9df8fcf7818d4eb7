import type { AreaMessages } from '../areas.ts';
import { nl as audit } from '../../features/audit/messages/nl.ts';
import { nl as frame } from '../../features/frame/messages/nl.ts';
import { nl as orders } from '../../features/orders/list/messages/nl.ts';
import { nl as edits } from '../../lib/edits/messages/nl.ts';
import { nl as log } from '../../lib/log/messages/nl.ts';
import { nl as orderWords } from '../../lib/orders/messages/nl.ts';
import { nl as refusals } from '../../lib/refusals/messages/nl.ts';
import { nl as returnWords } from '../../lib/returns/messages/nl.ts';
import { nl as views } from '../../shell/list/messages/nl.ts';
import { nl as lists } from '../../ui/messages/lists-nl.ts';

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
