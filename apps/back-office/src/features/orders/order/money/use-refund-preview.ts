import { RefundPreviewDocument } from '../../../../generated/graphql.ts';
import { ask } from '../../../../lib/api/api.ts';
import { usePreview, type Previewed as PreviewedOf } from '../../../../lib/desk/use-preview.ts';
import type { Order, RefundPreview } from '../order.ts';
import { isEmpty, refundInput, type RefundDraft } from './refund-draft.ts';

export type Previewed = PreviewedOf<RefundPreview>;

async function load(wanted: string) {
  const input = JSON.parse(wanted) as ReturnType<typeof refundInput>;
  // A preview writes nothing: its key is never taken.
  return (await ask(RefundPreviewDocument, { input: { ...input, key: 'preview' } })).refundPreview;
}

/** What a refund would be, counted by the shop while it is filled in. */
export function useRefundPreview(order: Order, draft: RefundDraft): Previewed {
  // The reason changes no amount.
  const wanted = isEmpty(draft) ? undefined : JSON.stringify({ ...refundInput(order, draft), reason: '' });
  return usePreview<RefundPreview>(wanted, order.version, load);
}
