import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addLanguage, pseudoCode } from './add-language.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isSource = /\.tsx?$/;
const isTest = /\.(?:test|spec)\.tsx?$/;

/** Adds or replaces a file of the copy; undefined leaves it as it is. */
export type Change = (path: string, text: string) => string | undefined;

/** A copy of the shop's source without its tests, whose packages are its own; libraries are those of the original. */
export function makeOverlay(folder: string, change: Change, added: Readonly<Record<string, string>> = {}): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', '*.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\n').filter((line) => line !== '' && !isTest.test(line))) {
    const bytes = readFileSync(join(root, path));
    const changed = isSource.test(path) || path.endsWith('package.json') ? change(path, bytes.toString()) : undefined;
    write(folder, path, changed ?? bytes);
  }
  for (const [path, text] of Object.entries(added)) write(folder, path, text);
  linkLibraries(folder);
}

function write(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function linkLibraries(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@shop') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const kind of ['apps', 'packages'])
    for (const name of readdirSync(join(folder, kind))) symlinkSync(join(folder, kind, name), join(folder, 'node_modules/@shop', name));
  symlinkSync(join(root, 'apps/storefront/node_modules'), join(folder, 'apps/storefront/node_modules'));
}

const listEntry = `  { code: '${pseudoCode}', name: 'Pšéúdó', locale: 'nl-NL', isDefault: false },\n`;

/** The steps of docs/guides/add-a-language.md, taken for a language whose every text is made from the Dutch one. */
export const withPseudoLanguage: Change = (path, text) => {
  if (path === 'packages/contract/src/languages.ts') return text.replace(/(?=\] as const satisfies)/, listEntry);
  if (path === 'packages/contract/package.json') return text.replace('"./server"', '"./pseudo": "./src/pseudo.ts",\n    "./server"');
  return addLanguage(path, text);
};

/** The message files of the pseudo language, one beside each Dutch one, and the runtime that makes its texts. */
export function pseudoFiles(): Readonly<Record<string, string>> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/storefront/src'], { cwd: root, encoding: 'utf8' });
  const files: Record<string, string> = {
    'packages/contract/src/pseudo.ts': readFileSync(new URL('pseudo.ts', import.meta.url), 'utf8'),
  };
  for (const path of listed.split('\n')) {
    if (path.startsWith('apps/storefront/src/messages/nl/')) {
      const text = readFileSync(join(root, path), 'utf8');
      files[path.replace('/nl/', `/${pseudoCode}/`)] = text
        .replaceAll(/\{ nl as /g, `{ ${pseudoCode} as `)
        .replaceAll(/\/nl\.ts'/g, `/${pseudoCode}.ts'`);
    } else if (/\/messages\/(?:\w+\/)?nl\.ts$/.test(path)) {
      files[path.replace(/nl\.ts$/, `${pseudoCode}.ts`)] =
        `import { pseudo } from '@shop/contract/pseudo';\nimport { nl } from './nl.ts';\n\nexport const ${pseudoCode}: typeof nl = pseudo(nl);\n`;
    }
  }
  return files;
}
