import type { BlogCardPostFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { screenHref } from '../../../lib/page/screen-paths.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-teasers.module.css';

export function BlogTeasers({ posts }: { readonly posts: readonly BlogCardPostFragment[] }) {
  const t = useMessages('content');
  const { storeView } = useShopState();
  return (
    <section aria-labelledby="blog-teasers">
      <div className={styles.top}>
        <h2 id="blog-teasers">{t('fromTheBlog')}</h2>
        <ButtonLink href={screenHref(storeView, 'blog')}>{t('allPosts')}</ButtonLink>
      </div>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.identifier}>
            <BlogCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
