import type { ReviewListReviewFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useMarkupInIsland } from '../../rendering/cached-markup.tsx';
import { Icon } from '../../theme/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { isFit } from './fit-text.ts';
import styles from './review-list.module.css';

type Props = { readonly reviews: readonly ReviewListReviewFragment[] };

/** Reviews as they were written, newest first; text, never HTML. */
export function ReviewList({ reviews }: Props) {
  const inside = useMarkupInIsland('reviews', { reviews }, <Items reviews={reviews} />);
  return <ol className={styles.list} {...inside} />;
}

const Items = ({ reviews }: Props) =>
  reviews.map((review) => (
    <li key={`${review.created_at} ${review.nickname} ${review.summary}`} className={styles.review}>
      <Review review={review} />
    </li>
  ));

const fits = { small: 'fit_small', normal: 'fit_normal', large: 'fit_large' } as const;

/** What the shop answers, in the language of the review: text, never HTML. */
function Reply({ review: { reply, replied_at: repliedAt, language } }: { readonly review: ReviewListReviewFragment }) {
  const t = useMessages('reviews');
  const { date } = useFormats();
  return (
    <div className={styles.reply}>
      <p className={styles.replyBy}>{repliedAt ? t('replyOn', { date: date(`${repliedAt.replace(' ', 'T')}Z`) }) : t('reply')}</p>
      <p className={styles.text} lang={language ?? undefined}>
        {reply}
      </p>
    </div>
  );
}

function Review({ review }: { readonly review: ReviewListReviewFragment }) {
  const t = useMessages('reviews');
  const { date, number } = useFormats();
  const rating = number(review.average_rating / 20, { maximumFractionDigits: 1 });
  return (
    <article>
      <p className={styles.stars}>
        <Stars percent={review.average_rating} label={t('starsOf', { rating })} />
        {review.is_verified === true ? (
          <span className={styles.verified}>
            <Icon name="check-circle" size={18} />
            {t('verified')}
          </span>
        ) : null}
      </p>
      <h3 className={styles.summary}>{review.summary}</h3>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.note}>{t('by', { name: review.nickname, date: date(`${review.created_at.replace(' ', 'T')}Z`) })}</p>
      <p className={styles.note}>
        {[
          ...review.ratings_breakdown.flatMap((part) => (part === null ? [] : [t('breakdown', { name: part.name, value: part.value })])),
          ...(isFit(review.fit) ? [t(fits[review.fit])] : []),
        ].join(' · ')}
      </p>
      {review.reply ? <Reply review={review} /> : null}
    </article>
  );
}
