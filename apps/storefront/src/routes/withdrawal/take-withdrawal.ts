import { knownOrder, prefilled, withdrawnItems, type KnownOrder } from '../../features/withdrawal/known-order.ts';
import { readStatement, statementFaults, type Statement } from '../../features/withdrawal/statement.ts';
import { stepField, type WithdrawalStep } from '../../features/withdrawal/withdrawal-step.ts';
import { SubmitWithdrawalDocument, WithdrawalOrderDocument } from '../../generated/graphql.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';

/** The order of a link in a mail or of an order page; a wrong secret shows nothing, and is no reason not to take the statement. */
export async function orderOfStatement(shop: ServerShopClient, { hash, orderNumber }: Statement): Promise<KnownOrder | undefined> {
  const found = hash === '' ? undefined : (await shop.optional(WithdrawalOrderDocument, { hash }))?.order;
  return found && (orderNumber === '' || orderNumber === found.number) ? knownOrder(found) : undefined;
}

/** The next step after a press: back to the form, on to the page that repeats it, or the declaration itself. */
export async function takeWithdrawal({ shop, log, requestId }: PageArguments, sent: URLSearchParams): Promise<WithdrawalStep> {
  const statement = readStatement(sent);
  const step = sent.get(stepField);
  const order = await orderOfStatement(shop, statement);
  const faults = statementFaults(statement, order !== undefined);
  if (step === 'begin') return { step: 'form', statement: order ? prefilled(statement, order) : statement, order, faults: {} };
  if (step === 'edit') return { step: 'form', statement, order, faults: {} };
  if (Object.keys(faults).length > 0) return { step: 'form', statement, order, faults };
  if (step !== 'submit') return { step: 'confirm', statement, order };
  try {
    const { submitWithdrawal } = await shop.mutate(SubmitWithdrawalDocument, {
      input: {
        order_number: statement.orderNumber,
        name: statement.name,
        email: statement.email || null,
        hash: statement.hash || null,
        items: withdrawnItems(statement, order)?.map(({ sku, quantity }) => ({ sku, quantity })) ?? null,
        message: statement.message || null,
      },
    });
    return { step: 'receipt', statement, order, reference: submitWithdrawal.reference, receivedAt: submitWithdrawal.received_at };
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error;
    log.error('withdrawal.not_taken', { error, requestId, operation: error.operation });
    return { step: 'form', statement, order, faults: {}, failed: true };
  }
}
