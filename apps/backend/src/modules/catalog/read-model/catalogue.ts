import type { Focuses } from '#modules/media/index.ts';
import type { Content, PricePeriod, TierRule } from '#modules/pricing/index.ts';
import type { ProductFields, ProductText } from '../products/product-fields.ts';

/** One text per store view code. */
export type Texts = Readonly<Record<string, string>>;

export type ProductType = 'simple' | 'virtual' | 'configurable' | 'bundle' | 'grouped';

/** Option ids of a (multi)select, a yes or no, or a free text. */
export type AttributeValue = readonly number[] | boolean | string;

export type FibreShare = { readonly fibre: string; readonly percent: number };
/** LAW-15: a textile part names its fibres, any other part its material. */
export type MaterialPart = { readonly part: Texts } & ({ readonly fibres: readonly FibreShare[] } | { readonly material: Texts });

export type Picture = {
  readonly id: number;
  readonly position: number;
  readonly hash: string;
  readonly label: Texts;
  readonly isDisabled: boolean;
};
export type Axis = { readonly id: number; readonly attributeId: number; readonly position: number };

export type BundleSelection = {
  readonly id: number;
  readonly productId: number;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
  readonly position: number;
};
export type BundleOption = {
  readonly id: number;
  readonly title: Texts;
  readonly type: 'radio' | 'select' | 'checkbox' | 'multi';
  readonly isRequired: boolean;
  readonly position: number;
  readonly selections: readonly BundleSelection[];
};

export type GroupedItem = { readonly itemId: number; readonly quantity: number; readonly position: number };
export type Look = {
  readonly hash: string;
  readonly label: Texts;
  readonly hotspots: readonly { readonly x: number; readonly y: number; readonly sku: string }[];
};
/** A leaflet; `content` holds one sentence a line. */
export type Download = { readonly id: number; readonly type: string; readonly name: Texts; readonly content: Texts };
type Sales = { readonly orders: number; readonly quantity: number; readonly lastOrderAt?: number | undefined };
export type LinkKind = 'related' | 'upsell' | 'crosssell';

/** A product as all views share it; times are milliseconds. */
export type ProductRecord = ProductFields & {
  readonly id: number;
  readonly sku: string;
  readonly type: ProductType;
  readonly isEnabled: boolean;
  readonly isVisible: boolean;
  readonly brandId: number | undefined;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly content: Content | undefined;
  readonly materials: readonly MaterialPart[];
  readonly care: readonly string[];
  readonly sizeChartKey: string | undefined;
  readonly bundleDiscountPercent: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly texts: Readonly<Record<string, ProductText>>;
  /** Category id → position in it. */
  readonly categories: ReadonlyMap<number, number>;
  readonly pictures: readonly Picture[];
  readonly links: Readonly<Record<LinkKind, readonly number[]>>;
  readonly axes: readonly Axis[];
  readonly variantIds: readonly number[];
  /** The configurable product this one is a variant of. */
  readonly parentId: number | undefined;
  readonly bundleOptions: readonly BundleOption[];
  readonly groupedItems: readonly GroupedItem[];
  readonly look: Look | undefined;
  readonly downloads: readonly Download[];
  readonly sales: Sales | undefined;
  /** Price periods per store view code; equal lists are one object. */
  readonly prices: Readonly<Record<string, readonly PricePeriod[]>>;
  readonly tiers: readonly TierRule[];
};

export type CategoryText = {
  readonly name?: string;
  readonly urlKey?: string;
  readonly description?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
  readonly metaKeywords?: string;
};

export type CategoryRecord = {
  readonly id: number;
  readonly parentId: number;
  readonly position: number;
  readonly isActive: boolean;
  readonly includeInMenu: boolean;
  readonly isAnchor: boolean;
  readonly displayMode: string;
  readonly pictureHash: string | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly texts: Readonly<Record<string, CategoryText>>;
};

export type OptionRecord = {
  readonly id: number;
  readonly attributeId: number;
  readonly code: string;
  readonly label: Texts;
  readonly position: number;
  readonly swatch: { readonly type: 'color' | 'text'; readonly value: string } | undefined;
};

export type AttributeRecord = {
  readonly id: number;
  readonly code: string;
  readonly label: Texts;
  readonly input: 'select' | 'multiselect' | 'boolean' | 'text';
  readonly position: number;
  readonly isFilterable: boolean;
  readonly isVisibleOnFront: boolean;
  readonly isComparable: boolean;
  readonly isSearchable: boolean;
  readonly options: readonly OptionRecord[];
};

/** LAW-14: who made it, or who answers for it in the EU. */
export type Maker = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
};

export type BrandRecord = {
  readonly id: number;
  readonly optionId: number;
  readonly title: string;
  readonly urlKey: string;
  readonly shortDescription: Texts;
  readonly description: Texts;
  readonly showInSlider: boolean;
  readonly positionInSlider: number;
  readonly logoHash: string | undefined;
  readonly pictureHash: string | undefined;
  readonly categoryId: number | undefined;
  readonly maker: Maker;
  readonly euResponsible: Maker | undefined;
};

/** One row maps a size of the shop to what it means for a body. */
export type SizeChartRow = { readonly optionId: number; readonly label: Texts };

/** Products by id. A listable product is the same object until it changes; a variant may be a new one at every call, and is no cache key. */
export type Products = Pick<ReadonlyMap<number, ProductRecord>, 'get' | 'size' | 'values'> & {
  /** Those that may be seen by themselves, and sets; hardly any mere variants, of which there are a dozen to each. */
  listable(): Iterable<ProductRecord>;
};
export type ProductsBySku = Pick<ReadonlyMap<string, ProductRecord>, 'get'>;

/** A snapshot of everything the shop offers: never changed, only replaced. */
export type Catalogue = {
  readonly products: Products;
  readonly productsBySku: ProductsBySku;
  readonly categories: ReadonlyMap<number, CategoryRecord>;
  /** In order of position. */
  readonly attributes: readonly AttributeRecord[];
  readonly attributesById: ReadonlyMap<number, AttributeRecord>;
  readonly attributesByCode: ReadonlyMap<string, AttributeRecord>;
  readonly options: ReadonlyMap<number, OptionRecord>;
  readonly brands: ReadonlyMap<number, BrandRecord>;
  readonly sizeCharts: ReadonlyMap<string, readonly SizeChartRow[]>;
  /** Of the pictures of categories and brands. */
  readonly focuses: Focuses;
  /** Pieces from which on a product counts as a bestseller. */
  readonly bestsellerQuantity: number;
};

/** The attribute whose options are the brands. */
export const brandAttribute = 'merk';
/** The attribute that holds the SKU of a product's fabric sample. */
export const sampleAttribute = 'stofstaal';
/** The attribute whose options are the care instructions. */
export const careAttribute = 'wassen';
/** The attribute whose options are the countries of manufacture. */
export const originAttribute = 'herkomst';
