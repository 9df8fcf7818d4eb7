import type { WithdrawalState } from '#modules/forms/index.ts';
import { returnStates } from './return-states.ts';
import { givenBack, offered, offeredPieces, settledPieces, type Return, type ReturnLine } from './return.ts';

/** How many pieces of a line money is due for: those that came, or, while none did, those that were announced. */
function duePieces({ lines }: Pick<Return, 'lines'>, line: ReturnLine): number {
  return lines.some(({ received }) => received > 0) ? line.received : line.quantity;
}

/** Of these, how many nobody has settled, refused or offered an exchange for. */
export const openPieces = (back: Pick<Return, 'lines' | 'settlements'>, line: ReturnLine): number =>
  Math.max(0, duePieces(back, line) - settledPieces(back, line.lineId) - offeredPieces(back, line.lineId) - line.refused);

/** Whether every piece that money is due for was settled or refused. */
export const isAllSettled = (back: Pick<Return, 'lines' | 'settlements'>): boolean =>
  (givenBack(back).length > 0 || back.lines.some((line) => duePieces(back, line) > 0)) &&
  offered(back).length === 0 &&
  back.lines.every((line) => openPieces(back, line) === 0);

/** Where the statement of a withdrawal stands: it moves along with its return (LAW-08). */
export function withdrawalStateOf(back: Pick<Return, 'state' | 'lines' | 'settlements'>): WithdrawalState {
  if (back.state === 'closed') return givenBack(back).length > 0 ? 'refunded' : 'rejected';
  if (back.state === 'rejected') return 'rejected';
  return isAllSettled(back) ? 'refunded' : returnStates[back.state].withdrawal;
}
