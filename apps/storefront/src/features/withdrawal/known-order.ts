import type { WithdrawalOrderQuery } from '../../generated/graphql.ts';
import type { Statement, StatementItem } from './statement.ts';

export type OrderLine = StatementItem & {
  readonly name: string;
  readonly options: string;
  readonly image: string;
  /** Pieces that left the shop. */
  readonly sent: number;
};

/** An order whose secret the sender has: only then its articles are shown (LAW-08). */
export type KnownOrder = {
  readonly number: string;
  readonly hash: string;
  readonly name: string;
  /** Empty where the shop does not show it; it has it all the same. */
  readonly email: string;
  readonly lines: readonly OrderLine[];
};

type Found = NonNullable<WithdrawalOrderQuery['order']>;

/** What the form needs of an order. */
export function knownOrder({ number, hash, customer_email: email, billing_address: payer, items }: Found): KnownOrder {
  const names = [payer?.firstname, payer?.middlename, payer?.lastname];
  return {
    number,
    hash,
    name: names.filter((part) => part).join(' '),
    email: email ?? '',
    lines: (items ?? []).flatMap((item) => {
      const quantity = (item?.quantity_ordered ?? 0) - (item?.quantity_canceled ?? 0);
      return item && quantity > 0
        ? [
            {
              sku: item.product_sku,
              quantity,
              sent: item.quantity_shipped ?? 0,
              name: item.product_name ?? item.product_sku,
              image: item.image?.url ?? '',
              options: (item.selected_options ?? []).map((option) => option?.value ?? '').join(', '),
            },
          ]
        : [];
    }),
  };
}

/** A statement with what the order says already; nothing that was typed is replaced. */
export const prefilled = (statement: Statement, order: KnownOrder): Statement => ({
  ...statement,
  orderNumber: statement.orderNumber || order.number,
  name: statement.name || order.name,
  email: statement.email || order.email,
});

/** How many pieces of a line are withdrawn: all, unless single articles were chosen. */
export const chosenQuantity = ({ items }: Statement, { sku, quantity }: OrderLine): number =>
  items === undefined ? quantity : Math.min(items.find((item) => item.sku === sku)?.quantity ?? 0, quantity);

/** The articles as the declaration names them; undefined for the whole order. */
export function withdrawnItems(statement: Statement, order: KnownOrder | undefined): readonly OrderLine[] | undefined {
  if (!order || statement.items === undefined) return undefined;
  const chosen = order.lines.map((line) => ({ ...line, quantity: chosenQuantity(statement, line) }));
  const isWhole = chosen.every(({ quantity }, index) => quantity === order.lines[index]?.quantity);
  return isWhole ? undefined : chosen.filter(({ quantity }) => quantity > 0);
}

/** Whether what is withdrawn from has left the shop: all of it, none of it, or some, as when nothing is known. */
export function sentOf(statement: Statement, order: KnownOrder | undefined): 'all' | 'some' | 'none' {
  const meant = (order?.lines ?? []).filter((line) => chosenQuantity(statement, line) > 0);
  if (meant.length === 0) return 'some';
  if (meant.every(({ sent }) => sent === 0)) return 'none';
  return meant.every(({ sent, quantity }) => sent >= quantity) ? 'all' : 'some';
}
