import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { returnPieces } from '#modules/inventory/index.ts';
import { skusOf, type Order } from '#modules/orders/index.ts';
import type { HeldReturn } from './hold-return.ts';
import { insertFindings, insertStep } from './return-repository.ts';
import { edgeOf } from './return-states.ts';
import type { Return, ReturnFinding, ReturnHand } from './return.ts';
import { writeBack } from './write-back.ts';

const longestSentence = 500;
const mostFindings = 500;

/**
 * Writes what was found of every piece that came. What goes back on the shelf does so here and nowhere else, at the branch it came to; a
 * return is inspected once, so that it does once.
 */
export async function inspectReturn(
  tx: Tx,
  { back, stored }: HeldReturn,
  { findings, by, now }: ReturnHand & { readonly findings: readonly ReturnFinding[] },
): Promise<Return> {
  if (!edgeOf(back.state, 'inspected'))
    throw inputError(`Return ${back.number} is ${back.state} and cannot become inspected.`, { field: 'findings', code: 'return-state' });
  const read = findings.map(readFinding);
  checkPieces(back, read);
  if (stored) for (const finding of read) checkLoss(stored.order, finding);
  await insertFindings(tx, back.id, read);
  const restocked = read.filter(({ disposition }) => disposition === 'restock');
  const { source } = back;
  if (stored && source !== null) {
    const rows = [...skusOf(stored.order, restocked)].map(([sku, quantity]) => ({ sku, source, quantity }));
    await returnPieces(tx, back.number, rows);
  }
  await insertStep(tx, back.id, { state: 'inspected', at: now, by, reason: null });
  return writeBack(tx, back, { state: 'inspected' }, { now });
}

function readFinding(finding: ReturnFinding): ReturnFinding {
  const { quantity, valueLoss } = finding;
  const sentence = finding.valueLossReason?.trim() ?? '';
  if (!Number.isInteger(quantity) || quantity < 1)
    throw inputError('A finding is about one piece at least.', { field: 'findings', code: 'return-findings' });
  if (!Number.isInteger(valueLoss) || valueLoss < 0)
    throw inputError('A loss is an amount of 0 or more.', { field: 'findings', code: 'return-loss' });
  if (sentence.length > longestSentence)
    throw inputError(`A sentence has at most ${longestSentence} characters.`, { field: 'findings', code: 'return-loss-long' });
  if (valueLoss > 0 && sentence === '')
    throw inputError('Say why money is kept: the customer reads it.', { field: 'findings', code: 'return-loss-reason' });
  return { ...finding, valueLossReason: valueLoss > 0 ? sentence : null };
}

function checkPieces({ lines }: Return, findings: readonly ReturnFinding[]): void {
  if (findings.length > mostFindings) throw inputError(`At most ${mostFindings} findings.`, { field: 'findings', code: 'return-findings' });
  const found = new Map<number, number>();
  for (const { lineId, quantity } of findings) found.set(lineId, (found.get(lineId) ?? 0) + quantity);
  const isComplete = lines.every(({ lineId, received }) => (found.get(lineId) ?? 0) === received);
  const isKnown = [...found.keys()].every((lineId) => lines.some((line) => line.lineId === lineId));
  if (!isComplete || !isKnown) throw inputError('Every piece that came is looked at once.', { field: 'findings', code: 'return-findings' });
}

/** Never more than was paid for the pieces. */
function checkLoss({ lines }: Order, { lineId, quantity, valueLoss }: ReturnFinding): void {
  const line = lines.find(({ id }) => id === lineId);
  const paid = line ? Math.floor(((line.rowIncl - line.discount) * quantity) / line.quantity) : 0;
  if (valueLoss > paid) throw inputError(`${paid} cents were paid for these pieces.`, { field: 'findings', code: 'return-loss' });
}
