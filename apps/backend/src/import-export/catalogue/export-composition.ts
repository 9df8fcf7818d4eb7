import type { Cells } from './columns.ts';
import { amountCell, groupsCell, listCell, pairsCell } from './magento-values.ts';
import type { ShopNames } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

/** What a product is shown with. */
export function linkCells({ links }: ShelfProduct, { sku }: ShopNames): Cells {
  const positions = (ids: readonly number[]): string => ids.map((_id, index) => index + 1).join(',');
  return {
    related_skus: listCell(links.related.map(sku)),
    related_position: positions(links.related),
    crosssell_skus: listCell(links.crosssell.map(sku)),
    crosssell_position: positions(links.crosssell),
    upsell_skus: listCell(links.upsell.map(sku)),
    upsell_position: positions(links.upsell),
  };
}

/** The variants with what each is chosen by. */
export function configurableCells({ type, axes, variantIds }: ShelfProduct, names: ShopNames): Cells {
  if (type !== 'configurable') return {};
  const chosenBy = axes.flatMap((id) => names.definitions.attributes.find((attribute) => attribute.id === id) ?? []);
  const groups = variantIds.map((id): [string, string][] => {
    const sku = names.sku(id);
    const values = names.product(sku)?.attributes ?? {};
    return [['sku', sku], ...chosenBy.map(({ code }): [string, string] => [code, valueName(values[code], code, names)])];
  });
  return {
    configurable_variations: groupsCell(groups),
    configurable_variation_labels: pairsCell(chosenBy.map(({ code, label }) => [code, label[names.defaultCode] ?? code])),
  };
}

function valueName(value: ShelfProduct['attributes'][string] | undefined, code: string, names: ShopNames): string {
  const option = Array.isArray(value) ? names.option((value as readonly number[])[0] ?? 0) : undefined;
  return option ? (names.options(code)?.nameOf(option) ?? option.code) : '';
}

/** The parts of a bundle; its price is always the sum of what is chosen. */
export function bundleCells({ type, bundleOptions }: ShelfProduct, { sku, defaultCode }: ShopNames): Cells {
  if (type !== 'bundle') return {};
  const groups = bundleOptions.flatMap((option, index) =>
    option.selections.map((selection): [string, string][] => [
      ['name', option.title[defaultCode] || String(index + 1)],
      ['type', option.type],
      ['required', option.isRequired ? '1' : '0'],
      ['sku', sku(selection.productId)],
      ['price', '0.0000'],
      ['default', selection.isDefault ? '1' : '0'],
      ['default_qty', amountCell(selection.quantity)],
      ['price_type', 'fixed'],
      ['can_change_qty', selection.canChangeQuantity ? '1' : '0'],
    ]),
  );
  return {
    bundle_price_type: 'dynamic',
    bundle_sku_type: 'dynamic',
    bundle_price_view: 'Price range',
    bundle_weight_type: 'dynamic',
    bundle_values: groupsCell(groups),
    bundle_shipment_type: 'together',
  };
}

/** The products of a group. */
export function groupedCells({ type, groupedItems }: ShelfProduct, { sku }: ShopNames): Cells {
  if (type !== 'grouped') return {};
  return { associated_skus: groupedItems.map(({ itemId, quantity }) => `${sku(itemId)}=${amountCell(quantity)}`).join(',') };
}
