import type { Tx } from '#kernel/database/database.ts';
import type { Change } from '#modules/audit/index.ts';
import type { CustomerCard, CustomersDesk } from '#modules/customer/index.ts';
import type { Permission } from '../../permissions.ts';
import { Refused, type Action } from '../../run-action.ts';
import { customerEntry, openedEntry, readCustomerId, refuseMerged } from './customer-entry.ts';

type Desk = Pick<CustomersDesk, 'lock' | 'judge' | 'block' | 'endSessions' | 'sendReset'>;
type Parts = { readonly customers: { readonly desk: Desk } };
type Input = { readonly id: string; readonly reason?: string | null };
type Answer = { readonly id: number };
type Done = { readonly changes: readonly Change[]; readonly version?: number; readonly isNoted?: boolean };

const longest = 500;

/** Something done with an account as a whole. */
const customerAction = (
  name: string,
  permission: Permission,
  work: (tx: Tx, card: CustomerCard, reason: string) => Promise<Done>,
  { lock }: Pick<CustomersDesk, 'lock'>,
): Action<Input, Answer> => ({
  name,
  permission,
  run: async (tx, { id: given, reason: typed }) => {
    const id = readCustomerId(given);
    const reason = typed?.trim() ?? '';
    if (reason.length > longest) throw new Refused('reason', `A reason has at most ${longest} characters.`, 'reason');
    const card = await lock(tx, id);
    refuseMerged(card);
    const { changes, version, isNoted = false } = await work(tx, card, reason);
    const why = reason === '' ? {} : { reason };
    const more = { ...(version === undefined ? {} : { version }), ...why };
    return { answer: { id }, entries: [changes.length > 0 || isNoted ? customerEntry(id, changes, more) : openedEntry(id, why)] };
  },
});

/** A person looked at a business: it buys as one, or it does not. */
const judgeAs = (customers: Desk, approval: 'approved' | 'rejected') => (tx: Tx, card: CustomerCard) =>
  judge(customers, tx, card, approval);

async function judge(customers: Desk, tx: Tx, card: CustomerCard, approval: 'approved' | 'rejected'): Promise<Done> {
  if (card.company === null) throw new Refused('no-business', 'This customer is no business.');
  if (!(await customers.judge(tx, card.id, approval))) return { changes: [] };
  return { changes: [{ field: 'approval', before: card.approval, after: approval }] };
}

/** What staff does with an account: judging a business, keeping somebody out and letting them in, a link to a new password, ending sessions. */
export const customerActions = ({ customers: { desk: customers } }: Parts) => ({
  approveCustomer: customerAction('customer.judge', 'customers.judge', judgeAs(customers, 'approved'), customers),
  rejectCustomer: customerAction('customer.judge', 'customers.judge', judgeAs(customers, 'rejected'), customers),
  blockCustomer: customerAction(
    'customer.block',
    'customers.edit',
    async (tx, { id, blockedAt }, reason) => {
      if (reason === '') throw new Refused('reason', `A reason has 1 to ${longest} characters.`, 'reason');
      if (blockedAt) return { changes: [] };
      return { version: await customers.block(tx, id, true), changes: [{ field: 'isBlocked', before: false, after: true }] };
    },
    customers,
  ),
  unblockCustomer: customerAction(
    'customer.unblock',
    'customers.edit',
    async (tx, { id, blockedAt, lockedUntil }) => {
      if (!blockedAt && !lockedUntil) return { changes: [] };
      return { version: await customers.block(tx, id, false), changes: [{ field: 'isBlocked', before: true, after: false }] };
    },
    customers,
  ),
  resetCustomer: customerAction(
    'customer.reset',
    'customers.edit',
    async (tx, card) => {
      if (card.blockedAt) throw new Refused('blocked', 'The account is blocked: a new password would not let them in.');
      if (!(await customers.sendReset(tx, card))) throw new Refused('mail-limit', 'The address has got such a mail a moment ago.');
      return { changes: [], isNoted: true };
    },
    customers,
  ),
  endCustomerSessions: customerAction(
    'customer.endSessions',
    'customers.edit',
    async (tx, { id }) => {
      await customers.endSessions(tx, id);
      return { changes: [], isNoted: true };
    },
    customers,
  ),
});
