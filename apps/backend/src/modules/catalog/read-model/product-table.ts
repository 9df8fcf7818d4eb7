import type { TextTable } from '#kernel/memory/text-table.ts';
import type { ProductRecord, Products } from './catalogue.ts';
import { Column, DictionaryColumn } from './product-columns.ts';
import { ComposedProduct, type LoadedProduct, type OwnPart, type PictureSet, type SharedPart } from './loaded-product.ts';

/** Variants, one row each. */
export type VariantColumns = {
  /** Ascending. */
  readonly ids: Column;
  readonly skuIds: Column;
  /** 0 for none. */
  readonly parentIds: Column;
  readonly firstPictureIds: Column;
  readonly attributes: DictionaryColumn<ProductRecord['attributes']>;
  readonly prices: DictionaryColumn<ProductRecord['prices']>;
  readonly shared: DictionaryColumn<SharedPart>;
  readonly own: DictionaryColumn<OwnPart>;
  readonly pictureSets: DictionaryColumn<PictureSet>;
  readonly skus: TextTable;
};

/** A variant read from the columns; created at every access, never cached. */
class VariantRow extends ComposedProduct {
  readonly #columns: VariantColumns;
  readonly #row: number;
  #sku: string | undefined;

  constructor(columns: VariantColumns, row: number) {
    super();
    this.#columns = columns;
    this.#row = row;
  }
  get id() {
    return this.#columns.ids.at(this.#row);
  }
  get sku() {
    return (this.#sku ??= this.#columns.skus.text(this.#columns.skuIds.at(this.#row)));
  }
  get parentId() {
    return this.#columns.parentIds.at(this.#row) || undefined;
  }
  get attributes() {
    return this.#columns.attributes.at(this.#row);
  }
  get prices() {
    return this.#columns.prices.at(this.#row);
  }
  get shared() {
    return this.#columns.shared.at(this.#row);
  }
  get own() {
    return this.#columns.own.at(this.#row);
  }
  get pictureSet() {
    return this.#columns.pictureSets.at(this.#row);
  }
  get pictureIds() {
    return this.#columns.firstPictureIds.at(this.#row);
  }
}

/** Whether a product lies in the columns: a mere variant, whose pictures are numbered one after the other. */
export const isColumnar = ({ isVisible, type, pictureIds }: ComposedProduct): boolean =>
  !isVisible && (type === 'simple' || type === 'virtual') && typeof pictureIds === 'number';

/**
 * All products of a catalogue. A listable product is one object, because it is a cache key; variants, a dozen to each, lie in columns (measured
 * with 252,000 records, together with the table of skus: 30 MB less).
 */
export class ProductTable implements Products {
  readonly #objects = new Map<number, LoadedProduct>();
  readonly #objectsBySku = new Map<string, LoadedProduct>();
  readonly #columns: VariantColumns;
  /** By sku id the row + 1; 0 for none. */
  #rowOfSku = new Uint32Array(0);

  constructor(skus: TextTable, columns?: Omit<VariantColumns, 'skus'>) {
    this.#columns = {
      ids: new Column(),
      skuIds: new Column(),
      parentIds: new Column(),
      firstPictureIds: new Column(),
      attributes: new DictionaryColumn(),
      prices: new DictionaryColumn(),
      shared: new DictionaryColumn(),
      own: new DictionaryColumn(),
      pictureSets: new DictionaryColumn(),
      ...columns,
      skus,
    };
  }

  /** A whole table from its columns and everything that is an object. */
  static restored(skus: TextTable, columns: Omit<VariantColumns, 'skus'>, objects: Iterable<LoadedProduct>): ProductTable {
    const table = new ProductTable(skus, columns);
    for (const object of objects) table.#addObject(object);
    table.#numberRows();
    return table;
  }

  /** Adds a product; they come in order of id. */
  add(record: LoadedProduct): void {
    const { pictureIds } = record;
    if (typeof pictureIds !== 'number' || !isColumnar(record)) return this.#addObject(record);
    const { ids, skuIds, parentIds, firstPictureIds, attributes, prices, shared, own, pictureSets, skus } = this.#columns;
    ids.push(record.id);
    skuIds.push(skus.idOf(record.sku));
    parentIds.push(record.parentId ?? 0);
    firstPictureIds.push(pictureIds);
    attributes.push(record.attributes);
    prices.push(record.prices);
    shared.push(record.shared);
    own.push(record.own);
    pictureSets.push(record.pictureSet);
  }

  #addObject(record: LoadedProduct): void {
    this.#objects.set(record.id, record);
    this.#objectsBySku.set(record.sku, record);
  }

  /** Ends the adding and sets the parents of variants, which may have been added before or after them. */
  close(): void {
    const { ids, parentIds } = this.#columns;
    for (const column of Object.values(this.#columns)) if (column instanceof Column || column instanceof DictionaryColumn) column.close();
    for (const { id, variantIds } of this.#objects.values()) {
      for (const variantId of variantIds) {
        const object = this.#objects.get(variantId);
        if (object) object.parentId = Math.max(id, object.parentId ?? 0);
        const row = ids.indexOf(variantId);
        if (row !== undefined) parentIds.set(row, Math.max(id, parentIds.at(row)));
      }
    }
    this.#numberRows();
  }

  #numberRows(): void {
    const { ids, skuIds, skus } = this.#columns;
    this.#rowOfSku = new Uint32Array(skus.size);
    for (let row = 0; row < ids.length; row += 1) this.#rowOfSku[skuIds.at(row)] = row + 1;
  }

  get size(): number {
    return this.#objects.size + this.#columns.ids.length;
  }

  get(id: number): ProductRecord | undefined {
    const object = this.#objects.get(id);
    if (object) return object;
    const row = this.#columns.ids.indexOf(id);
    return row === undefined ? undefined : new VariantRow(this.#columns, row);
  }

  getBySku(sku: string): ProductRecord | undefined {
    const object = this.#objectsBySku.get(sku);
    if (object) return object;
    const row = (this.#rowOfSku[this.#columns.skus.find(sku) ?? -1] ?? 0) - 1;
    return row < 0 ? undefined : new VariantRow(this.#columns, row);
  }

  listable(): Iterable<ProductRecord> {
    return this.#objects.values();
  }

  *values(): Generator<ProductRecord, undefined> {
    yield* this.#objects.values();
    for (let row = 0; row < this.#columns.ids.length; row += 1) yield new VariantRow(this.#columns, row);
  }
}
