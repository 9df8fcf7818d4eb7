import { useState } from 'react';
import { MoreReviewsDocument, type ReviewListReviewFragment, type ReviewsSectionProductFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewsId } from './reviews-id.ts';
import styles from './reviews-section.module.css';

export const reviewsPerPage = 6;

const present = <T,>(list: readonly (T | null)[]): readonly T[] => list.filter((entry) => entry !== null);

type Props = {
  readonly product: ReviewsSectionProductFragment;
  /** Worn in sizes: asks how it fits. */
  readonly hasSizes: boolean;
};

/** What buyers say: the average, how reviews are checked (LAW-16), the reviews page by page, and the form. */
export function ReviewsSection({ product, hasSizes }: Props) {
  const t = useMessages('reviews');
  const { number } = useFormats();
  const { reviews, hasMore, isBusy, more } = useReviews(product);
  const rating = number(product.rating_summary / 20, { maximumFractionDigits: 1 });
  return (
    <section id={reviewsId} className={styles.section} aria-labelledby={`${reviewsId}-title`}>
      <div className={styles.side}>
        <h2 id={`${reviewsId}-title`}>{t('title')}</h2>
        {product.review_count === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <p className={styles.average}>
            <strong>{t('average', { rating })}</strong>
            <Stars percent={product.rating_summary} label={t('starsOf', { rating })} />
            <span>{t('count', { count: product.review_count })}</span>
          </p>
        )}
        <p className={styles.notice}>{t('authenticity')}</p>
        <ReviewForm sku={product.sku ?? ''} hasSizes={hasSizes} />
      </div>
      <div>
        <ReviewList reviews={reviews} />
        {hasMore ? (
          <Button aria-busy={isBusy} onClick={more}>
            {t('showMore')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function useReviews(product: ReviewsSectionProductFragment) {
  const t = useMessages('reviews');
  const shop = useShop();
  const [pages, setPages] = useState<readonly (readonly ReviewListReviewFragment[])[]>([present(product.reviews.items)]);
  const [isBusy, setIsBusy] = useState(false);
  const total = product.reviews.page_info.total_pages ?? 1;
  const first = product.reviews.page_info.current_page ?? 1;
  const load = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const variables = { sku: product.sku ?? '', page: first + pages.length, size: reviewsPerPage };
      const { products } = await shop.query(MoreReviewsDocument, variables);
      const [found] = present(products?.items ?? []);
      setPages([...pages, present(found?.reviews.items ?? [])]);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    reviews: pages.flat(),
    hasMore: first + pages.length - 1 < total,
    isBusy,
    more: () => void load().catch(() => notices.show({ kind: 'danger', text: t('moreFailed') })),
  };
}
