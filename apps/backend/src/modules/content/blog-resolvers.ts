import type { Maybe } from '@shop/contract';
import { notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { namedProducts, type EditorialDeps } from './editorial-resolvers.ts';
import { findBlogPosts, publishedPosts, relatedPosts, type BlogQuery } from './find-blog-posts.ts';
import type { BlogAuthor, BlogCategory, BlogPost } from './store-editorial.ts';

const wordsPerMinute = 220;

/** GraphQL in and out of the blog. */
export function blogResolvers({ editorial, productBySku, pictureUrl, focusOf, link }: EditorialDeps): ResolverMap {
  const postsOf = ({ store }: RequestContext): readonly BlogPost[] => editorial(store.code).posts;
  const countOf = (category: BlogCategory, context: RequestContext): number =>
    publishedPosts(postsOf(context), context.now).filter(({ categories }) => categories.some(({ id }) => id === category.id)).length;
  const postUrl = (post: BlogPost, _args: unknown, { store }: RequestContext): string => link(store.code, `/blog/${post.identifier}`);
  return {
    Query: {
      blogPosts: (_root: unknown, args: BlogQuery & PageArguments, context: RequestContext) => {
        const page = pageOf(findBlogPosts(postsOf(context), args, context.now), { ...args, pageSize: args.pageSize ?? 5 });
        return { items: page.items, page_info: page.info, total_count: page.total, total_pages: page.info.total_pages };
      },
      blogPost: (_root: unknown, { id }: { id?: Maybe<string> }, context: RequestContext) => {
        const found = publishedPosts(postsOf(context), context.now).find((post) => post.identifier === id || String(post.id) === id);
        if (!found) throw notFound(`The blog post with the "${id ?? ''}" ID doesn't exist.`);
        return found;
      },
      blogCategories: (_root: unknown, _args: unknown, context: RequestContext) =>
        editorial(context.store.code).blogCategories.filter((category) => countOf(category, context) > 0),
    },
    BlogPost: {
      post_id: (post: BlogPost) => post.id,
      filtered_content: (post: BlogPost) => post.content ?? null,
      short_filtered_content: (post: BlogPost) => post.shortContent ?? null,
      content_heading: (post: BlogPost) => post.heading ?? post.title ?? null,
      featured_image: (post: BlogPost) => (post.picture ? pictureUrl(post.picture.hash, 960, 'webp') : null),
      featured_image_alt: (post: BlogPost) => post.pictureAlt ?? null,
      featured_image_focus: (post: BlogPost) => (post.picture ? focusOf(post.picture.hash) : null),
      creation_time: (post: BlogPost) => wireTime(post.createdAt),
      publish_time: (post: BlogPost) => wireTime(post.publishedAt),
      update_time: (post: BlogPost) => wireTime(post.updatedAt),
      post_url: postUrl,
      canonical_url: postUrl,
      meta_title: (post: BlogPost) => post.metaTitle ?? post.title ?? null,
      meta_keywords: (post: BlogPost) => post.metaKeywords ?? null,
      meta_description: (post: BlogPost) => post.metaDescription ?? null,
      author_id: (post: BlogPost) => post.author?.id ?? null,
      is_active: () => 1,
      reading_minutes: (post: BlogPost) => Math.max(1, Math.round(post.wordCount / wordsPerMinute)),
      related_products: (post: BlogPost, _args: unknown, context: RequestContext) => namedProducts(post.relatedSkus, productBySku, context),
      related_posts: (post: BlogPost, { limit }: { limit?: Maybe<number> }, context: RequestContext) =>
        relatedPosts(post, postsOf(context), context.now, limit ?? 3),
    },
    BlogAuthor: {
      author_id: (author: BlogAuthor) => author.id,
      author_url: (author: BlogAuthor, _args: unknown, { store }: RequestContext) =>
        link(store.code, `/blog?author=${encodeURIComponent(author.identifier)}`),
    },
    BlogCategory: {
      category_id: (category: BlogCategory) => category.id,
      category_url: (category: BlogCategory, _args: unknown, { store }: RequestContext) =>
        link(store.code, `/blog?category=${encodeURIComponent(category.identifier)}`),
      post_count: (category: BlogCategory, _args: unknown, context: RequestContext) => countOf(category, context),
    },
  };
}
