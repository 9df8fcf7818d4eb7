import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

describe('the line that opens the notice on the legal guarantee', () => {
  it('has the words of the law in three languages (LAW-10)', () =>
    assert.deepEqual(
      [nl.noticeLine, de.noticeLine, en.noticeLine],
      ['Wettelijke garantie: minimaal 2 jaar', 'Gesetzliche Gewährleistung: mindestens 2 Jahre', 'Legal guarantee: at least 2 years'],
    ));
});
