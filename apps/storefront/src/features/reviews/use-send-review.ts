import { useState } from 'react';
import { WriteReviewDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { isSessionLost } from '../../lib/notices/is-session-lost.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import type { ReviewDraft } from './check-review.ts';

type Sending = { readonly send: (draft: ReviewDraft) => Promise<void>; readonly isBusy: boolean; readonly failure: string | undefined };

/** Sends a review; a refusal is shown in the shop's own words at the form, a lost session where those are shown (SPEC-4). */
export function useSendReview(sku: string, onSent: () => void): Sending {
  const t = useMessages('reviews');
  const shop = useShop();
  const report = useReportError();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async ({ nickname, summary, text, ratings, fit }: ReviewDraft): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const input = {
      sku,
      nickname: nickname.trim(),
      summary: summary.trim(),
      text: text.trim(),
      ratings: Object.entries(ratings).map(([id, value_id]) => ({ id, value_id })),
      ...(fit === '' ? {} : { fit }),
    };
    try {
      await shop.with({ credential: 'consumer' }).mutate(WriteReviewDocument, { input });
      onSent();
    } catch (error) {
      const isKnown = error instanceof ShopApiError;
      if (isKnown && deviceValues.get('customerToken') !== undefined && isSessionLost(error)) report(error, 'loginError');
      setFailure(isKnown && (error.category === 'input' || error.category === 'authorization') ? error.message : t('failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy, failure };
}
