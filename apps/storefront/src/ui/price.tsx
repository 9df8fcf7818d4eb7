import { useFormats } from '../i18n/language-context.tsx';
import styles from './price.module.css';

type Props = {
  readonly amount: number;
  /** Words around the amount, e.g. "from {price}". */
  readonly format?: (amount: string) => string;
  readonly tone?: 'plain' | 'sale';
  /** Id of the tax and shipping line this price belongs to (LAW-01). */
  readonly legalId: string;
};

/** A price a shopper can be asked to pay: always with its tax and shipping line (LAW-01). */
export function Price({ amount, format = (text) => text, tone = 'plain', legalId }: Props) {
  const { money } = useFormats();
  return (
    <span className={styles.price} data-price={amount} data-tone={tone} aria-describedby={legalId}>
      {format(money(amount))}
    </span>
  );
}
