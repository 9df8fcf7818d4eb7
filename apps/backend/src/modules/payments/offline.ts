import { PaymentError, type PaymentProvider } from './provider.ts';

/**
 * Bank transfer, on account and pay in the branch: nobody is asked, the money is counted by people. The order number is the
 * reference of a transfer; the account stands in the method's instructions, which are data.
 */
export const offlineProvider: PaymentProvider = {
  listMethods: async () => [],
  createOrder: async () => ({ redirectUrl: undefined }),
  getOrder: async () => undefined,
  // Staff sends the money back; the record of it is the credit note.
  refund: async (id) => ({ refundId: `offline-${id}` }),
  update: async () => undefined,
  forget: async () => undefined,
  verifyWebhook: () => {
    throw new PaymentError('refused', 'nobody notifies about a payment by transfer, on account or in the branch');
  },
};
