import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressDraft, emptyDraft, whyOver, withOneMore, withQuantity, wishOf, type TelephoneDraft } from './draft.ts';

const eva = {
  prefix: '',
  firstname: 'Eva',
  middlename: '',
  lastname: 'Janssen',
  suffix: '',
  company: '',
  street: 'Markt 12 ',
  postcode: '6131 EK',
  city: 'Sittard',
  country: 'NL',
  telephone: '',
};
const draft = (more: Partial<TelephoneDraft>): TelephoneDraft => ({ ...emptyDraft('nl', 'NL'), email: ' eva@example.org ', ...more });

describe('what is filled in for an order by telephone', () => {
  it('leaves to the customer what nobody has asked on the telephone', () => {
    const wish = wishOf(draft({ address: eva, pickup: 'SIT', method: 'postnl/home' }));
    assert.deepEqual([wish.address, wish.pickup, wish.method], [null, null, null]);
    assert.equal(wish.email, 'eva@example.org');
  });

  it('has an address with a parcel, and with a pickup when one was typed', () => {
    assert.deepEqual(wishOf(draft({ way: 'parcel', address: eva })).address?.street, ['Markt 12']);
    assert.equal(wishOf(draft({ way: 'pickup', pickup: 'SIT' })).address, null);
    const collected = wishOf(draft({ way: 'pickup', pickup: 'SIT', address: eva, method: 'postnl/home' }));
    assert.deepEqual([collected.pickup, collected.method, collected.address?.lastname], ['SIT', null, 'Janssen']);
  });

  it('keeps the name of an address that was taken over whole', () => {
    const anna = {
      prefix: 'Dr.',
      firstname: 'Anna',
      middlename: 'de',
      lastname: 'Vries',
      suffix: null,
      company: null,
      street: ['Markt', '12'],
      postcode: '6131 EK',
      city: 'Sittard',
      country: 'NL',
      telephone: null,
    };
    const wish = wishOf(draft({ way: 'parcel', address: addressDraft(anna) }));
    assert.deepEqual(wish.address, { ...anna, street: ['Markt 12'] });
  });

  it('is sent as well when it was kept before parts of a name were asked for', () => {
    const { prefix: _prefix, middlename: _middlename, suffix: _suffix, ...kept } = eva;
    const wish = wishOf(draft({ way: 'parcel', address: kept as typeof eva }));
    assert.deepEqual([wish.address?.lastname, wish.address?.middlename], ['Janssen', null]);
  });

  it('counts an article that is added again, and drops one of which there are none', () => {
    const twice = withOneMore(withOneMore([], 'A'), 'A');
    assert.deepEqual(twice, [{ sku: 'A', quantity: 2 }]);
    assert.deepEqual(withQuantity(twice, 'A', 5), [{ sku: 'A', quantity: 5 }]);
    assert.deepEqual(withQuantity(twice, 'A', 0), []);
  });
});

describe('an order by telephone that shall be changed', () => {
  it('can be changed until it is opened, and else says why not', () => {
    assert.equal(whyOver({ state: 'sent' }), undefined);
    assert.equal(whyOver({ state: 'opened' }), 'opened');
    assert.equal(whyOver({ state: 'expired' }), 'expired');
    assert.equal(whyOver(null), 'gone');
  });
});
