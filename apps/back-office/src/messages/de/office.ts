import type { AreaMessages } from '../areas.ts';
import { de as audit } from '../../features/audit/messages/de.ts';
import { de as frame } from '../../features/frame/messages/de.ts';
import { de as orders } from '../../features/orders/list/messages/de.ts';
import { de as edits } from '../../lib/edits/messages/de.ts';
import { de as log } from '../../lib/log/messages/de.ts';
import { de as orderWords } from '../../lib/orders/messages/de.ts';
import { de as refusals } from '../../lib/refusals/messages/de.ts';
import { de as returnWords } from '../../lib/returns/messages/de.ts';
import { de as views } from '../../shell/list/messages/de.ts';
import { de as lists } from '../../ui/messages/lists-de.ts';

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
