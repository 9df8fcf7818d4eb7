import type { Maybe } from '@shop/contract';
import { embeddedSkus } from '@shop/rules/product-embeds';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import { skuTag } from '#modules/catalog/index.ts';
import type { Focus } from '#modules/media/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { CatalogRoutes, RoutableEntity } from './catalog-routes.ts';
import type { CmsPage, LandingPage } from './page.ts';
import type { Block, FaqCategory, FaqItem, Message, Slide, Slider, StoreEditorial } from './store-editorial.ts';

export type PictureUrl = (hash: string, width: 320 | 640 | 960 | 1280 | 1600, format: 'webp') => string;

export type EditorialDeps = {
  readonly editorial: (storeCode: string) => StoreEditorial;
  readonly productBySku: CatalogRoutes['productBySku'];
  readonly pictureUrl: PictureUrl;
  /** The point of a picture that stays in sight; null: nobody has chosen one. */
  readonly focusOf: (hash: string) => Focus | null;
  readonly link: Stores['link'];
};

type SliderArgs = {
  readonly pageType?: Maybe<string>;
  readonly pageId?: Maybe<number>;
  readonly identifiers?: Maybe<readonly Maybe<string>[]>;
};

/** GraphQL in and out of blocks, sliders, messages and questions. */
export function editorialResolvers({ editorial, productBySku, pictureUrl, focusOf, link }: EditorialDeps): ResolverMap {
  const embedded =
    <T>(contents: (parent: T) => readonly (string | null | undefined)[]) =>
    (parent: T, _args: unknown, context: RequestContext): readonly RoutableEntity[] =>
      namedProducts([...new Set(contents(parent).flatMap((html) => (html ? embeddedSkus(html) : [])))], productBySku, context);
  return {
    Query: {
      cmsBlocks: (_root: unknown, { identifiers }: { identifiers?: Maybe<readonly Maybe<string>[]> }) => ({
        wanted: wantedBlocks(identifiers ?? []),
      }),
      getTailoredSlider: (_root: unknown, args: SliderArgs, { store }: RequestContext) => findSliders(editorial(store.code).sliders, args),
      globalMessages: (_root: unknown, _args: unknown, { store, now }: RequestContext) => messagesAt(editorial(store.code).messages, now),
      faq: (_root: unknown, args: PageArguments, { store }: RequestContext) => {
        const page = pageOf(editorial(store.code).faq, args);
        return { items: page.items, page_info: page.info, total_count: page.total };
      },
    },
    // Found when they are asked for: a failure nobody waits for ends the process.
    CmsBlocks: {
      items: ({ wanted }: { readonly wanted: readonly string[] }, _args: unknown, { store }: RequestContext) =>
        findBlocks(editorial(store.code), wanted),
    },
    CategoryTree: {
      cms_block: ({ id }: { readonly id: number }, _args: unknown, { store, tags }: RequestContext) => {
        tags?.add('blocks');
        return editorial(store.code).blocks.get(`category-${id}`) ?? null;
      },
    },
    CmsPage: { embedded_products: embedded((page: CmsPage) => [page.content]) },
    LandingPage: { embedded_products: embedded((page: LandingPage) => [page.content, page.secondaryContent]) },
    CmsBlock: { embedded_products: embedded((block: Block) => [block.content]) },
    BlogPost: { embedded_products: embedded((post: { readonly content?: string }) => [post.content]) },
    TailoredSlider: { fullwidth: (slider: Slider) => slider.isFullwidth },
    TailoredSlide: { media: (slide: Slide) => mediaOf(slide, pictureUrl, focusOf) },
    GlobalMessage: {
      background_color: (message: Message) => message.backgroundColor,
      text_color: (message: Message) => message.textColor,
    },
    FaqCategory: {
      category_id: (category: FaqCategory) => category.id,
      title: (category: FaqCategory) => category.title ?? '',
      url_key: (category: FaqCategory) => category.urlKey ?? null,
      url: (category: FaqCategory, _args: unknown, { store }: RequestContext) =>
        category.urlKey === undefined ? null : link(store.code, `/faq#${category.urlKey}`),
    },
    FaqItem: {
      faq_id: (item: FaqItem) => item.id,
      question: (item: FaqItem) => item.question ?? '',
      short_answer: (item: FaqItem) => item.shortAnswer ?? null,
      long_answer: (item: FaqItem) => item.longAnswer ?? null,
    },
  };
}

/** Who is left out may come back: the answer is about all of them. */
export function namedProducts(
  skus: readonly string[],
  productBySku: EditorialDeps['productBySku'],
  { store, tags }: RequestContext,
): readonly RoutableEntity[] {
  return skus.flatMap((sku) => {
    tags?.add(skuTag(sku));
    return productBySku(store.code, sku) ?? [];
  });
}

function wantedBlocks(identifiers: readonly Maybe<string>[]): readonly string[] {
  const wanted = identifiers.filter((identifier) => identifier !== null);
  if (wanted.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
  return wanted;
}

/** As in Magento, a missing block is an error of its own and the others are served. */
function findBlocks({ blocks }: StoreEditorial, wanted: readonly string[]): readonly Promise<Block>[] {
  return wanted.map(async (identifier) => {
    const block = blocks.get(identifier);
    if (!block) throw notFound(`The CMS block with the "${identifier}" ID doesn't exist.`);
    return block;
  });
}

function findSliders(sliders: readonly Slider[], { pageType, pageId, identifiers }: SliderArgs): readonly Slider[] {
  if (identifiers) return identifiers.flatMap((identifier) => sliders.filter((slider) => slider.identifier === identifier));
  if (pageType === 'home') return sliders.filter(({ location }) => location === 'home-top');
  return pageType === 'categories' && typeof pageId === 'number' ? sliders.filter(({ categoryIds }) => categoryIds.includes(pageId)) : [];
}

function messagesAt(messages: readonly Message[], now: Date): readonly Message[] {
  const time = now.toISOString();
  return messages.filter(({ startsAt, endsAt }) => (startsAt === null || startsAt <= time) && (endsAt === null || time < endsAt));
}

function mediaOf({ picture, smallPicture, alt }: Slide, url: PictureUrl, focusOf: EditorialDeps['focusOf']) {
  const small = smallPicture ?? picture;
  return {
    url: url(picture.hash, 1280, 'webp'),
    type: 'image',
    previewType: 'image',
    smallest: url(small.hash, 320, 'webp'),
    smaller: url(small.hash, 640, 'webp'),
    medium: url(picture.hash, 960, 'webp'),
    larger: url(picture.hash, 1280, 'webp'),
    largest: url(picture.hash, 1600, 'webp'),
    alt: alt ?? null,
    ratio: ratioOf(picture),
    small_ratio: ratioOf(small),
    focus: focusOf(picture.hash),
    small_focus: focusOf(small.hash),
  };
}

const ratioOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.round((1000 * width) / height) / 1000;
