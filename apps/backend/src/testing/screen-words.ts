import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

const features = join(import.meta.dirname, '../../../back-office/src/features');
/** Keys of messages: what is said about a field does not change it. */
const said = /\b(?:t|words)\((?:'[^']*'|`[^`]*`)/g;
const literals = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/** Words that stand in strings of the code of screens, such as the names of fields that they set. */
export async function screenWords(...folders: readonly string[]): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const folder of folders) {
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: features })) {
      // Where a field is shown, and what it is called, is no way to change it.
      if (/\/messages\/|\.test\.ts$|\/tab-of\.ts$|\/use-field-words\.ts$/.test(file)) continue;
      const code = readFileSync(join(features, file), 'utf8')
        .replaceAll(/^import .*$|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
        .replaceAll(said, '');
      for (const [, single, double, template] of code.matchAll(literals))
        for (const word of (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').match(/[\w-]+/g) ?? []) words.add(word);
    }
  }
  return words;
}

/** Mutations that screens send. */
export async function sentMutations(): Promise<ReadonlySet<string>> {
  const sent = new Set<string>();
  for await (const file of glob('**/*.graphql', { cwd: features })) {
    const [, name] = /^mutation [^{]*\{\s*(\w+)/.exec(readFileSync(join(features, file), 'utf8')) ?? [];
    if (name !== undefined) sent.add(name);
  }
  return sent;
}
