import { Link } from 'react-router';
import styles from './giftcards.module.css';

/** To the page of a card. */
export function NumberLink({ number }: { readonly number: string }) {
  return (
    <Link className={styles.link} to={`/giftcards/${number}`}>
      {number}
    </Link>
  );
}
