import type { ProductPiecesProductFragment } from '../../../generated/graphql.ts';
import styles from './product-facts.module.css';

type Props = { readonly parts: ProductPiecesProductFragment['materials']; readonly animalParts?: string | null | undefined };

/** Fibres per part in descending share, and the phrase of the regulation where animal parts are not textile (LAW-15). */
export function ProductMaterials({ parts, animalParts }: Props) {
  return (
    <>
      <dl className={styles.facts}>
        {(parts ?? []).map((part) =>
          part === null ? null : (
            <div key={part.part} className={styles.fact}>
              <dt>{part.part}</dt>
              <dd>{part.text}</dd>
            </div>
          ),
        )}
      </dl>
      {animalParts ? <p className={styles.phrase}>{animalParts}</p> : null}
    </>
  );
}
