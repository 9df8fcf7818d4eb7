import {
  isEditable,
  isOnAccount,
  isUnordered,
  moneyLedger,
  orderStatuses,
  pieceLedger,
  type Order,
  type StoredOrder,
  waitingRevision,
} from '#modules/orders/index.ts';
import { branchesOf, type RoleGrant, type Scope } from '#modules/staff/index.ts';
import { scopeOf } from '../../grants.ts';
import type { Permission } from '../../permissions.ts';

/** Whether an order is in the branches a permission holds for. */
export function isIn(scope: Scope | undefined, { sources }: Pick<StoredOrder, 'sources'>): boolean {
  const branches = scope && branchesOf(scope);
  return branches === null || (branches?.some((branch) => sources?.includes(branch)) ?? false);
}

/** Whether somebody sees how the person of an order is reached. Of what is collected only its branch does: others pick for it by its number. */
export function seesPerson(roles: readonly RoleGrant[], { order, sources }: StoredOrder): boolean {
  return isIn(scopeOf(roles, 'orders.contact'), { sources: order.pickup ? [order.pickup.code] : sources });
}

type Rule = { readonly permission: Permission; readonly when: (order: Order) => boolean };

const isAnyOf =
  (...statuses: readonly Order['status'][]) =>
  ({ status }: Order): boolean =>
    statuses.includes(status);
const hasOpen = (order: Order): boolean => pieceLedger(order).some(({ open }) => open > 0);
const hasSent = (order: Order): boolean => pieceLedger(order).some(({ sent }) => sent > 0);
const isUnpaidAccount = (order: Order): boolean => isAnyOf('processing', 'complete')(order) && order.paidAt === null;
const isUnpaidPickup = ({ status, pickup }: Order): boolean => status === 'pending' && pickup !== null;

/** What can be done with an order as it is, by the name of its mutation: buttons come from here, and the action checks again. */
const rules: Readonly<Record<string, Rule>> = {
  noteOrder: { permission: 'orders.note', when: () => true },
  planShipment: {
    permission: 'shipments.pack',
    when: (order) => hasOpen(order) && (order.status === 'processing' || isUnpaidPickup(order)),
  },
  refund: { permission: 'refunds.request', when: (order) => moneyLedger(order).refundable > 0 },
  holdOrder: { permission: 'orders.hold', when: isAnyOf('processing', 'complete') },
  releaseOrder: { permission: 'orders.hold', when: isAnyOf('holded') },
  cancelOrder: {
    permission: 'orders.cancel',
    when: (order) => orderStatuses[order.status].next.includes('canceled') && !hasSent(order) && moneyLedger(order).refundable === 0,
  },
  cancelPieces: { permission: 'orders.cancel', when: (order) => isOnAccount(order) && hasOpen(order) },
  registerReturn: { permission: 'returns.register', when: (order) => pieceLedger(order).some(({ sent, returned }) => sent > returned) },
  proposeRevision: { permission: 'orders.edit', when: (order) => isEditable(order) && !waitingRevision(order) },
  withdrawRevision: { permission: 'orders.edit', when: (order) => waitingRevision(order) !== undefined },
  confirmPayment: {
    permission: 'payments.confirm',
    when: (order) => (isAnyOf('pending', 'pending_payment', 'payment_review')(order) || isUnpaidAccount(order)) && !isUnordered(order),
  },
};

export const whatCanBeDone = (stored: StoredOrder, roles: readonly RoleGrant[]): readonly string[] =>
  Object.entries(rules)
    .filter(([, { permission, when }]) => isIn(scopeOf(roles, permission), stored) && when(stored.order))
    .map(([name]) => name);
