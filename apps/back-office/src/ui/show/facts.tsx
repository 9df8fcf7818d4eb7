import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { readonly name: string; readonly value: ReactNode; readonly note?: ReactNode };

/** Names and values: in rows, or beside each other as the head of a page. */
export function Facts({ facts, isRow = false }: { readonly facts: readonly Fact[]; readonly isRow?: boolean }) {
  return (
    <dl className={isRow ? styles.row : styles.list}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
