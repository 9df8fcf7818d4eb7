import { readAmount, readFlag, readGroups, readList, readPairs, readPieces } from './magento-values.ts';
import type { Reading } from './reading.ts';
import { take } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { fields, list, number, readJson, texts, whole } from './shape.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

type Composition = Pick<ShelfProduct, 'links' | 'axes' | 'variantIds' | 'bundleOptions' | 'bundleDiscountPercent' | 'groupedItems'>;

/** What a product consists of, can be chosen as and is shown with. */
export function readComposition(reading: Reading): Composition {
  const { before, first } = reading;
  const links = before?.links ?? { related: [], upsell: [], crosssell: [] };
  const skus = (cell: string): number[] => readList(cell).map((sku) => idOf(reading, sku));
  return {
    links: {
      related: take(first?.cell('related_skus'), links.related, [], skus),
      upsell: take(first?.cell('upsell_skus'), links.upsell, [], skus),
      crosssell: take(first?.cell('crosssell_skus'), links.crosssell, [], skus),
    },
    ...readVariations(reading),
    ...readBundle(reading),
    groupedItems: take(reading.type === 'grouped' ? first?.cell('associated_skus') : undefined, before?.groupedItems ?? [], [], (cell) =>
      readGrouped(cell, reading),
    ),
  };
}

function idOf(reading: Pick<Reading, 'idOf'>, sku: string): number {
  const id = reading.idOf(sku);
  if (id === undefined) throw new RowFault(`the sku "${sku}" is named, but neither the file nor the shop has it.`);
  return id;
}

function readVariations(reading: Reading): Pick<ShelfProduct, 'axes' | 'variantIds'> {
  const { before, first, type, names } = reading;
  const kept = { axes: before?.axes ?? [], variantIds: before?.variantIds ?? [] };
  const cell = type === 'configurable' ? first?.cell('configurable_variations') : undefined;
  return take(cell, kept, { axes: [], variantIds: [] }, (text) => {
    const variations = readGroups(text, 'configurable_variations').map((pairs) => new Map(pairs));
    const labels = first?.cell('configurable_variation_labels');
    const codes = typeof labels === 'string' ? readPairs(labels, 'configurable_variation_labels').map(([code]) => code) : [];
    const used = variations.flatMap((pairs) => [...pairs.keys()].filter((code) => code !== 'sku'));
    const axes = [...new Set([...codes, ...used])].map((code) => {
      const attribute = names.definitions.attributes.find((one) => one.code === code);
      if (attribute?.input !== 'select')
        throw new RowFault(`variants cannot be chosen by "${code}": it is not a select attribute of this shop.`);
      return attribute.id;
    });
    return { axes, variantIds: variations.map((pairs) => idOf(reading, pairs.get('sku') ?? '')) };
  });
}

/** The skus of variants in a cell. */
export const variantSkus = (cell: string): string[] =>
  cell === '' ? [] : readGroups(cell, 'configurable_variations').flatMap((pairs) => new Map(pairs).get('sku') ?? []);

function readGrouped(cell: string, reading: Reading): ShelfProduct['groupedItems'] {
  return cell.split(',').map((part) => {
    const [sku = '', quantity = '1'] = part.trim().split('=');
    return { itemId: idOf(reading, sku), quantity: readPieces(quantity, 'associated_skus') };
  });
}

type BundleExtra = {
  readonly discountPercent: number;
  readonly options: readonly {
    readonly id: number;
    readonly title: Readonly<Record<string, string>>;
    readonly selectionIds: readonly number[];
  }[];
};
const bundleShape = fields({ discountPercent: number, options: list(fields({ id: whole, title: texts, selectionIds: list(whole) })) });

