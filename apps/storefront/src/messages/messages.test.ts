import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { greenClaim } from '@shop/rules/green-claim';
import { unwantedWord } from '@shop/rules/house-words';
import { loadMessages } from './load-messages.ts';
import { specSentences } from './spec-sentences.ts';

const [nl, de, en] = await Promise.all([loadMessages('nl'), loadMessages('de'), loadMessages('en')]);

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const parametersOf = (message: unknown): readonly string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].toSorted();

const textOf = (message: unknown): string => (typeof message === 'string' ? message : Object.values(message ?? {}).join(' '));

/** Their words are given: by the specification, or by the notice of the European Union. */
const givenWords = new Set([...specSentences.map(({ usedBy }) => usedBy), 'content.noticeAlt', 'content.noticeText']);

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

  for (const language of languageCodes) {
    it(`in ${language} speak the words of the house`, async () => {
      const groups: Groups = await loadMessages(language);
      const unwanted = Object.entries(groups).flatMap(([namespace, group]) =>
        Object.entries(group).flatMap(([key, message]) => {
          const found = givenWords.has(`${namespace}.${key}`) ? undefined : unwantedWord(textOf(message), language);
          return found === undefined ? [] : [`${namespace}.${key}: ${found}`];
        }),
      );
      assert.deepEqual(unwanted, []);
    });
  }

  it('name the withdrawal function in the exact words (LAW-08)', () => {
    assert.equal(nl.navigation.withdraw, 'Overeenkomst herroepen');
    assert.equal(de.navigation.withdraw, 'Vertrag widerrufen');
    assert.equal(en.navigation.withdraw, 'Withdraw from contract here');
  });

  it('say in one sentence when a branch is open, at home and on its page', () => {
    for (const { home, stores } of [nl, de, en])
      assert.deepEqual(
        [stores.openUntil, stores.opensLater, stores.closedNow, stores.opensNext],
        [home.branchOpen, home.branchLater, home.branchClosed, home.branchNext],
      );
  });

  it('name the legal notice in the words of the law (LAW-13)', () => {
    assert.deepEqual(
      [nl, de, en].map(({ navigation }) => navigation.legalNotice),
      ['Bedrijfsgegevens', 'Impressum', 'Legal notice'],
    );
  });
});
