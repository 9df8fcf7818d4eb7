import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { SignpostTone } from './signpost-link.tsx';
import styles from './signpost.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly tone?: SignpostTone;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A forward action that does something on this page. */
export function SignpostButton({ tone = 'primary', wide = false, children, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={wide ? styles.wideSignpost : styles.signpost}>
      <span className={styles.board} data-tone={tone}>
        {children}
      </span>
    </button>
  );
}
