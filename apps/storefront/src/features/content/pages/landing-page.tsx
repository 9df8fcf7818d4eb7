import type { ReactNode } from 'react';
import type { LandingPagePageFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RichText } from './rich-text.tsx';
import styles from './text-page.module.css';

type Props = {
  readonly page: LandingPagePageFragment;
  readonly products: ReactNode;
  readonly productsOf?: (skus: readonly string[]) => ReactNode;
};

/** A text, a selection of products, and a second text below them. */
export function LandingPage({ page, products, productsOf }: Props) {
  const t = useMessages('content');
  return (
    <article>
      <header className={styles.text}>
        <h1 className={styles.heading}>{page.content_heading || page.title}</h1>
        <RichText html={page.content ?? ''} productsOf={productsOf} />
      </header>
      <section className={styles.products}>
        <h2>
          <VisuallyHidden>{t('products')}</VisuallyHidden>
        </h2>
        {products}
      </section>
      {page.secondary_content ? (
        <div className={styles.text}>
          <RichText html={page.secondary_content} productsOf={productsOf} />
        </div>
      ) : null}
    </article>
  );
}
