import type { Catalogue, ProductRecord } from '../read-model/catalogue.ts';
import type { ChangedThings } from '../read-model/changed-things.ts';

/** Products that changed, and those that show the name, the words or the place of something else that did. */
export function productsShowing(catalogue: Catalogue, { products, things }: ChangedThings): readonly number[] {
  if (things.length === 0) return products;
  const ids = new Set(products);
  const shows = things.map(({ kind, id }) => showing[kind](catalogue, id));
  for (const record of catalogue.products.listable()) if (shows.some((isShown) => isShown(record))) ids.add(record.id);
  return [...ids];
}

type Shows = (record: ProductRecord) => boolean;

const showing: Readonly<Record<ChangedThings['things'][number]['kind'], (catalogue: Catalogue, id: string) => Shows>> = {
  // Who stands below a category has it in its path.
  category: (catalogue, id) => {
    const below = belowOf(catalogue, Number(id));
    return ({ categories }) => [...categories.keys()].some((category) => below.has(category));
  },
  brand:
    (_catalogue, id) =>
    ({ brandId }) =>
      brandId === Number(id),
  attribute: ({ attributesById }, id) => {
    const code = attributesById.get(Number(id))?.code;
    return ({ attributes, axes }) =>
      (code !== undefined && attributes[code] !== undefined) || axes.some(({ attributeId }) => attributeId === Number(id));
  },
  sizeChart:
    (_catalogue, id) =>
    ({ sizeChartKey }) =>
      sizeChartKey === id,
};

/** A category and everything below it. */
export function belowOf({ categories }: Pick<Catalogue, 'categories'>, id: number): ReadonlySet<number> {
  const byParent = Map.groupBy(categories.values(), ({ parentId }) => parentId);
  const found = new Set<number>();
  const add = (one: number): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const child of byParent.get(one) ?? []) add(child.id);
  };
  add(id);
  return found;
}
