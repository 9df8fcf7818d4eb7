import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { isSizeAxis } from '../../features/catalog/purchase/product-matrix.ts';
import { cacheJson } from '../../rendering/cached-json.ts';

type Options = Extract<ProductTileProductFragment, { __typename: 'ConfigurableProduct' }>['configurable_options'];

const known = new WeakMap<ProductTileProductFragment, ProductTileProductFragment>();

/** What a card shows of a product: two pictures, colours, the first and the last size. The rest need not travel. */
export function tileOnly(product: ProductTileProductFragment): ProductTileProductFragment {
  const tile = known.get(product) ?? cacheJson(made(product));
  known.set(product, tile);
  return tile;
}

function made(product: ProductTileProductFragment): ProductTileProductFragment {
  const media_gallery = product.media_gallery?.slice(0, 2) ?? null;
  if (product.__typename !== 'ConfigurableProduct') return { ...product, media_gallery };
  return { ...product, media_gallery, configurable_options: shownOptions(product.configurable_options) };
}

function shownOptions(options: Options): Options {
  return (options ?? []).flatMap((option) => {
    const values = option?.values ?? [];
    if (option && isSizeAxis(option.attribute_code ?? '')) {
      const ends = values.length > 2 ? [values[0], values.at(-1)] : values;
      return [{ ...option, values: ends.map((value) => ({ label: value?.label ?? null, swatch_data: null })) }];
    }
    return values.some((value) => value?.swatch_data?.__typename === 'ColorSwatchData') ? [option] : [];
  });
}
