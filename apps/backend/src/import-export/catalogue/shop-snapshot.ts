import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import type { Catalogue, ProductInput, ProductRecord } from '#modules/catalog/index.ts';
import { plainRecord, readCatalogue, readLockedCatalogue } from '#modules/catalog/index.ts';
import type { Stock, StockSource } from '#modules/inventory/index.ts';
import { readStock } from '#modules/inventory/index.ts';
import type { StoreView } from '#modules/stores/index.ts';
import { readStoreViews } from '#modules/stores/index.ts';
import { StartError } from '#kernel/errors.ts';

type Filled = Required<ProductInput>;

/** A product as the file tells it: what can be written again, and where its pieces lie. */
export type ShelfProduct = Omit<ProductRecord, 'parentId' | 'pictures' | 'axes' | 'bundleOptions' | 'groupedItems' | 'downloads'> & {
  readonly pictures: Filled['pictures'];
  readonly axes: Filled['axes'];
  readonly bundleOptions: Filled['bundleOptions'];
  readonly groupedItems: Filled['groupedItems'];
  readonly downloads: Filled['downloads'];
  /** Pieces per source; only of what is stocked itself. */
  readonly stock: Readonly<Record<string, number>>;
};

/** Everything the file leans on or can bring along. */
export type Definitions = Pick<Catalogue, 'attributes' | 'categories' | 'brands' | 'sizeCharts'> & {
  readonly sources: readonly StockSource[];
};

export type ShopSnapshot = {
  readonly views: readonly StoreView[];
  readonly defaultView: StoreView;
  readonly definitions: Definitions;
  /** By sku. */
  readonly products: ReadonlyMap<string, ShelfProduct>;
  /** Skus of variants, and the sku they are bought through. */
  readonly parents: ReadonlyMap<string, string>;
};

/** Reads the whole shop at one moment. */
export const readShop = async (database: Database): Promise<ShopSnapshot> => shopOf(database, await readCatalogue(database));

/** The same in a transaction that holds the version of the catalogue, so that nobody changes it meanwhile. */
export const readLockedShop = async (tx: Tx): Promise<ShopSnapshot> => shopOf(tx, await readLockedCatalogue(tx));

async function shopOf(sql: Queryable, catalogue: Catalogue): Promise<ShopSnapshot> {
  const views = [...(await readStoreViews(sql))].sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id);
  const defaultView = views.find(({ isDefault }) => isDefault);
  if (!defaultView) throw new StartError('The database has no store views yet: start the shop or run "npm run seed" first.');
  const stock = await readStock(sql);
  const { attributes, categories, brands, sizeCharts } = catalogue;
  const parents = [...catalogue.products.values()].flatMap(({ sku, parentId }) => {
    const parent = parentId === undefined ? undefined : catalogue.products.get(parentId);
    return parent ? [[sku, parent.sku] as const] : [];
  });
  return {
    views,
    defaultView,
    definitions: { attributes, categories, brands, sizeCharts, sources: stock.sources },
    products: new Map([...catalogue.products.values()].map((record) => [record.sku, toShelf(record, stock)])),
    parents: new Map(parents),
  };
}

/** Only simple and virtual products lie on a shelf themselves. */
export const isStocked = ({ type }: Pick<ShelfProduct, 'type'>): boolean => type === 'simple' || type === 'virtual';

function toShelf(loaded: ProductRecord, stock: Stock): ShelfProduct {
  const { parentId: _parentId, ...record } = plainRecord(loaded);
  return {
    ...record,
    pictures: record.pictures.map(({ hash, label, isDisabled }) => ({ hash, label, isDisabled })),
    axes: record.axes.map(({ attributeId }) => attributeId),
    bundleOptions: record.bundleOptions.map(({ id, title, type, isRequired, selections }) => ({
      id,
      title,
      type,
      isRequired,
      selections: selections.map((selection) => ({
        id: selection.id,
        productId: selection.productId,
        quantity: selection.quantity,
        canChangeQuantity: selection.canChangeQuantity,
        isDefault: selection.isDefault,
      })),
    })),
    groupedItems: record.groupedItems.map(({ itemId, quantity }) => ({ itemId, quantity })),
    downloads: record.downloads.map(({ type, name, content }) => ({ type, name, content })),
    look: record.look && { hash: record.look.hash, label: record.look.label, hotspots: record.look.hotspots },
    stock: isStocked(record) ? Object.fromEntries(stock.sources.map(({ code }) => [code, stock.quantity(record.sku, code)])) : {},
  };
}
