import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { lineRest } from '../ledger/line-rest.ts';
import { shareOfPieces } from '../ledger/shares.ts';
import type { Order, OrderLine } from '../order.ts';
import { findArticle, lineText } from '../revisions/catalogue-line.ts';
import { added, type Target } from '../revisions/wished-lines.ts';

/** So many pieces of a line become this article. */
export type ExchangeWish = { readonly lineId: number; readonly quantity: number; readonly sku: string };

type Tools = { readonly view: CatalogueView; readonly listPercent: number; readonly now: Date };
type Article = NonNullable<ReturnType<typeof findArticle>>;

/** What is given for pieces of an order: the same article costs what it cost then, whatever it costs today; another one costs today's price. */
export function exchangedLines(
  order: Order,
  wishes: readonly ExchangeWish[],
  offered: (lineId: number) => number,
  tools: Tools,
): readonly Target[] {
  const taken = new Map<number, number>();
  return wishes.map(({ lineId, quantity, sku }, index) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const article = findArticle(tools.view, sku, tools.now);
    if (!line || !article) throw inputError(`${sku.slice(0, 64)} is not offered.`, { field: 'lines', code: 'exchange-gone' });
    const from = taken.get(lineId) ?? offered(lineId);
    taken.set(lineId, from + quantity);
    return isSame(line, article)
      ? carried(line, article, { id: index + 1, quantity, paid: paidOf(order, line, from, quantity) })
      : added(order, sku, quantity, index + 1, tools);
  });
}

/** The same article, or another size or colour of it. */
const isSame = ({ type, sku, parentSku }: OrderLine, { source, parent }: Article): boolean =>
  type === 'configurable' ? parent?.record.sku === parentSku : type !== 'bundle' && source.record.sku === sku;

type Pieces = { readonly id: number; readonly quantity: number; readonly paid: Cents };

/** What giving the money back would come to. */
function paidOf(order: Order, line: OrderLine, from: number, quantity: number): Cents {
  const rest = lineRest(order, line);
  return shareOfPieces(rest.amount, rest.pieces, from, quantity);
}

/** At the price of the first order, its share of every discount included. */
function carried(line: OrderLine, article: Article, { id, quantity, paid }: Pieces): Target {
  const { basePrice, materials: _materials, animalParts: _animal, ...own } = line;
  const share = (row: Cents): Cents => shareOfPieces(row, line.quantity, 0, quantity);
  const rowIncl = Math.max(paid, share(line.rowIncl));
  return {
    line: { ...own, ...lineText(article), id, ...(basePrice ? { basePrice } : {}) },
    quantity,
    rowIncl,
    originalRowIncl: share(line.originalRowIncl),
    discount: rowIncl - paid,
  };
}
