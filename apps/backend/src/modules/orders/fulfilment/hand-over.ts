import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { fold } from '#kernel/found-words.ts';
import type { Order, OrderActor } from '../order.ts';
import type { StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { moveShipment, shipmentOf } from './move-shipment.ts';

type HandOver = {
  readonly number: string;
  /** The digits of the mail, or a name that was checked. */
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly by: OrderActor;
  readonly now: Date;
};

/** Gives what lies ready to whoever shows the code, or has the name of who ordered it. */
export async function handOver(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  { number, code, name, by, now }: HandOver,
): Promise<void> {
  const shipment = shipmentOf(stored.order, number);
  const isCodeRight = code !== undefined && shipment.pickupCode !== null && code.replace(/\s/g, '') === shipment.pickupCode;
  if (code !== undefined && !isCodeRight) throw inputError('This is not the code of the mail.', { field: 'code' });
  if (!isCodeRight && !(name !== undefined && isNameOf(stored.order, name)))
    throw inputError('Whoever collects it shows the code, or has the name of the order.', { field: 'name' });
  await moveShipment(tx, services, stored, { number, to: 'handed_over', proof: isCodeRight ? 'code shown' : 'name checked', by, now });
}

/** How somebody is addressed, and no name of theirs. */
const addressed = new Set(
  'de heer dhr meneer mijnheer mevrouw mevr mw familie fam herr herrn frau mr mrs ms miss family dr prof'.split(' '),
);
/** What is longer is a list. */
const longestName = 100;

const wordsOf = (...texts: readonly (string | null)[]): readonly string[] =>
  texts.flatMap((text) =>
    fold(text ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

/** The last name, at least, and nothing that this person is not called: a list of names has everybody's. */
export function isNameOf({ billingAddress, shippingAddress }: Pick<Order, 'billingAddress' | 'shippingAddress'>, name: string): boolean {
  if (name.length > longestName) return false;
  const said = new Set(wordsOf(name));
  return [billingAddress, shippingAddress].some((address) => {
    if (!address) return false;
    const { prefix, firstname, middlename, lastname, suffix } = address;
    const last = wordsOf(lastname);
    const own = new Set(wordsOf(prefix, firstname, middlename, lastname, suffix));
    return last.length > 0 && last.every((word) => said.has(word)) && [...said].every((word) => own.has(word) || addressed.has(word));
  });
}
