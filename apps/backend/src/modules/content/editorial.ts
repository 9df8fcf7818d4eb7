import type { ViewTexts } from '#modules/stores/index.ts';

/** A picture of the media store. */
export type ContentPicture = { readonly hash: string; readonly width: number; readonly height: number };

export type BlockTexts = { readonly title: string; /** HTML. */ readonly content: string };

/** A piece of HTML that pages place by its identifier. */
export type BlockRecord = {
  readonly id: number;
  readonly identifier: string;
  readonly isActive: boolean;
  readonly texts: ViewTexts<BlockTexts>;
};

export type SlideTexts = {
  readonly title: string;
  readonly description: string;
  /** A path with its language prefix, or a secure address. */
  readonly link: string;
  readonly buttonText: string;
  readonly alt: string;
};

export type SlideRecord = {
  readonly picture: ContentPicture;
  /** The same, upright, for phones. */
  readonly smallPicture: ContentPicture | null;
  readonly texts: ViewTexts<SlideTexts>;
};

export type SliderTexts = { readonly title: string };

export type SliderRecord = {
  readonly id: number;
  readonly identifier: string;
  readonly isActive: boolean;
  readonly position: number;
  readonly isFullwidth: boolean;
  readonly location: 'home-top' | 'category-top';
  /** Above the products of these; empty on the home page. */
  readonly categoryIds: readonly number[];
  readonly slides: readonly SlideRecord[];
  readonly texts: ViewTexts<SliderTexts>;
};

export type MessageTexts = { readonly text: string };

/** A line above every page, always or for a time. */
export type MessageRecord = {
  readonly id: number;
  readonly isActive: boolean;
  readonly position: number;
  /** `#1F3B2D`. */
  readonly backgroundColor: string;
  readonly textColor: string;
  /** ISO 8601. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly texts: ViewTexts<MessageTexts>;
};

export type FaqItemTexts = { readonly question: string; readonly shortAnswer: string; /** HTML. */ readonly longAnswer: string };
export type FaqCategoryTexts = { readonly title: string; readonly urlKey: string };

export type FaqCategoryRecord = {
  readonly id: number;
  readonly isActive: boolean;
  readonly position: number;
  readonly items: readonly { readonly id: number; readonly texts: ViewTexts<FaqItemTexts> }[];
  readonly texts: ViewTexts<FaqCategoryTexts>;
};

export type BlogAuthorTexts = { /** What the author does. */ readonly title: string };
export type BlogAuthorRecord = {
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  readonly texts: ViewTexts<BlogAuthorTexts>;
};

export type BlogCategoryTexts = { readonly identifier: string; readonly title: string };
export type BlogCategoryRecord = { readonly id: number; readonly position: number; readonly texts: ViewTexts<BlogCategoryTexts> };

export type BlogPostTexts = {
  readonly identifier: string;
  readonly title: string;
  readonly heading: string;
  /** Plain text for lists. */
  readonly shortContent: string;
  /** HTML. */
  readonly content: string;
  readonly pictureAlt: string;
  readonly metaTitle: string;
  readonly metaKeywords: string;
  readonly metaDescription: string;
};

export type BlogPostRecord = {
  readonly id: number;
  readonly isActive: boolean;
  readonly authorId: number | null;
  readonly categoryIds: readonly number[];
  /** ISO 8601; a post of the future is not shown yet. */
  readonly publishedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly picture: ContentPicture | null;
  readonly relatedSkus: readonly string[];
  readonly texts: ViewTexts<BlogPostTexts>;
};

/** Everything editors write besides pages, for all views. */
export type EditorialRecords = {
  readonly blocks: readonly BlockRecord[];
  readonly sliders: readonly SliderRecord[];
  readonly messages: readonly MessageRecord[];
  readonly faq: readonly FaqCategoryRecord[];
  readonly blogAuthors: readonly BlogAuthorRecord[];
  readonly blogCategories: readonly BlogCategoryRecord[];
  readonly blogPosts: readonly BlogPostRecord[];
};
