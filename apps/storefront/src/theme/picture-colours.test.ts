import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: root }).map((file) => ({ file, css: readFileSync(root + file, 'utf8') }));

test('no theme paints over pictures: drawings and photographs keep their colours', () => {
  assert.ok(sheets.length > 50);
  for (const { file, css } of sheets) assert.doesNotMatch(css, /mix-blend-mode|(?<![\w-])filter:|backdrop-filter/, file);
});

test('a picture that is cropped keeps its upper part, where necklines and faces are', () => {
  const shared = sheets.find(({ file }) => file === 'theme/global.css');
  assert.match(shared?.css ?? '', /\n {2}img \{\n {4}object-position: 50% 18%;/);
  for (const { file, css } of sheets) {
    if (file !== 'theme/global.css') assert.doesNotMatch(css, /object-position:[^;]*(?:bottom|[6-9]\d%|100%)\s*;/, file);
  }
});
