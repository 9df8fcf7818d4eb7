import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Stars } from '../../ui/stars.tsx';
import { reviewsId } from './reviews-id.ts';
import styles from './rating-link.module.css';

type Props = { readonly percent: number; readonly count: number };

/** The average beside the name; it leads to the reviews and to how they are checked (LAW-16). */
export function RatingLink({ percent, count }: Props) {
  const t = useMessages('reviews');
  const { number } = useFormats();
  if (count === 0) return null;
  const rating = number(percent / 20, { maximumFractionDigits: 1 });
  return (
    <a className={styles.rating} href={`#${reviewsId}`}>
      <Stars percent={percent} label={t('summaryLink', { rating, count })} />
      <span aria-hidden="true">
        {rating} ({count})
      </span>
    </a>
  );
}
