import { useId, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './shared.module.css';
import type { ThingEdits } from './thing.ts';
import { textIn } from './values.ts';

type Picture = { readonly hash: string; readonly path: string };
type Props = {
  readonly label: string;
  readonly field: string;
  /** The one it has, and those it may have. */
  readonly current: Picture | null | undefined;
  readonly pictures: readonly Picture[];
  readonly edits: ThingEdits;
  readonly isReadOnly: boolean;
  /** A logo is seen whole. */
  readonly isWhole?: boolean;
};

/** One of the pictures of its products, or none. */
export function PictureChoice({ label, field, current, pictures, edits, isReadOnly, isWhole = false }: Props) {
  const t = useMessages('catalogue');
  const name = useId();
  const chosen = textIn(edits.values, field);
  const others = pictures.filter(({ hash }) => hash !== current?.hash);
  const all = current ? [current, ...others] : others;
  const choice = (hash: string | null, content: ReactNode, words: string) => (
    <label key={hash ?? ''} className={styles.picture} data-chosen={chosen === (hash ?? '') || undefined}>
      <input
        type="radio"
        className={styles.pictureInput}
        name={name}
        aria-label={words}
        checked={chosen === (hash ?? '')}
        disabled={isReadOnly}
        onChange={() => edits.set(field, hash)}
      />
      {content}
    </label>
  );
  return (
    <fieldset className={styles.pictures} data-whole={isWhole || undefined} data-changed={edits.isChanged(field) || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {choice(null, <Icon name="prohibit" size={20} />, t('noPicture'))}
      {all.map(({ hash, path }, index) =>
        choice(
          hash,
          <img src={path} alt="" width={64} height={80} loading="lazy" decoding="async" />,
          t('pictureNumber', { number: index + 1 }),
        ),
      )}
    </fieldset>
  );
}
