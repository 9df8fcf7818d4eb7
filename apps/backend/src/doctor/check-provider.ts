import { askAccount, PaymentError } from '#modules/payments/index.ts';
import { silentLogger } from '#kernel/logger.ts';
import { broken, ok, type Examination, type Finding } from './finding.ts';

/** Asks the payment provider whose key it is: one of another shop would take that shop's money. */
export async function checkPaymentKey({ config: { multisafepay }, clock }: Examination): Promise<Finding> {
  try {
    const { accountId, siteId, role } = await askAccount({ ...multisafepay, clock, logger: silentLogger });
    return ok(`The payment key belongs to account ${accountId}, site ${siteId} (${role}): see that it is yours.`);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return broken(
      error.kind === 'refused'
        ? `The payment provider does not know the key (${error.message}): copy MULTISAFEPAY_API_KEY from the settings of your site there.`
        : `The payment provider at ${new URL(multisafepay.url).host} does not answer: let the shop out to it, or correct MULTISAFEPAY_URL.`,
    );
  }
}
