import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoPaymentMethods } from '#testing/payment-methods.ts';
import { methodRegistry } from './method-registry.ts';
import { offerMethods, type OfferQuestion } from './offer-methods.ts';
import type { PaymentMethodRecord } from './payment-method.ts';
import { paymentMethodCodes, type ListedMethod } from './provider.ts';

const now = new Date('2026-11-15T11:00:00Z');
const records: readonly PaymentMethodRecord[] = demoPaymentMethods.map(({ record }) => record);
const wero: ListedMethod = { gateway: 'WERO', name: 'Wero', minimum: 1, maximum: undefined, countryCodes: ['DE'] };
const codes = (question: Partial<OfferQuestion> = {}, listed: readonly ListedMethod[] = [], from = records): readonly string[] => {
  const usual = { texts: ['nl'], billingCountry: 'NL', shippingCountry: 'NL', amount: 24_990, isPickup: false, isApprovedBusiness: false };
  return offerMethods(from, { ...usual, ...question }, listed, now).map(({ code }) => code.replace('multisafepay_', ''));
};

describe('the methods that are offered', () => {
  it('stand in the order of the billing country (PAY-01)', () => {
    assert.deepEqual(codes(), ['ideal', 'applepay', 'googlepay', 'klarna', 'paypal', 'creditcard', 'banktransfer']);
    const german = codes({ billingCountry: 'DE', shippingCountry: 'DE' }, [wero]);
    assert.deepEqual(german, ['paypal', 'klarna', 'applepay', 'googlepay', 'wero', 'creditcard', 'banktransfer', 'ideal']);
    assert.equal(codes({ billingCountry: 'BE', shippingCountry: 'BE' })[0], 'bancontact');
  });

  it('follow their conditions: country, amount, pickup, approval', () => {
    assert.ok(codes({ billingCountry: 'NL', shippingCountry: 'BE' }).includes('bancontact'));
    assert.ok(!codes({ billingCountry: 'DE', shippingCountry: 'NL' }).includes('bancontact'));
    assert.ok(!codes({ amount: 999 }).includes('klarna') && !codes({ amount: 150_001 }).includes('klarna'));
    assert.ok(!codes().includes('payinstore') && codes({ isPickup: true }).includes('payinstore'));
    assert.ok(!codes().includes('purchaseorder') && codes({ isApprovedBusiness: true }).includes('purchaseorder'));
    assert.deepEqual(codes({ amount: 0 }), ['free']);
  });

  it('Wero only where the provider lists it, and the joint brand of iDEAL is not it', () => {
    assert.ok(!codes({ billingCountry: 'DE' }).includes('wero'));
    assert.ok(!codes({ billingCountry: 'DE' }, [{ ...wero, gateway: 'IDEAL', name: 'iDEAL | Wero' }]).includes('wero'));
    const [found] = offerMethods(
      records.filter(({ code }) => code === 'multisafepay_wero'),
      { texts: ['de'], billingCountry: 'DE', amount: 100, isPickup: false, isApprovedBusiness: false },
      [wero],
      now,
    );
    assert.equal(found?.gateway, 'WERO');
  });

  it('never begin with credit, whatever stands in the data or was used last (LAW-22)', () => {
    const first = records.map((record) =>
      record.code === 'multisafepay_klarna' ? { ...record, position: { NL: 0, DE: 0, other: 0 } } : record,
    );
    for (const billingCountry of ['NL', 'DE', 'AT']) {
      const offered = codes({ billingCountry, lastUsed: 'multisafepay_klarna' }, [], first);
      assert.equal(offered.indexOf('klarna'), 1);
    }
    assert.deepEqual(
      codes(
        {},
        [],
        records.filter(({ code }) => methodRegistry[code].isPayLater),
      ),
      [],
    );
  });

  it('leave credit out for whom the profile says is under 18', () => {
    assert.ok(!codes({ dateOfBirth: '2008-11-16' }).includes('klarna'));
    assert.ok(codes({ dateOfBirth: '2008-11-15' }).includes('klarna') && codes({ dateOfBirth: null }).includes('klarna'));
  });

  it('put what was used last on top', () => {
    assert.deepEqual(codes({ lastUsed: 'banktransfer' }).slice(0, 2), ['banktransfer', 'ideal']);
    assert.equal(codes({ lastUsed: 'giropay' })[0], 'ideal');
  });

  it('are named by data: a new name for iDEAL needs no code (PAY-02), each with one line on what happens (PAY-03)', () => {
    const question = { texts: ['nl_limburg', 'nl'], billingCountry: 'NL', amount: 100, isPickup: true, isApprovedBusiness: true };
    const renamed = records.map((record) => (record.code === 'multisafepay_ideal' ? { ...record, title: { nl: 'Wero' } } : record));
    assert.equal(offerMethods(renamed, question, [], now)[0]?.title, 'Wero');
    for (const language of languageCodes) {
      for (const { code, title, description, instructions, behaviour } of offerMethods(
        records,
        { ...question, texts: [language] },
        [],
        now,
      )) {
        assert.ok(title && description, `${code} ${language}`);
        if (behaviour.provider === 'offline') assert.ok(instructions, `${code} ${language}`);
      }
    }
  });

  it('bring their own fields', () => {
    const offered = offerMethods(
      records,
      { texts: ['en'], billingCountry: 'NL', amount: 100, isPickup: true, isApprovedBusiness: true },
      [],
      now,
    );
    assert.equal(offered.find(({ code }) => code === 'purchaseorder')?.fields[0]?.label, 'Your reference or purchase order number');
    assert.deepEqual(
      offered.find(({ code }) => code === 'payinstore')?.fields[0]?.options.map(({ value }) => value),
      ['card', 'cash'],
    );
  });

  it('hold goods as long as the method needs: 60 minutes, 7 days, 3 days', () => {
    assert.equal(methodRegistry.multisafepay_ideal.holdSeconds, 3_600);
    assert.equal(methodRegistry.banktransfer.holdSeconds, 604_800);
    assert.equal(methodRegistry.payinstore.holdSeconds, 259_200);
    assert.equal(methodRegistry.purchaseorder.holdSeconds, null);
  });

  it('know every method of the demo shop as its data does', () => {
    assert.deepEqual(records.map(({ code }) => code).toSorted(), [...paymentMethodCodes].toSorted());
    for (const { demo, record } of demoPaymentMethods) {
      const { provider, isPayLater, isForBusiness, isForPickup, needsWallet, listedAs } = methodRegistry[record.code];
      assert.deepEqual(
        [provider, isPayLater, isForBusiness, isForPickup, needsWallet, listedAs !== null],
        [demo.provider, demo.isPayLater, demo.isForBusiness, demo.isForPickup, demo.needsWallet, demo.needsListing],
      );
    }
  });
});
