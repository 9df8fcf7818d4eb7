import type { BrandCardBrandFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { letterGroups } from './letter-groups.ts';
import styles from './brand-index.module.css';

const anchorOf = (letter: string): string => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** Every brand under its letter, and a row of letters that leads there. */
export function BrandIndex({ brands }: { readonly brands: readonly BrandCardBrandFragment[] }) {
  const t = useMessages('brand');
  const { storeView } = useShopState();
  const groups = letterGroups(brands, storeView.locale);
  return (
    <section className={styles.index} aria-labelledby="all-brands">
      <h2 id="all-brands">{t('allBrands')}</h2>
      <nav aria-label={t('letters')}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className={styles.letter} href={`#${anchorOf(letter)}`} aria-label={t('letter', { letter })}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, brands: members }) => (
          <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
            <h3 id={anchorOf(letter)} className={styles.heading}>
              {letter}
            </h3>
            <ul className={styles.brands}>
              {members.map((brand) => (
                <li key={brand.id}>
                  <a className={styles.brand} href={`${screenHref(storeView, 'brands')}/${brand.urlKey}`}>
                    {brand.logo ? (
                      <span className={styles.plate}>
                        <Picture url={brand.logo} alt="" width={480} height={240} sizes="112px" largest={320} />
                      </span>
                    ) : null}
                    <span>
                      <span className={styles.title}>{brand.title}</span>
                      {brand.short_description ? <span className={styles.words}>{brand.short_description}</span> : null}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
