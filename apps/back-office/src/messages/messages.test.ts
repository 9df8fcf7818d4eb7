import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes, type Language } from '@shop/contract';
import { createTranslator } from '../i18n/translate.ts';
import { areaOf } from './areas.ts';
import { loadArea } from './load-messages.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const areas = [...new Set(Object.values(areaOf))];
const all = async (language: Language): Promise<Groups> =>
  Object.assign({}, ...(await Promise.all(areas.map((area) => loadArea(language, area))))) as Groups;
const parametersOf = (message: unknown): readonly string[] => [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].toSorted();

describe('the words of the back office', () => {
  for (const language of languageCodes) {
    it(`in ${language} use the same parameters as Dutch`, async () => {
      const [dutch, groups] = await Promise.all([all('nl'), all(language)]);
      for (const [namespace, group] of Object.entries(dutch)) {
        for (const [key, message] of Object.entries(group)) {
          assert.deepEqual(parametersOf(groups[namespace]?.[key]), parametersOf(message), `${namespace}.${key}`);
        }
      }
    });
  }

  it('write a percentage as the shop does in their language', async () => {
    const wrong = { nl: /[\d}]%/, de: /[\d}]%/, en: /[\d}]\s%/ } satisfies Record<Language, RegExp>;
    for (const language of languageCodes)
      for (const [namespace, group] of Object.entries(await all(language)))
        for (const [key, message] of Object.entries(group))
          assert.doesNotMatch(JSON.stringify(message), wrong[language], `${language} ${namespace}.${key}`);
  });

  it('write what is counted as their language does, and one is one', async () => {
    const said = async (language: Language, count: number): Promise<string> =>
      createTranslator(await loadArea(language, 'media'), language).namespace('media')('allCounted', { count });
    assert.equal(await said('nl', 6729), '6.729 beelden');
    assert.equal(await said('de', 6729), '6.729 Bilder');
    assert.equal(await said('en', 6729), '6,729 pictures');
    assert.equal(await said('nl', 1), '1 beeld');
  });

  it('lie in the file of their area, so that a screen has the words it loads', async () => {
    for (const area of areas) {
      const names = Object.entries(areaOf).flatMap(([name, own]) => (own === area ? [name] : []));
      assert.deepEqual(Object.keys(await loadArea('nl', area)).toSorted(), names.toSorted(), area);
    }
  });
});
