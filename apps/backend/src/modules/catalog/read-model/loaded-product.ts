import type { PricePeriod } from '#modules/pricing/index.ts';
import type { ProductFields } from '../products/product-fields.ts';
import type { AttributeValue, Picture, ProductRecord, Texts } from './catalogue.ts';
import type { TextArchive } from './text-archive.ts';

/** Fields that are mostly equal among siblings. */
export type SharedPart = ProductFields &
  Pick<
    ProductRecord,
    | 'type'
    | 'isEnabled'
    | 'isVisible'
    | 'brandId'
    | 'content'
    | 'materials'
    | 'care'
    | 'sizeChartKey'
    | 'bundleDiscountPercent'
    | 'createdAt'
    | 'updatedAt'
  >;

/** Fields that variants mostly do not have. */
export type OwnPart = Pick<
  ProductRecord,
  'texts' | 'categories' | 'links' | 'axes' | 'variantIds' | 'bundleOptions' | 'groupedItems' | 'look' | 'downloads' | 'sales' | 'tiers'
>;

/** A picture without its label: equal for all products with the same drawing or photograph. */
export type PictureFace = Pick<Picture, 'position' | 'hash' | 'isDisabled'>;

export type PictureParts = {
  readonly faces: readonly PictureFace[];
  readonly archive: TextArchive;
  /** Where the label of the first picture lies in the archive. */
  readonly firstLabel: number;
};

/** Pictures without their ids: the variants of one colour share them. Their labels lie in the archive, one after the other. */
export class PictureSet {
  readonly #faces: readonly PictureFace[];
  readonly #archive: TextArchive;
  readonly #firstLabel: number;

  constructor({ faces, archive, firstLabel }: PictureParts) {
    this.#faces = faces;
    this.#archive = archive;
    this.#firstLabel = firstLabel;
  }

  get parts(): PictureParts {
    return { faces: this.#faces, archive: this.#archive, firstLabel: this.#firstLabel };
  }

  /** `ids` are the pictures' own, or the first of them where they follow each other. */
  pictures(ids: number | readonly number[]): readonly Picture[] {
    const [archive, firstLabel] = [this.#archive, this.#firstLabel];
    return this.#faces.map(({ position, hash, isDisabled }, i) => ({
      id: typeof ids === 'number' ? ids + i : (ids[i] ?? 0),
      position,
      hash,
      isDisabled,
      get label() {
        return JSON.parse(archive.read(firstLabel + i)) as Texts;
      },
    }));
  }
}

type Parts = Pick<ProductRecord, 'id' | 'sku' | 'attributes' | 'prices' | 'parentId'> & {
  readonly shared: SharedPart;
  readonly own: OwnPart;
  readonly pictureSet: PictureSet;
  readonly pictureIds: number | readonly number[];
};

/** A product composed of parts that it shares with equal ones. */
export abstract class ComposedProduct implements ProductRecord {
  abstract readonly id: number;
  abstract readonly sku: string;
  abstract readonly attributes: Readonly<Record<string, AttributeValue>>;
  abstract readonly prices: Readonly<Record<string, readonly PricePeriod[]>>;
  abstract readonly parentId: number | undefined;
  abstract readonly shared: SharedPart;
  abstract readonly own: OwnPart;
  abstract readonly pictureSet: PictureSet;
  /** The first id where they follow each other, as they do unless somebody moved pictures. */
  abstract readonly pictureIds: number | readonly number[];

  get pictures(): readonly Picture[] {
    return this.pictureSet.pictures(this.pictureIds);
  }

  get type() {
    return this.shared.type;
  }
  get isEnabled() {
    return this.shared.isEnabled;
  }
  get isVisible() {
    return this.shared.isVisible;
  }
  get brandId() {
    return this.shared.brandId;
  }
  get weightGrams() {
    return this.shared.weightGrams;
  }
  get isMadeToOrder() {
    return this.shared.isMadeToOrder;
  }
  get newFrom() {
    return this.shared.newFrom;
  }
  get newTo() {
    return this.shared.newTo;
  }
  get manufacturerPriceCents() {
    return this.shared.manufacturerPriceCents;
  }
  get content() {
    return this.shared.content;
  }
  get materials() {
    return this.shared.materials;
  }
  get care() {
    return this.shared.care;
  }
  get hasAnimalParts() {
    return this.shared.hasAnimalParts;
  }
  get claimEvidence() {
    return this.shared.claimEvidence;
  }
  get sizeChartKey() {
    return this.shared.sizeChartKey;
  }
  get bundleDiscountPercent() {
    return this.shared.bundleDiscountPercent;
  }
  get createdAt() {
    return this.shared.createdAt;
  }
  get updatedAt() {
    return this.shared.updatedAt;
  }
  get texts() {
    return this.own.texts;
  }
  get categories() {
    return this.own.categories;
  }
  get links() {
    return this.own.links;
  }
  get axes() {
    return this.own.axes;
  }
  get variantIds() {
    return this.own.variantIds;
  }
  get bundleOptions() {
    return this.own.bundleOptions;
  }
  get groupedItems() {
    return this.own.groupedItems;
  }
  get look() {
    return this.own.look;
  }
  get downloads() {
    return this.own.downloads;
  }
  get sales() {
    return this.own.sales;
  }
  get tiers() {
    return this.own.tiers;
  }
}

export class LoadedProduct extends ComposedProduct {
  readonly id: number;
  readonly sku: string;
  readonly attributes: ProductRecord['attributes'];
  readonly prices: ProductRecord['prices'];
  /** Set before the catalogue is shown, once all products are loaded. */
  parentId: number | undefined;
  readonly shared: SharedPart;
  readonly own: OwnPart;
  readonly pictureSet: PictureSet;
  readonly pictureIds: number | readonly number[];

  constructor({ id, sku, attributes, prices, parentId, shared, own, pictureSet, pictureIds }: Parts) {
    super();
    this.id = id;
    this.sku = sku;
    this.attributes = attributes;
    this.prices = prices;
    this.parentId = parentId;
    this.shared = shared;
    this.own = own;
    this.pictureSet = pictureSet;
    this.pictureIds = typeof pictureIds === 'number' ? pictureIds : firstWhereTheyFollow(pictureIds);
  }
}

function firstWhereTheyFollow(ids: readonly number[]): number | readonly number[] {
  const [first = 0] = ids;
  return ids.every((id, i) => id === first + i) ? first : ids;
}

/** A record with all its fields as properties of its own, for copying. */
export function plainRecord(record: ProductRecord): ProductRecord {
  if (!(record instanceof ComposedProduct)) return record;
  const { id, sku, attributes, prices, parentId, pictures, shared, own } = record;
  return { id, sku, attributes, prices, parentId, pictures, ...shared, ...own };
}
