import { speaks, wordsIn, type ViewTexts, type Words } from '#modules/stores/index.ts';
import type {
  BlockWords,
  BlogAuthorWords,
  BlogCategoryWords,
  BlogPostRecord,
  BlogPostWords,
  ContentPicture,
  EditorialRecords,
  FaqCategoryWords,
  FaqItemWords,
  MessageRecord,
  MessageWords,
  SliderRecord,
  SliderWords,
  SlideWords,
} from './editorial.ts';

export type Block = Words<BlockWords> & { readonly identifier: string };
export type Slide = Words<SlideWords> & { readonly picture: ContentPicture; readonly smallPicture: ContentPicture | null };
export type Slider = Words<SliderWords> &
  Pick<SliderRecord, 'identifier' | 'isFullwidth' | 'location' | 'categoryIds'> & { readonly slides: readonly Slide[] };
export type Message = Pick<MessageRecord, 'id' | 'backgroundColor' | 'textColor' | 'startsAt' | 'endsAt'> & Words<MessageWords>;
export type FaqItem = Words<FaqItemWords> & { readonly id: number };
export type FaqCategory = Words<FaqCategoryWords> & { readonly id: number; readonly items: readonly FaqItem[] };
export type BlogAuthor = Words<BlogAuthorWords> & { readonly id: number; readonly identifier: string; readonly name: string };
export type BlogCategory = Words<BlogCategoryWords> & { readonly id: number; readonly identifier: string };
export type BlogPost = Omit<BlogPostRecord, 'texts' | 'authorId' | 'categoryIds' | 'isActive'> &
  Words<BlogPostWords> & {
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
    const words = wordsIn(texts, chain);
    return words.identifier === undefined ? [] : [{ id, ...words, identifier: words.identifier }];
  });
  const authors = new Map(
    records.blogAuthors.map(({ id, identifier, name, texts }) => [id, { id, identifier, name, ...wordsIn(texts, chain) }]),
  );
  return {
    blocks: new Map(active(records.blocks).map(({ identifier, texts }) => [identifier, { identifier, ...wordsIn(texts, chain) }])),
    sliders: active(records.sliders).map(({ texts, slides, ...slider }) => ({
      ...slider,
      ...wordsIn(texts, chain),
      slides: slides.filter((slide) => speaks(slide.texts, chain)).map((slide) => ({ ...slide, ...wordsIn(slide.texts, chain) })),
    })),
    messages: active(records.messages).map(({ texts, ...message }) => ({ ...message, ...wordsIn(texts, chain) })),
    faq: active(records.faq).map(({ id, texts, items }) => ({
      id,
      ...wordsIn(texts, chain),
      items: items.filter((item) => speaks(item.texts, chain)).map((item) => ({ id: item.id, ...wordsIn(item.texts, chain) })),
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
  const words = wordsIn(texts, chain);
  if (words.identifier === undefined) return [];
  const plain = (words.content ?? '').replace(/<[^>]*>/g, ' ');
  return [
    {
      ...post,
      ...words,
      identifier: words.identifier,
      author: authorId === null ? undefined : authors.get(authorId),
      categories: categories.filter(({ id }) => categoryIds.includes(id)),
      searchText: [words.title, words.shortContent, plain].join(' ').toLowerCase(),
      wordCount: plain.split(/\s+/).filter(Boolean).length,
    },
  ];
}
