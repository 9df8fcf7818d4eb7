/**
 * Names of the contract that the shop does not serve yet, by the domain that brings them. A served name must leave this list.
 * A type stands for all its members.
 */
export const pending: Readonly<Record<string, readonly string[]>> = {};

/**
 * Names that will not be served, by the reason. A client that sends one is told that the field does not exist: an input that is taken and
 * ignored would let somebody believe they paid.
 */
export const notPlanned: Readonly<Record<string, readonly string[]>> = {
  'inputs of payment providers the shop has no contract with; a kept card is named in additional_data': [
    'PaymentMethodInput.hosted_pro',
    'PaymentMethodInput.payflow_express',
    'PaymentMethodInput.payflow_link',
    'PaymentMethodInput.payflowpro',
    'PaymentMethodInput.payflowpro_cc_vault',
    'PaymentMethodInput.paypal_express',
  ],
};
