import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  productParent,
  readArticlePrices,
  readNextPrices,
  readStoredTiers,
  type CatalogueView,
  type ProductSource,
} from '#modules/catalog/index.ts';
import { appliedPrice, lessPercent, shownSpans, type PricePeriod, type ShownSpan } from '#modules/pricing/index.ts';
import type { PriceEdit } from '../../actions/prices/edit-prices.ts';
import { priceViews } from '../../actions/campaigns/price-actions.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';
import { readSearch } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';
import { pathOf } from '../telephone/articles.ts';

const mostArticles = 50;
const mostFound = 10;

/** Prices of articles: what is, was and will be asked, and setting them. */
export function priceResolvers(parts: Parts): ResolverMap<Granted> {
  return {
    Query: {
      pricedArticles: (_parent: unknown, { search }: { search?: string | null }, { now }: Granted) =>
        pricedArticles(parts, readSearch(search), now),
      articlePrices: (_parent: unknown, { sku }: { sku: string }, { now }: Granted) => articlePrices(parts, sku.slice(0, 100), now),
    },
    Mutation: {
      editPrices: (
        _parent: unknown,
        { edit: { key, ...edit }, also }: { edit: PriceEdit & { key: string }; also?: readonly string[] | null },
        context: Granted,
      ) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.editPrices, actorOf(context), { ...edit, ...(also ? { also } : {}) }, { key }),
          async ({ merged }) => {
            await parts.refresh();
            return { typename: 'PricesSaved', prices: await articlePrices(parts, edit.id, parts.clock.now()), merged };
          },
          { entity: 'price', edit },
        ),
    },
  };
}

/** The first view stands for all in lists; articles are called there as the shop calls them itself. */
function firstView({ catalog, stores }: Parts): CatalogueView {
  const [first] = stores.activeViews();
  return catalog.view(first?.code ?? '');
}

async function pricedArticles(parts: Parts, search: string | undefined, now: Date) {
  const view = firstView(parts);
  const sources = search === undefined ? await changingNext(parts, view, now) : await found(parts, view, search);
  return sources.slice(0, mostArticles).map((source) => pricedShape(source, now));
}

async function changingNext({ database }: Parts, view: CatalogueView, now: Date): Promise<readonly ProductSource[]> {
  const skus = await readNextPrices(database, now, mostArticles);
  return skus.flatMap((sku) => view.sourceBySku(sku) ?? []);
}

async function found({ search }: Parts, view: CatalogueView, text: string): Promise<readonly ProductSource[]> {
  const named = view.sourceBySku(text) ?? view.sourceBySku(text.toUpperCase());
  const products = named ? [named] : await search.find(view.scope.code, text, mostFound);
  return products.flatMap((source) => soldAs(source));
}

/** What has a price of its own: sizes and colours, not what they are sizes of. */
function soldAs(source: ProductSource): readonly ProductSource[] {
  const { record, view } = source;
  if (record.type === 'configurable') return record.variantIds.flatMap((id) => view.source(id) ?? []);
  return record.type === 'simple' || record.type === 'virtual' ? [source] : [];
}

const pictureOf = (source: ProductSource): string | null => {
  const { record, view } = source;
  const parent = record.parentId === undefined ? undefined : view.source(record.parentId);
  return pathOf(productParent(source).small_image?.url ?? (parent && productParent(parent).small_image?.url));
};

function pricedShape(source: ProductSource, now: Date) {
  const { record, text, view } = source;
  const spans = shownSpans(view.prices(record), view.reductionRules);
  const at = now.getTime();
  const current = spans.find(({ from, to }) => from <= at && (to === undefined || at < to));
  const next = spans.find(({ from }) => from > at);
  return {
    sku: record.sku,
    name: text.name ?? record.sku,
    picture: pictureOf(source),
    now: current ? shownShape(current) : null,
    next: next ? shownShape(next) : null,
  };
}

const moment = (time: number | undefined): Date | null => (time === undefined ? null : new Date(time));

/** A span has a price: those without one are left out. */
const shownShape = ({ from, to, price }: ShownSpan) => ({
  from: moment(from),
  to: moment(to),
  price: money(price?.finalCents ?? 0),
  regular: money(price?.regularCents ?? 0),
  reference: price?.reference ? money(price.reference.cents) : null,
  percentOff: price?.reference?.percentOff ?? null,
});

async function articlePrices(parts: Parts, sku: string, now: Date) {
  const { database, catalog, stores } = parts;
  const own = (await readArticlePrices(database, [sku], priceViews(stores))).get(sku);
  const view = firstView(parts);
  const record = view.catalogue.productsBySku.get(sku);
  if (!own || !record) throw notFound('There is no such article.');
  const source = view.sourceBySku(sku);
  const views = stores.activeViews().map(({ code, name }) => {
    const { scope, reductionRules } = catalog.view(code);
    const owner = scope.fallback.find((one) => own.periods[one]) ?? code;
    const periods = own.periods[owner] ?? [];
    const shown = shownSpans(periods, reductionRules).map(shownShape);
    return { view: code, name, owner, shown, periods: periods.map((period) => periodShape(period, now.getTime())) };
  });
  return {
    id: sku,
    version: own.version,
    name: source?.text.name ?? sku,
    picture: source ? pictureOf(source) : null,
    views,
    siblings: siblingsOf(view, record.parentId, sku, now),
    tiers: await tiersOf(parts, sku, appliedPrice(view.prices(record), now.getTime())?.finalCents, now.getTime()),
  };
}

/** Steps for many pieces; what was always so has no beginning. */
async function tiersOf({ database }: Parts, sku: string, cents: number | undefined, now: number) {
  return (await readStoredTiers(database, [sku])).map(({ quantity, percentOff, from, to }) => ({
    quantity,
    percentOff,
    from: from > 0 ? new Date(from) : null,
    to: moment(to),
    state: stateAt({ from, to }, now),
    price: cents === undefined ? null : money(lessPercent(cents, percentOff)),
  }));
}

function siblingsOf(view: CatalogueView, parentId: number | undefined, sku: string, now: Date) {
  const parent = parentId === undefined ? undefined : view.source(parentId);
  if (!parent) return [];
  return soldAs(parent)
    .filter(({ record }) => record.sku !== sku)
    .map((source) => {
      const { now: current, name } = pricedShape(source, now);
      return { sku: source.record.sku, name, regular: current?.regular ?? null };
    });
}

function periodShape({ id, kind, cents, from, to }: PricePeriod & { readonly id: number }, now: number) {
  return { id: String(id), kind, price: money(cents), from: moment(from), to: moment(to), state: stateAt({ from, to }, now) };
}

const stateAt = ({ from, to }: { readonly from: number; readonly to?: number | undefined }, now: number): 'planned' | 'past' | 'running' =>
  from > now ? 'planned' : to !== undefined && to <= now ? 'past' : 'running';
