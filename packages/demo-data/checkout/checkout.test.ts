import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallShop } from '../index.ts';
import { faqCategories } from '../content/faq/faq.ts';
import { globalMessages } from '../content/global-messages.ts';
import { coupons } from './coupons.ts';
import { paymentMethods } from './payment-methods.ts';
import { postcodeAddresses } from './postcode-addresses.ts';
import { carriers, deliveryCountries, freeShipping } from './shipping.ts';
import { taxRates } from './tax-rates.ts';

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

test('coupons have codes of their own and name categories and products that exist', () => {
  assert.ok(unique(coupons.map(({ code }) => code)) && unique(coupons.map(({ id }) => id)));
  const categoryIds = new Set(smallShop.categories.map(({ id }) => id));
  const skus = new Set(smallShop.products.map(({ sku }) => sku));
  for (const { code, conditions } of coupons) {
    assert.match(code, /^[A-Z0-9]+$/);
    for (const id of conditions.categoryIds ?? []) assert.ok(categoryIds.has(id), code);
    for (const sku of conditions.skus ?? []) assert.ok(skus.has(sku), code);
  }
});

test('every kind of coupon exists, and one each that is over, not yet valid, used up and switched off', () => {
  assert.deepEqual(new Set(coupons.map(({ effect }) => effect.type)), new Set(['percent', 'fixed', 'cart-fixed', 'free-shipping']));
  assert.ok(coupons.some(({ toInDays }) => (toInDays ?? 0) < 0));
  assert.ok(coupons.some(({ fromDaysAgo }) => (fromDaysAgo ?? 0) < 0));
  assert.ok(coupons.some(({ usesPerCoupon, timesUsed }) => usesPerCoupon === timesUsed));
  assert.ok(coupons.some(({ isActive }) => !isActive));
  for (const { code, fromDaysAgo = Infinity, toInDays = Infinity } of coupons) assert.ok(-fromDaysAgo < toInDays, code);
});

test('a coupon that the pages name can be used by anybody, and lowers no price (LAW-03)', () => {
  const pages = JSON.stringify([smallShop.pages, faqCategories, globalMessages]);
  const named = coupons.filter(({ code }) => pages.includes(code));
  assert.deepEqual(
    named.map(({ code }) => code),
    ['ALMPOST'],
  );
  for (const { isActive, effect, conditions, fromDaysAgo, toInDays, usesPerCoupon } of named) {
    assert.deepEqual(
      [isActive, effect.type, fromDaysAgo, toInDays, usesPerCoupon],
      [true, 'free-shipping', undefined, undefined, undefined],
    );
    assert.deepEqual(conditions, { minimumSubtotalCents: 4_000, countryCodes: ['NL', 'DE'] });
  }
});

test('each delivery country has a rate and a tax rate, and pickup costs nothing', () => {
  const methods = carriers.flatMap((carrier) => carrier.methods);
  for (const country of deliveryCountries) {
    const rates = methods
      .filter(({ isPickup }) => !isPickup)
      .flatMap((method) => method.rates.filter((rate) => rate.countryCode === country));
    assert.ok(rates.length > 0, country);
    for (const { cents, workingDays } of rates) assert.ok(cents > 0 && workingDays.from <= workingDays.to, country);
    assert.ok(
      taxRates.some((rate) => rate.countryCode === country && rate.reducedPercent !== undefined),
      country,
    );
  }
  const pickup = methods.filter(({ isPickup }) => isPickup);
  assert.equal(pickup.length, 1);
  assert.ok(pickup.every(({ rates }) => rates.every(({ cents }) => cents === 0)));
  assert.ok(unique(carriers.flatMap(({ code, methods: own }) => own.map((method) => `${code}/${method.code}`))));
});

test('pickup says that it needs no delivery trip, and claims no more than that (LAW-12, LAW-11)', () => {
  const [pickup] = carriers.flatMap(({ methods }) => methods.filter(({ isPickup }) => isPickup));
  assert.match(pickup?.description.nl ?? '', /geen bezorgrit/);
  assert.match(pickup?.description.de ?? '', /keine Lieferfahrt/);
  assert.match(pickup?.description.en ?? '', /no delivery trip/);
  for (const words of Object.values(pickup?.description ?? {}))
    assert.doesNotMatch(words, /groen|grün|green|duurza|nachhaltig|sustain|co2/i);
});

