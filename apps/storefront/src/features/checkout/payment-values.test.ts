import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckoutPaymentMethodFragment } from '../../generated/graphql.ts';
import { emptyPayment, fieldName, paymentInput } from './payment-values.ts';

const method = (code: string, more: Partial<CheckoutPaymentMethodFragment> = {}): CheckoutPaymentMethodFragment => ({
  code,
  label: code,
  description: null,
  is_pay_later: false,
  needs_wallet: false,
  additional_fields: [],
  ...more,
});
const onAccount = method('purchaseorder', {
  additional_fields: [{ code: 'reference', label: 'Referentie', type: 'text', is_required: false, options: [] }],
});
const klarna = method('klarna', { is_pay_later: true });

describe('the payment of an order', () => {
  it('remembers a choice that is still offered, and never a credit (PAY-04, LAW-22)', () => {
    assert.equal(emptyPayment([onAccount], 'purchaseorder').method, 'purchaseorder');
    assert.equal(emptyPayment([onAccount], 'ideal').method, '');
    assert.equal(emptyPayment([klarna], 'klarna').method, '');
    assert.equal(emptyPayment([onAccount], undefined).method, '');
  });

  it('sends the fields that were filled in, the reference also as Magento calls it', () => {
    const values = { ...emptyPayment([onAccount], undefined), [fieldName('purchaseorder', 'reference')]: ' 4711 ' };
    assert.deepEqual(paymentInput(onAccount, values, false), {
      code: 'purchaseorder',
      additional_data: [{ code: 'reference', value: '4711' }],
      purchase_order_number: '4711',
    });
  });

  it('keeps a card only for a customer who wants it', () => {
    const values = { ...emptyPayment([], undefined), isKept: true };
    assert.deepEqual(paymentInput(method('creditcard'), values, true).additional_data, [{ code: 'keep', value: '1' }]);
    assert.deepEqual(paymentInput(method('creditcard'), values, false).additional_data, []);
  });
});
