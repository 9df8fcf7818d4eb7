import type { AttributeRecord, CatalogueInput, OptionRecord } from '#modules/catalog/index.ts';
import { canonicalPath, categoryPath, namesAlong } from './category-paths.ts';
import { RowFault } from './row-fault.ts';
import type { Definitions, ShopSnapshot } from './shop-snapshot.ts';
import { urlKeyOf } from '@shop/rules/url-key';

type Category = Definitions['categories'] extends ReadonlyMap<number, infer Record> ? Record : never;
type Brand = Definitions['brands'] extends ReadonlyMap<number, infer Record> ? Record : never;
type ChartRows = Definitions['sizeCharts'] extends ReadonlyMap<string, infer Rows> ? Rows : never;

/** The frame of the catalogue while a file is read: what the shop has, and what the file adds. */
export type WorkingDefinitions = {
  readonly definitions: () => Definitions;
  /** The view whose names paths and options are read by. */
  readonly viewCode: string;
  readonly attribute: (code: string) => AttributeRecord | undefined;
  readonly addAttribute: (attribute: AttributeRecord) => AttributeRecord;
  /** Adds an option to an attribute that exists; the wished id when it is free. */
  readonly addOption: (attributeCode: string, option: Pick<OptionRecord, 'code' | 'label' | 'swatch'>, wishedId?: number) => number;
  /** Adds an option by its label alone. */
  readonly addOptionNamed: (attributeCode: string, label: string) => number;
  readonly addCategory: (category: Category) => number;
  /** The categories with a path; makes those along it that are missing. */
  readonly categoryIds: (path: string) => readonly number[];
  readonly addBrand: (brand: Brand) => void;
  readonly addSizeChart: (key: string, rows: ChartRows) => void;
  readonly addSource: (source: Definitions['sources'][number]) => void;
  /** What is to be written, besides the sources. */
  readonly additions: () => Pick<CatalogueInput, 'attributes' | 'categories' | 'brands' | 'sizeCharts'>;
  readonly addedSources: () => boolean;
};

const freeId = (wished: number | undefined, taken: { has(id: number): boolean; keys(): Iterable<number> }): number =>
  wished !== undefined && wished > 0 && !taken.has(wished) ? wished : Math.max(0, ...taken.keys()) + 1;

const inEveryView = ({ views }: ShopSnapshot, text: string) =>
  Object.fromEntries(views.filter(({ fallbackCode }) => fallbackCode === null).map(({ code }) => [code, text]));

function workOnAttributes(shop: ShopSnapshot) {
  const start = shop.definitions.attributes;
  const attributes = new Map(start.map((attribute) => [attribute.code, attribute]));
  const attributeIds = new Set(start.map(({ id }) => id));
  const optionIds = new Set(start.flatMap(({ options }) => options.map(({ id }) => id)));
  const touched = new Set<string>();
  const attributeOf = (code: string): AttributeRecord => {
    const attribute = attributes.get(code);
    if (!attribute) throw new RowFault(`the attribute "${code}" does not exist in this shop.`);
    return attribute;
  };
  const addOption: WorkingDefinitions['addOption'] = (code, option, wished) => {
    const attribute = attributeOf(code);
    const id = freeId(wished, optionIds);
    optionIds.add(id);
    const last = attribute.options.at(-1)?.position ?? -1;
    attributes.set(code, {
      ...attribute,
      options: [...attribute.options, { ...option, id, attributeId: attribute.id, position: last + 1 }],
    });
    touched.add(code);
    return id;
  };
  return {
    all: () => [...attributes.values()].sort((a, b) => a.position - b.position || a.id - b.id),
    find: (code: string) => attributes.get(code),
    added: () => [...touched].map(attributeOf),
    addAttribute: (attribute: AttributeRecord) => {
      const id = freeId(attribute.id, attributeIds);
      attributeIds.add(id);
      const added = { ...attribute, id, options: [] };
      attributes.set(attribute.code, added);
      touched.add(attribute.code);
      return added;
    },
    addOption,
    addOptionNamed: (code: string, label: string) => {
      const used = new Set(attributeOf(code).options.map((option) => option.code));
      const wished = urlKeyOf(label) || 'option';
      let free = wished;
      for (let number = 2; used.has(free); number++) free = `${wished}-${number}`;
      return addOption(code, { code: free, label: inEveryView(shop, label), swatch: undefined });
    },
  };
}

