import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckoutPaymentMethodFragment } from '../../../generated/graphql.ts';
import { emptyPayment, fieldName, firstChoice, paymentChoice, paymentInput, restoredPayment } from './payment-values.ts';

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

  it('takes a kept card that is still there, and keeps no other beside it', () => {
    const cards = method('creditcard', {
      label: 'Creditcard',
      additional_fields: [
        {
          code: 'kept_card',
          label: 'Bewaarde kaart',
          type: 'select',
          is_required: false,
          options: [{ label: 'VISA •••• 1111, 12/30', value: 'a1' }],
        },
      ],
    });
    const values = { ...emptyPayment([cards], 'creditcard'), isKept: true, [fieldName('creditcard', 'kept_card')]: 'a1' };
    const choice = paymentChoice(cards, values, false);
    assert.deepEqual(
      [choice.title, choice.input.additional_data],
      ['Creditcard: VISA •••• 1111, 12/30', [{ code: 'kept_card', value: 'a1' }]],
    );
    const gone = paymentChoice(cards, { ...values, [fieldName('creditcard', 'kept_card')]: 'b2' }, false);
    assert.deepEqual([gone.title, gone.input.additional_data], ['Creditcard', [{ code: 'keep', value: '1' }]]);
  });

  it('is chosen beforehand only for who has ordered before, and never a credit (PAY-01)', () => {
    assert.equal(firstChoice([klarna, onAccount], undefined, true), 'purchaseorder');
    assert.equal(firstChoice([onAccount], undefined, false), undefined);
    assert.equal(firstChoice([onAccount], 'ideal', true), 'ideal');
  });

  it('is as it was after a reload, as long as nothing is missing', () => {
    const needed = method('payinstore', {
      additional_fields: [{ code: 'how', label: 'Hoe', type: 'select', is_required: true, options: [{ label: 'Kaart', value: 'card' }] }],
    });
    const stored = { method: 'payinstore', [fieldName('payinstore', 'how')]: 'card' };
    assert.deepEqual(restoredPayment([needed], stored, true)?.input.additional_data, [{ code: 'how', value: 'card' }]);
    assert.equal(restoredPayment([needed], { method: 'payinstore' }, true), undefined);
    assert.equal(restoredPayment([needed], { ...stored, [fieldName('payinstore', 'how')]: 'cheque' }, true), undefined);
    assert.equal(restoredPayment([onAccount], stored, true), undefined);
  });

  it('asks for the password of an account again', () => {
    assert.equal(restoredPayment([onAccount], { method: 'purchaseorder', wantsAccount: true }, true), undefined);
    assert.equal(restoredPayment([onAccount], { method: 'purchaseorder', wantsAccount: true }, false)?.password, undefined);
  });
});
