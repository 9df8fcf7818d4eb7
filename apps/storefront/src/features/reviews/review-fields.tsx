import { useId, useRef, useState, type FormEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SignpostButton } from '../../ui/signpost-button.tsx';
import { emptyReview, ratingSubject, reviewProblems, type RatingKind, type ReviewDraft } from './check-review.ts';
import { RatingField } from './rating-field.tsx';
import { TextField } from './text-field.tsx';
import { useRatings } from './use-ratings.ts';
import { useSendReview } from './use-send-review.ts';
import styles from './review-form.module.css';

type Props = { readonly sku: string; readonly hasSizes: boolean; readonly onSent: () => void };

const fits = [
  ['', 'fitNoAnswer'],
  ['small', 'fit_small'],
  ['normal', 'fit_normal'],
  ['large', 'fit_large'],
] as const;

/** The fields of a review; what is typed stays when sending fails. */
export function ReviewFields({ sku, hasSizes, onSent }: Props) {
  const t = useMessages('reviews');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { ratings, state, load } = useRatings();
  const [draft, setDraft] = useState<ReviewDraft>(emptyReview);
  const [isChecked, setIsChecked] = useState(false);
  const { send, isBusy, failure } = useSendReview(sku, onSent);
  const problems = isChecked ? reviewProblems(draft, ratings) : [];
  const set = (change: Partial<ReviewDraft>): void => setDraft({ ...draft, ...change });
  const ratingProblem = (rating: RatingKind): string | undefined => {
    if (!problems.some((problem) => problem.field === 'rating' && problem.rating.id === rating.id)) return undefined;
    const subject = ratingSubject(rating.name);
    if (subject === undefined) return t('ratingRequired', { name: rating.name });
    return t(subject === 'price' ? 'priceRequired' : 'qualityRequired');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A review without its stars would be refused: first they have to be there.
    if (state === 'failed') load();
    if (state !== 'loaded') return;
    setIsChecked(true);
    if (reviewProblems(draft, ratings).length === 0) return void send(draft);
    // After the problems are shown: the first field that needs something.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-problem="true"] input, [aria-invalid="true"]')?.focus());
  };
  const textField = (field: 'nickname' | 'summary' | 'text', most: number) => (
    <TextField
      label={t(field)}
      value={draft[field]}
      most={most}
      isLong={field === 'text'}
      autoComplete={field === 'nickname' ? 'nickname' : 'off'}
      problem={problems.some((problem) => problem.field === field) ? t(`${field}Required`) : undefined}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
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
      {hasSizes ? (
        <label className={styles.fit} htmlFor={`${id}fit`}>
          <span>{t('fit')}</span>
          <select id={`${id}fit`} className={styles.select} value={draft.fit} onChange={(event) => set({ fit: event.target.value })}>
            {fits.map(([value, key]) => (
              <option key={value} value={value}>
                {t(key)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
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
