import type { ReactNode } from 'react';
import type { CmsPagePageFragment } from '../../../generated/graphql.ts';
import { RichText } from './rich-text.tsx';
import styles from './text-page.module.css';

type Props = {
  readonly page: CmsPagePageFragment;
  readonly productsOf?: (skus: readonly string[]) => ReactNode;
  /** After the words. */
  readonly children?: ReactNode;
};

/** A page written in the back office. */
export function CmsPage({ page, productsOf, children }: Props) {
  return (
    <article className={styles.text}>
      <h1 className={styles.heading}>{page.content_heading || page.title}</h1>
      <RichText html={page.content ?? ''} productsOf={productsOf} />
      {children}
    </article>
  );
}
