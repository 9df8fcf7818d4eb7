import { redirect } from 'react-router';
import { readBlogState } from '../../features/content/blog/blog-state.ts';
import { BlogPostPathDocument, LoadBlogDocument, LoadBlogPostDocument } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { loadAlternates } from '../../lib/page/alternates.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates, screenPath } from '../../lib/page/screen-paths.ts';
import { present } from '../frame/present.ts';

/** A page of posts; a page or section that does not exist is not found. */
export async function loadBlog({ shop, url, storeView, storeViews }: PageArguments) {
  const state = readBlogState(url.searchParams);
  const filter = {
    ...(state.category === undefined ? {} : { category_id: { eq: state.category } }),
    ...(state.author === undefined ? {} : { author_id: { eq: state.author } }),
  };
  const { blogPosts, blogCategories } = await notFoundWithout(shop.query(LoadBlogDocument, { page: state.page, filter }));
  const posts = present(blogPosts?.items);
  const isFiltered = state.category !== undefined || state.author !== undefined;
  if (posts.length === 0 && (isFiltered || state.page > 1)) throw notFound();
  const categories = present(blogCategories);
  return {
    state,
    posts,
    categories,
    category: categories.find(({ identifier }) => identifier === state.category),
    author: state.author === undefined ? undefined : posts[0]?.author,
    totalPages: blogPosts?.total_pages ?? 1,
    alternates: screenAlternates('blog', storeView, storeViews),
  };
}

/** A post by its name; an old link by its number leads on to the name. */
export async function loadBlogPost(page: PageArguments) {
  const { shop, storeView, params } = page;
  const code = params['code'] ?? '';
  const { blogPost } = await notFoundWithout(shop.query(LoadBlogPostDocument, { id: code }));
  if (!blogPost) throw notFound();
  const path = screenPath('blog', storeView.language);
  // React Router adds the prefix of the language by itself.
  if (blogPost.identifier && blogPost.identifier !== code) throw redirect(`/${path}/${blogPost.identifier}`, 301);
  const id = String(blogPost.post_id ?? '');
  const alternates = await loadAlternates(page, async (other, view) => {
    const found = (await other.query(BlogPostPathDocument, { id })).blogPost?.identifier;
    return found ? `${screenPath('blog', view.language)}/${found}` : undefined;
  });
  return { post: blogPost, alternates };
}

async function notFoundWithout<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ShopApiError && (error.category === 'no-such-entity' || error.category === 'input')) throw notFound();
    throw error;
  }
}
