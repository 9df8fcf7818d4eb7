import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Translate } from '../../i18n/translate.ts';
import { nl } from './messages/nl.ts';
import { branchSentence, openingSentence } from './opening-sentence.ts';

const t: Translate<typeof nl> = (key, ...rest) =>
  nl[key].replace(/\{(\w+)\}/g, (_whole, name: string) => String((rest[0] as Record<string, unknown> | undefined)?.[name]));
const date = (value: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', ...options }).format(value);

test('the facts bar names the branch and its hours', () => {
  assert.equal(openingSentence({ city: 'Sittard', opening: { state: 'open', until: '17:00' } }, t, date), 'Nu open in Sittard tot 17:00');
  assert.equal(
    openingSentence({ city: 'Aachen', opening: { state: 'closed', next: { day: 1, from: '10:00' } } }, t, date),
    'Aachen opent maandag om 10:00',
  );
});

test('a branch says when it opens again, down to Sunday', () => {
  assert.equal(branchSentence({ state: 'closed', next: { day: 7, from: '12:00' } }, t, date), 'Nu gesloten, zondag open om 12:00');
  assert.equal(branchSentence({ state: 'closed' }, t, date), 'Nu gesloten');
});
