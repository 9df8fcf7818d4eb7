import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import { ratingSubject, type RatingKind } from './check-review.ts';
import { FitField } from './fit-field.tsx';
import { RatingField } from './rating-field.tsx';
import { TextField } from './text-field.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import styles from './review-form.module.css';

type Props = { readonly sku: string; readonly hasSizes: boolean; readonly onSent: () => void };

/** The fields of a review; what is typed stays when sending fails. */
export function ReviewFields({ sku, hasSizes, onSent }: Props) {
  const t = useMessages('reviews');
  const { draft, set, problems, ratings, state, load, submit, isBusy, failure } = useReviewDraft(sku, onSent);
  const ratingProblem = (rating: RatingKind): string | undefined => {
    if (!problems.some((problem) => problem.field === 'rating' && problem.rating.id === rating.id)) return undefined;
    const subject = ratingSubject(rating.name);
    if (subject === undefined) return t('ratingRequired', { name: rating.name });
    return t(subject === 'price' ? 'priceRequired' : 'qualityRequired');
  };
  const textField = (field: 'nickname' | 'summary' | 'text', maxLength: number) => (
    <TextField
      label={t(field)}
      value={draft[field]}
      maxLength={maxLength}
      isLong={field === 'text'}
      autoComplete={field === 'nickname' ? 'nickname' : 'off'}
      problem={problems.some((problem) => problem.field === field) ? t(`${field}Required`) : undefined}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h3>{t('write')}</h3>
      {ratings.map((rating) => (
        <RatingField
          key={rating.id}
          name={rating.name}
          values={rating.values}
          chosen={draft.ratings[rating.id]}
          problem={ratingProblem(rating)}
          onChange={(value) => set({ ratings: { ...draft.ratings, [rating.id]: value } })}
        />
      ))}
      {state === 'failed' ? (
        <div className={styles.failure} role="alert">
          <p>{t('ratingsFailed')}</p>
          <Button onClick={load}>{t('ratingsAgain')}</Button>
        </div>
      ) : null}
      {hasSizes ? <FitField value={draft.fit} onChange={(fit) => set({ fit })} /> : null}
      {textField('nickname', 60)}
      {textField('summary', 120)}
      {textField('text', 4000)}
      <p className={styles.note}>{t('checked')}</p>
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <SignpostButton type="submit" wide aria-busy={isBusy}>
        {isBusy ? t('sending') : t('send')}
      </SignpostButton>
    </form>
  );
}