function workOnCategories(shop: ShopSnapshot, now: number) {
  const { definitions, defaultView } = shop;
  const categories = new Map(definitions.categories);
  const touched = new Set<number>();
  const paths = new Map<string, number[]>();
  const addPath = (id: number): void => {
    const path = categoryPath(categories, id, defaultView.code);
    paths.set(path, [...(paths.get(path) ?? []), id]);
  };
  for (const id of [...categories.keys()].sort((a, b) => a - b)) addPath(id);

  const addCategory: WorkingDefinitions['addCategory'] = (category) => {
    const id = freeId(category.id, categories);
    categories.set(id, { ...category, id });
    touched.add(id);
    addPath(id);
    return id;
  };
  const rootName = (): string | undefined => categories.get(defaultView.rootCategoryId)?.texts[defaultView.code]?.name;
  const makePath = (names: readonly string[]): readonly number[] => {
    const [name = ''] = names.slice(-1);
    const known = paths.get(canonicalPath(names));
    if (known) return known;
    if (name === '') throw new RowFault('a category path has an empty name.');
    if (names.length === 1 && rootName() !== undefined)
      throw new RowFault(`a category path begins with "${name}", but the shop's begin with "${rootName() ?? ''}".`);
    const parentId = names.length === 1 ? 1 : (makePath(names.slice(0, -1))[0] ?? 1);
    const siblings = [...categories.values()].filter((category) => category.parentId === parentId).map(({ position }) => position);
    const texts = Object.fromEntries(Object.keys(inEveryView(shop, name)).map((code) => [code, { name, urlKey: urlKeyOf(name) }]));
    const id = names.length === 1 ? defaultView.rootCategoryId : Math.max(0, ...categories.keys()) + 1;
    const position = Math.max(0, ...siblings) + 1;
    return [addCategory({ ...newCategory, createdAt: now, updatedAt: now, id, parentId, position, texts })];
  };
  return {
    all: () => categories,
    added: () => [...touched].flatMap((id) => categories.get(id) ?? []),
    addCategory,
    categoryIds: (path: string) => {
      const [first, ...names] = namesAlong(path);
      // Magento's name for the root of a shop that never gave it one.
      const root = first === 'Default Category' && !paths.has(first) ? (rootName() ?? first) : (first ?? '');
      return makePath([root, ...names]);
    },
  };
}

const newCategory = {
  isActive: true,
  includeInMenu: true,
  isAnchor: true,
  displayMode: 'PRODUCTS',
  pictureHash: undefined,
} as const;

/** Begins with what the shop has. */
export function workOn(shop: ShopSnapshot, now: number): WorkingDefinitions {
  const { definitions: start, defaultView } = shop;
  const attributes = workOnAttributes(shop);
  const categories = workOnCategories(shop, now);
  const [brands, sizeCharts] = [new Map(start.brands), new Map(start.sizeCharts)];
  const [addedBrands, addedCharts] = [new Set<number>(), new Set<string>()];
  const sources = [...start.sources];
  const { addAttribute, addOption, addOptionNamed } = attributes;
  const { addCategory, categoryIds } = categories;
  return {
    definitions: () => ({ attributes: attributes.all(), categories: categories.all(), brands, sizeCharts, sources }),
    viewCode: defaultView.code,
    attribute: attributes.find,
    addAttribute,
    addOption,
    addOptionNamed,
    addCategory,
    categoryIds,
    addBrand: (brand) => {
      const id = freeId(brand.id, brands);
      brands.set(id, { ...brand, id });
      addedBrands.add(id);
    },
    addSizeChart: (key, rows) => {
      sizeCharts.set(key, rows);
      addedCharts.add(key);
    },
    addSource: (source) => void sources.push(source),
    additions: () => ({
      attributes: attributes.added(),
      categories: categories.added(),
      brands: [...addedBrands].flatMap((id) => brands.get(id) ?? []),
      sizeCharts: [...addedCharts].map((key) => ({ key, rows: sizeCharts.get(key) ?? [] })),
    }),
    addedSources: () => sources.length > start.sources.length,
  };
}
