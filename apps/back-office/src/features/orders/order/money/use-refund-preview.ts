import { useEffect, useState } from 'react';
import { RefundPreviewDocument } from '../../../../generated/graphql.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { ask } from '../../../../lib/api/api.ts';
import type { Order, RefundPreview } from '../order.ts';
import { isEmpty, refundInput, type RefundDraft } from './refund-draft.ts';

type Refusal = { readonly code: string; readonly message: string };
export type Previewed = {
  /** Of what is filled in now; while it is asked for, the one before stays. */
  readonly preview: RefundPreview | undefined;
  readonly refusal: Refusal | undefined;
  readonly error: ApiError | undefined;
  /** What is shown is not yet of what is filled in. */
  readonly isCounting: boolean;
};

const nothing: Previewed = { preview: undefined, refusal: undefined, error: undefined, isCounting: false };
/** Between two keys of somebody who types an amount. */
const patience = 250;

async function load(input: ReturnType<typeof refundInput>): Promise<Previewed> {
  try {
    // A preview writes nothing: its key is never taken.
    const { refundPreview: answer } = await ask(RefundPreviewDocument, { input: { ...input, key: 'preview' } });
    return answer.__typename === 'RefundPreview' ? { ...nothing, preview: answer } : { ...nothing, refusal: answer };
  } catch (error) {
    if (error instanceof ApiError) return { ...nothing, error };
    throw error;
  }
}

/** What a refund would be, counted by the shop while it is filled in, and anew when the order has changed. */
export function useRefundPreview(order: Order, draft: RefundDraft): Previewed {
  const [shown, setShown] = useState<{ readonly of: string; readonly previewed: Previewed }>({ of: '', previewed: nothing });
  const [failure, setFailure] = useState<unknown>();
  // The reason changes no amount.
  const wanted = isEmpty(draft) ? undefined : JSON.stringify({ ...refundInput(order, draft), reason: '' });
  const { version } = order;
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      load(JSON.parse(wanted) as ReturnType<typeof refundInput>).then(
        (previewed) => isCurrent && setShown({ of: wanted, previewed }),
        (error: unknown) => isCurrent && setFailure(error),
      );
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, version]);
  if (failure !== undefined) throw failure;
  return wanted === undefined ? nothing : { ...shown.previewed, isCounting: shown.of !== wanted };
}
