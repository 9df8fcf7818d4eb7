import type { Sliced } from '#kernel/memory/slices.ts';
import type { TextTable } from '#kernel/memory/text-table.ts';
import { ValueReader, ValueWriter } from '#kernel/snapshot/value-stream.ts';
import type { Structure } from './build-catalogue.ts';
import type { Catalogue, ProductRecord } from './catalogue.ts';
import { ComposedProduct, LoadedProduct, PictureSet, type OwnPart, type SharedPart } from './loaded-product.ts';
import { Column, DictionaryColumn } from './product-columns.ts';
import { isColumnar, ProductTable } from './product-table.ts';
import { TextArchive, type CapturedArchive } from './text-archive.ts';
import { TextColumnsWriter, textsReader, type TextColumns } from './text-columns.ts';

const productsPerSlice = 500;

/** Numbers different values from 0 on. */
class Dictionary<T> {
  readonly values: T[] = [];
  readonly #codes = new Map<T, number>();

  codeOf(value: T): number {
    let code = this.#codes.get(value);
    if (code === undefined) this.#codes.set(value, (code = this.values.push(value) - 1));
    return code;
  }
}

/** One row a product: its numbers, and the codes of what it shares with others. */
const rowColumns = ['id', 'sku', 'parent', 'attributes', 'prices', 'shared', 'own', 'pictureSet', 'pictures'] as const;
type RowColumn = (typeof rowColumns)[number];
type Rows = Readonly<Record<RowColumn, Uint32Array>>;
type Row = Readonly<Record<RowColumn, number>>;

type StoredPictures = { readonly faces: PictureSet['parts']['faces']; readonly archive: number; readonly firstLabel: number };
type StoredStructure = Pick<Structure, 'categories' | 'attributes' | 'options' | 'brands' | 'sizeCharts' | 'focuses'> &
  Pick<Catalogue, 'bestsellerQuantity'>;

const createDictionaries = () => ({
  attributes: new Dictionary<ProductRecord['attributes']>(),
  prices: new Dictionary<ProductRecord['prices']>(),
  shared: new Dictionary<SharedPart>(),
  own: new Dictionary<OwnPart>(),
  pictureSets: new Dictionary<PictureSet>(),
});
type Dictionaries = ReturnType<typeof createDictionaries>;

const emptyRows = (length: number): Rows =>
  Object.fromEntries(rowColumns.map((name) => [name, new Uint32Array(length)])) as Record<RowColumn, Uint32Array>;

/** The catalogue as bytes. Skus are numbers of the table, which must be captured afterwards: it gets those that it did not have yet. */
export function* captureCatalogue(catalogue: Catalogue, skus: TextTable): Sliced<Buffer> {
  const writer = new ValueWriter();
  const { categories, attributes, options, brands, sizeCharts, focuses, bestsellerQuantity } = catalogue;
  writer.write({ categories, attributes, options, brands, sizeCharts, focuses, bestsellerQuantity } satisfies StoredStructure);
  const dictionaries = createDictionaries();
  const { objects, variants, pictureIds } = yield* splitRows(catalogue, skus, dictionaries);
  yield* writer.writeList(dictionaries.attributes.values);
  yield* writer.writeList(dictionaries.prices.values);
  yield* writer.writeList(dictionaries.shared.values);
  yield* writeOwnParts(writer, dictionaries.own.values);
  yield* writePictures(writer, dictionaries.pictureSets.values);
  writer.write({ objects, variants, pictureIds });
  return writer.end();
}

function* splitRows({ products }: Catalogue, skus: TextTable, dictionaries: Dictionaries) {
  const ids = new Uint32Array(products.size);
  let count = 0;
  for (const { id } of products.values()) {
    ids[count] = id;
    if ((count += 1) % (10 * productsPerSlice) === 0) yield;
  }
  // In the order in which they would be loaded; what was changed lately stands last.
  ids.sort();
  const objects: Row[] = [];
  const pictureIds: (readonly number[])[] = [];
  const variants = emptyRows(count);
  let rows = 0;
  for (const [at, id] of ids.entries()) {
    const product = products.get(id);
    if (!(product instanceof ComposedProduct)) throw new TypeError(`product ${id} is not composed of parts`);
    if (isColumnar(product)) {
      const row = rowOf(product, skus, dictionaries);
      for (const name of rowColumns) variants[name][rows] = row[name];
      rows += 1;
    } else {
      if (typeof product.pictureIds !== 'number') pictureIds[objects.length] = product.pictureIds;
      objects.push(rowOf(product, skus, dictionaries));
    }
    if (at % productsPerSlice === productsPerSlice - 1) yield;
  }
  const trimmed = (column: RowColumn): Uint32Array => variants[column].slice(0, rows);
  return {
    objects: Object.fromEntries(rowColumns.map((name) => [name, Uint32Array.from(objects, (row) => row[name])])) as Rows,
    variants: Object.fromEntries(rowColumns.map((name) => [name, trimmed(name)])) as Rows,
    pictureIds: new Map(Object.entries(pictureIds).map(([at, own]) => [Number(at), own])),
  };
}

