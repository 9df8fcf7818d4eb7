import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** Read aloud; the drawing is all that is seen. */
  readonly label: string;
  readonly icon: ReactNode;
  /** For what closes or turns a whole screen. */
  readonly large?: boolean;
};

/** A drawing to press, without a frame. `className` may move and colour it. */
export function IconButton({ label, icon, large = false, type = 'button', className, ...rest }: Props) {
  const names = [styles.button, ...(large ? [styles.large] : []), ...(className === undefined ? [] : [className])];
  return (
    <button {...rest} type={type} className={names.join(' ')} aria-label={label}>
      {icon}
    </button>
  );
}
