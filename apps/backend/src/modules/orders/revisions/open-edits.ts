import type { Queryable, Tx } from '#kernel/database/database.ts';
import { deliveryName } from '@shop/rules/delivery-name';
import { variantParents, type CatalogueView } from '#modules/catalog/index.ts';
import { readSalable } from '#modules/inventory/index.ts';
import { pickText } from '#modules/stores/index.ts';
import { cancelAtProvider, isOpen } from '../payment/provider-calls.ts';
import type { Order, OrderAddress, OrderLine } from '../order.ts';
import type { OrderServices } from '../order-services.ts';
import { findArticle, lineText, optionsOf, todaysPrice } from './catalogue-line.ts';
import { draftRevision, type RevisionDraft, type RevisionWish } from './draft-revision.ts';
import { draftTools, proposeRevision, withdrawRevision } from './propose-revision.ts';
import { checkFresh } from './revision-stock.ts';
import { deliveryCode, mayMove, waysTo } from './wished-delivery.ts';

type Size = { readonly lineId: number; readonly sku: string; readonly label: string; readonly available: number };
type Way = { readonly code: string; readonly label: string; readonly cents: number; readonly isCurrent: boolean };
type Article = Pick<OrderLine, 'sku' | 'name' | 'options'> & { readonly cents: number; readonly available: number };

/** What staff changes of an order that was placed. */
export type OrderEdits = {
  /** An edit as it would be; refused where something stands against it. */
  draft(tx: Tx, order: Order, wish: RevisionWish, now: Date): Promise<RevisionDraft>;
  propose(...given: DropServices<typeof proposeRevision>): ReturnType<typeof proposeRevision>;
  readonly withdraw: typeof withdrawRevision;
  /** Nobody shall pay any more for an edit that was taken back. */
  forgetPayments(order: Order): void;
  choices(
    sql: Queryable,
    order: Order,
  ): Promise<{
    readonly sizes: readonly Size[];
    readonly deliveries: readonly Way[];
    readonly countries: readonly string[];
    readonly address: OrderAddress | null;
  }>;
  articles(sql: Queryable, order: Order, search: string, now: Date): Promise<readonly Article[]>;
};

type DropServices<T> = T extends (tx: infer A, services: never, ...rest: infer Rest) => unknown ? [tx: A, ...rest: Rest] : never;

const mostArticles = 10;

export function openEdits(services: OrderServices): OrderEdits {
  return {
    draft: async (tx, order, wish, now) => {
      const draft = draftRevision(order, wish, draftTools(services, order, now));
      await checkFresh(tx, order, draft, services.catalogView(order.storeCode));
      return draft;
    },
    propose: (tx, ...rest) => proposeRevision(tx, services, ...rest),
    withdraw: withdrawRevision,
    forgetPayments: (order) => {
      for (const attempt of order.editAttempts.filter(isOpen)) cancelAtProvider(services, attempt);
    },
    choices: async (sql, order) => ({
      address: mayMove(order) ? order.shippingAddress : null,
      sizes: await sizesOf(sql, order, services.catalogView(order.storeCode)),
      deliveries: deliveriesOf(services, order),
      countries: [
        ...new Set(
          services
            .delivery()
            .methods.filter(({ isPickup }) => !isPickup)
            .flatMap(({ rates }) => rates.map(({ countryCode }) => countryCode)),
        ),
      ].toSorted(),
    }),
    articles: (sql, order, search, now) => findArticles(sql, order, search, services.catalogView(order.storeCode), now),
  };
}

/** Pieces that could be had now: of the branch, where it is collected. */
async function freeOf(sql: Queryable, { pickup }: Order, skus: readonly string[], view: CatalogueView): Promise<(sku: string) => number> {
  const levels = await readSalable(sql, skus);
  return (sku) => {
    if (view.sourceBySku(sku)?.record.isMadeToOrder) return 1_000;
    const there = levels.get(sku) ?? {};
    return pickup ? Math.max(0, there[pickup.code] ?? 0) : Object.values(there).reduce((sum, quantity) => sum + Math.max(0, quantity), 0);
  };
}

/** The other variants of what was ordered. */
async function sizesOf(sql: Queryable, order: Order, view: CatalogueView): Promise<readonly Size[]> {
  const found = order.lines.flatMap((line) => {
    const parent = line.type === 'configurable' && line.parentSku !== null ? view.sourceBySku(line.parentSku) : undefined;
    if (!parent) return [];
    return variantParents(parent)
      .filter(({ product }) => product.sku !== line.sku)
      .map(({ product }) => ({
        lineId: line.id,
        sku: product.sku ?? '',
        label: optionsOf(parent, product.sku ?? '')
          .map(({ value }) => value)
          .join(', '),
      }));
  });
  const skus = found.map(({ sku }) => sku);
  const free = await freeOf(sql, order, skus, view);
  return found.map((size) => ({ ...size, available: free(size.sku) }));
}

function deliveriesOf({ delivery, stores }: OrderServices, { shippingAddress, shippingMethod, pickup, storeCode }: Order): readonly Way[] {
  if (pickup || !shippingAddress) return [];
  const chain = stores.textFallback(storeCode);
  return waysTo(delivery(), shippingAddress.countryCode).map(({ method, cents }) => ({
    code: deliveryCode(method),
    label: deliveryName(pickText(method.carrierTitle, chain) ?? '', pickText(method.methodTitle, chain) ?? ''),
    cents,
    isCurrent: shippingMethod !== null && deliveryCode(shippingMethod) === deliveryCode(method),
  }));
}

/** By the beginning of a SKU, or by all words in the name. */
async function findArticles(sql: Queryable, order: Order, search: string, view: CatalogueView, now: Date): Promise<readonly Article[]> {
  const text = search.trim().slice(0, 100).toLowerCase();
  if (text === '') return [];
  const fits = (sku: string, name: string): boolean =>
    sku.toLowerCase().startsWith(text) || text.split(/\s+/).every((word) => name.toLowerCase().includes(word));
  const skus: string[] = [];
  for (const source of view.listed()) {
    if (skus.length >= mostArticles) break;
    const { sku, type } = source.record;
    const variants = type === 'configurable' ? variantParents(source).map(({ product }) => product.sku ?? '') : [sku];
    const isNamed = fits(sku, source.text.name ?? '');
    skus.push(...variants.filter((one) => isNamed || fits(one, '')));
  }
  const found = skus.flatMap((sku) => findArticle(view, sku, now) ?? []).slice(0, mostArticles);
  const free = await freeOf(
    sql,
    order,
    found.map(({ source }) => source.record.sku),
    view,
  );
  return found.map((article) => {
    const { sku, name, options } = lineText(article);
    return { sku, name, options, cents: todaysPrice(article, undefined).unitIncl, available: free(sku) };
  });
}
