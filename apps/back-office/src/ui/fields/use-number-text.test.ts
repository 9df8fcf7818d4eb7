import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readHundredths } from './decimal-text.ts';
import { valueOf } from './use-number-text.ts';

/** What a form is told, letter by letter. */
const typed = (text: string, before: number | null): readonly (number | null)[] =>
  Array.from(text, (_, index) => valueOf({ text: text.slice(0, index + 1), before }, (part) => readHundredths(part, ',')));

it('an amount that cannot be read counts for nothing, and not for its first digits', () => {
  assert.deepEqual(typed('1e9', null), [100, null, null]);
  assert.deepEqual(typed('59,955', 4995).at(-1), 4995);
  assert.deepEqual(typed('12 euro', null).at(-1), null);
});

it('an amount that can be read counts as it stands', () => {
  assert.deepEqual(typed('12,5', null), [100, 1200, 1200, 1250]);
});
