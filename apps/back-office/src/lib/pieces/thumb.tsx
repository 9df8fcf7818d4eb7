import { Icon } from '../../ui/icons/icon.tsx';
import styles from './thumb.module.css';

/** The garment, beside its name: nothing for who listens. Without a picture its place stays. */
export function Thumb({ picture }: { readonly picture: string | null | undefined }) {
  if (!picture)
    return (
      <span className={styles.thumb} data-empty>
        <Icon name="dress" />
      </span>
    );
  // In this order: a picture that has its address first is asked for at once.
  return <img loading="lazy" decoding="async" className={styles.thumb} src={picture} alt="" width={40} height={40} />;
}
