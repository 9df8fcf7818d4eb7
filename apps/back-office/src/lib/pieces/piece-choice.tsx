import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { NamedPiece, type Nameable } from './named-piece.tsx';
import type { Quantities } from './quantities.ts';
import { Stepper } from './stepper.tsx';

type Props<One extends Nameable> = {
  readonly lines: readonly One[];
  readonly idOf: (line: One) => number;
  readonly maxOf: (line: One) => number;
  readonly minOf?: (line: One) => number;
  /** Behind the number; else how many there are. */
  readonly noteOf?: (line: One) => string;
  readonly quantities: Quantities;
  readonly onChange: (quantities: Quantities) => void;
  /** At the end of a line: what it comes to. */
  readonly endOf?: (line: One) => ReactNode;
  /** Below a line of which something is chosen. */
  readonly moreOf?: (line: One) => ReactNode;
};

/** How many of each line. */
export function PieceChoice<One extends Nameable>({ lines, idOf, maxOf, minOf, noteOf, quantities, onChange, endOf, moreOf }: Props<One>) {
  return (
    <ul className={styles.choice}>
      {lines.map((line) => {
        const id = idOf(line);
        const value = quantities[id] ?? 0;
        return (
          <li key={id} className={styles.line} data-none={value === 0 || undefined}>
            <span className={styles.piece}>
              <NamedPiece line={line} />
            </span>
            <Stepper
              name={line.name}
              value={value}
              max={maxOf(line)}
              {...(minOf ? { min: minOf(line) } : {})}
              {...(noteOf ? { note: noteOf(line) } : {})}
              onChange={(quantity) => onChange({ ...quantities, [id]: quantity })}
            />
            {endOf && <span className={styles.end}>{endOf(line)}</span>}
            {moreOf && value > 0 && <div className={styles.more}>{moreOf(line)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
