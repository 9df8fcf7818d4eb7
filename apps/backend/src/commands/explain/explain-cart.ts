import { StartError } from '#kernel/errors.ts';
import { withBackend } from '../open-shop.ts';

/** `npm run explain -- cart <id>`: why each amount of a cart is what it is, one line each. */
export async function cartLines(id: string): Promise<readonly string[]> {
  const explained = await withBackend((backend) => backend.carts.explain(id));
  if (!explained) throw new StartError(`There is no cart ${id}.`);
  const { cart, totals } = explained;
  const owner = cart.customerId === null ? 'a guest' : `customer ${cart.customerId}`;
  return [
    `Cart ${cart.maskedId} of ${owner}, ${cart.status}, version ${cart.version}, store view ${cart.storeCode}.`,
    ...totals.trace.map(({ step, about, cents, because }) => [step, about, inEuro(cents), because].join('\t')),
  ];
}

const inEuro = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
