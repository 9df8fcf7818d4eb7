import type {
  AttributeRecord,
  BrandRecord,
  BundleOption,
  BundleSelection,
  CategoryRecord,
  Download,
  GroupedItem,
  LinkKind,
  OptionRecord,
  Picture,
  ProductRecord,
  SizeChartRow,
} from '../read-model/catalogue.ts';
import type { ProductFields } from '../products/product-fields.ts';

export type AttributeInput = Omit<AttributeRecord, 'options'> & {
  readonly options: readonly Omit<OptionRecord, 'attributeId' | 'position'>[];
};
export type BrandInput = Partial<Pick<BrandRecord, 'logoHash' | 'pictureHash' | 'categoryId' | 'euResponsible'>> &
  Omit<BrandRecord, 'logoHash' | 'pictureHash' | 'categoryId' | 'euResponsible'>;
export type CategoryInput = Omit<CategoryRecord, 'createdAt' | 'updatedAt' | 'pictureHash'> & { readonly pictureHash?: string | undefined };
export type SizeChartInput = { readonly key: string; readonly rows: readonly SizeChartRow[] };

type BundleOptionInput = Omit<BundleOption, 'selections' | 'position'> & {
  readonly selections: readonly Omit<BundleSelection, 'position'>[];
};

type Given = Pick<ProductRecord, 'id' | 'sku' | 'type'>;
type OrUndefined<T> = { readonly [Key in keyof T]?: T[Key] | undefined };
type Optional = OrUndefined<
  ProductFields &
    Pick<
      ProductRecord,
      | 'isEnabled'
      | 'isVisible'
      | 'brandId'
      | 'attributes'
      | 'content'
      | 'materials'
      | 'care'
      | 'sizeChartKey'
      | 'bundleDiscountPercent'
      | 'createdAt'
      | 'updatedAt'
      | 'texts'
      | 'categories'
      | 'variantIds'
      | 'look'
      | 'sales'
      | 'prices'
      | 'tiers'
    >
>;

/** A product to write: what is left out is empty, enabled and visible; lists are in the order in which they are shown. */
export type ProductInput = Given &
  Optional & {
    readonly pictures?: readonly (Pick<Picture, 'hash' | 'label'> & Partial<Pick<Picture, 'isDisabled'>>)[];
    readonly links?: Partial<Record<LinkKind, readonly number[]>>;
    /** Attribute ids a configurable product is chosen by. */
    readonly axes?: readonly number[];
    readonly bundleOptions?: readonly BundleOptionInput[];
    readonly groupedItems?: readonly Omit<GroupedItem, 'position'>[];
    readonly downloads?: readonly Omit<Download, 'id'>[];
  };

export type CatalogueInput = {
  readonly attributes?: readonly AttributeInput[];
  readonly brands?: readonly BrandInput[];
  readonly categories?: readonly CategoryInput[];
  readonly sizeCharts?: readonly SizeChartInput[];
  readonly products?: readonly ProductInput[];
};
