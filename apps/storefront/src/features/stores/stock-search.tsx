import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import type { BranchStockItem } from './branch-stock-items.ts';
import styles from './stock-search.module.css';

type Props = {
  readonly city: string;
  readonly action: string;
  readonly query: string;
  /** Undefined before anything was asked. */
  readonly found: readonly BranchStockItem[] | undefined;
  readonly hrefOf: (item: BranchStockItem) => string;
};

/** "Does it hang in Sittard?" */
export function StockSearch({ city, action, query, found, hrefOf }: Props) {
  const t = useMessages('stores');
  const id = useId();
  return (
    <section className={styles.search} aria-labelledby={`${id}title`} id="branch-stock">
      <h2 id={`${id}title`} className={styles.title}>
        {t('stockTitle', { city })}
      </h2>
      <SearchForm action={`${action}#branch-stock`} label={t('stockLabel')} submit={t('stockButton')} defaultValue={query} />
      {found === undefined ? null : <Results found={found} city={city} query={query} hrefOf={hrefOf} />}
    </section>
  );
}

type ResultsProps = Pick<Props, 'city' | 'query' | 'hrefOf'> & { readonly found: readonly BranchStockItem[] };

function Results({ found, city, query, hrefOf }: ResultsProps) {
  const t = useMessages('stores');
  if (found.length === 0) return <p className={styles.none}>{t('stockNone', { query, city })}</p>;
  return (
    <ul className={styles.items}>
      {found.map((item) => (
        <li key={item.sku} className={styles.item}>
          {item.picture ? <Picture className={styles.picture} url={item.picture} alt="" sizes="80px" largest={160} /> : <span />}
          <div>
            <a className={styles.name} href={hrefOf(item)}>
              {item.name}
            </a>
            <p className={styles.pieces} data-stock={item.pieces > 0}>
              {item.pieces > 0 ? t('stockPieces', { count: item.pieces }) : t('stockNotHere', { city })}
              {item.sizes.length > 0 ? ` ${t('stockSizes', { sizes: item.sizes.join(', ') })}` : ''}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
