import { stableJson } from './magento-values.ts';
import type { ShopNames } from './shop-names.ts';

/** Attributes, categories, brands, size charts and stock sources as one cell, so that an empty shop can read the file. */
export function definitionsCell({ definitions, file }: ShopNames): string {
  const { attributes, categories, brands, sizeCharts, sources } = definitions;
  const picture = (hash: string | undefined) => (hash === undefined ? undefined : file(hash));
  return stableJson({
    attributes: attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map(({ id, code, label, swatch }) => ({ id, code, label, swatch })),
    })),
    categories: [...categories.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ createdAt: _created, updatedAt: _updated, pictureHash, ...category }) => ({ ...category, picture: picture(pictureHash) })),
    brands: [...brands.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ logoHash, pictureHash, ...brand }) => ({ ...brand, logo: picture(logoHash), picture: picture(pictureHash) })),
    sizeCharts: [...sizeCharts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, rows]) => ({ key, rows })),
    sources,
  });
}
