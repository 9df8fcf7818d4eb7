import type { Clock } from '#kernel/clock.ts';
import {
  edgeOf,
  inspectReturn,
  moveReturn,
  type Return,
  type ReturnFinding,
  type Returns,
  type ReturnState,
} from '#modules/returns/index.ts';
import { branchesOf } from '#modules/staff/index.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import { actorText } from '../orders/lock-order.ts';
import { refusing } from '../orders/refusing.ts';
import { checkPermission, lockReturnOf, returnEntry } from './lock-return.ts';
import type { ReturnAnswer } from './register.ts';

type Parts = { readonly clock: Clock; readonly returns: Pick<Returns, 'mails'> };
type Seen = { readonly id: string; readonly version: number };

export type MoveReturnInput = Seen & {
  readonly to: ReturnState;
  readonly source?: string | null;
  readonly received?: readonly { readonly lineId: number; readonly quantity: number }[] | null;
  readonly reason?: string | null;
};
export type InspectInput = Seen & {
  readonly findings: readonly (Omit<ReturnFinding, 'valueLoss' | 'valueLossReason'> & {
    readonly valueLoss?: number | null;
    readonly valueLossReason?: string | null;
  })[];
};

/** Moves a return along its table; every edge asks for its own permission. */
export const moveReturnAction = ({ clock, returns }: Parts): Action<MoveReturnInput, ReturnAnswer> => ({
  name: 'return.move',
  permission: 'returns.receive',
  isOfBranch: true,
  run: async (tx, input, actor) => {
    const held = await lockReturnOf(tx, input, actor);
    const { back } = held;
    const { to } = input;
    const by = edgeOf(back.state, to)?.by;
    if (by === 'clock') throw new Refused('return-state', 'Nobody decides that: it happens when the time is over.', 'to');
    // Goods come where they come; everything else is for who the return is of.
    if (by !== undefined && by !== 'returns.receive') checkPermission(actor, by, back);
    const source = to === 'received' ? sourceOf(actor, input.source) : undefined;
    const received = input.received ?? undefined;
    const after = await refusing(() =>
      moveReturn(tx, returns.mails, held, {
        to,
        source,
        received,
        reason: input.reason ?? undefined,
        by: actorText(actor),
        now: clock.now(),
      }),
    );
    return { answer: { number: back.number }, entries: [returnEntry(after, changesOf(back, after), input.reason)] };
  },
});

/** Where goods are received: where somebody works, or where they say. */
function sourceOf(actor: Actor, given: string | null | undefined): string | undefined {
  const branches = branchesOf(actor.scope);
  const source = given ?? (branches?.length === 1 ? branches[0] : undefined);
  if (source !== undefined && branches && !branches.includes(source))
    throw new Refused('return-branch', 'You receive goods in your own branch.', 'source');
  return source;
}

function changesOf(before: Return, after: Return) {
  const counts = ({ lines }: Return) => lines.map(({ lineId, received }) => ({ lineId, received }));
  const isCounted = after.state === 'received' || before.state === 'received';
  return [
    { field: 'state', before: before.state, after: after.state },
    ...(after.source === before.source ? [] : [{ field: 'source', before: before.source, after: after.source }]),
    ...(isCounted ? [{ field: 'received', before: counts(before), after: counts(after) }] : []),
  ];
}

/** Writes what was found of every piece that came. */
export const inspectReturnAction = ({ clock }: Parts): Action<InspectInput, ReturnAnswer> => ({
  name: 'return.inspect',
  permission: 'returns.inspect',
  isOfBranch: true,
  run: async (tx, input, actor) => {
    const held = await lockReturnOf(tx, input, actor);
    checkPermission(actor, 'returns.inspect', held.back);
    const findings = input.findings.map(({ valueLoss, valueLossReason, ...finding }) => ({
      ...finding,
      valueLoss: valueLoss ?? 0,
      valueLossReason: valueLossReason ?? null,
    }));
    const after = await refusing(() => inspectReturn(tx, held, { findings, by: actorText(actor), now: clock.now() }));
    const changes = [
      { field: 'state', before: held.back.state, after: after.state },
      { field: 'findings', before: null, after: findings },
    ];
    return { answer: { number: after.number }, entries: [returnEntry(after, changes)] };
  },
});
