import { isSafeAddress, sanitiseHtml } from '@shop/rules/sanitise-html';
import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { ViewTexts } from '#modules/stores/index.ts';
import type {
  BlockRecord,
  BlogAuthorRecord,
  BlogCategoryRecord,
  BlogPostRecord,
  FaqCategoryRecord,
  MessageRecord,
  SliderRecord,
} from './editorial.ts';
import { saveEditorial } from './editorial-repository.ts';
import { contentModel } from './write-content.ts';

/** Adds blocks or replaces the ones with the same id; their HTML is cleaned on the way in (R168). */
export async function writeBlocks(tx: Tx, blocks: readonly BlockRecord[]): Promise<void> {
  await saveEditorial(
    tx,
    'blocks',
    blocks.map((block) => ({ ...block, texts: cleaned(block.texts, 'content') })),
  );
  await touchReadModel(tx, contentModel, ['blocks']);
}

/** Adds sliders or replaces the ones with the same id; a link that is not safe is refused (R170). */
export async function writeSliders(tx: Tx, sliders: readonly SliderRecord[]): Promise<void> {
  for (const { identifier, slides } of sliders) {
    for (const { link } of slides.flatMap(({ texts }) => Object.values(texts))) {
      if (typeof link === 'string' && !isSafeAddress(link)) throw new Error(`slider ${identifier}: ${link} is not a safe address`);
    }
  }
  await saveEditorial(tx, 'sliders', sliders);
  await touchReadModel(tx, contentModel, ['sliders']);
}

/** Adds messages or replaces the ones with the same id. */
export async function writeMessages(tx: Tx, messages: readonly MessageRecord[]): Promise<void> {
  await saveEditorial(tx, 'messages', messages);
  await touchReadModel(tx, contentModel, ['messages']);
}

/** Adds question categories or replaces the ones with the same id, questions included; answers are cleaned (R168). */
export async function writeFaq(tx: Tx, categories: readonly FaqCategoryRecord[]): Promise<void> {
  await saveEditorial(
    tx,
    'faq',
    categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, texts: cleaned(item.texts, 'longAnswer') })),
    })),
  );
  await touchReadModel(tx, contentModel, ['faq']);
}

export type BlogInput = {
  readonly authors: readonly BlogAuthorRecord[];
  readonly categories: readonly BlogCategoryRecord[];
  readonly posts: readonly BlogPostRecord[];
};

/** Adds authors, categories and posts or replaces the ones with the same id; posts are cleaned on the way in (R168). */
export async function writeBlog(tx: Tx, { authors, categories, posts }: BlogInput): Promise<void> {
  await saveEditorial(tx, 'blogAuthors', authors);
  await saveEditorial(tx, 'blogCategories', categories);
  await saveEditorial(
    tx,
    'blogPosts',
    posts.map((post) => ({ ...post, texts: cleaned(post.texts, 'content') })),
  );
  await touchReadModel(tx, contentModel, ['blog']);
}

function cleaned<T>(texts: ViewTexts<T>, field: keyof T): ViewTexts<T> {
  return Object.fromEntries(
    Object.entries(texts).map(([code, own]) => {
      const html = own[field];
      return [code, typeof html === 'string' ? { ...own, [field]: sanitiseHtml(html) } : own];
    }),
  ) as ViewTexts<T>;
}
