import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { highlightRuns } from './highlight.ts';

const marked = (term: string, typed: string): string =>
  highlightRuns(term, typed)
    .map(({ text, completes }) => (completes ? `*${text}*` : text))
    .join('');

describe('a suggested term', () => {
  it('stands out where it completes what was typed', () => assert.equal(marked('dirndlblouse', 'dirn'), 'dirn*dlblouse*'));
  it('may complete on both sides', () => assert.equal(marked('lange dirndl', 'dirn'), '*lange *dirn*dl*'));
  it('stands out as a whole when it corrects', () => assert.equal(marked('dirndl', 'drindl'), '*dirndl*'));
  it('has nothing to stand out when it is what was typed', () => assert.equal(marked('dirndl', 'dirndl'), 'dirndl'));
  it('keeps its capitals', () => assert.equal(marked('Firnkind', 'firn'), 'Firn*kind*'));
});
