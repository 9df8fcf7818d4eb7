import type { ReactNode } from 'react';
import type { OwnReviewsReviewFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useOwnReviews } from './use-own-reviews.ts';
import styles from './own-reviews.module.css';

/** What a customer wrote: about which product, when, and whether it is shown yet. */
export function OwnReviews({ empty }: { readonly empty: ReactNode }) {
  const t = useMessages('reviews');
  const { reviews, hasMore, hasFailed, more } = useOwnReviews();
  if (hasFailed && reviews === undefined) return <Button onClick={more}>{t('ownAgain')}</Button>;
  if (reviews === undefined) return <output>{t('ownLoading')}</output>;
  if (reviews.length === 0) return empty;
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={`${review.created_at} ${review.product.url_key}`} className={styles.review}>
            <OwnReview review={review} />
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={more}>{t('showMore')}</Button> : null}
    </>
  );
}

const statuses = { pending: 'status_pending', approved: 'status_approved', rejected: 'status_rejected' } as const;
const isStatus = (status: string | null): status is keyof typeof statuses => status !== null && Object.hasOwn(statuses, status);

function OwnReview({ review: { product, ...review } }: { readonly review: OwnReviewsReviewFragment }) {
  const t = useMessages('reviews');
  const { date, number } = useFormats();
  const { storeView } = useShopState();
  const rating = number(review.average_rating / 20, { maximumFractionDigits: 1 });
  return (
    <article className={styles.text}>
      <h2 className={styles.product}>
        <a href={localPath(storeView, `${product.url_key ?? ''}${product.url_suffix ?? ''}`)}>{product.name}</a>
      </h2>
      <p className={styles.facts}>
        {isStatus(review.status) ? (
          <span className={styles.status} data-status={review.status}>
            {t(statuses[review.status])}
          </span>
        ) : null}
        <time dateTime={`${review.created_at.replace(' ', 'T')}Z`}>{date(`${review.created_at.replace(' ', 'T')}Z`)}</time>
        <Stars percent={review.average_rating} label={t('starsOf', { rating })} />
      </p>
      <h3 className={styles.summary}>{review.summary}</h3>
      <p>{review.text}</p>
    </article>
  );
}
