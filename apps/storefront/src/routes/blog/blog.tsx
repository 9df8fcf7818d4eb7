import { BlogPage } from '../../features/content/blog/blog-page.tsx';
import { blogHref } from '../../features/content/blog/blog-state.ts';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { loadBlog } from './load-blog.ts';
import { SocialHead } from '../frame/social-head.tsx';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(loadBlog);

export default function BlogRoute() {
  const { state, posts, categories, category, author, totalPages } = usePageData<typeof loader>();
  const t = useMessages('content');
  const { storeView } = useShopState();
  const href = screenHref(storeView, 'blog');
  const path = blogHref(`/${screenPath('blog', storeView.language)}`, state);
  const heading = category?.title ?? author?.name ?? t('blogTitle');
  const part = [heading === t('blogTitle') ? undefined : t('blogTitle'), state.page > 1 ? t('page', { page: state.page }) : undefined];
  const title = [heading, ...part].filter(Boolean).join(', ');
  const isFiltered = category !== undefined || author !== undefined;
  const crumbs = isFiltered ? [{ name: t('blogTitle'), href }, { name: heading }] : [{ name: t('blogTitle') }];
  const description = isFiltered ? t('blogAbout', { subject: heading }) : t('blogDescription');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} canonicalPath={path} translated={!isFiltered && state.page === 1} />
      <SocialHead title={title} description={description} type="website" path={path} image={posts[0]?.featured_image} />
      <link rel="alternate" type="application/rss+xml" title={t('blogTitle')} href={`${href}/rss`} />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={crumbs} />
      <BlogPage
        path={href}
        state={state}
        heading={heading}
        intro={author?.title ?? (isFiltered ? t('blogAbout', { subject: heading }) : t('blogIntro'))}
        posts={posts}
        categories={categories}
        totalPages={totalPages}
      />
    </div>
  );
}
