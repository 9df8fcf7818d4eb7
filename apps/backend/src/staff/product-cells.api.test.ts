import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import type { AttributeRecord } from '#modules/catalog/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { readCsv, type CsvRecord } from '../import-export/catalogue/csv-reader.ts';
import { catalogueLines } from '../import-export/catalogue/export-catalogue.ts';
import { readShop, type ShelfProduct, type ShopSnapshot } from '../import-export/catalogue/shop-snapshot.ts';

type Values = Readonly<Record<string, unknown>>;
type Cell = `${string} ${string} ${string}`;

let shop: TestShop;
let manager: StaffClient;
let known: ShopSnapshot;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
  known = await readShop(shop.database);
});
after(() => shop.close());

const productOf = (sku: string): ShelfProduct => known.products.get(sku) ?? assert.fail(sku);

/** Every cell of a product's rows and those of its variants; the moment of the last change is no news. */
async function cellsOf(sku: string): Promise<ReadonlyMap<Cell, string>> {
  const lines = catalogueLines(
    { database: shop.database, clock: shop.clock, media: { sourceType: async () => 'webp' } },
    new Set([productOf(sku).id]),
  );
  const records: CsvRecord[] = [];
  for await (const record of readCsv(Readable.from(lines, { objectMode: true }).map((line: string) => Buffer.from(line))))
    records.push(record);
  const [head, ...rows] = records.map(({ cells }) => cells);
  const at = (row: readonly string[], column: string): string => row[head?.indexOf(column) ?? -1] ?? '';
  return new Map(
    rows.flatMap((row) =>
      (head ?? []).flatMap((column, index): [Cell, string][] =>
        column === 'updated_at' ? [] : [[`${at(row, 'sku')} ${at(row, 'store_view_code')} ${column}`, row[index] ?? '']],
      ),
    ),
  );
}

/** A row that is not there says nothing. */
function differing(was: ReadonlyMap<Cell, string>, is: ReadonlyMap<Cell, string>): readonly Cell[] {
  const cells = [...new Set([...was.keys(), ...is.keys()])].filter((cell) => (was.get(cell) ?? '') !== (is.get(cell) ?? ''));
  return cells.filter((cell) => !/ (?:sku|store_view_code)$/.test(cell));
}

async function valuesOf(sku: string): Promise<{ readonly version: number; readonly values: Values }> {
  const { data, errors } = await manager.ask<{ product: { version: number; values: Values } }>(
    'query ($sku: ID!) { product(sku: $sku) { version values } }',
    { sku },
  );
  assert.deepEqual(errors, []);
  return data.product;
}

let keys = 0;
async function edit(sku: string, fields: readonly string[], version: number, values: Values): Promise<number> {
  const by = fields.includes('isEnabled') ? 'publishProduct' : 'editProduct';
  const changes = fields.map((field) => ({ field, base: values[field] ?? null, value: nextValue(field, values) }));
  const { data, errors } = await manager.ask<Record<string, { __typename: string; product?: { version: number } }>>(
    `mutation ($edit: Edit!) { ${by}(edit: $edit) { __typename ... on ProductSaved { product { version } } ... on Refusal { code field message } } }`,
    { edit: { id: sku, version, changes, key: `cell-${(keys += 1)}` } },
  );
  assert.deepEqual(errors, []);
  return data[by]?.product?.version ?? assert.fail(`${fields.join()}: ${JSON.stringify(data[by])}`);
}

const simpleValues: Readonly<Record<string, (before: unknown) => unknown>> = {
  isEnabled: (is) => is !== true,
  isVisible: (is) => is !== true,
  isMadeToOrder: (is) => is !== true,
  hasAnimalParts: (is) => is !== true,
  weightGrams: (grams) => Number(grams ?? 0) + 7,
  newFrom: () => '2026-03-04T05:06:07.000Z',
  newTo: () => '2027-03-04T05:06:07.000Z',
  manufacturerPriceCents: (cents) => Number(cents ?? 0) + 12_300,
  claimEvidence: () => 'EU Ecolabel NL/016/123',
  content: () => ({ amount: 250, unit: 'ml' }),
  care: (care) => ((care as readonly string[]).includes('do_not_bleach') ? [] : ['do_not_bleach']),
  materials: () => [{ part: { nl: 'Knopen', de: 'Knöpfe' }, material: { nl: 'Hoorn, "echt"', de: 'Horn' } }],
  brandId: (id) => [...known.definitions.brands.keys()].find((one) => one !== id),
  sizeChartKey: (key) => [...known.definitions.sizeCharts.keys()].find((one) => one !== key),
  bundleDiscountPercent: (percent) => Number(percent ?? 0) + 5,
  downloads: (downloads) => [...(downloads as readonly unknown[]), { type: 'leaflet', name: { nl: 'Wassen' }, content: { nl: 'Koud.' } }],
  bundleOptions: (options) =>
    (options as readonly { title: object }[]).map((option, index) => (index === 0 ? { ...option, title: { nl: 'Deel, een' } } : option)),
  look: (look) => ({ ...(look as object), label: { nl: 'In de wei' } }),
};

