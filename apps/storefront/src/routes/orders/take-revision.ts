import { revisionFields, type RevisionStep } from '../../features/orders/revision/revision-step.ts';
import { ConfirmOrderRevisionDocument, DeclineOrderRevisionDocument } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';

/** What the shop says in the shopper's language; everything else is nobody's fault who reads it. */
const isSaid = ({ category }: ShopApiError): boolean => category === 'input' || category === 'no-such-entity';

/** A yes, a no, or another try to pay. What came of it shows the page, which is asked for anew. */
export async function takeRevision({ shop, params, log, requestId }: PageArguments, sent: URLSearchParams): Promise<RevisionStep> {
  const token = params['token'] ?? '';
  const step = sent.get(revisionFields.step);
  const method = sent.get(revisionFields.method) ?? undefined;
  try {
    if (step === 'decline') {
      await shop.mutate(DeclineOrderRevisionDocument, { token });
      return {};
    }
    // Beside the choice, and not as a refusal of the shop.
    if (step === 'pay' && method === undefined) return { isMethodMissing: true };
    const variables = { token, method: method === undefined ? null : { code: method } };
    const { redirect_url: url } = (await shop.mutate(ConfirmOrderRevisionDocument, variables)).confirmOrderRevision;
    return { method, url: url ?? undefined };
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    log.warn('revision.not_taken', { error, requestId, operation: error.operation });
    return isSaid(error) ? { problem: error.message } : { isFailed: true };
  }
}
