import { placeInOrder } from '#kernel/place-in-order.ts';
import type { TextTable } from '#kernel/text-table.ts';
import type { ProductRecord, Products } from './catalogue.ts';
import { ComposedProduct, type LoadedProduct, type OwnPart, type PictureSet, type SharedPart } from './loaded-product.ts';

/** Numbers one behind the other, as many as come. */
class Column {
  #numbers = new Uint32Array(1024);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#resize(Math.ceil(this.length * 1.25));
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  /** Nothing is pushed any more: gives back the room for it. */
  close(): void {
    this.#numbers = this.#numbers.slice(0, this.length);
  }

  /** In a closed column that ascends. */
  placeOf(number: number): number | undefined {
    return placeInOrder(this.#numbers, number);
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }

  set(place: number, number: number): void {
    this.#numbers[place] = number;
  }

  #resize(length: number): void {
    const numbers = new Uint32Array(length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }
}

/** A column of things that many rows have alike: each is kept once. */
class SharedColumn<T> {
  readonly #values: T[] = [];
  readonly #places = new Column();
  readonly #known = new Map<T, number>();

  push(value: T): void {
    const place = this.#known.get(value) ?? this.#values.push(value) - 1;
    this.#known.set(value, place);
    this.#places.push(place);
  }

  at(row: number): T {
    return this.#values[this.#places.at(row)] as T;
  }

  close(): void {
    this.#places.close();
    this.#known.clear();
  }
}

/** What is known of variants, one row each. */
type Columns = {
  /** They ascend. */
  readonly ids: Column;
  readonly skuIds: Column;
  /** 0 for none. */
  readonly parentIds: Column;
  readonly firstPictureIds: Column;
  readonly attributes: SharedColumn<ProductRecord['attributes']>;
  readonly prices: SharedColumn<ProductRecord['prices']>;
  readonly shared: SharedColumn<SharedPart>;
  readonly own: SharedColumn<OwnPart>;
  readonly pictureSets: SharedColumn<PictureSet>;
  readonly skus: TextTable;
};

/** A row of the columns, made when somebody asks for it and not kept. */
class VariantRow extends ComposedProduct {
  readonly #columns: Columns;
  readonly #row: number;
  #sku: string | undefined;

  constructor(columns: Columns, row: number) {
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

/**
 * All products of a catalogue. What is listed is an object that stays the same, because much is kept by it; of variants there are a dozen to
 * each of those, so they lie in columns (measured with 252,000 records, together with the table of skus: 30 MB less).
 */
export class ProductTable implements Products {
  readonly #objects = new Map<number, LoadedProduct>();
  readonly #objectsBySku = new Map<string, LoadedProduct>();
  readonly #columns: Columns;
  /** By number of the sku one more than the row; 0 for none. */
  #rowOfSku = new Uint32Array(0);

  constructor(skus: TextTable) {
    this.#columns = {
      ids: new Column(),
      skuIds: new Column(),
      parentIds: new Column(),
      firstPictureIds: new Column(),
      attributes: new SharedColumn(),
      prices: new SharedColumn(),
      shared: new SharedColumn(),
      own: new SharedColumn(),
      pictureSets: new SharedColumn(),
      skus,
    };
  }

  /** Adds a product; they come in order of id. */
  add(record: LoadedProduct): void {
    const { pictureIds } = record;
    const isListable = record.isVisible || (record.type !== 'simple' && record.type !== 'virtual');
    if (isListable || typeof pictureIds !== 'number') {
      this.#objects.set(record.id, record);
      this.#objectsBySku.set(record.sku, record);
      return;
    }
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

  /** Ends the adding: tells variants whose they are, which may have been added before or after them. */
  close(): void {
    const { ids, skuIds, parentIds, skus } = this.#columns;
    for (const column of Object.values(this.#columns)) if (column instanceof Column || column instanceof SharedColumn) column.close();
    for (const { id, variantIds } of this.#objects.values()) {
      for (const variantId of variantIds) {
        const object = this.#objects.get(variantId);
        if (object) object.parentId = Math.max(id, object.parentId ?? 0);
        const row = ids.placeOf(variantId);
        if (row !== undefined) parentIds.set(row, Math.max(id, parentIds.at(row)));
      }
    }
    this.#rowOfSku = new Uint32Array(skus.size);
    for (let row = 0; row < ids.length; row += 1) this.#rowOfSku[skuIds.at(row)] = row + 1;
  }

  get size(): number {
    return this.#objects.size + this.#columns.ids.length;
  }

  get(id: number): ProductRecord | undefined {
    const object = this.#objects.get(id);
    if (object) return object;
    const row = this.#columns.ids.placeOf(id);
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
