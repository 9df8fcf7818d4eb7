import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { VerifiedPill } from './review-status.tsx';
import type { Review } from './review.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

function Opinion({ review: { summary, text, language } }: { readonly review: Review }) {
  return (
    <span className={styles.opinion} lang={language}>
      <span>{summary}</span>
      <span className={styles.excerpt}>{text}</span>
    </span>
  );
}

export function useReviewColumns(withGround: boolean): readonly Column<Review>[] {
  const t = useMessages('reviews');
  const { brief, moment } = useFormats();
  return [
    { id: 'stars', title: t('stars'), cell: (review) => <Stars review={review} />, width: '64px', phone: 'end' },
    { id: 'opinion', title: t('opinion'), cell: (review) => <Opinion review={review} />, isTitle: true },
    { id: 'product', title: t('product'), cell: ({ product, sku }) => product ?? sku, phone: 'note' },
    {
      id: 'by',
      title: t('by'),
      cell: ({ nickname, language }) => (
        <span className={styles.marks}>
          {nickname} <Tag>{language.toUpperCase()}</Tag>
        </span>
      ),
      isQuiet: true,
    },
    { id: 'bought', title: t('bought'), cell: ({ isVerified }) => isVerified && <VerifiedPill />, phone: 'state' },
    {
      id: 'written',
      title: t('written'),
      cell: ({ writtenAt }) => (
        <time dateTime={writtenAt} title={moment(writtenAt)}>
          {brief(writtenAt)}
        </time>
      ),
      isQuiet: true,
    },
    // Why something is not shown is of interest where that is all there is.
    ...(withGround
      ? [{ id: 'ground', title: t('ground'), cell: ({ refusedFor }: Review) => refusedFor && t(`ground.${refusedFor}`), isQuiet: true }]
      : []),
  ];
}
