import type { ReactNode } from 'react';
import { Card } from '../../ui/show/card.tsx';
import styles from './account.module.css';

type Props = { readonly title: string; readonly why?: string | undefined; readonly actions?: ReactNode; readonly children?: ReactNode };

/** A part of the account: what it is for, and what it holds. */
export function Part({ title, why, actions, children }: Props) {
  return (
    <Card title={title} actions={actions}>
      <div className={styles.part}>
        {why && <p className={styles.why}>{why}</p>}
        {children}
      </div>
    </Card>
  );
}
