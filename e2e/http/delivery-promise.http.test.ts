import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryPromise, usualJourney } from '@shop/rules/delivery-promise';
import { textOf } from './get.ts';

const words = (html: string): string => html.replaceAll(/<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');

const short = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const views = [
  { locale: 'nl-NL', country: 'NL', home: '/', product: '/suedespray-250-ml.html', days: '1–2 werkdagen' },
  { locale: 'de-DE', country: 'DE', home: '/de', product: '/de/veloursleder-spray-250-ml.html', days: '2–3 Werktage' },
] as const;

for (const { locale, country, home, product, days } of views) {
  test(`pages of ${locale} promise by the shop's clock, and the home page no other number of days (UX-27)`, async () => {
    assert.ok(words(await textOf(home)).includes(days));
    // The page may be made in the minute the promise changes.
    const promise = () => deliveryPromise(new Date(), usualJourney(country));
    const [before, html, after] = [promise(), words(await textOf(product)), promise()];
    const isSaid = ({ from, to }: { from: string; to: string }) => html.includes(short(locale, from)) && html.includes(short(locale, to));
    assert.ok(isSaid(before) || isSaid(after), `${before.from} to ${before.to}`);
  });
}

test('a card of goods sold by measure says what a litre costs without script (LAW-04)', async () => {
  assert.ok(words(await textOf('/search?q=su%C3%A8despray')).includes('€ 51,80 per liter'));
});
