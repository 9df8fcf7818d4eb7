import type { ProductPiecesProductFragment } from '../../../generated/graphql.ts';
import { Icon } from '../../../theme/icon.tsx';
import type { IconName } from '../../../theme/icon-names.ts';
import styles from './care-list.module.css';

const icons: Readonly<Record<string, IconName>> = {
  '30fijn': 'washing-machine',
  hand: 'washing-machine',
  schortapart: 'washing-machine',
  nietwas: 'x',
  geendroger: 'x',
  nietbleek: 'x',
  stomerij: 'tag',
  leer: 'needle',
};

/** How to look after it: words first, the sign beside them is a help for the eye. */
export function CareList({ instructions }: { readonly instructions: ProductPiecesProductFragment['care'] }) {
  return (
    <ul className={styles.care}>
      {(instructions ?? []).map((instruction) =>
        instruction === null ? null : (
          <li key={instruction.code} className={styles.instruction}>
            <Icon name={icons[instruction.code] ?? 'info'} />
            {instruction.text}
          </li>
        ),
      )}
    </ul>
  );
}
