import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { isStockSource } from '#modules/inventory/index.ts';
import { goodsDueOn } from './clocks.ts';
import type { HeldReturn } from './hold-return.ts';
import { receivedLines, saveReceived } from './receive-return.ts';
import { isNeverSent } from './left-pieces.ts';
import { insertStep, writeLines } from './return-repository.ts';
import { edgeOf, returnStates, type ReturnEdge } from './return-states.ts';
import type { ReturnMails } from './mails/send-return-mails.ts';
import { givenBack, offered, type Return, type ReturnHand, type ReturnState } from './return.ts';
import { isAllSettled, openPieces } from './settled-pieces.ts';
import { writeBack } from './write-back.ts';

export type ReturnMove = ReturnHand & {
  readonly to: ReturnState;
  /** Where the goods came to. */
  readonly source?: string | undefined;
  /** What came; all that was announced, when nobody says. */
  readonly received?: readonly { readonly lineId: number; readonly quantity: number }[] | undefined;
  readonly reason?: string | undefined;
};

const longestReason = 1_000;

/** Moves a return along the table, with all that belongs to it: pieces, days, mail, and the statement it began with. */
export async function moveReturn(tx: Tx, mails: ReturnMails, held: HeldReturn, move: ReturnMove): Promise<Return> {
  const { back } = held;
  const { to, by, now } = move;
  const edge = edgeOf(back.state, to);
  if (!edge) throw inputError(`Return ${back.number} is ${back.state} and cannot become ${to}.`, { field: 'to', code: 'return-state' });
  const reason = readReason(back, edge, move.reason);
  const source = await prepare(tx, held, edge, move);
  await insertStep(tx, back.id, { state: to, at: now, by, reason });
  const isAccepted = to === 'accepted';
  const isAwaited = !held.stored || !isNeverSent(held.stored.order, back);
  const change = { state: to, source, reason, ...(isAccepted ? { goodsDueOn: isAwaited ? goodsDueOn(back, now) : null } : {}) };
  const after = await writeBack(tx, back, to === 'announced' ? { ...change, goodsDueOn: null } : change, { now });
  if (edge.mail) await mails.send(tx, { returnId: back.id, kind: edge.mail, reason });
  const refused = after.lines.reduce((sum, line) => sum + line.refused, 0);
  if (to === 'closed' && refused > 0) await mails.send(tx, { returnId: back.id, kind: 'settled', reason });
  return after;
}

/** What a person has to say: why it is rejected, why goods are waived, or why money stays here. */
function readReason(back: Return, { needs }: ReturnEdge, given: string | undefined): string | null {
  const reason = given?.trim() ?? '';
  if (reason.length > longestReason)
    throw inputError(`A reason has at most ${longestReason} characters.`, { field: 'reason', code: 'return-reason-long' });
  const isNeeded = needs === 'reason' || needs === 'waiver' || (needs === 'end' && !isAllSettled(back));
  if (isNeeded && reason === '') throw inputError('Say why: the customer reads it.', { field: 'reason', code: 'return-reason' });
  return reason === '' ? null : reason;
}

/** Changes the pieces as the edge asks; says where the goods are then. */
async function prepare(tx: Tx, held: HeldReturn, { to, needs }: ReturnEdge, move: ReturnMove): Promise<string | null> {
  const { back } = held;
  if (needs === 'findings') throw inputError('What was found is said of every piece.', { field: 'findings', code: 'return-findings' });
  if (needs === 'waiver' && !isAllSettled(back))
    throw inputError('The goods can be waived once every piece is settled.', { field: 'to', code: 'return-unsettled' });
  if (needs === 'source') return receive(tx, held, move);
  if ((to === 'rejected' || to === 'closed') && offered(back).length > 0)
    throw inputError('An exchange waits for the customer: cancel its order first.', { field: 'to', code: 'return-exchange-waits' });
  if (to === 'rejected') await giveGoodsBack(tx, held, move);
  if (to === 'closed') await refuseRest(tx, back);
  return to === 'announced' ? null : back.source;
}

async function receive(tx: Tx, held: HeldReturn, { source, received, now }: ReturnMove): Promise<string> {
  const { back } = held;
  if (source === undefined || !(await isStockSource(tx, source)))
    throw inputError('Say where the goods are.', { field: 'source', code: 'return-source' });
  const isHere = returnStates[back.state].goods === 'here';
  if (isHere && source !== back.source) throw inputError(`The goods are in ${back.source}.`, { field: 'source', code: 'return-elsewhere' });
  await saveReceived(tx, held, await receivedLines(tx, held, received), now);
  return source;
}

/** What came before it was rejected belongs to the customer. */
async function giveGoodsBack(tx: Tx, held: HeldReturn, { now }: ReturnMove): Promise<void> {
  if (givenBack(held.back).length > 0)
    throw inputError('Money went back for it: it cannot be rejected any more.', { field: 'to', code: 'return-given-back' });
  if (held.back.lines.some(({ received }) => received > 0))
    await saveReceived(
      tx,
      held,
      held.back.lines.map((line) => ({ ...line, received: 0 })),
      now,
    );
}

/** The money of what nobody settled stays with the shop. */
async function refuseRest(tx: Tx, back: Return): Promise<void> {
  await writeLines(
    tx,
    back.id,
    back.lines.map((line) => ({ ...line, refused: line.refused + openPieces(back, line) })),
  );
}
