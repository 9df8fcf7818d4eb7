import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPostcode } from '@shop/rules/postcode';
import { postcodeAddresses } from '../checkout/postcode-addresses.ts';
import { taxRates } from '../checkout/tax-rates.ts';
import { customers, demoPassword } from './customers.ts';
import { vatNumbers } from './vat-numbers.ts';

const addresses = customers.flatMap((customer) => customer.addresses);
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

test('the demo password satisfies the rule of the shop', () => {
  assert.ok(demoPassword.length >= 8);
  for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]) assert.match(demoPassword, kind);
});

test('accounts have ids and addresses of their own, at reserved mail domains', () => {
  assert.ok(unique(customers.map(({ id }) => id)) && unique(customers.map(({ email }) => email)) && unique(addresses.map(({ id }) => id)));
  for (const { email } of customers) assert.match(email, /^[a-z.]+@([a-z-]+\.example|example\.org)$/);
});

test('postcodes are written as the shop writes those of its customers', () => {
  for (const { postcode, countryCode } of addresses) assert.equal(postcode, formatPostcode(postcode, countryCode));
});

test('there are private customers, approved and waiting businesses, a minor and an account without an address', () => {
  const businesses = customers.filter(({ company }) => company !== undefined);
  assert.ok(businesses.some(({ isApproved }) => isApproved) && businesses.some(({ isApproved }) => !isApproved));
  assert.ok(customers.filter(({ isApproved }) => isApproved).every(({ company }) => company !== undefined));
  for (const { coc, taxvat } of businesses) assert.ok(coc && taxvat);
  assert.ok(customers.some(({ bornDaysAgo }) => bornDaysAgo !== undefined && bornDaysAgo < 18 * 365));
  assert.ok(customers.some((customer) => customer.addresses.length === 0));
  assert.deepEqual(new Set(customers.map(({ newsletter }) => newsletter)).size, 4);
});

test('an account has one default address each for delivery and billing', () => {
  for (const { email, addresses: own } of customers.filter((customer) => customer.addresses.length > 0)) {
    assert.equal(own.filter(({ isDefaultShipping }) => isDefaultShipping).length, 1, email);
    assert.equal(own.filter(({ isDefaultBilling }) => isDefaultBilling).length, 1, email);
  }
});

test('Dutch addresses can be found by the postcode look-up', () => {
  for (const { street, postcode, city } of addresses.filter(({ countryCode }) => countryCode === 'NL')) {
    const [name, number, addition = ''] = street;
    const found = postcodeAddresses.some(
      (row) =>
        row.street === name &&
        String(row.number) === number &&
        `${row.letter}${row.addition}` === addition &&
        row.postcode === postcode.replace(' ', '') &&
        row.city === city,
    );
    assert.ok(found, street.join(' '));
  }
});

test('addresses lie in the EU and have the postcode of their country', () => {
  const patterns: Readonly<Record<string, RegExp>> = { NL: /^[1-9]\d{3} [A-Z]{2}$/, DE: /^\d{5}$/, BE: /^[1-9]\d{3}$/, AT: /^\d{4}$/ };
  for (const { countryCode, postcode } of addresses) {
    assert.ok(taxRates.some((rate) => rate.countryCode === countryCode));
    assert.match(postcode, patterns[countryCode] ?? /^$/, postcode);
  }
});

test('VAT numbers have the pattern of their country, and those of the accounts are known', () => {
  const patterns: Readonly<Record<string, RegExp>> = { NL: /^NL\d{9}B\d{2}$/, DE: /^DE\d{9}$/, BE: /^BE\d{10}$/ };
  for (const { countryCode, vatId } of vatNumbers) assert.match(vatId, patterns[countryCode] ?? /^$/);
  for (const { taxvat } of customers)
    assert.ok(taxvat === undefined || vatNumbers.some(({ vatId, isValid }) => vatId === taxvat && isValid));
});
