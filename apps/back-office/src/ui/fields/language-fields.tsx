import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { Tag } from '../show/tag.tsx';
import styles from './language-fields.module.css';

export type LanguageColumn = {
  /** `nl`, `de`, `en`: also tells readers and spell checkers what is written there. */
  readonly code: string;
  readonly name: string;
  /** The one that the others are translated from. */
  readonly isSource?: boolean;
  readonly missing?: number;
  readonly outdated?: number;
  readonly fields: ReactNode;
};

function Note({ isSource = false, missing = 0, outdated = 0 }: LanguageColumn) {
  const t = useMessages('ui');
  if (isSource) return <span className={styles.note}>{t('source')}</span>;
  if (missing > 0)
    return (
      <span className={styles.note} data-tone="warn">
        <Icon name="warning-circle" size={14} />
        {t('missingTexts', { count: missing })}
      </span>
    );
  if (outdated > 0)
    return (
      <span className={styles.note} data-tone="warn">
        <Icon name="clock-counter-clockwise" size={14} />
        {t('outdatedTexts', { count: outdated })}
      </span>
    );
  return null;
}

/** The same fields in every language, side by side; one below the other where there is no room. */
export function LanguageFields({ columns }: { readonly columns: readonly LanguageColumn[] }) {
  return (
    <div className={styles.languages}>
      {columns.map((column) => (
        <section key={column.code} className={styles.column} lang={column.code} aria-label={column.name}>
          <header className={styles.head}>
            <Tag isStrong>{column.code.toUpperCase()}</Tag>
            <h3 className={styles.name}>{column.name}</h3>
            <Note {...column} />
          </header>
          <div className={styles.fields}>{column.fields}</div>
        </section>
      ))}
    </div>
  );
}
