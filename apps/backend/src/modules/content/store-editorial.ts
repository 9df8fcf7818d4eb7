import { speaks, textsIn, type Texts, type ViewTexts } from '#modules/stores/index.ts';
import type {
  BlockTexts,
  BlogAuthorTexts,
  BlogCategoryTexts,
  BlogPostRecord,
  BlogPostTexts,
  ContentPicture,
  EditorialRecords,
  FaqCategoryTexts,
  FaqItemTexts,
  MessageRecord,
  MessageTexts,
  SliderRecord,
  SliderTexts,
  SlideTexts,
} from './editorial.ts';

export type Block = Texts<BlockTexts> & { readonly identifier: string };
export type Slide = Texts<SlideTexts> & { readonly picture: ContentPicture; readonly smallPicture: ContentPicture | null };
export type Slider = Texts<SliderTexts> &
  Pick<SliderRecord, 'identifier' | 'isFullwidth' | 'location' | 'categoryIds'> & { readonly slides: readonly Slide[] };
export type Message = Pick<MessageRecord, 'id' | 'backgroundColor' | 'textColor' | 'startsAt' | 'endsAt'> & Texts<MessageTexts>;
export type FaqItem = Texts<FaqItemTexts> & { readonly id: number };
export type FaqCategory = Texts<FaqCategoryTexts> & { readonly id: number; readonly items: readonly FaqItem[] };
export type BlogAuthor = Texts<BlogAuthorTexts> & { readonly id: number; readonly identifier: string; readonly name: string };
export type BlogCategory = Texts<BlogCategoryTexts> & { readonly id: number; readonly identifier: string };
export type BlogPost = Omit<BlogPostRecord, 'texts' | 'authorId' | 'categoryIds' | 'isActive'> &
  Texts<BlogPostTexts> & {
    readonly identifier: string;
    readonly author: BlogAuthor | undefined;
    readonly categories: readonly BlogCategory[];
    /** Title and text in small letters and without tags, to look for words in. */
    readonly searchText: string;
    readonly wordCount: number;
  };

/** What one store view shows of what editors wrote. */
export type StoreEditorial = {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly sliders: readonly Slider[];
  readonly messages: readonly Message[];
  readonly faq: readonly FaqCategory[];
  readonly blogCategories: readonly BlogCategory[];
  /** Newest first, also those of the future. */
  readonly posts: readonly BlogPost[];
};

/** Projects the records onto a store view; `chain` is its code and those of its fallbacks. */
export function editorialFor(records: EditorialRecords, chain: readonly string[]): StoreEditorial {
  const active = <T extends { readonly isActive: boolean; readonly texts: ViewTexts<object> }>(list: readonly T[]): readonly T[] =>
    list.filter(({ isActive, texts }) => isActive && speaks(texts, chain));
  const blogCategories = records.blogCategories.flatMap(({ id, texts }) => {
    const own = textsIn(texts, chain);
    return own.identifier === undefined ? [] : [{ id, ...own, identifier: own.identifier }];
  });
  const authors = new Map(
    records.blogAuthors.map(({ id, identifier, name, texts }) => [id, { id, identifier, name, ...textsIn(texts, chain) }]),
  );
  return {
    blocks: new Map(active(records.blocks).map(({ identifier, texts }) => [identifier, { identifier, ...textsIn(texts, chain) }])),
    sliders: active(records.sliders).map(({ texts, slides, ...slider }) => ({
      ...slider,
      ...textsIn(texts, chain),
      slides: slides.filter((slide) => speaks(slide.texts, chain)).map((slide) => ({ ...slide, ...textsIn(slide.texts, chain) })),
    })),
    messages: active(records.messages).map(({ texts, ...message }) => ({ ...message, ...textsIn(texts, chain) })),
    faq: active(records.faq).map(({ id, texts, items }) => ({
      id,
      ...textsIn(texts, chain),
      items: items.filter((item) => speaks(item.texts, chain)).map((item) => ({ id: item.id, ...textsIn(item.texts, chain) })),
    })),
    blogCategories,
    posts: active(records.blogPosts).flatMap((post) => toPost(post, chain, authors, blogCategories)),
  };
}

// A post without an address of its own in this view is not part of it.
function toPost(
  { texts, authorId, categoryIds, ...post }: BlogPostRecord,
  chain: readonly string[],
  authors: ReadonlyMap<number, BlogAuthor>,
  categories: readonly BlogCategory[],
): readonly BlogPost[] {
  const own = textsIn(texts, chain);
  if (own.identifier === undefined) return [];
  const plain = (own.content ?? '').replace(/<[^>]*>/g, ' ');
  return [
    {
      ...post,
      ...own,
      identifier: own.identifier,
      author: authorId === null ? undefined : authors.get(authorId),
      categories: categories.filter(({ id }) => categoryIds.includes(id)),
      searchText: [own.title, own.shortContent, plain].join(' ').toLowerCase(),
      wordCount: plain.split(/\s+/).filter(Boolean).length,
    },
  ];
}