test('free shipping begins where the rates say it does', () => {
  for (const { countryCode, cents } of freeShipping.countries) {
    const rates = carriers.flatMap(({ methods }) => methods.flatMap((method) => (method.isPickup ? [] : method.rates)));
    for (const rate of rates.filter((one) => one.countryCode === countryCode)) assert.equal(rate.freeFromCents, cents, countryCode);
  }
});

test('the 27 countries of the EU have a standard rate (LAW-25)', () => {
  assert.equal(taxRates.length, 27);
  assert.ok(unique(taxRates.map(({ countryCode }) => countryCode)));
  for (const { countryCode, standardPercent } of taxRates) assert.ok(standardPercent >= 15 && standardPercent <= 27, countryCode);
  assert.deepEqual(
    taxRates.slice(0, 3).map(({ countryCode, standardPercent, reducedPercent }) => [countryCode, standardPercent, reducedPercent]),
    [
      ['NL', 21, 9],
      ['DE', 19, 7],
      ['BE', 21, 6],
    ],
  );
});

test('pay-later never comes first and no method promises an easy or free credit (LAW-22)', () => {
  for (const place of ['NL', 'DE', 'other'] as const) {
    const sorted = [...paymentMethods].sort((a, b) => a.position[place] - b.position[place]);
    assert.ok(unique(sorted.map(({ position }) => position[place])), place);
    const usable = sorted.filter(({ countryCodes, needsWallet }) => countryCodes === undefined && !needsWallet);
    const credit = sorted.findIndex(({ isPayLater }) => isPayLater);
    assert.ok(sorted.indexOf(usable[0] ?? sorted[0]!) < credit, place);
  }
  for (const method of paymentMethods.filter(({ isPayLater }) => isPayLater)) {
    for (const words of Object.values(method.description))
      assert.doesNotMatch(words, /makkelijk|zorgeloos|gratis|einfach|sorglos|kostenlos|easy|free|worr/i);
  }
});

test('closed payment methods are not offered, and the iDEAL method has its joint name (PAY-02)', () => {
  const codes = paymentMethods.map(({ code }) => code);
  assert.ok(unique(codes));
  assert.ok(!codes.some((code) => /giropay|sofort|directbank|cashondelivery/.test(code)));
  assert.equal(paymentMethods.find(({ gateway }) => gateway === 'IDEAL')?.title.nl, 'iDEAL | Wero');
  for (const { code, provider, gateway, instructions } of paymentMethods) {
    if (provider === 'multisafepay' && code !== 'multisafepay_wero') assert.ok(gateway, code);
    if (provider === 'offline' && code !== 'free') assert.ok(instructions, code);
  }
});

test('about 300 Dutch addresses in twelve towns can be looked up', () => {
  assert.ok(postcodeAddresses.length >= 295 && postcodeAddresses.length <= 320, String(postcodeAddresses.length));
  assert.equal(new Set(postcodeAddresses.map(({ city }) => city)).size, 12);
  assert.ok(unique(postcodeAddresses.map(({ postcode, number, letter, addition }) => `${postcode} ${number}${letter}-${addition}`)));
  for (const { postcode } of postcodeAddresses) assert.match(postcode, /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/);
});

test('some houses have letters and numeric additions that sort differently as words and as numbers', () => {
  const additions = postcodeAddresses
    .filter(({ postcode, number }) => postcode === '6131EB' && number === 23)
    .map(({ addition }) => addition);
  assert.deepEqual(additions, ['', '1', '2', '10']);
  assert.ok(postcodeAddresses.some(({ letter, addition }) => letter !== '' && addition !== ''));
  assert.ok(postcodeAddresses.filter(({ letter, addition }) => letter !== '' || addition !== '').length > 60);
});

test('a street has one postcode per town and a postcode one street', () => {
  const pairs = new Set(postcodeAddresses.map(({ city, street, postcode }) => `${city}|${street}|${postcode}`));
  assert.equal(new Set(postcodeAddresses.map(({ postcode }) => postcode)).size, pairs.size);
});
