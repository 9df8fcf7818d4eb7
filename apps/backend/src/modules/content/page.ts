/** A page's texts in one store view; what is missing comes from the fallback view. */
export type PageText = {
  readonly identifier?: string | null;
  readonly title?: string | null;
  readonly heading?: string | null;
  /** HTML, cleaned when it is written. */
  readonly content?: string | null;
  readonly metaTitle?: string | null;
  readonly metaKeywords?: string | null;
  readonly metaDescription?: string | null;
};

export type LandingPageText = PageText & { /** HTML. */ readonly secondaryContent?: string | null };

/** A condition on products; which of the fields is set depends on the attribute. Options are named by their ids. */
export type ProductFilter = {
  readonly attributeCode: string;
  readonly eq?: string;
  readonly in?: readonly string[];
  readonly match?: string;
  readonly from?: string;
  readonly to?: string;
};

/** A page as the merchant wrote it, for all views. */
export type CmsPageRecord = {
  readonly id: number;
  readonly isActive: boolean;
  readonly layout: string;
  readonly texts: Readonly<Record<string, PageText>>;
};

export type LandingPageRecord = {
  readonly id: number;
  readonly isActive: boolean;
  readonly filters: readonly ProductFilter[];
  readonly texts: Readonly<Record<string, LandingPageText>>;
};

/** Leads from an old path to another; paths have no leading slash. */
export type UrlRewrite = {
  readonly storeCode: string;
  readonly requestPath: string;
  readonly targetPath: string;
  readonly redirectCode: 301 | 302;
};

/** A page as one store view shows it; `typename` tells the GraphQL types of a route apart. */
export type CmsPage = ShownTexts<PageText> & { readonly typename: 'CmsPage'; readonly id: number; readonly layout: string };

export type LandingPage = ShownTexts<LandingPageText> & {
  readonly typename: 'LandingPage';
  readonly id: number;
  readonly filters: readonly ProductFilter[];
};

type ShownTexts<T> = { readonly [Key in keyof Required<T>]: Key extends 'identifier' ? string : string | undefined };
