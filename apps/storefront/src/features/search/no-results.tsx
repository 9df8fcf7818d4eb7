import { useMessages } from '../../i18n/language-context.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { SearchLink } from './page-hits.tsx';
import { SearchLinks } from './search-links.tsx';
import styles from './search-page.module.css';

type Props = { readonly query: string; readonly corrections: readonly SearchLink[]; readonly categories: readonly SearchLink[] };

/** Nothing was found: repeats the text and shows every way on there is (UX-18). */
export function NoResults({ query, corrections, categories }: Props) {
  const t = useMessages('search');
  return (
    <div className={styles.none}>
      <output className={styles.status}>
        {t('noResults')}. {t('noResultsFor', { query })}
      </output>
      <SearchLinks id="corrections" title={t('didYouMean')} links={corrections} />
      <SearchLinks id="popular-categories" title={t('popularCategories')} links={categories} />
      <div className={styles.contact}>
        <p>{t('askUs')}</p>
        <ButtonLink href="#branches">{t('toBranches')}</ButtonLink>
      </div>
    </div>
  );
}
