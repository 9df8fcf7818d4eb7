import { useSyncExternalStore } from 'react';
import type { BranchAvailabilityBranchFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useNow } from '../../../lib/delivery/use-now.ts';
import { tabValues } from '../../../lib/session/storage.ts';
import { Icon } from '../../../theme/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { branchStock } from './branch-stock.ts';
import styles from './branch-availability.module.css';

type Props = {
  readonly branches: readonly BranchAvailabilityBranchFragment[];
  /** Pieces by the name of the branch; undefined until everything is chosen. */
  readonly pieces: ReadonlyMap<string, number> | undefined;
  /** What is missing while nothing is chosen is a size. */
  readonly hasSizes?: boolean;
  readonly madeAt: string;
};

const useMyBranch = (): string | undefined =>
  useSyncExternalStore(
    tabValues.subscribe,
    () => tabValues.get('branch'),
    () => undefined,
  );

/** What hangs in which branch, when it is open today, and when it could be picked up; the tab remembers "my branch" (UX-28). */
export function BranchAvailability({ branches, pieces, hasSizes = false, madeAt }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const { date } = useFormats();
  const now = useNow(madeAt);
  const mine = useMyBranch();
  if (branches.length === 0) return null;
  const rows = branchStock({ branches, pieces: pieces ?? new Map(branches.map(({ name }) => [name, 0])), now, t: later, date });
  return (
    <section className={styles.branches}>
      <h2 className={styles.title}>
        <Icon name="storefront" />
        {t('branches')}
      </h2>
      {pieces === undefined ? <p className={styles.note}>{hasSizes ? later('branchChooseSize') : later('branchChoose')}</p> : null}
      <ul className={styles.list}>
        {rows.map(({ name, city, inStock, stock, hours, pickup }) => (
          <li key={name} className={styles.branch}>
            <span className={styles.name}>
              {city}
              {mine === name ? (
                <span className={styles.mine}>{later('myBranch')}</span>
              ) : (
                <IconButton
                  className={styles.choose}
                  label={later('makeMyBranch', { name: city })}
                  icon={<Icon name="map-pin" size={18} />}
                  onClick={() => tabValues.set('branch', name)}
                />
              )}
            </span>
            <span className={styles.state}>
              {pieces === undefined ? null : (
                <span className={styles.stock} data-in-stock={inStock}>
                  {stock}
                  {pickup === undefined ? '' : ` · ${pickup}`}
                </span>
              )}
              <span className={styles.hours}>{hours}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
