import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import styles from './branch-availability.module.css';

export type BranchStock = { readonly name: string; readonly inStock: boolean; readonly text: string };

/** What hangs in which branch. */
export function BranchAvailability({ branches }: { readonly branches: readonly BranchStock[] }) {
  const t = useMessages('catalog');
  if (branches.length === 0) return null;
  return (
    <section className={styles.branches}>
      <h2 className={styles.title}>
        <Icon name="storefront" />
        {t('branches')}
      </h2>
      <dl className={styles.list}>
        {branches.map(({ name, inStock, text }) => (
          <div key={name} className={styles.branch}>
            <dt>{name}</dt>
            <dd data-in-stock={inStock}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
