import { useEffect, useState } from 'react';
import type { FaqPageCategoryFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ShopProse } from '../../../lib/page/shop-prose.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { findQuestions } from './find-questions.ts';
import styles from './faq-page.module.css';

type Props = {
  readonly categories: readonly FaqPageCategoryFragment[];
  readonly query: string;
  readonly action: string;
  readonly contactHref: string;
};

/** Questions by subject. The short answer is in sight, the long one opens; a link to a question opens it. */
export function FaqPage({ categories, query, action, contactHref }: Props) {
  const t = useMessages('content');
  const [search, setSearch] = useState(query);
  useOpenTarget();
  const found = findQuestions(categories, search);
  return (
    <>
      <h1 className={styles.heading}>{t('faqTitle')}</h1>
      <div className={styles.search}>
        <SearchForm
          id="faq-search"
          action={action}
          label={t('faqSearch')}
          submit={t('faqSearchButton')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <output className="visually-hidden" htmlFor="faq-search">
        {search.trim() === '' ? '' : t('faqCount', { count: found.reduce((sum, { items }) => sum + (items?.length ?? 0), 0) })}
      </output>
      {found.length === 0 ? (
        <p>
          {t('faqNone', { query: search })} <a href={contactHref}>{t('faqContact')}</a>
        </p>
      ) : (
        <div className={styles.columns}>
          <nav aria-label={t('faqSubjects')}>
            <ul className={styles.subjects}>
              {found.map(({ category_id, title, url_key }) => (
                <li key={category_id}>
                  <a className={styles.subject} href={`#${url_key ?? ''}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {found.map((category) => (
              <Questions key={category.category_id} category={category} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Questions({ category }: { readonly category: FaqPageCategoryFragment }) {
  const t = useMessages('content');
  return (
    <section className={styles.category} aria-labelledby={category.url_key ?? ''}>
      <h2 id={category.url_key ?? ''} className={styles.title}>
        {category.title}
      </h2>
      {(category.items ?? []).flatMap((item) =>
        item === null
          ? []
          : [
              <div key={item.faq_id} className={styles.item} id={questionId(item.faq_id)}>
                <h3 className={styles.question}>{item.question}</h3>
                {item.short_answer ? <p>{item.short_answer}</p> : null}
                {item.long_answer ? (
                  <details className={styles.more}>
                    <summary className={styles.summary}>
                      {t('faqMore')}
                      <span className="visually-hidden">: {item.question}</span>
                    </summary>
                    <ShopProse html={item.long_answer} />
                    <a className={styles.permalink} href={`#${questionId(item.faq_id)}`}>
                      {t('faqLink')}
                      <span className="visually-hidden">: {item.question}</span>
                    </a>
                  </details>
                ) : null}
              </div>,
            ],
      )}
    </section>
  );
}

const questionId = (id: number): string => `faq-${id}`;

/** A link to a question opens its long answer, also one that is followed on this page. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = (): void => {
      const id = window.location.hash.slice(1);
      const details = id === '' ? null : document.getElementById(id)?.querySelector('details');
      if (details) details.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
