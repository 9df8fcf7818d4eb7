import { languageCodes, languageNames } from '@shop/contract';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { speak, spokenLanguage } from '../../lib/language.ts';
import styles from './entrance.module.css';

type Props = {
  readonly title: string;
  readonly why?: string | undefined;
  readonly beside?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A card in the middle, with the name of the shop and a choice of languages: everything before somebody is in. */
export function EntrancePage({ title, why, beside, isWide = false, children }: Props) {
  const t = useMessages('entrance');
  return (
    <main className={styles.page} data-beside={beside ? true : undefined} data-wide={isWide || undefined}>
      <title>{`${title} · Maas & Alm ${t('office')}`}</title>
      <div className={styles.cards}>
        <section className={styles.card}>
          <p className={styles.brand}>
            Maas <span className={styles.and}>&amp;</span> Alm <span className={styles.badge}>{t('office')}</span>
          </p>
          <h1 className={styles.title}>{title}</h1>
          {why && <p className={styles.why}>{why}</p>}
          <div className={styles.content}>{children}</div>
        </section>
        {beside}
      </div>
      <ul className={styles.languages}>
        {languageCodes.map((code) => (
          <li key={code}>
            <button type="button" lang={code} aria-pressed={spokenLanguage() === code} onClick={() => void speak(code, 'entrance')}>
              {languageNames[code]}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
