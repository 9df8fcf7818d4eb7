import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './item-list.module.css';

/** What is or was bought, line by line. */
export function ItemList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  readonly image: string | null | undefined;
  readonly name: string;
  readonly price: ReactNode;
  /** Paragraphs under the name. */
  readonly children: ReactNode;
};

export function Item({ image, name, price, children }: Props) {
  return (
    <li className={styles.item}>
      <div className={styles.picture}>{image ? <Picture url={image} alt="" sizes="72px" largest={160} /> : null}</div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      {price}
    </li>
  );
}
