import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { languageCodes, type Language } from '@shop/contract';
import { unwantedWord } from '@shop/rules/house-words';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('**/*.ts', { cwd: source }).filter((path) => !/\.test\.ts$|(^|\/)(testing|tests)\//.test(path));

/** What stands under a language in a file: a block up to its own indentation, or one line; all of it in a file that has the language's name. */
const saidIn = (path: string, code: string, language: Language): readonly string[] =>
  path.endsWith(`/${language}.ts`)
    ? [code]
    : [...code.matchAll(new RegExp(`^( +)${language}: (?:\\{\\n([\\s\\S]*?)\\n\\1\\}|(.+))`, 'gm'))].map(
        ([, , block, line]) => block ?? line ?? '',
      );

/** The sentences in it, without what is filled in; a word alone may be a code. */
const sentencesIn = (code: string): readonly string[] =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$?\{[^}]*\}/g, ' '))
    .filter((text) => text.includes(' '));

test('mails, documents and answers of the API speak the words of the house', () => {
  const said = files.flatMap((path) => {
    const code = readFileSync(`${source}/${path}`, 'utf8');
    return languageCodes.flatMap((language) =>
      saidIn(path, code, language).flatMap((block) => sentencesIn(block).map((text) => ({ path, language, text }))),
    );
  });
  assert.ok(said.length > 500, `${said.length} sentences`);
  const unwanted = said.flatMap(({ path, language, text }) => {
    const found = unwantedWord(text, language);
    return found === undefined ? [] : [`${path} ${language}: ${found} in "${text}"`];
  });
  assert.deepEqual(unwanted, []);
});