const rowOf = (product: ComposedProduct, skus: TextTable, { attributes, prices, shared, own, pictureSets }: Dictionaries): Row => ({
  id: product.id,
  sku: skus.idOf(product.sku),
  parent: product.parentId ?? 0,
  attributes: attributes.codeOf(product.attributes),
  prices: prices.codeOf(product.prices),
  shared: shared.codeOf(product.shared),
  own: own.codeOf(product.own),
  pictureSet: pictureSets.codeOf(product.pictureSet),
  pictures: typeof product.pictureIds === 'number' ? product.pictureIds : 0,
});

function* writeOwnParts(writer: ValueWriter, parts: readonly OwnPart[]): Sliced<void> {
  const texts = new TextColumnsWriter(parts.length);
  for (const [row, part] of parts.entries()) {
    texts.set(row, part.texts);
    if (row % productsPerSlice === productsPerSlice - 1) yield;
  }
  yield* writer.writeList(texts.strings, 10 * productsPerSlice);
  writer.write(texts.columns);
  yield* writer.writeList(parts.map(({ texts: _texts, ...part }) => part));
}

function* writePictures(writer: ValueWriter, sets: readonly PictureSet[]): Sliced<void> {
  const archives = new Dictionary<TextArchive>();
  const stored = sets.map(({ parts: { faces, archive, firstLabel } }): StoredPictures => ({
    faces,
    archive: archives.codeOf(archive),
    firstLabel,
  }));
  yield* writer.writeList(archives.values.map((archive) => archive.capture()));
  yield* writer.writeList(stored);
}

/** The catalogue that was captured, with the table of skus of the same moment. */
export function restoreCatalogue(bytes: Uint8Array, skus: TextTable): Catalogue {
  const reader = new ValueReader(bytes);
  const structure = reader.read<StoredStructure>();
  const values = {
    attributes: reader.readList<ProductRecord['attributes']>(),
    prices: reader.readList<ProductRecord['prices']>(),
    shared: reader.readList<SharedPart>(),
    own: readOwnParts(reader),
    pictureSets: readPictures(reader),
  };
  const rows = reader.read<{ objects: Rows; variants: Rows; pictureIds: ReadonlyMap<number, readonly number[]> }>();
  const { variants } = rows;
  const products = ProductTable.restored(
    skus,
    {
      ids: Column.of(variants.id),
      skuIds: Column.of(variants.sku),
      parentIds: Column.of(variants.parent),
      firstPictureIds: Column.of(variants.pictures),
      attributes: new DictionaryColumn(values.attributes, Column.of(variants.attributes)),
      prices: new DictionaryColumn(values.prices, Column.of(variants.prices)),
      shared: new DictionaryColumn(values.shared, Column.of(variants.shared)),
      own: new DictionaryColumn(values.own, Column.of(variants.own)),
      pictureSets: new DictionaryColumn(values.pictureSets, Column.of(variants.pictureSet)),
    },
    restoreObjects(rows, values, skus),
  );
  return {
    ...structure,
    products,
    productsBySku: { get: (sku) => products.getBySku(sku) },
    attributesById: new Map(structure.attributes.map((attribute) => [attribute.id, attribute])),
    attributesByCode: new Map(structure.attributes.map((attribute) => [attribute.code, attribute])),
  };
}

type Values = {
  readonly attributes: readonly ProductRecord['attributes'][];
  readonly prices: readonly ProductRecord['prices'][];
  readonly shared: readonly SharedPart[];
  readonly own: readonly OwnPart[];
  readonly pictureSets: readonly PictureSet[];
};

function* restoreObjects(
  { objects, pictureIds }: { readonly objects: Rows; readonly pictureIds: ReadonlyMap<number, readonly number[]> },
  { attributes, prices, shared, own, pictureSets }: Values,
  skus: TextTable,
): Generator<LoadedProduct, undefined> {
  for (let row = 0; row < objects.id.length; row += 1) {
    const at = (column: RowColumn): number => objects[column][row] as number;
    yield new LoadedProduct({
      id: at('id'),
      sku: skus.text(at('sku')),
      parentId: at('parent') || undefined,
      attributes: attributes[at('attributes')] as ProductRecord['attributes'],
      prices: prices[at('prices')] as ProductRecord['prices'],
      shared: shared[at('shared')] as SharedPart,
      own: own[at('own')] as OwnPart,
      pictureSet: pictureSets[at('pictureSet')] as PictureSet,
      pictureIds: pictureIds.get(row) ?? at('pictures'),
    });
  }
}

function readOwnParts(reader: ValueReader): OwnPart[] {
  const strings = reader.readList<string>();
  const textsOf = textsReader(reader.read<TextColumns>(), strings);
  return reader.readList<Omit<OwnPart, 'texts'>>().map((part, row): OwnPart => ({ texts: textsOf(row), ...part }));
}

function readPictures(reader: ValueReader): PictureSet[] {
  const archives = reader.readList<CapturedArchive>().map((archive) => new TextArchive(archive));
  return reader
    .readList<StoredPictures>()
    .map(({ faces, archive, firstLabel }) => new PictureSet({ faces, archive: archives[archive] as TextArchive, firstLabel }));
}
