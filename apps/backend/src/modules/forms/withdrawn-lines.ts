import type { OrderFacts, WithdrawalItem } from './withdrawal.ts';

type Order = Pick<OrderFacts, 'lines'>;

/** Whether what is withdrawn from has left the shop: all of it, none of it, or some, as when nothing is known. */
export function sentOf({ lines }: Order, items: readonly WithdrawalItem[]): 'all' | 'some' | 'none' {
  const meant = lines.filter(({ sku }) => items.length === 0 || items.some((item) => item.sku === sku));
  if (meant.length === 0) return 'some';
  if (meant.every(({ sent }) => sent === 0)) return 'none';
  return meant.every(({ sent, quantity }) => sent >= quantity) ? 'all' : 'some';
}

/** An article of a statement by its name, as it was bought; of an order that is not shown, as it was typed. */
export function withdrawnLine(order: Order | undefined, { sku, quantity }: WithdrawalItem): string {
  const bought = order?.lines.find((line) => line.sku === sku);
  const options = (bought?.options ?? []).map(({ value }) => value).join(', ');
  return `${quantity} × ${bought?.name ?? sku}${options === '' ? '' : ` (${options})`}`;
}
