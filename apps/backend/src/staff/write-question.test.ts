import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes, type Language } from '@shop/contract';
import type { Question } from './question.ts';
import { sentenceOf, titleOf } from './write-question.ts';

const inLanguage = (language: Language) => ({ language, branchName: (code: string) => (code === 'SIT' ? 'Sittard' : code) });
const written = (facts: Question, language: Language): string =>
  sentenceOf({ action: 'x', facts, summary: null }, inLanguage(language)).replaceAll('\u00a0', ' ');
const all = (facts: Question): readonly string[] => languageCodes.map((language) => written(facts, language));

describe('what waits for a second person', () => {
  it('is named as something that has not happened yet, in each language', () => {
    assert.deepEqual(
      languageCodes.map((language) => titleOf({ action: 'order.refund' }, inLanguage(language))),
      ['Geld terugbetalen', 'Geld zurückzahlen', 'Refund money'],
    );
    assert.equal(titleOf({ action: 'constructor' }, inLanguage('nl')), 'constructor', 'an action of before is called by its name');
  });

  it('says what money is refunded, and why not by one person alone', () => {
    assert.deepEqual(all({ about: 'refund', order: '100000012', cents: 123_450, why: 'large' }), [
      '€ 1.234,50 van bestelling 100000012 terugbetalen: boven wat iemand alleen mag terugbetalen',
      '1.234,50 € von Bestellung 100000012 zurückzahlen: über dem, was jemand allein zurückzahlen darf',
      'Refund €1,234.50 of order 100000012: above what one person may refund alone',
    ]);
  });

  it('names roles and branches by their words', () => {
    const roles = [
      { role: 'finance', branch: null },
      { role: 'branchManager', branch: 'SIT' },
    ] as const;
    assert.deepEqual(all({ about: 'invitation', name: 'Eva', email: 'eva@example.nl', roles }), [
      'Eva (eva@example.nl) uitnodigen als Financiën en Filiaalmanager (Sittard)',
      'Eva (eva@example.nl) als Finanzen und Ladenleitung (Sittard) einladen',
      'Invite Eva (eva@example.nl) as Finance and Branch manager (Sittard)',
    ]);
  });

  it('does not take what somebody typed for a place to fill in', () => {
    assert.equal(
      written({ about: 'roles', name: '{roles}', roles: [{ role: 'owner', branch: null }] }, 'en'),
      'Give {roles} the role Owner',
    );
  });

  it('keeps the sentence of a request that has no facts', () => {
    assert.equal(
      sentenceOf({ action: 'x', facts: null, summary: 'Give Eva the role finance' }, inLanguage('de')),
      'Give Eva the role finance',
    );
  });
});
