import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { may, usePerson } from '../../lib/session/person.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewStatusPill, VerifiedPill } from './review-status.tsx';
import type { Review } from './review.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';
import { useJudge } from './use-judge.ts';

function ReviewFacts({ review }: { readonly review: Review }) {
  const t = useMessages('reviews');
  const { moment } = useFormats();
  const seesCustomer = may(usePerson(), 'customers.read');
  const writer = review.customer && seesCustomer ? <Link to={`/customers/${review.customer}`}>{review.nickname}</Link> : review.nickname;
  const fit = review.fit === 'small' || review.fit === 'normal' || review.fit === 'large' ? t(`fit.${review.fit}`) : undefined;
  return (
    <Facts
      facts={[
        { name: t('product'), value: review.product ?? review.sku, note: review.sku },
        { name: t('by'), value: writer, note: t(review.customer ? 'withAccount' : 'guest') },
        { name: t('written'), value: moment(review.writtenAt), note: t(`language.${review.language}`) },
        { name: t('price'), value: t('ofFive', { stars: review.priceStars }) },
        { name: t('quality'), value: t('ofFive', { stars: review.qualityStars }) },
        ...(fit ? [{ name: t('fit'), value: fit }] : []),
        ...(review.refusedFor ? [{ name: t('ground'), value: t(`ground.${review.refusedFor}`) }] : []),
      ]}
    />
  );
}

type Props = { readonly review: Review; readonly onClose: () => void };

/** One review as it was written, what to do with it, and what the shop answers. */
export function ReviewSheet({ review, onClose }: Props) {
  const t = useMessages('reviews');
  const [isRefusing, setRefusing] = useState(false);
  const { judge, isPending, error, problem } = useJudge();
  const { id, status, summary, text, language, isVerified } = review;
  const actions = (
    <>
      {status !== 'approved' && (
        <Button kind="main" icon="check" isPending={isPending} onClick={() => void judge([id])}>
          {t('show', { count: 1 })}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button icon="eye-slash" onClick={() => setRefusing(true)}>
          {t('refuse', { count: 1 })}
        </Button>
      )}
    </>
  );
  return (
    <Sheet title={summary} onClose={onClose} actions={actions}>
      <div className={styles.marks}>
        <Stars review={review} />
        <ReviewStatusPill status={status} />
        {isVerified && <VerifiedPill />}
      </div>
      <p className={styles.text} lang={language}>
        {text}
      </p>
      <CallProblem error={error} text={problem} />
      <ReviewFacts review={review} />
      {status !== 'rejected' && <ReplyForm key={id} review={review} />}
      {isRefusing && <RefuseDialog ids={[id]} onDone={() => setRefusing(false)} onClose={() => setRefusing(false)} />}
    </Sheet>
  );
}
