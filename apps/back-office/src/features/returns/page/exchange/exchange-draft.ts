import type { Quantities } from '../../../../lib/pieces/quantities.ts';
import type { ReturnLine } from '../return.ts';

/** An article that is given for the pieces of a line. */
export type Target = { readonly sku: string; readonly label: string };

/** What is filled in of an exchange: how many of each line, and what they become. */
export type ExchangeDraft = {
  readonly quantities: Quantities | undefined;
  readonly targets: Readonly<Record<number, Target | undefined>>;
  readonly why: string;
  /** The customer wants it. */
  readonly isAgreed: boolean;
};

export const emptyExchange: ExchangeDraft = { quantities: undefined, targets: {}, why: '', isAgreed: false };

type Open = Pick<ReturnLine, 'lineId' | 'open'>;
type Wish = { readonly lineId: number; readonly quantity: number; readonly sku: string };

/** Every piece that is open, until somebody says otherwise; of several lines the first: what the others become is said one by one. */
export const quantitiesOf = ({ quantities }: ExchangeDraft, lines: readonly Open[]): Quantities =>
  quantities ?? Object.fromEntries(lines.map(({ lineId, open }, index) => [lineId, index === 0 ? open : 0]));

/** As the contract wants it; undefined while nothing is chosen, or it is not said what something becomes. */
export function wishesOf(draft: ExchangeDraft, lines: readonly Open[]): Wish[] | undefined {
  const quantities = quantitiesOf(draft, lines);
  const chosen = lines.filter(({ lineId }) => (quantities[lineId] ?? 0) > 0);
  const wishes = chosen.flatMap(({ lineId }) => {
    const sku = draft.targets[lineId]?.sku;
    return sku === undefined ? [] : [{ lineId, quantity: quantities[lineId] ?? 0, sku }];
  });
  return wishes.length === 0 || wishes.length < chosen.length ? undefined : wishes;
}

type Worth = { readonly worth: { readonly cents: number }; readonly valueLoss: { readonly cents: number } };

/** What stands below the new articles: what the pieces cost, and what of it is kept for lost value. With them it comes to who pays whom. */
export const setOffOf = ({ worth, valueLoss }: Worth) => ({ cost: -worth.cents - valueLoss.cents, kept: valueLoss.cents });
