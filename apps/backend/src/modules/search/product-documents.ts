import { hash } from 'node:crypto';
import type { Sliced } from '#kernel/memory/slices.ts';
import { changedProducts, type CatalogueView, type ProductRecord, type ProductSource } from '#modules/catalog/index.ts';
import { inMenuOrder } from './product-index/menu-order.ts';
import { listedSource } from './product-index/product-index.ts';
import { catalogueDocument } from './text/catalogue-document.ts';
import type { TextIndex } from './text/index.ts';

export type CapturedProductDocuments = {
  /** Product ids by doc id, and hashes of what their documents say; 0 for a product that is gone. */
  readonly ids: readonly number[];
  readonly contentHashes: readonly number[];
};

/** As many bytes as a number holds exactly. */
const hashBytes = 6;
const productsPerSlice = 20;

/** The documents of a text index as products of one store view: a changed catalogue is applied as a delta. */
export class ProductDocuments {
  /** Product id by doc id; a product that is gone keeps its doc id. */
  readonly ids: number[];
  readonly #index: Pick<TextIndex, 'replace' | 'remove' | 'trim'>;
  readonly #docIds: Map<number, number>;
  readonly #contentHashes: number[];
  /** By doc id; undefined for a product that is gone. */
  readonly #records: (ProductRecord | undefined)[];
  /** What the documents say; undefined while they say half of something else. */
  #synced: CatalogueView | undefined;

  /** What was captured must be of the catalogue that the view shows. */
  constructor(index: Pick<TextIndex, 'replace' | 'remove' | 'trim'>, view: CatalogueView, captured?: CapturedProductDocuments) {
    const { ids = [], contentHashes = [] } = captured ?? {};
    this.#index = index;
    this.ids = [...ids];
    this.#contentHashes = [...contentHashes];
    this.#docIds = new Map(ids.map((id, docId) => [id, docId]));
    this.#records = ids.map((id, docId) => (contentHashes[docId] ? view.catalogue.products.get(id) : undefined));
    this.#synced = captured && view;
  }

  /** Undefined for a product that has none. */
  docIdOf(productId: number): number | undefined {
    const docId = this.#docIds.get(productId);
    return docId !== undefined && this.#records[docId] ? docId : undefined;
  }

  /** Applies the differences between a catalogue and the one applied before. */
  *sync(view: CatalogueView): Sliced<void> {
    const before = this.#synced;
    this.#synced = undefined;
    const isSaidTheSame = before !== undefined && isSaidAlike(before, view);
    const changed = isSaidTheSame ? changedProducts(before.catalogue, view.catalogue) : undefined;
    if (changed) yield* this.#syncProducts(view, changed);
    else yield* this.#syncAll(view, isSaidTheSame);
    this.#index.trim();
    this.#synced = view;
  }

  /** Doc ids follow the menu, as ordinals do: posting lists then lead from one product to its neighbours. */
  *#syncAll(view: CatalogueView, isSaidTheSame: boolean): Sliced<void> {
    const sources = yield* inMenuOrder(view.listed(), view.tree.root);
    const present = new Set(sources.map(({ record }) => this.#numberOf(record.id)));
    yield* this.#put(sources.filter(({ record }) => !isSaidTheSame || this.#records[this.#numberOf(record.id)] !== record));
    this.#remove(Array.from(this.#docIds.values()).filter((docId) => !present.has(docId)));
  }

  *#syncProducts(view: CatalogueView, productIds: ReadonlySet<number>): Sliced<void> {
    const all = Array.from(productIds, (id) => ({ id, source: listedSource(view, id) }));
    yield* this.#put(all.flatMap(({ source }) => source ?? []));
    this.#remove(all.flatMap(({ id, source }) => (source ? [] : (this.#docIds.get(id) ?? []))));
  }

  *#put(sources: readonly ProductSource[]): Sliced<void> {
    for (const [at, source] of sources.entries()) {
      const docId = this.#numberOf(source.record.id);
      this.#records[docId] = source.record;
      const document = catalogueDocument(source, docId);
      const contentHash = hash('sha1', JSON.stringify(document), 'buffer').readUIntBE(0, hashBytes);
      // A catalogue that was loaded again has new records, mostly with the same content.
      if (this.#contentHashes[docId] !== contentHash) this.#index.replace([document]);
      this.#contentHashes[docId] = contentHash;
      if (at % productsPerSlice === productsPerSlice - 1) yield;
    }
  }

  #remove(docIds: readonly number[]): void {
    const gone = docIds.filter((docId) => this.#records[docId]);
    this.#index.remove(gone);
    for (const docId of gone) {
      this.#records[docId] = undefined;
      this.#contentHashes[docId] = 0;
    }
  }

  #numberOf(productId: number): number {
    let docId = this.#docIds.get(productId);
    if (docId === undefined) this.#docIds.set(productId, (docId = this.ids.push(productId) - 1));
    return docId;
  }

  capture(): CapturedProductDocuments {
    return { ids: [...this.ids], contentHashes: [...this.#contentHashes] };
  }
}

/** A document says more than its product does: the names of brands, categories and options. */
const isSaidAlike = (before: CatalogueView, after: CatalogueView): boolean =>
  before.catalogue.attributes === after.catalogue.attributes &&
  before.catalogue.brands === after.catalogue.brands &&
  (before.tree === after.tree || categoryNames(before) === categoryNames(after));

const categoryNames = ({ tree }: CatalogueView): string =>
  JSON.stringify(Array.from(tree.byId.values(), ({ record, text }) => [record.id, text.name]).sort(([a], [b]) => Number(a) - Number(b)));
