import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { greenClaim } from '@shop/rules/green-claim';
import { loadMessages } from './load-messages.ts';

const [nl, de, en] = await Promise.all([loadMessages('nl'), loadMessages('de'), loadMessages('en')]);

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const parametersOf = (message: unknown): readonly string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].toSorted();

describe('translations', () => {
  for (const language of languageCodes) {
    it(`in ${language} use the same parameters as Dutch`, async () => {
      const messages = await loadMessages(language);
      for (const [namespace, group] of Object.entries(nl as Groups)) {
        for (const [key, message] of Object.entries(group)) {
          assert.deepEqual(parametersOf((messages as Groups)[namespace]?.[key]), parametersOf(message), `${namespace}.${key}`);
        }
      }
    });
  }

  it('never claim what the law forbids to claim without proof (LAW-11)', () => {
    assert.equal(greenClaim(JSON.stringify([nl, de, en])), undefined);
  });

  it('name the withdrawal function in the exact words (LAW-08)', () => {
    assert.equal(nl.navigation.withdraw, 'Overeenkomst herroepen');
    assert.equal(de.navigation.withdraw, 'Vertrag widerrufen');
    assert.equal(en.navigation.withdraw, 'Withdraw from contract here');
  });

  it('name the legal notice in the words of the law (LAW-13)', () => {
    assert.deepEqual(
      [nl, de, en].map(({ navigation }) => navigation.legalNotice),
      ['Bedrijfsgegevens', 'Impressum', 'Legal notice'],
    );
  });
});
