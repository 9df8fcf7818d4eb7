import type { Language, PerLanguage } from '@shop/contract';
import type { GarmentSpec, View } from './images/spec.ts';

/**
 * The shapes of the demo shop: plain typed data, no database and no clock.
 * Every date is an offset in days from the day of seeding, so that "new" and "sale" never look stale.
 * Money is in integer cents, including VAT. Options are named by their code.
 */
export type Text = PerLanguage<string>;

/** A drawn picture: what is drawn, how it is looked at, and its text alternative. */
export type DemoPicture = { readonly garment: GarmentSpec; readonly view: View; readonly alt: Text };

export type DemoCategory = {
  /** 2 is the store root; 38 (new) and 547 (bestsellers) are fixed by the shop's settings. */
  readonly id: number;
  readonly parentId: number;
  readonly position: number;
  readonly name: Text;
  readonly urlKey: Text;
  readonly description?: Text;
  readonly includeInMenu: boolean;
  readonly isAnchor: boolean;
  readonly displayMode: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE';
  readonly picture?: DemoPicture;
  /** Whole outfits stand before the pieces; otherwise products stand in the order of the data. */
  readonly setsFirst?: true;
};

export type DemoOption = {
  readonly id: number;
  readonly code: string;
  readonly label: Text;
  /** A hex colour for colour attributes, a short text for sizes. */
  readonly swatch?: { readonly type: 'color' | 'text'; readonly value: string };
};

export type DemoAttribute = {
  readonly id: number;
  readonly code: string;
  readonly label: Text;
  readonly input: 'select' | 'multiselect' | 'boolean' | 'text';
  readonly position: number;
  readonly isFilterable: boolean;
  readonly isVisibleOnFront: boolean;
  readonly isComparable: boolean;
  readonly isSearchable: boolean;
  readonly options: readonly DemoOption[];
};

/** GPSR (LAW-14): who made it, and who answers for it in the EU. */
export type DemoMaker = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
};

export type DemoBrand = {
  readonly id: number;
  /** Option code of attribute `merk`. */
  readonly code: string;
  readonly title: string;
  readonly urlKey: string;
  /** Where most of what it makes is found. */
  readonly categoryId: number;
  readonly shortDescription: Text;
  readonly description: Text;
  readonly showInSlider: boolean;
  readonly positionInSlider: number;
  /** The name in drawn letters. */
  readonly logo: DemoPicture;
  /** A piece the brand is known for. */
  readonly image: DemoPicture;
  readonly maker: DemoMaker;
  readonly euResponsible?: DemoMaker;
};

/** The fibre is a code of the catalogue's fibre list, e.g. `katoen`; the catalogue knows its name in each language. */
export type FibreShare = { readonly fibre: string; readonly percent: number };
/** LAW-15: the parts of a textile with their fibres, each part summing to 100. Leather and shoe parts carry `material` instead. */
export type DemoMaterialPart = { readonly part: Text } & ({ readonly fibres: readonly FibreShare[] } | { readonly material: Text });

export type DemoStock = { readonly WEB: number; readonly SIT: number; readonly ROE: number; readonly AAC: number };
export type DemoTierPrice = { readonly quantity: number; readonly percentOff: number };
export type DemoPriceStep = { readonly cents: number; readonly fromDaysAgo: number };
export type DemoSpecialPrice = { readonly cents: number; readonly fromDaysAgo: number; readonly toInDays: number };

export type DemoProductBase = {
  readonly id: number;
  readonly sku: string;
  readonly name: Text;
  readonly urlKey: Text;
  readonly shortDescription: Text;
  /** HTML. */
  readonly description: Text;
  readonly categoryIds: readonly number[];
  /** Option codes by attribute code; booleans for boolean attributes. */
  readonly attributes: Readonly<Record<string, string | readonly string[] | boolean>>;
  readonly brand: string;
  readonly pictures: readonly DemoPicture[];
  readonly createdDaysAgo: number;
  readonly newUntilInDays?: number;
  readonly sales: { readonly orders: number; readonly quantity: number; readonly lastOrderDaysAgo: number };
  readonly materials: readonly DemoMaterialPart[];
  /** Option codes of attribute `wassen`. */
  readonly care: readonly string[];
  readonly hasAnimalParts: boolean;
  readonly warnings?: Text;
  readonly metaKeyword?: Text;
  readonly cashback?: Text;
  readonly manufacturerPriceCents?: number;
  /** LAW-04: content of goods sold by measure. */
  readonly content?: { readonly amount: number; readonly unit: 'ml' | 'g' | 'm' };
  /** `lines` is the text of the document, one line per line. */
  readonly downloads: readonly { readonly type: string; readonly name: Text; readonly lines: Text }[];
  readonly related: readonly string[];
  readonly upsell: readonly string[];
  readonly crosssell: readonly string[];
  /** Prices of the past, oldest first; the last one is the regular price of today (LAW-03). Empty for bundles and grouped products. */
  readonly prices: readonly DemoPriceStep[];
  readonly special?: DemoSpecialPrice;
  readonly tierPrices: readonly DemoTierPrice[];
  /** The sample of its fabrics, one of the shop's samples. */
  readonly sampleSku?: string;
};

