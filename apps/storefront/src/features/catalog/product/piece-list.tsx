import type { ReactNode } from 'react';
import { ProductName } from '../../../lib/product-name/product-name.tsx';
import type { Piece, piecesTelling } from './product-pieces.ts';
import styles from './product-facts.module.css';

type Props = { readonly pieces: ReturnType<typeof piecesTelling>; readonly children: (piece: Piece) => ReactNode };

/** The same of every piece, those of a set under their names. */
export function PieceList({ pieces, children }: Props) {
  return pieces.map(({ piece, name }) => (
    <div key={piece.sku} className={styles.piece}>
      {name === undefined ? null : (
        <h3 className={styles.name}>
          <ProductName name={name} />
        </h3>
      )}
      {children(piece)}
    </div>
  ));
}
