import { useMessages } from '../../i18n/language-context.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './skeleton.module.css';

/** Where text will stand; seen only when it takes longer than 150 ms. */
function Skeleton({ width = '60%' }: { readonly width?: string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden="true" />;
}

const widths = ['58%', '41%', '66%', '37%', '52%'];

/** Rows of a list in their real height. */
export function SkeletonRows({ count = 8 }: { readonly count?: number }) {
  const t = useMessages('ui');
  return (
    <output className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.row}>
          <Skeleton width="88px" />
          <Skeleton width={widths[index % widths.length] ?? '50%'} />
          <Skeleton width="64px" />
        </span>
      ))}
    </output>
  );
}
