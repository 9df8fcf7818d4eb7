/**
 * Names of the contract that the shop does not serve yet, by the domain that brings them. A served name must leave this list.
 * A type stands for all its members.
 */
export const pending: Readonly<Record<string, readonly string[]>> = {
  providers: [
    'PaymentMethodInput.hosted_pro',
    'PaymentMethodInput.payflow_express',
    'PaymentMethodInput.payflow_link',
    'PaymentMethodInput.payflowpro',
    'PaymentMethodInput.payflowpro_cc_vault',
    'PaymentMethodInput.paypal_express',
  ],
};
