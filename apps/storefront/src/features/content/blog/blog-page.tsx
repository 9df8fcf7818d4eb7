import type { BlogCardPostFragment, BlogPageFrameFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { BlogCard } from './blog-card.tsx';
import { blogHref, type BlogState } from './blog-state.ts';
import listStyles from './blog-list.module.css';
import styles from './blog-page.module.css';

type Props = {
  readonly path: string;
  readonly state: BlogState;
  readonly heading: string;
  readonly intro: string;
  readonly posts: readonly BlogCardPostFragment[];
  readonly categories: readonly BlogPageFrameFragment[];
  readonly totalPages: number;
};

/** Posts, newest first, by section or author. */
export function BlogPage({ path, state, heading, intro, posts, categories, totalPages }: Props) {
  const t = useMessages('content');
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.intro}>{intro}</p>
      <nav aria-label={t('blogCategories')}>
        <ul className={styles.categories}>
          <Section href={path} isCurrent={state.category === undefined && state.author === undefined}>
            {t('allSubjects')}
          </Section>
          {categories.map(({ identifier, title, post_count }) => (
            <Section
              key={identifier}
              href={blogHref(path, { category: identifier ?? '', page: 1 })}
              isCurrent={state.category === identifier}
            >
              {`${title ?? ''} (${post_count})`}
            </Section>
          ))}
        </ul>
      </nav>
      {posts.length === 0 ? <p>{t('noPosts')}</p> : null}
      <ul className={listStyles.posts}>
        {posts.map((post, index) => (
          <li key={post.identifier}>
            <BlogCard post={post} headingLevel={2} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        current={state.page}
        total={totalPages}
        hrefOf={(page) => blogHref(path, { ...state, page })}
        nameOf={(page) => t('page', { page })}
        label={t('pages')}
        previous={t('newerPosts')}
        next={t('olderPosts')}
      />
      <p className={styles.feed}>
        <a href={`${path}/rss`} data-reload="">
          {t('feed')}
        </a>
      </p>
    </>
  );
}

function Section({ href, isCurrent, children }: { readonly href: string; readonly isCurrent: boolean; readonly children: string }) {
  return (
    <li>
      <a className={styles.category} href={href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
        {children}
      </a>
    </li>
  );
}
