import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { configVariables } from '../apps/backend/src/kernel/config-variables.ts';

/** Writes the configuration table of the README from the table the shop reads; `--check` only compares. */
const file = fileURLToPath(new URL('../README.md', import.meta.url));
const begin = '<!-- configuration -->';
const end = '<!-- /configuration -->';

const rows = [
  ...configVariables.map(({ name, default: fallback, meaning }) => [`\`${name}\``, fallback === '' ? '' : `\`${fallback}\``, meaning]),
  ['`COMMERCE_URL`', '`http://127.0.0.1:4000`', 'the backend, when storefront or back office run alone'],
  ['`CHROMIUM`', '', 'the browser for `npm test`, when it is not found by itself'],
];
const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');

const readme = readFileSync(file, 'utf8');
const { code: wanted } = await format('README.md', readme.replace(new RegExp(`${begin}[^]*?${end}`), `${begin}\n\n${table}\n\n${end}`), {
  printWidth: 140,
});
if (!readme.includes(begin) || !readme.includes(end)) throw new Error('README.md has no configuration marks');
if (readme !== wanted && process.argv.includes('--check')) {
  console.error('stale: the configuration table of README.md (npm run codegen)');
  process.exitCode = 1;
} else if (readme !== wanted) {
  writeFileSync(file, wanted);
  console.log('written: README.md');
}
