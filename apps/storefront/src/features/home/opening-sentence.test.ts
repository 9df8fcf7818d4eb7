import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Translate } from '../../i18n/translate.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { nl } from './messages/nl.ts';
import { branchSentence, openingSentence } from './opening-sentence.ts';

const t: Translate<typeof nl> = (key, ...rest) =>
  nl[key].replace(/\{(\w+)\}/g, (_whole, name: string) => String((rest[0] as Record<string, unknown> | undefined)?.[name]));

test('the facts bar names the branch and its hours', () => {
  assert.equal(openingSentence({ city: 'Sittard', opening: { state: 'open', until: '17:00' } }, t), 'Nu open in Sittard tot 17:00');
  assert.equal(
    openingSentence({ city: 'Aachen', opening: { state: 'closed', next: { day: 1, from: '10:00' } } }, t),
    'Aachen opent maandag om 10:00',
  );
});

test('a branch says when it opens again, down to Sunday', () => {
  assert.equal(branchSentence({ state: 'closed', next: { day: 7, from: '12:00' } }, t), 'Nu gesloten, zondag open om 12:00');
  assert.equal(branchSentence({ state: 'closed' }, t), 'Nu gesloten');
});

for (const [locale, messages] of Object.entries({ 'nl-NL': nl, 'de-DE': de, 'en-GB': en })) {
  test(`the weekdays are those of the calendar (${locale})`, () => {
    const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // 2024 began on a Monday.
    for (const day of [1, 2, 3, 4, 5, 6, 7] as const) assert.equal(messages[`weekday${day}`], name.format(Date.UTC(2024, 0, day)));
  });
}
