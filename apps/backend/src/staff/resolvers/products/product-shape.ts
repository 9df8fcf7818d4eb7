import { notFound } from '#kernel/errors.ts';
import {
  axesOf,
  checkPublishing,
  optionOf,
  priceOf,
  productPaths,
  productValues,
  readHeldProduct,
  readSpokenViews,
  readUnpriced,
  readVersions,
  type HeldProduct,
  type Known,
  type ProductRecord,
} from '#modules/catalog/index.ts';
import type { StaffIdentity } from '#modules/staff/index.ts';
import { knownTo } from '../../actions/catalogue/known-to.ts';
import { scopeOf } from '../../grants.ts';
import type { Parts } from '../../parts.ts';
import { money } from '../orders/order-shape.ts';
import { pathOf } from '../telephone/articles.ts';
import { readerView, type ReaderView } from './reader-view.ts';

type Asked = { readonly identity: Pick<StaffIdentity, 'language' | 'roles'>; readonly now: Date };

/** A product as its page shows it: what can be edited as its tables have it, what it costs and has in stock from memory. */
export async function findProductShape(parts: Parts, sku: string, { identity, now }: Asked) {
  const held = await readHeldProduct(parts.database, sku);
  if (!held) throw notFound('There is no such product.');
  const { record, version } = held;
  const known = knownTo(parts);
  const reader = readerView(parts, identity.language);
  const views = await readSpokenViews(parts.database);
  const unpriced = (await readUnpriced(parts.database, [record.id], views)).get(record.id) ?? [];
  return {
    sku,
    version,
    type: record.type,
    name: reader.nameOf(record),
    picture: reader.pictureOf(record),
    isEnabled: record.isEnabled,
    parent: refOf(reader, record.parentId),
    createdAt: new Date(record.createdAt),
    updatedAt: new Date(record.updatedAt),
    values: productValues(held, productPaths(held, known), known),
    findings: checkPublishing({ ...record, unpriced }, views),
    pictures: record.pictures.map(({ hash }) => ({ hash, path: pathOf(reader.view.mediaUrl(hash, 320, 'webp')) })),
    axes: axesOf(record, known).map(({ code }) => code),
    variants: variantsOf(reader, record, await readVersions(parts.database, record.variantIds), known, now),
    prices: pricesOf(parts, record, now),
    stock: stockOf(reader, record.sku),
    named: namedBy(held).flatMap((id) => refOf(reader, id) ?? []),
    addresses: addressesOf(parts, record),
    can: whatCanBeDone(identity),
  };
}

function refOf(reader: ReaderView, id: number | undefined) {
  const record = id === undefined ? undefined : reader.view.catalogue.products.get(id);
  if (!record) return null;
  const { sku, isEnabled } = record;
  return { id: String(record.id), sku, isEnabled, name: reader.nameOf(record), picture: reader.pictureOf(record) };
}

const namedBy = ({ record, linkPositions }: HeldProduct): readonly number[] => [
  ...new Set([
    ...Object.values(linkPositions).flatMap((links) => [...links.keys()]),
    ...record.groupedItems.map(({ itemId }) => itemId),
    ...record.bundleOptions.flatMap(({ selections }) => selections.map(({ productId }) => productId)),
  ]),
];

function variantsOf(reader: ReaderView, product: ProductRecord, versions: ReadonlyMap<number, number>, known: Known, now: Date) {
  const { view } = reader;
  const { products, options } = view.catalogue;
  const axes = axesOf(product, known);
  return product.variantIds.flatMap((id) => {
    const [variant, version] = [products.get(id), versions.get(id)];
    if (!variant || version === undefined) return [];
    const chosen = axes.map((axis) => optionOf(variant, axis));
    const labels = chosen.map((option) => options.get(option ?? 0)).flatMap((option) => (option ? [view.label(option)] : []));
    const price = priceOf({ record: variant, view }, now)?.lowest;
    const { sku, isEnabled, weightGrams } = variant;
    return [
      {
        id: String(id),
        sku,
        version,
        isEnabled,
        options: labels,
        values: chosen.map((option) => String(option ?? '')),
        weightGrams: weightGrams ?? null,
        regular: price ? money(price.regularCents) : null,
        price: price ? money(price.finalCents) : null,
        stock: stockOf(reader, sku),
        pictures: variant.pictures.map(({ hash, position, isDisabled, label }) => ({
          hash,
          path: pathOf(view.mediaUrl(hash, 320, 'webp')),
          place: position,
          isDisabled,
          words: label,
        })),
      },
    ];
  });
}

function stockOf({ view }: ReaderView, sku: string) {
  const stock = view.stock();
  return stock.sources.map(({ code }) => ({ source: code, quantity: stock.quantity(sku, code) }));
}

function pricesOf({ catalog, stores }: Parts, record: ProductRecord, now: Date) {
  return stores.activeViews().flatMap(({ code }) => {
    const price = priceOf({ record, view: catalog.view(code) }, now)?.lowest;
    if (!price) return [];
    const reference = price.reference ? money(price.reference.cents) : null;
    return [{ store: code, regular: money(price.regularCents), final: money(price.finalCents), reference }];
  });
}

function addressesOf({ catalog, stores }: Parts, { id }: ProductRecord) {
  return stores.activeViews().flatMap(({ code }) => {
    const view = catalog.view(code);
    const source = view.source(id);
    if (!source?.record.isVisible || source.text.urlKey === undefined) return [];
    return [{ store: code, url: stores.link(code, `/${source.text.urlKey}${view.scope.productSuffix}`) }];
  });
}

const doors = {
  editProduct: 'catalog.edit',
  makeVariants: 'catalog.edit',
  publishProduct: 'catalog.publish',
  editPrices: 'prices.edit',
} as const;

/** Buttons and fields come from here, and the action checks again. */
const whatCanBeDone = ({ roles }: Asked['identity']): readonly string[] =>
  Object.entries(doors)
    .filter(([, permission]) => scopeOf(roles, permission)?.all === true)
    .map(([name]) => name);
