import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './reviews.module.css';
import { starsOf, type Review } from './review.ts';

/** A number and a star: how many there are is read, not counted. */
export function Stars({ review }: { readonly review: Pick<Review, 'priceStars' | 'qualityStars'> }) {
  const t = useMessages('reviews');
  const { number } = useFormats();
  const stars = number(starsOf(review));
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t('starsOf', { stars })}</VisuallyHidden>
      <span aria-hidden="true">{stars}</span>
      <Icon name="star-fill" size={14} />
    </span>
  );
}
