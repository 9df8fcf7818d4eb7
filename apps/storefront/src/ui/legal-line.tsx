import styles from './legal-line.module.css';

type Props = { readonly id: string; readonly text: string; readonly linkText: string; readonly href: string };

/** "incl. VAT, plus shipping": stands beside every price, or once above a grid of prices (LAW-01). */
export function LegalLine({ id, text, linkText, href }: Props) {
  return (
    <p id={id} className={styles.line}>
      {text} <a href={href}>{linkText}</a>
    </p>
  );
}
