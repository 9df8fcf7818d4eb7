import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

/** A plain outlined rectangle: backward and secondary actions. Forward ones are signposts. */
export function Button({ type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} />;
}
