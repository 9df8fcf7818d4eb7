import type { BlogCardPostFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { screenHref } from '../../../lib/page/screen-paths.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { readWireTime } from './wire-time.ts';
import styles from './blog-card.module.css';

type Props = { readonly post: BlogCardPostFragment; readonly headingLevel?: 2 | 3; readonly eager?: boolean };

/** A post in a list: one link, with what it is about and how long it takes. */
export function BlogCard({ post, headingLevel = 3, eager = false }: Props) {
  const t = useMessages('content');
  const { date } = useFormats();
  const { storeView } = useShopState();
  const Heading = `h${headingLevel}` as const;
  const published = readWireTime(post.publish_time);
  return (
    <article className={styles.card}>
      {post.featured_image ? (
        <Picture
          smallest={320}
          className={styles.picture}
          url={post.featured_image}
          focus={post.featured_image_focus}
          alt={post.featured_image_alt ?? ''}
          width={960}
          height={540}
          sizes="(min-width: 1440px) 420px, (min-width: 700px) 31vw, 92vw"
          eager={eager}
        />
      ) : null}
      <div className={styles.words}>
        <p className={styles.facts}>
          {published ? <time dateTime={published.toISOString()}>{date(published)}</time> : null}
          <span>{t('readingMinutes', { count: post.reading_minutes })}</span>
        </p>
        <Heading className={styles.title}>
          <a className={styles.link} href={`${screenHref(storeView, 'blog')}/${post.identifier ?? ''}`}>
            {post.title}
          </a>
        </Heading>
        {post.short_filtered_content ? <p className={styles.teaser}>{post.short_filtered_content}</p> : null}
      </div>
    </article>
  );
}
