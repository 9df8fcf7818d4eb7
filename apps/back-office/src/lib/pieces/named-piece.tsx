import type { ReactNode } from 'react';
import styles from './named-piece.module.css';
import { optionsOf } from './quantities.ts';
import { Thumb } from './thumb.tsx';

/** A line of an order, as far as it is recognised by. */
export type Nameable = {
  readonly name: string;
  readonly sku: string;
  readonly options: readonly { readonly value: string }[];
  readonly picture?: string | null;
};

type Props = {
  readonly line: Nameable;
  /** Behind the name. */
  readonly mark?: ReactNode;
  /** Below what was chosen. */
  readonly children?: ReactNode;
};

/** The garment with its name and what was chosen of it. */
export function NamedPiece({ line, mark, children }: Props) {
  return (
    <span className={styles.named} data-tall={children ? true : undefined}>
      <Thumb picture={line.picture} />
      <span className={styles.words}>
        <span className={styles.name}>
          {line.name} {mark}
        </span>
        <span className={styles.note}>{optionsOf(line)}</span>
        {children}
      </span>
    </span>
  );
}
