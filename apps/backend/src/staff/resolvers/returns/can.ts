import { losesPhotos, openPieces, returnStates, takesPhotos, type ReturnEdge } from '#modules/returns/index.ts';
import { isOfScope, scopeFor } from '../../actions/returns/lock-return.ts';
import type { Permission } from '../../permissions.ts';
import type { Actor } from '../../run-action.ts';
import type { FoundReturn } from './return-shape.ts';

/** Whether somebody may do what a permission is for with a return. */
const may = (actor: Actor, permission: Permission, { back }: FoundReturn): boolean => {
  const scope = scopeFor(actor, permission);
  return scope !== undefined && (permission === 'returns.receive' || permission === 'returns.register' || isOfScope(scope, back));
};

export const maySettle = (actor: Actor, found: FoundReturn): boolean => may(actor, 'refunds.request', found);

/** Where somebody may move a return now, and whether they have to say why. */
export const movesOf = (actor: Actor, found: FoundReturn) =>
  returnStates[found.back.state].next
    .filter(({ by, needs }) => by !== 'clock' && needs !== 'findings' && may(actor, by, found))
    .filter(({ needs }) => needs !== 'waiver' || found.back.isSettled)
    .map((edge) => ({ to: edge.to, needsReason: needsReason(edge, found) }));

const needsReason = ({ needs }: ReturnEdge, { back }: FoundReturn): boolean =>
  needs === 'reason' || needs === 'waiver' || (needs === 'end' && !back.isSettled);

type Rule = { readonly permission: Permission; readonly when: (found: FoundReturn) => boolean };

/** What can be done with a return as it is, by the name of its mutation: buttons come from here, and the action checks again. */
const rules: Readonly<Record<string, Rule>> = {
  inspectReturn: { permission: 'returns.inspect', when: ({ back }) => back.state === 'received' },
  addReturnPhoto: { permission: 'returns.inspect', when: ({ back }) => takesPhotos(back) },
  removeReturnPhoto: { permission: 'returns.inspect', when: ({ back }) => losesPhotos(back) },
  settleReturn: {
    permission: 'refunds.request',
    when: ({ back, stored }) =>
      stored !== undefined && returnStates[back.state].isSettling && back.lines.some((line) => openPieces(back, line) > 0),
  },
  exchangeReturn: {
    permission: 'refunds.request',
    when: ({ back, stored }) =>
      stored !== undefined && returnStates[back.state].isSettling && back.lines.some((line) => openPieces(back, line) > 0),
  },
  assignReturn: { permission: 'returns.decide', when: ({ back }) => back.state === 'announced' },
  printReturnSlip: {
    permission: 'returns.register',
    when: ({ back, stored }) => stored !== undefined && returnStates[back.state].goods === 'away',
  },
};

export const whatCanBeDoneWith = (actor: Actor, found: FoundReturn): readonly string[] =>
  Object.entries(rules)
    .filter(([, { permission, when }]) => may(actor, permission, found) && when(found))
    .map(([name]) => name);
