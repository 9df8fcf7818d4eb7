import type { DemoBlogPost, DemoFaqCategory, DemoGlobalMessage, DemoPicture, DemoSlide, DemoSlider, Text } from '@shop/demo-data';
import { pictureSize } from '@shop/demo-data/images';
import type { Tx } from '#kernel/database/database.ts';
import { writeBlocks, writeBlog, writeFaq, writeMessages, writeSliders } from '#modules/content/index.ts';
import type {
  BlogPostRecord,
  ContentPicture,
  FaqCategoryRecord,
  MessageRecord,
  SlideRecord,
  SliderRecord,
} from '#modules/content/index.ts';
import { createDrawings, type RecipeStore } from './catalogue-drawings.ts';
import { perStore } from './catalogue-references.ts';

type Options = { readonly now: Date; readonly storeRecipe: RecipeStore };
type Draw = (picture: DemoPicture) => Promise<ContentPicture>;

const day = 86_400_000;

/** Draws the pictures of sliders and posts and returns what writes all that editors write; days count from now. */
export async function prepareEditorial({ now, storeRecipe }: Options): Promise<(tx: Tx) => Promise<void>> {
  // Loaded here alone: a filled shop needs neither the time nor the memory.
  const demo = await import('@shop/demo-data');
  const drawings = createDrawings(storeRecipe);
  const draw: Draw = async (picture) => ({ hash: await drawings(picture), ...pictureSize(picture.garment) });
  const sliders: SliderRecord[] = [];
  for (const [index, slider] of demo.sliders.entries()) sliders.push(await toSlider(slider, index + 1, draw));
  const posts: BlogPostRecord[] = [];
  for (const post of demo.blogPosts) posts.push(await toPost(post, now, draw));
  return async (tx) => {
    await writeBlocks(
      tx,
      demo.cmsBlocks.map(({ id, identifier, title, content }) => ({
        id,
        identifier,
        isActive: true,
        texts: textsByView({ title, content }),
      })),
    );
    await writeSliders(tx, sliders);
    await writeMessages(
      tx,
      demo.globalMessages.map((message, index) => toMessage(message, index + 1, now)),
    );
    await writeFaq(
      tx,
      demo.faqCategories.map((category, index) => toFaq(category, index + 1)),
    );
    await writeBlog(tx, {
      authors: demo.blogAuthors.map(({ title, ...author }) => ({ ...author, texts: textsByView({ title }) })),
      categories: demo.blogCategories.map(({ id, identifier, title }, index) => ({
        id,
        position: index + 1,
        texts: textsByView({ identifier, title }),
      })),
      posts,
    });
  };
}

/** Turns fields of three languages into the texts of three store views. */
function textsByView<Key extends string>(fields: Readonly<Record<Key, Text>>): Readonly<Record<string, Record<Key, string>>> {
  return perStore(
    (language) =>
      Object.fromEntries(Object.entries<Text>(fields).map(([name, text]) => [name, text[language]])) as unknown as Record<Key, string>,
  );
}

async function toSlider({ title, slides, ...slider }: DemoSlider, position: number, draw: Draw): Promise<SliderRecord> {
  const drawn: SlideRecord[] = [];
  for (const slide of slides) drawn.push(await toSlide(slide, draw));
  return { ...slider, isActive: true, position, slides: drawn, texts: textsByView({ title }) };
}

async function toSlide({ picture, smallPicture, ...fields }: DemoSlide, draw: Draw): Promise<SlideRecord> {
  return { picture: await draw(picture), smallPicture: await draw(smallPicture), texts: textsByView({ ...fields, alt: picture.alt }) };
}

function toMessage(
  { id, backgroundColor, textColor, text, fromDaysAgo, toInDays }: DemoGlobalMessage,
  position: number,
  now: Date,
): MessageRecord {
  const at = (days: number | undefined): string | null => (days === undefined ? null : new Date(now.getTime() + days * day).toISOString());
  const startsAt = at(fromDaysAgo === undefined ? undefined : -fromDaysAgo);
  return { id, isActive: true, position, backgroundColor, textColor, startsAt, endsAt: at(toInDays), texts: textsByView({ text }) };
}

function toFaq({ id, title, urlKey, items }: DemoFaqCategory, position: number): FaqCategoryRecord {
  return {
    id,
    isActive: true,
    position,
    items: items.map(({ id: itemId, ...fields }) => ({ id: itemId, texts: textsByView(fields) })),
    texts: textsByView({ title, urlKey }),
  };
}

async function toPost(
  { id, authorId, categoryIds, publishedDaysAgo, relatedSkus, featuredPicture, ...fields }: DemoBlogPost,
  now: Date,
  draw: Draw,
): Promise<BlogPostRecord> {
  const publishedAt = new Date(now.getTime() - publishedDaysAgo * day).toISOString();
  const dates = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt };
  const picture = await draw(featuredPicture);
  const texts = textsByView({ ...fields, pictureAlt: featuredPicture.alt });
  return { id, isActive: true, authorId, categoryIds, ...dates, picture, relatedSkus, texts };
}