function readBundle(reading: Reading): Pick<ShelfProduct, 'bundleOptions' | 'bundleDiscountPercent'> {
  const { before, first, type } = reading;
  const kept = { bundleOptions: before?.bundleOptions ?? [], bundleDiscountPercent: before?.bundleDiscountPercent ?? 0 };
  if (type !== 'bundle') return kept;
  if (first?.cell('bundle_price_type') === 'fixed')
    throw new RowFault('bundles with a fixed price are not sold here: their price is the sum of what is chosen.');
  const json = first?.cell('maas_bundle');
  const extra = typeof json === 'string' ? readJson<BundleExtra>(json, 'maas_bundle', bundleShape) : undefined;
  if (extra && !(extra.discountPercent >= 0 && extra.discountPercent < 100))
    throw new RowFault('maas_bundle has a discount that is not between 0 and 100.');
  return {
    bundleDiscountPercent: extra?.discountPercent ?? kept.bundleDiscountPercent,
    bundleOptions: take(first?.cell('bundle_values'), kept.bundleOptions, [], (cell) => readParts(cell, extra, reading)),
  };
}

type Part = { readonly name: string; readonly extra: BundleExtra['options'][number] | undefined; readonly lines: Map<string, string>[] };

function readParts(cell: string, extra: BundleExtra | undefined, reading: Reading): ShelfProduct['bundleOptions'] {
  const { before, names, bundleId } = reading;
  return gather(
    readGroups(cell, 'bundle_values').map((pairs) => new Map(pairs)),
    extra,
  ).map((part, index) => {
    const [line] = part.lines;
    const old = before?.bundleOptions[index];
    const type = line?.get('type') ?? 'select';
    if (type !== 'radio' && type !== 'select' && type !== 'checkbox' && type !== 'multi')
      throw new RowFault(`bundle_values has the unknown type "${type}".`);
    const everywhere = Object.fromEntries(names.views.filter(({ code }) => !names.fallsBack(code)).map(({ code }) => [code, part.name]));
    return {
      id: old?.id ?? bundleId('option', part.extra?.id),
      title: { ...(part.extra?.title ?? old?.title ?? everywhere), ...(part.name === '' ? {} : { [names.defaultCode]: part.name }) },
      type,
      isRequired: readFlag(line?.get('required') ?? '0', 'bundle_values: required'),
      selections: part.lines.map((pairs, position) =>
        toSelection(pairs, old?.selections[position]?.id ?? bundleId('selection', part.extra?.selectionIds[position]), reading),
      ),
    };
  });
}

/** Lines with the same name are one part; two parts of the same name are told apart by what the export added. */
function gather(lines: readonly Map<string, string>[], extra: BundleExtra | undefined): Part[] {
  const sizes = extra?.options.map(({ selectionIds }) => selectionIds.length) ?? [];
  if (extra && sizes.reduce((sum, size) => sum + size, 0) === lines.length) {
    let from = 0;
    const parts = extra.options.map((option, index): Part => {
      const own = lines.slice(from, (from += sizes[index] ?? 0));
      return { name: own[0]?.get('name') ?? '', extra: option, lines: own };
    });
    if (parts.every((part) => part.lines.every((line) => line.get('name') === part.name))) return parts;
  }
  const byName = Map.groupBy(lines, (line) => line.get('name') ?? '');
  if (byName.has('')) throw new RowFault('bundle_values has a part without a name.');
  return [...byName].map(([name, own], index) => ({ name, extra: extra?.options[index], lines: own }));
}

function toSelection(
  pairs: ReadonlyMap<string, string>,
  id: number,
  reading: Reading,
): ShelfProduct['bundleOptions'][number]['selections'][number] {
  const quantity = readAmount(pairs.get('default_qty') ?? '1', 'bundle_values: default_qty');
  if (!Number.isInteger(quantity) || quantity < 1) throw new RowFault('bundle_values has a quantity that is not a whole number from 1.');
  return {
    id,
    productId: idOf(reading, pairs.get('sku') ?? ''),
    quantity,
    canChangeQuantity: readFlag(pairs.get('can_change_qty') ?? '0', 'bundle_values: can_change_qty'),
    isDefault: readFlag(pairs.get('default') ?? '0', 'bundle_values: default'),
  };
}
