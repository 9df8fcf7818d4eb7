import { refusing } from '../../actions/orders/refusing.ts';
import type { Parts } from '../../parts.ts';
import { runAction, type Action, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf } from '../results.ts';

type Refunded = { readonly order: string; readonly refunds: readonly string[] };

/** Runs what may write a refund; then the provider is asked at once by whoever wrote it. What it cannot be asked now, a job asks later. */
export async function runRefunding<Input, Answer extends Refunded>(
  parts: Parts,
  action: Action<Input, Answer>,
  input: Input,
  key: string,
  context: Granted,
): Promise<Done<Answer>> {
  const { orders } = parts;
  let isWritten = false;
  // The same key again gives the first answer: money is asked for by the call that wrote it, and by no other.
  const written: Action<Input, Answer> = {
    ...action,
    run: async (tx, wish, actor) => {
      const outcome = await action.run(tx, wish, actor);
      isWritten = true;
      return outcome;
    },
  };
  const done = await runAction(parts, written, actorOf(context), input, { key });
  await orders.after.stockChanged();
  if (done.kind === 'done' && isWritten && done.answer.refunds.length > 0) {
    const order = await orders.desk.show(done.answer.order);
    const written = order.refunds.filter(({ number, state }) => done.answer.refunds.includes(number) && state === 'requested');
    for (const refund of written) await refusing(() => orders.after.refunded(order, refund));
  }
  return done;
}
