import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { letterGroups } from './letter-groups.ts';

const grouped = (...titles: string[]): readonly string[] =>
  letterGroups(
    titles.map((title) => ({ title })),
    'de-DE',
  ).map(({ letter, brands }) => `${letter} ${brands.map(({ title }) => title).join(', ')}`);

describe('the letter index of brands', () => {
  it('sorts letters, and brands inside them', () =>
    assert.deepEqual(grouped('Wetterbach', 'Firnkind', 'Falkenruh'), ['F Falkenruh, Firnkind', 'W Wetterbach']));
  it('puts an umlaut under its plain letter', () => assert.deepEqual(grouped('Öttl', 'Ortner', 'Zwirn'), ['O Ortner, Öttl', 'Z Zwirn']));
  it('keeps digits and symbols at the end', () => assert.deepEqual(grouped('1618', 'Alm', '& Sohn'), ['A Alm', '# & Sohn, 1618']));
  it('is empty without brands', () => assert.deepEqual(grouped(), []));
});
