import type { ReactNode } from 'react';
import type { LandingPagePageFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { trustedHtml } from '../../lib/trusted-html.ts';
import { Prose } from '../../ui/prose.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './text-page.module.css';

type Props = { readonly page: LandingPagePageFragment; readonly products: ReactNode };

/** A text, a selection of products, and a second text below them. */
export function LandingPage({ page, products }: Props) {
  const t = useMessages('content');
  return (
    <article>
      <header className={styles.text}>
        <h1 className={styles.heading}>{page.content_heading || page.title}</h1>
        <Prose html={page.content ?? ''} trust={trustedHtml} />
      </header>
      <section className={styles.products}>
        <h2>
          <VisuallyHidden>{t('products')}</VisuallyHidden>
        </h2>
        {products}
      </section>
      {page.secondary_content ? (
        <div className={styles.text}>
          <Prose html={page.secondary_content} trust={trustedHtml} />
        </div>
      ) : null}
    </article>
  );
}
