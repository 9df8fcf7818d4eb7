import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes, languagePrefixes, type Language } from '@shop/contract';
import { deviceCaches, deviceDatabases, deviceReports, localKeys, sessionKeys } from '@shop/rules/device-storage';
import { paymentMethods, smallShop } from '../index.ts';
import { knownPaths } from './paths.ts';

const { branches, landingPages, pages, redirects, attributes } = smallShop;

const prefix = languagePrefixes;
const pathsOf = (language: Language): ReadonlySet<string> => knownPaths(smallShop, language);

test('page identifiers are unique per language', () => {
  for (const language of languageCodes) assert.equal(new Set(pages.map(({ identifier }) => identifier[language])).size, pages.length);
  assert.equal(pages.length, 17);
});

test('links in pages lead to pages, screens and categories of the same language', () => {
  for (const language of languageCodes) {
    const known = pathsOf(language);
    const links = pages.flatMap(({ content }) => [...content[language].matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''));
    for (const href of links) {
      assert.ok(href.startsWith(`${prefix[language]}/`) || href === prefix[language], `${language}: ${href}`);
      assert.ok(known.has(href.slice(prefix[language].length).replace(/^\//, '')), `${language}: ${href}`);
    }
  }
});

const storageRow = /<code>([^<]+)<\/code><\/th><td>[^<]{4,}<\/td><td>[^<]{4,}<\/td><td>[^<]{4,}<\/td>/g;

test('the privacy page names everything kept on the device or sent from it, with its reason (LAW-18)', () => {
  const privacy = pages.find(({ identifier }) => identifier.nl === 'privacy');
  assert.ok(privacy);
  const names = [
    ...Object.values(localKeys),
    ...Object.values(sessionKeys),
    ...deviceCaches,
    ...deviceDatabases,
    ...Object.values(deviceReports),
  ];
  for (const language of languageCodes) {
    const rows: readonly RegExpExecArray[] = [...privacy.content[language].matchAll(storageRow)];
    assert.deepEqual(rows.map(([, name = '']) => name).toSorted(), names.toSorted(), language);
  }
});

test('the page about sorting says what decides among equals, as the search really sorts (LAW-17)', () => {
  const page = pages.find(({ identifier }) => identifier.nl === 'zo-sorteren-wij');
  const words = { nl: 'meer stuks zijn verkocht', de: 'mehr Stücke verkauft sind', en: 'more pieces were sold' } as const;
  for (const language of languageCodes) assert.ok(page?.content[language].includes(words[language]), language);
});

test('the legal notice has the numbers for packaging and textiles (LAW-23)', () => {
  const notice = pages.find(({ identifier }) => identifier.nl === 'bedrijfsgegevens');
  assert.ok(notice);
  for (const language of languageCodes) {
    assert.match(notice.content[language], /LUCID[^<]*<\/dt><dd>DE\d{13}<\/dd>/, language);
    assert.match(notice.content[language], /UPV Textiel[^<]*<\/dt><dd>[^<]*\d{6}<\/dd>/, language);
  }
});

test('redirects lead to a path that exists, and each is named once', () => {
  for (const language of languageCodes) {
    const known = pathsOf(language);
    const own = redirects.filter((redirect) => redirect.language === language);
    assert.equal(new Set(own.map(({ from }) => from)).size, own.length);
    assert.equal(own.length, redirects.length / languageCodes.length);
    for (const { from, to } of own) {
      assert.ok(known.has(to), `${language}: ${to}`);
      assert.ok(!known.has(from), `${language}: ${from}`);
    }
  }
});

test('landing pages filter by options that exist', () => {
  for (const { filters } of landingPages) {
    for (const { attribute, values } of filters) {
      const codes = attributes.find(({ code }) => code === attribute)?.options.map(({ code }) => code) ?? [];
      for (const value of values) assert.ok(codes.includes(value), value);
    }
  }
});

test('a branch has seven weekdays and names each alternate date once', () => {
  assert.equal(branches.length, 3);
  for (const { code, openingHours, alternateHours } of branches) {
    assert.equal(openingHours.length, 7, code);
    const dates = alternateHours.map(({ date }) => date);
    assert.equal(new Set(dates).size, dates.length, code);
    for (const { times } of alternateHours) for (const { from, to } of times) assert.ok(from < to, code);
  }
});

test('alternate hours follow the calendar of each branch', () => {
  const on = (code: string, date: string) =>
    branches
      .find((branch) => branch.code === code)
      ?.alternateHours.find((day) => day.date === date)
      ?.times.map(({ from, to }) => `${from}-${to}`);
  assert.deepEqual(on('AAC', '2026-12-24'), ['10:00-14:00']);
  assert.deepEqual(on('SIT', '2026-12-06'), ['12:00-17:00']);
  assert.deepEqual(on('SIT', '2027-02-07'), ['12:00-17:00']);
  assert.deepEqual(on('ROE', '2027-02-08'), []);
  assert.deepEqual(on('SIT', '2027-09-20'), ['13:00-20:00']);
  assert.equal(on('SIT', '2027-09-23'), undefined, 'Thursday already closes later');
  assert.deepEqual(on('AAC', '2027-09-26'), ['12:00-17:00']);
  assert.deepEqual(on('AAC', '2027-10-03'), []);
});

test('the page about payment names every card that the checkout takes', () => {
  const cards = /Visa|Mastercard|Maestro|American Express/g;
  const description = paymentMethods.find(({ code }) => code === 'multisafepay_creditcard')?.description;
  const page = pages.find(({ identifier }) => identifier.nl === 'verzending-en-betaling');
  for (const language of languageCodes) {
    assert.equal(page?.content[language].match(cards)?.length, 4, language);
    assert.deepEqual(page?.content[language].match(cards), description?.[language].match(cards), language);
  }
});
