import { notFound } from '#kernel/errors.ts';
import type { CustomersDesk } from '#modules/customer/index.ts';
import { asksForReason } from '../../permissions.ts';
import { Refused, type Action } from '../../run-action.ts';
import { openedEntry, readCustomerId } from './customer-entry.ts';

type Parts = { readonly customers: { readonly desk: Pick<CustomersDesk, 'card'> } };

const longest = 200;

/** Looks at a customer's page. That somebody did stands in the log, with why where their role has to say so (LAW-20). */
export const openCustomer = ({
  customers: { desk },
}: Parts): Action<{ readonly id: string; readonly reason: string | null }, { readonly id: number }> => ({
  name: 'customer.open',
  permission: 'customers.read',
  run: async (tx, { id: given, reason: typed }, actor) => {
    const id = readCustomerId(given);
    const reason = typed?.trim() ?? '';
    if (reason.length > longest) throw new Refused('reason', `A reason has at most ${longest} characters.`, 'reason');
    if (!(await desk.card(tx, id))) throw notFound('There is no such customer.');
    if (reason === '' && actor.kind === 'staff' && asksForReason(actor.identity.roles))
      throw new Refused('reason-needed', 'Your role says why it looks at a customer.', 'reason');
    return { answer: { id }, entries: [openedEntry(id, reason === '' ? {} : { reason })] };
  },
});