function attributeValue({ input, options }: AttributeRecord, before: unknown): unknown {
  if (input === 'text') return 'Met ruches, "twee"';
  if (input === 'boolean') return before !== true;
  const chosen = new Set(before as readonly number[] | null);
  return [options.find(({ id }) => !chosen.has(id))?.id];
}

/** What a field becomes: never what it is. */
function nextValue(field: string, values: Values): unknown {
  const before = values[field];
  const simple = simpleValues[field];
  if (simple) return simple(before);
  const [kind, one, two] = field.split('.');
  if (kind === 'attributes') {
    return attributeValue(known.definitions.attributes.find(({ code }) => code === one) ?? assert.fail(field), before);
  }
  if (kind === 'texts') return two === 'urlKey' ? `cell-${(keys += 1)}` : `Anders, "${field}"`;
  if (field.endsWith('.quantity')) return Number(before) + 1;
  if (field.endsWith('.isDisabled')) return before !== true;
  if (field.includes('.label.')) return `Beeld, "${field.slice(-2)}"`;
  if (kind === 'links') return null;
  // A member of a list goes to its end; the last one to its beginning.
  const list = Object.entries(values).filter(([other]) => other.startsWith(`${kind}.`) && other.split('.').length === 2);
  return list.some(([, position]) => Number(position) > Number(before)) ? 9_999 : -9;
}

const columnsOf: Readonly<Record<string, readonly string[]>> = {
  isEnabled: ['product_online'],
  isVisible: ['visibility'],
  isMadeToOrder: ['maas_made_to_order'],
  hasAnimalParts: ['maas_animal_parts'],
  weightGrams: ['weight'],
  newFrom: ['new_from_date'],
  newTo: ['new_to_date'],
  manufacturerPriceCents: ['msrp_price'],
  claimEvidence: ['maas_claim_evidence'],
  content: ['maas_content'],
  care: ['maas_care'],
  materials: ['maas_materials'],
  brandId: ['additional_attributes'],
  sizeChartKey: ['maas_size_chart'],
  bundleDiscountPercent: ['maas_bundle'],
  downloads: ['maas_downloads'],
  bundleOptions: ['bundle_values', 'maas_bundle'],
  look: ['maas_look'],
};
const textColumns: Readonly<Record<string, string>> = {
  name: 'name',
  urlKey: 'url_key',
  shortDescription: 'short_description',
  description: 'description',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeyword: 'meta_keywords',
  warnings: 'maas_warnings',
  cashback: 'maas_cashback',
};
/** The first picture has three roles in Magento's file. */
const baseColumns = (word: string): readonly string[] => ['base', 'small', 'thumbnail'].map((role) => `${role}_${word}`);

/** The cells a field is written to: one, or those that say one thing together. */
function cellsFor(sku: string, field: string): readonly Cell[] {
  const of = (...columns: readonly string[]): readonly Cell[] => columns.map((column): Cell => `${sku}  ${column}`);
  const simple = columnsOf[field];
  if (simple) return of(...simple);
  const [kind = '', one = '', two = ''] = field.split('.');
  switch (kind) {
    case 'texts': {
      const view = one === known.defaultView.code ? '' : one;
      return [`${sku} ${view} ${textColumns[two] ?? assert.fail(field)}`];
    }
    case 'attributes':
      return of('additional_attributes');
    case 'categories':
      return known.products.get(sku)?.categories.has(Number(one)) ? of('maas_categories') : of('categories', 'maas_categories');
    case 'links':
      return of(`${one}_skus`, `${one}_position`);
    case 'groupedItems':
      return of('associated_skus');
    case 'axes':
      return of('configurable_variations', 'configurable_variation_labels');
    case 'variants':
      return of('configurable_variations');
    default:
      return of(...pictureColumns(sku, field));
  }
}

