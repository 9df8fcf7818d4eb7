import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './text-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon?: IconName;
  readonly tone?: 'accent' | 'quiet';
  readonly children: ReactNode;
};

/** An action inside a line of text or a head: no box, the accent says that it can be pressed. */
export function TextButton({ icon, tone = 'accent', type = 'button', children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.button} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </button>
  );
}
