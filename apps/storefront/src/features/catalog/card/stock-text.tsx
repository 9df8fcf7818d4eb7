import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './stock-text.module.css';

type Props = {
  readonly isInStock: boolean;
  /** Real stock; 3 or fewer is said (LAW-27). */
  readonly count?: number | null | undefined;
  /** Says only what is missing. */
  readonly quiet?: boolean;
};

/** Whether something can be delivered, in words. */
export function StockText({ isInStock, count, quiet = false }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  if (isInStock && quiet) return null;
  const some = count && count > 0 && count <= 3 ? later('fewLeft', { count }) : later('inStock');
  return (
    <p className={styles.stock} data-in-stock={isInStock}>
      {isInStock ? some : t('outOfStock')}
    </p>
  );
}
