import type { ComponentType, ReactNode } from 'react';
import type { MenuItem } from './menu-item.ts';

/**
 * The places where themes may differ in markup; everything else differs by tokens alone.
 * Slots arrange: features hand them finished pieces, so that a theme never loads data or speaks GraphQL.
 * A new slot: its props here, one component in the base theme; other themes get it by extension.
 */
export type HeaderProps = {
  readonly homeHref: string;
  readonly menu: ReactNode;
  readonly drawer: ReactNode;
  readonly languageSwitch: ReactNode;
  /** A field or an icon, as the width allows. */
  readonly search: ReactNode;
  /** Links to the left of the icons, such as the branches. */
  readonly links: ReactNode;
  /** Account, wishlist, bag: filled after hydration by the features that own them. */
  readonly tools?: ReactNode;
};

export type MenuProps = { readonly items: readonly MenuItem[] };

export type FooterProps = {
  readonly branches: ReactNode;
  /** On paper of its own, whatever the ground of the footer is. */
  readonly newsletter?: ReactNode;
  readonly linkGroups: readonly { readonly title: string; readonly links: ReactNode }[];
  readonly withdrawal: ReactNode;
  readonly legal: ReactNode;
  readonly languageSwitch: ReactNode;
};

export type ProductCardProps = {
  readonly href: string;
  /** Picture of 4:5, without a link of its own. */
  readonly picture: ReactNode;
  /** Shown on hover. */
  readonly secondPicture?: ReactNode;
  readonly brand?: string | undefined;
  readonly name: string;
  /** The given name inside `name` (Liesl), which a theme may set apart. */
  readonly givenName?: string | undefined;
  /** With its legal line (LAW-01). */
  readonly price: ReactNode;
  readonly labels?: ReactNode;
  /** Colour dots, sizes, rating: below the price. */
  readonly details?: ReactNode;
  /** Buttons over the picture, beside the card's one link. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** Ground colour of the picture, so that a grid never shows one tint three times in a row. */
  readonly tint?: Tint | undefined;
};

export type Tint = 'tanne' | 'enzian' | 'rose' | 'leder' | 'stein';

export type HomePageProps = {
  readonly hero: ReactNode;
  readonly facts?: ReactNode;
  /** Strips, tiles, branches …, in order; each is a section with its own heading. */
  readonly chapters: readonly { readonly key: string; readonly content: ReactNode; readonly wide?: boolean }[];
};

/** One filter of a list; a theme shows it as a popover of a bar or as a section of a column. */
export type FilterPlace = {
  readonly key: string;
  readonly name: string;
  /** How many of its values are on. */
  readonly chosen: number;
  readonly content: ReactNode;
};

/** Any list of products: a category, search results, a brand. */
export type CategoryPageProps = {
  readonly breadcrumbs: ReactNode;
  /** Name, count, text, chips of children. */
  readonly heading: ReactNode;
  /** Between the heading and the list, over the whole width. */
  readonly slider?: ReactNode;
  readonly filters: readonly FilterPlace[];
  /** Opens the panel with all filters: the only way on a phone, the way to the rest on larger screens. */
  readonly filterButton?: ReactNode;
  readonly sorting: ReactNode;
  /** The one tax and shipping line of the list (LAW-01). */
  readonly legal: ReactNode;
  readonly activeFilters?: ReactNode;
  /** Product cards, each one cell. */
  readonly cells: readonly { readonly key: string; readonly content: ReactNode }[];
  /** A tile two cells wide that a theme may put between the cards. */
  readonly aside?: ReactNode;
  /** More tiles of that size, for a theme that has a place for them. */
  readonly stories?: readonly ReactNode[];
  /** In place of the cells when there are none. */
  readonly empty?: ReactNode;
  readonly paging?: ReactNode;
  readonly below?: ReactNode;
  /** Other products are on their way: those shown are dimmed. */
  readonly busy?: boolean;
};

export type ProductPageProps = {
  readonly breadcrumbs: ReactNode;
  readonly gallery: ReactNode;
  readonly buyBox: ReactNode;
  readonly details: ReactNode;
  readonly below?: ReactNode;
};

/** The name of a product inside a heading; a theme may set its given name (Liesl) apart. */
export type ProductNameProps = { readonly name: string };

export type GalleryProps = {
  readonly label: string;
  readonly images: readonly {
    readonly url: string;
    readonly label: string;
    /** Stands below it. */ readonly caption?: string | undefined;
  }[];
  /** False below a scene, which is then the large one. */
  readonly isFirst: boolean;
  /** A picture that opens the viewer; a framed one is large and leaves room beside it on phones. */
  readonly view: (index: number, size: 'large' | 'framed' | 'framedSmall' | 'small') => ReactNode;
};

export type CartPageProps = {
  readonly lines: ReactNode;
  /** Amounts and the way on; null while only removed lines are left. */
  readonly summary: ReactNode;
  /** At the lower edge of a phone. */
  readonly bar: ReactNode;
  readonly below: ReactNode;
};

export type CheckoutPageProps = {
  readonly steps: ReactNode;
  /** The order beside the steps; null on a phone, where it is folded above them. */
  readonly summary: ReactNode;
};

export type Slots = {
  readonly Header: ComponentType<HeaderProps>;
  readonly Menu: ComponentType<MenuProps>;
  readonly Footer: ComponentType<FooterProps>;
  readonly ProductCard: ComponentType<ProductCardProps>;
  readonly HomePage: ComponentType<HomePageProps>;
  readonly CategoryPage: ComponentType<CategoryPageProps>;
  readonly ProductPage: ComponentType<ProductPageProps>;
  readonly ProductName: ComponentType<ProductNameProps>;
  readonly Gallery: ComponentType<GalleryProps>;
  readonly CartPage: ComponentType<CartPageProps>;
  readonly CheckoutPage: ComponentType<CheckoutPageProps>;
};
