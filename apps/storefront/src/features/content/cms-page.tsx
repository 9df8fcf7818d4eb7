import type { CmsPagePageFragment } from '../../generated/graphql.ts';
import { trustedHtml } from '../../lib/trusted-html.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './text-page.module.css';

/** A page written in the back office. */
export function CmsPage({ page }: { readonly page: CmsPagePageFragment }) {
  return (
    <article className={styles.text}>
      <h1 className={styles.heading}>{page.content_heading || page.title}</h1>
      <Prose html={page.content ?? ''} trust={trustedHtml} />
    </article>
  );
}
