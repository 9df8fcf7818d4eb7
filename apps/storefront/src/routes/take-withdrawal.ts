import { readStatement, statementFaults } from '../features/withdrawal/statement.ts';
import { stepField, type WithdrawalStep } from '../features/withdrawal/withdrawal-step.ts';
import { SubmitWithdrawalDocument } from '../generated/graphql.ts';
import { ShopApiError } from '../lib/graphql/shop-api-error.ts';
import type { PageArguments } from '../lib/page/page-loader.ts';

/** The next step after a press: back to the form, on to the page that repeats it, or the declaration itself. */
export async function takeWithdrawal({ shop, log, requestId }: PageArguments, sent: URLSearchParams): Promise<WithdrawalStep> {
  const statement = readStatement(sent);
  const faults = statementFaults(statement);
  const step = sent.get(stepField);
  if (step === 'edit') return { step: 'form', statement, faults: {} };
  if (Object.keys(faults).length > 0) return { step: 'form', statement, faults };
  if (step !== 'submit') return { step: 'confirm', statement };
  try {
    const { submitWithdrawal } = await shop.mutate(SubmitWithdrawalDocument, {
      input: {
        order_number: statement.orderNumber,
        name: statement.name,
        email: statement.email,
        hash: statement.hash || null,
        message: statement.message || null,
      },
    });
    return { step: 'receipt', statement, reference: submitWithdrawal.reference, receivedAt: submitWithdrawal.received_at };
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    log.error('withdrawal.not_taken', { error, requestId, operation: error.operation });
    return { step: 'form', statement, faults: {}, failed: true };
  }
}
