import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { optionsOf } from './line-table.tsx';
import type { Line, Quantities } from './order.ts';
import { Stepper } from './stepper.tsx';
import { Thumb } from './thumb.tsx';

type Props = {
  readonly lines: readonly Line[];
  readonly maxOf: (line: Line) => number;
  readonly quantities: Quantities;
  readonly onChange: (quantities: Quantities) => void;
  /** At the end of a line: what it comes to. */
  readonly endOf?: (line: Line) => ReactNode;
};

/** How many of each line. */
export function PieceChoice({ lines, maxOf, quantities, onChange, endOf }: Props) {
  return (
    <ul className={styles.choice}>
      {lines.map((line) => {
        const value = quantities[line.id] ?? 0;
        return (
          <li key={line.id} className={styles.line} data-none={value === 0 || undefined}>
            <Thumb picture={line.picture} />
            <span className={styles.words}>
              <span className={styles.name}>{line.name}</span>
              <span className={styles.note}>{optionsOf(line)}</span>
            </span>
            <Stepper
              name={line.name}
              value={value}
              max={maxOf(line)}
              onChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
            />
            {endOf && <span className={styles.end}>{endOf(line)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
