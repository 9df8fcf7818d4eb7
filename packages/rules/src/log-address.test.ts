import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addressForLog, withoutQueries } from './log-address.ts';

describe('an address in a log', () => {
  const cases: [string, string][] = [
    ['/dirndl', '/dirndl'],
    ['/dirndl?page=2', '/dirndl?…'],
    ['/contact?name=Eva+Janssen', '/contact?…'],
    ['/contact?Eva+Janssen', '/contact?…'],
    ['/contact#name=Eva', '/contact?…'],
    [`/order/${'k'.repeat(32)}`, '/order/kkkk…'],
    ['/leave/eva@shop.example/now', '/leave/…/now'],
    ['/leave/eva%40shop.example', '/leave/…'],
    [`/media/${'0'.repeat(64)}/480.webp`, `/media/${'0'.repeat(64)}/480.webp`],
  ];
  for (const [url, shown] of cases) it(`shows ${url.slice(0, 60)} as ${shown.slice(0, 60)}`, () => assert.equal(addressForLog(url), shown));

  it('never holds a name or a value of its query, however it is written (R149, R201)', () => {
    const sign = fc.constantFrom('=', '&', ';', '%26', '%3F', '?', '#', '/', '+', '%', '', '%00', '"', "'", ' ');
    const query = fc.array(sign, { maxLength: 6 }).map((signs) => `${signs.join('CANARY')}CANARY${signs.toReversed().join('CANARY')}`);
    const path = fc.constantFrom('/', '/zoeken', '/graphql', '//x', '/account/orders/1', '/media/a');
    fc.assert(
      fc.property(path, query, (before, behind) => {
        assert.equal(addressForLog(`${before}?${behind}`), `${before}?…`);
        const sentence = withoutQueries(`cannot fetch "http://shop.example${before}?${encodeURI(behind)}" in time`);
        assert.equal(sentence, `cannot fetch "http://shop.example${before}?… in time`);
      }),
    );
  });

  it('leaves a sentence alone that has none', () => {
    for (const text of ['Failed query: select 1 where a ? b = $1', 'Why? Because 1 = 1', 'no']) assert.equal(withoutQueries(text), text);
  });
});
