import { notTaken, sendingFields, toFormAnswer, typedFields, type FormAnswer } from '../../features/forms/form-answer.ts';
import { SubmitFormDocument } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import type { FormAddress } from './load-form.ts';

/** Hands a form that was sent to the backend, which checks every rule again. What was typed comes back whatever happens. */
export async function takeForm({ shop, log, requestId }: PageArguments, address: FormAddress, sent: URLSearchParams): Promise<FormAnswer> {
  const typed = typedFields(sent);
  try {
    const { submitForm } = await shop.mutate(SubmitFormDocument, {
      input: {
        type: address.type,
        identifier: address.identifier,
        sku: address.sku,
        category_id: address.categoryId,
        fields: typed.map(([name, value]) => ({ name, value })),
        opened_at: sent.get(sendingFields.openedAt),
        trap: sent.get(sendingFields.trap),
      },
    });
    return toFormAnswer(submitForm);
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    log.warn('form.not_taken', { error, requestId, operation: error.operation });
    return notTaken(typed);
  }
}
