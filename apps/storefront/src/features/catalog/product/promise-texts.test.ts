import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualJourney, type Origin } from '@shop/rules/delivery-promise';
import { createFormats } from '../../../i18n/formats.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { promiseTexts } from './promise-texts.ts';
import { de } from '../messages/later/de.ts';
import { nl } from '../messages/later/nl.ts';

const to = (country: string, origin: Origin = 'web') => ({ journey: usualJourney(country), origin });
const translate = (catalog: unknown, language: string) =>
  createTranslator({ catalog } as never, language).namespace('catalog' as never) as never;
const formats = (locale: string) => createFormats({ locale, currency: 'EUR', priceFormat: 'plain', moneyPattern: undefined }).date;

test('an order on a Sunday is with a Dutch shopper on Tuesday or Wednesday', () => {
  const { text, countdown } = promiseTexts(new Date('2026-11-15T10:00:00Z'), to('NL'), translate(nl, 'nl'), formats('nl-NL'));
  assert.equal(text, 'Nu besteld, di 17 nov of wo 18 nov in huis');
  assert.equal(countdown, undefined);
});

test('the countdown runs only in the last three hours (UX-27)', () => {
  const at = (time: string) => promiseTexts(new Date(`2026-11-16T${time}:00+01:00`), to('NL'), translate(nl, 'nl'), formats('nl-NL'));
  assert.equal(at('12:59').countdown, undefined);
  assert.equal(at('14:40').countdown, 'Nog 1 u 20 min voor verzending vandaag');
  assert.equal(at('14:40').text, 'Voor 16:00 besteld, di 17 nov of wo 18 nov in huis');
});

test('Germany has its own days', () => {
  const { text } = promiseTexts(new Date('2026-11-16T09:00:00Z'), to('DE'), translate(de, 'de'), formats('de-DE'));
  assert.equal(text, 'Vor 16:00 Uhr bestellt, Mi., 18. Nov. oder Do., 19. Nov. bei dir');
});

test('what a branch sends comes later, and what is made has no hour to be ordered by', () => {
  const at = (origin: Origin) =>
    promiseTexts(new Date('2026-11-17T14:00:00+01:00'), to('NL', origin), translate(nl, 'nl'), formats('nl-NL'));
  assert.equal(at('branch').text, 'Voor 16:00 besteld, vr 20 nov t/m di 24 nov in huis');
  assert.deepEqual(at('made'), { text: 'Nu besteld, di 1 dec t/m di 8 dec in huis' });
});
