import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes, type Language } from '@shop/contract';
import { loadArea } from './load-messages.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const all = async (language: Language): Promise<Groups> =>
  ({ ...(await loadArea(language, 'entrance')), ...(await loadArea(language, 'office')), ...(await loadArea(language, 'permissions')) }) as Groups;
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
});
