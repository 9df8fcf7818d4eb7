import type { ReactNode } from 'react';
import type { BlogCardPostFragment, BlogPostPostFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { BlogCard } from './blog-card.tsx';
import { blogHref } from './blog-state.ts';
import { RichText } from '../pages/rich-text.tsx';
import { readWireTime } from './wire-time.ts';
import listStyles from './blog-list.module.css';
import styles from './blog-post.module.css';

type Props = {
  readonly post: BlogPostPostFragment;
  readonly path: string;
  readonly productsOf: (skus: readonly string[]) => ReactNode;
  /** Products chosen for the post. */
  readonly products?: ReactNode;
  readonly related: readonly BlogCardPostFragment[];
};

/** A post with its author, its sections and what to read next. */
export function BlogPost({ post, path, productsOf, products, related }: Props) {
  const t = useMessages('content');
  return (
    <>
      <article className={styles.post}>
        <header>
          <h1 className={styles.heading}>{post.content_heading || post.title}</h1>
          <Facts post={post} path={path} />
        </header>
        {post.featured_image ? (
          <Picture
            className={styles.picture}
            url={post.featured_image}
            alt={post.featured_image_alt ?? ''}
            width={1600}
            height={900}
            sizes="(min-width: 900px) 832px, 92vw"
            largest={1600}
            smallest={480}
            eager
          />
        ) : null}
        <RichText html={post.content ?? ''} productsOf={productsOf} />
      </article>
      {products}
      {related.length > 0 ? (
        <section className={styles.related} aria-labelledby="related-posts">
          <h2 id="related-posts" className={styles.title}>
            {t('relatedPosts')}
          </h2>
          <ul className={listStyles.posts}>
            {related.map((other) => (
              <li key={other.identifier}>
                <BlogCard post={other} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Facts({ post, path }: Pick<Props, 'post' | 'path'>) {
  const t = useMessages('content');
  const { date } = useFormats();
  const published = readWireTime(post.publish_time);
  return (
    <p className={styles.facts}>
      {post.author?.identifier ? (
        <span>
          {t('by')}{' '}
          <a href={blogHref(path, { author: post.author.identifier, page: 1 })} rel="author">
            {post.author.name}
          </a>
          {post.author.title ? `, ${post.author.title}` : ''}
        </span>
      ) : null}
      {published ? <time dateTime={published.toISOString()}>{date(published)}</time> : null}
      <span>{t('readingMinutes', { count: post.reading_minutes })}</span>
      {(post.categories ?? []).flatMap((category) =>
        category?.identifier
          ? [
              <a key={category.identifier} href={blogHref(path, { category: category.identifier, page: 1 })} rel="tag">
                {category.title}
              </a>,
            ]
          : [],
      )}
    </p>
  );
}
