import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './status-pill.module.css';

export type Tone = 'info' | 'good' | 'warn' | 'bad' | 'idle';

type Props = { readonly tone: Tone; readonly icon: IconName; readonly children: ReactNode };

/** A state: filled icon and word on its tint. */
export function StatusPill({ tone, icon, children }: Props) {
  return (
    <span className={styles.pill} data-tone={tone}>
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
