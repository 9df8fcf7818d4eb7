import { categoryPath } from './category-paths.ts';
import { refuseClaim } from './check-claims.ts';
import type { FileDefinitions } from './file-definitions.ts';
import type { WorkingDefinitions } from './working-definitions.ts';

type Merge = {
  readonly work: WorkingDefinitions;
  readonly picture: (name: string) => string;
  readonly viewCode: string;
  readonly now: number;
};

/** Adds what the shop lacks; what it has stays as it is, since a product file is no place to change it. */
export function mergeDefinitions(file: FileDefinitions, { work, picture, viewCode, now }: Merge): void {
  refuseClaim('maas_catalogue', file);
  const optionIds = mergeAttributes(file, work);
  const categoryIds = mergeCategories(file, { work, picture, viewCode, now });
  const hashOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : picture(name));
  const brandKeys = new Set([...work.definitions().brands.values()].map(({ urlKey }) => urlKey));
  for (const { logo, picture: image, categoryId, euResponsible, ...brand } of file.brands) {
    if (brandKeys.has(brand.urlKey)) continue;
    work.addBrand({
      ...brand,
      optionId: optionIds.get(brand.optionId) ?? brand.optionId,
      logoHash: hashOf(logo),
      pictureHash: hashOf(image),
      categoryId: categoryId === undefined ? undefined : categoryIds.get(categoryId),
      euResponsible,
    });
  }
  for (const { key, rows } of file.sizeCharts) {
    if (work.definitions().sizeCharts.has(key)) continue;
    work.addSizeChart(
      key,
      rows.map(({ optionId, label }) => ({ optionId: optionIds.get(optionId) ?? optionId, label })),
    );
  }
  const codes = new Set(work.definitions().sources.map(({ code }) => code));
  for (const source of file.sources) if (!codes.has(source.code)) work.addSource(source);
}

/** Ids of options in the file, and what they are here. */
function mergeAttributes({ attributes }: FileDefinitions, work: WorkingDefinitions): Map<number, number> {
  const ids = new Map<number, number>();
  const existing = new Map(work.definitions().attributes.map((attribute) => [attribute.code, attribute]));
  for (const attribute of attributes) {
    const { code, options } = attribute;
    const here = existing.get(code) ?? work.addAttribute({ ...attribute, options: [] });
    const known = new Map(here.options.map((option) => [option.code, option.id]));
    for (const { id, swatch, ...option } of options) ids.set(id, known.get(option.code) ?? work.addOption(code, { ...option, swatch }, id));
  }
  return ids;
}

function mergeCategories({ categories }: FileDefinitions, { work, picture, viewCode, now }: Merge): Map<number, number> {
  const ids = new Map<number, number>();
  const inFile = new Map(
    categories.map((category) => [category.id, { ...category, pictureHash: undefined, createdAt: now, updatedAt: now }]),
  );
  const here = work.definitions().categories;
  const byPath = new Map([...here.keys()].map((id) => [categoryPath(here, id, viewCode), id]));
  const add = (id: number): number => {
    const done = ids.get(id);
    const category = inFile.get(id);
    if (done !== undefined || !category) return done ?? id;
    // Marked before its parent is looked for, so that a circle ends.
    ids.set(id, id);
    const path = categoryPath(inFile, id, viewCode);
    const known = here.has(id) && categoryPath(here, id, viewCode) === path ? id : byPath.get(path);
    const { picture: name, ...record } = category;
    const own =
      known ??
      work.addCategory({ ...record, parentId: add(category.parentId), pictureHash: name === undefined ? undefined : picture(name) });
    ids.set(id, own);
    return own;
  };
  for (const { id } of categories) add(id);
  return ids;
}
