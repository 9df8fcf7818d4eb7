import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canPayHere } from './can-pay-here.ts';

const apple = { code: 'multisafepay_applepay' };
const google = { code: 'multisafepay_googlepay' };

describe('a payment method is offered', () => {
  it('everywhere when it needs no wallet', () => assert.equal(canPayHere({ code: 'multisafepay_ideal' }, {}), true));

  it('as Apple Pay where the browser says it can', () => {
    assert.equal(canPayHere(apple, {}), false);
    assert.equal(canPayHere(apple, { ApplePaySession: { canMakePayments: () => true } }), true);
    assert.equal(canPayHere(apple, { ApplePaySession: { canMakePayments: () => false } }), false);
    assert.equal(canPayHere(apple, { ApplePaySession: { canMakePayments: () => assert.fail() } }), false);
  });

  it('as Google Pay where the browser knows payment requests', () => {
    assert.equal(canPayHere(google, {}), false);
    assert.equal(canPayHere(google, { PaymentRequest: class {} }), true);
  });
});
