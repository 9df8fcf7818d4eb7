import { useState, type SubmitEvent } from 'react';
import { showMissing } from '../../lib/browser/show-missing.ts';
import { emptyReview, reviewProblems, type ReviewDraft } from './check-review.ts';
import { useKnownName } from './use-known-name.ts';
import { useRatings } from './use-ratings.ts';
import { useSendReview } from './use-send-review.ts';

/** What is typed, what is missing in it, and sending it. */
export function useReviewDraft(sku: string, onSent: () => void) {
  const { ratings, state, load } = useRatings();
  const [draft, setDraft] = useState<ReviewDraft>(emptyReview);
  const [isChecked, setIsChecked] = useState(false);
  const { send, isBusy, failure } = useSendReview(sku, onSent);
  useKnownName((name) => setDraft((typed) => ({ ...typed, nickname: typed.nickname || name })));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    // A review without its stars would be refused: first they have to be there.
    if (state === 'failed') load();
    if (state !== 'loaded') return;
    setIsChecked(true);
    if (reviewProblems(draft, ratings).length === 0) return void send(draft);
    // After the problems are shown: the first field that needs something.
    requestAnimationFrame(() => {
      const field = form.querySelector<HTMLElement>('[data-problem="true"] input, [aria-invalid="true"]');
      showMissing(field?.closest('fieldset') ?? field, field);
    });
  };
  return {
    draft,
    set: (change: Partial<ReviewDraft>): void => setDraft((before) => ({ ...before, ...change })),
    problems: isChecked ? reviewProblems(draft, ratings) : [],
    ratings,
    state,
    load,
    submit,
    isBusy,
    failure,
  };
}