export type DemoSimple = DemoProductBase & {
  readonly type: 'simple';
  readonly stock: DemoStock;
  readonly weightGrams: number;
  readonly deliveryDays?: 'stock' | 'made-to-order';
};

export type DemoVariant = {
  readonly id: number;
  readonly sku: string;
  /** Option code per axis. */
  readonly options: Readonly<Record<string, string>>;
  /** Added to the parent's price, e.g. for large sizes. */
  readonly extraCents: number;
  readonly stock: DemoStock;
  readonly weightGrams: number;
  /** Only where the variant looks different (colour). */
  readonly pictures?: readonly DemoPicture[];
};

export type DemoConfigurable = DemoProductBase & {
  readonly type: 'configurable';
  readonly axes: readonly string[];
  readonly variants: readonly DemoVariant[];
  /** Key of a size chart. */
  readonly sizeChart?: string;
};

export type DemoBundleSelection = {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
};
export type DemoBundleOption = {
  readonly id: number;
  readonly title: Text;
  readonly type: 'radio' | 'select' | 'checkbox' | 'multi';
  readonly required: boolean;
  readonly selections: readonly DemoBundleSelection[];
};
export type DemoBundle = DemoProductBase & {
  readonly type: 'bundle';
  readonly options: readonly DemoBundleOption[];
  /** Off the sum of the parts, in percent. */
  readonly discountPercent: number;
};

export type DemoGrouped = DemoProductBase & {
  readonly type: 'grouped';
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  /** Hotspots as a share of the scene's width and height, 0 to 1. */
  readonly look?: {
    readonly scene: DemoPicture;
    readonly hotspots: readonly { readonly x: number; readonly y: number; readonly sku: string }[];
  };
};

export type DemoProduct = DemoSimple | DemoConfigurable | DemoBundle | DemoGrouped;

export type Stars = 1 | 2 | 3 | 4 | 5;

/** What a buyer wrote, in the language it was written in. */
export type DemoReview = {
  readonly sku: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  /** Counted back from the moment of seeding, so that a review is never of the future. */
  readonly writtenMinutesAgo: number;
  readonly ratings: { readonly price: Stars; readonly quality: Stars };
  /** Only of what is worn in sizes. */
  readonly fit?: 'small' | 'normal' | 'large';
  readonly status: 'approved' | 'pending';
};

/** One row maps a shop size (option code) to what it means for a body. */
export type DemoSizeChart = {
  readonly key: string;
  readonly attribute: string;
  readonly rows: readonly { readonly option: string; readonly label: Text }[];
};

export type DemoOpeningTime = { readonly from: string; readonly to: string };
export type DemoBranchPicture = DemoPicture & { readonly role: 'storefront' | 'gallery' };

export type DemoBranch = {
  readonly code: 'SIT' | 'ROE' | 'AAC';
  readonly urlKey: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: 'NL' | 'DE';
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly description: Text;
  readonly pictures: readonly DemoBranchPicture[];
  readonly latitude: number;
  readonly longitude: number;
  /** Monday first; an empty list is closed. */
  readonly openingHours: readonly (readonly DemoOpeningTime[])[];
  readonly alternateHours: readonly { readonly date: string; readonly times: readonly DemoOpeningTime[]; readonly reason: Text }[];
};

export type DemoPage = {
  readonly id: number;
  readonly identifier: Text;
  readonly title: Text;
  readonly heading: Text;
  /** HTML. */
  readonly content: Text;
  readonly metaDescription: Text;
};

export type DemoLandingPage = {
  readonly id: number;
  readonly identifier: Text;
  readonly title: Text;
  readonly heading: Text;
  readonly content: Text;
  readonly secondaryContent: Text;
  readonly metaDescription: Text;
  readonly filters: readonly { readonly attribute: string; readonly values: readonly string[] }[];
};

/** Old paths that lead on with a 301, per language. */
export type DemoRedirect = { readonly language: Language; readonly from: string; readonly to: string };

export type DemoShop = {
  readonly categories: readonly DemoCategory[];
  readonly attributes: readonly DemoAttribute[];
  readonly brands: readonly DemoBrand[];
  readonly products: readonly DemoProduct[];
  /** Bought by SKU alone: in no category and found by no search. */
  readonly samples: readonly DemoSimple[];
  readonly sizeCharts: readonly DemoSizeChart[];
  readonly branches: readonly DemoBranch[];
  readonly pages: readonly DemoPage[];
  readonly landingPages: readonly DemoLandingPage[];
  readonly redirects: readonly DemoRedirect[];
};
