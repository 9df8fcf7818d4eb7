import type { ButtonHTMLAttributes } from 'react';
import styles from './link-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { readonly small?: boolean };

/** An action that looks like a link: beside a form's or a row's main button nothing else is prominent. */
export function LinkButton({ type = 'button', small = false, ...rest }: Props) {
  return <button {...rest} type={type} className={small ? styles.small : styles.link} />;
}