function pictureColumns(sku: string, field: string): readonly string[] {
  const [, hash, part, view] = field.split('.');
  const isBase = productOf(sku).pictures[0]?.hash === hash;
  if (part === undefined) return [...baseColumns('image'), ...baseColumns('image_label'), 'additional_images', 'additional_image_labels'];
  if (part === 'isDisabled') return ['hide_from_product_page'];
  const own = view === known.defaultView.code ? (isBase ? baseColumns('image_label') : ['additional_image_labels']) : [];
  return [...own, 'maas_picture_labels'];
}

/** Where one cell stands for many others: a variant without a name goes by that of its parent, and the order of pictures by their labels. */
function isImplied(cell: Cell, field: string): boolean {
  const [, view, column] = cell.split(' ');
  if (field === `texts.${known.defaultView.code}.name`) return view === '' && column === 'name';
  return /^pictures\.\w+$/.test(field) && column === 'maas_picture_labels';
}

/** What was tried of one product need not be of the next; what is one of many of its kind is tried once of each kind. */
const tried = new Set<string>();
const lists: ReadonlySet<string> = new Set(['categories', 'links', 'groupedItems', 'variants', 'axes', 'pictures']);

function untried(sku: string, values: Values): readonly string[] {
  const { axes, look, type, pictures } = productOf(sku);
  return Object.keys(values).filter((field) => {
    const [kind = '', one = '', ...rest] = field.split('.');
    // What has no such part has no such cell.
    if ((field === 'bundleDiscountPercent' || field === 'bundleOptions') && type !== 'bundle') return false;
    if (field === 'look' && !look) return false;
    if (kind === 'axes' && (axes.length < 2 || values[field] === null)) return false;
    const which = kind === 'links' ? one : kind === 'pictures' ? pictures[0]?.hash === one : values[field] === null;
    const name = lists.has(kind) ? [kind, which, ...rest.slice(-2)].join(' ') : field;
    const isNew = !tried.has(name);
    tried.add(name);
    return isNew;
  });
}

/** What is edited at once: never two fields of which one might be written to the cell of the other unseen. */
const turnOf = (field: string): string => {
  const [kind = '', one = '', two = ''] = field.split('.');
  if (kind === 'texts') return `${kind} ${one}`;
  if (kind === 'pictures') return two === 'label' ? 'labels' : field;
  return kind in columnsOf && kind !== 'isEnabled' ? 'fields' : kind === 'attributes' ? kind : field;
};

describe('an edit of a product on the screen', { timeout: 300_000 }, () => {
  for (const type of ['configurable', 'bundle', 'grouped'] as const) {
    it(`of what is ${type} is seen in a file of the catalogue in its own cells alone, whatever the field`, async () => {
      const found = [...known.products.values()].filter((product) => product.type === type && !known.parents.has(product.sku));
      const { sku } =
        found.find(({ look, pictures }) => (type !== 'grouped' || look) && pictures.length > 1) ?? found[0] ?? assert.fail(type);
      const { version, values } = await valuesOf(sku);
      let [was, at] = [await cellsOf(sku), version];
      for (const fields of Map.groupBy(untried(sku, values), turnOf).values()) {
        at = await edit(sku, fields, at, values);
        const is = await cellsOf(sku);
        const cells = differing(was, is);
        const own = new Set(fields.flatMap((field) => cellsFor(sku, field)));
        const others = cells.filter((cell) => !own.has(cell) && !fields.some((field) => isImplied(cell, field)));
        assert.deepEqual(others, [], fields.join());
        const unseen = fields.filter((field) => !cellsFor(sku, field).some((cell) => cells.includes(cell)));
        assert.deepEqual(unseen, [], 'is not seen');
        was = is;
      }
    });
  }

  it('was tried of every field that a product has', () => {
    const names = new Set([...tried].map((name) => name.split(/[ .]/)[0]));
    const all = [...Object.keys(columnsOf), ...lists, 'texts', 'attributes'];
    assert.deepEqual(new Set(all), names);
  });
});
