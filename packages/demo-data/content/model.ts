import type { DemoPicture, Text } from '../model.ts';
import type { Hex } from '../images/spec.ts';

/** The wide picture is for large screens, the small one shows the same pieces upright for phones. */
export type DemoSlide = {
  readonly title: Text;
  readonly description: Text;
  readonly link: Text;
  readonly buttonText: Text;
  readonly picture: DemoPicture;
  readonly smallPicture: DemoPicture;
};

export type DemoSlider = {
  readonly id: number;
  readonly identifier: string;
  readonly title: Text;
  readonly isFullwidth: boolean;
  readonly location: 'home-top' | 'category-top';
  /** Categories above whose products it stands; empty on the home page. */
  readonly categoryIds: readonly number[];
  readonly slides: readonly DemoSlide[];
};

export type DemoGlobalMessage = {
  readonly id: number;
  readonly backgroundColor: Hex;
  readonly textColor: Hex;
  readonly text: Text;
  /** Offsets from the day of seeding; left out, it is shown always. */
  readonly fromDaysAgo?: number;
  readonly toInDays?: number;
};

/** A piece of HTML that a page of the storefront places by its identifier. */
export type DemoCmsBlock = { readonly id: number; readonly identifier: string; readonly title: Text; readonly content: Text };

export type DemoBlogAuthor = { readonly id: number; readonly identifier: string; readonly name: string; readonly title: Text };
export type DemoBlogCategory = { readonly id: number; readonly identifier: Text; readonly title: Text };

export type DemoBlogPost = {
  readonly id: number;
  readonly identifier: Text;
  readonly title: Text;
  /** Plain words for the list. */
  readonly shortContent: Text;
  /** HTML. */
  readonly content: Text;
  readonly metaDescription: Text;
  readonly authorId: number;
  readonly categoryIds: readonly number[];
  readonly publishedDaysAgo: number;
  readonly relatedSkus: readonly string[];
  readonly featuredPicture: DemoPicture;
};

export type DemoFaqItem = {
  readonly id: number;
  readonly question: Text;
  /** Plain words. */
  readonly shortAnswer: Text;
  /** HTML. */
  readonly longAnswer: Text;
};
export type DemoFaqCategory = { readonly id: number; readonly title: Text; readonly urlKey: Text; readonly items: readonly DemoFaqItem[] };
