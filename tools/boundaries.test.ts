import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each of these lines is forbidden by the import table; the linter must say so. */
const violations = {
  'apps/backend/src/modules/stores/probe.ts': "import '../catalog/index.ts';",
  'apps/backend/src/modules/search/probe.ts': "import '#modules/catalog/attributes/labels.ts';",
  'apps/backend/src/kernel/probe.ts': "import '../modules/stores/index.ts';",
  'apps/backend/src/modules/content/probe.ts': "import '@shop/demo-data';",
  'apps/storefront/src/features/home/probe.ts': "import '../catalog/purchase/in-stock.ts';",
  'apps/storefront/src/ui/probe.ts': "import '../features/home/in-sentence.ts';",
  'apps/storefront/src/lib/probe.ts': "import '@shop/backend';",
  'packages/rules/src/probe.ts': "import '../../../apps/backend/src/index.ts';",
};
/** What they import must be there for the linter to follow them. */
const imported = [
  'apps/backend/src/index.ts',
  'apps/backend/src/modules/catalog/index.ts',
  'apps/backend/src/modules/catalog/attributes/labels.ts',
  'apps/backend/src/modules/stores/index.ts',
  'apps/storefront/src/features/catalog/purchase/in-stock.ts',
  'apps/storefront/src/features/home/in-sentence.ts',
];

describe('the import table', () => {
  // Not in the tree itself, which other tests read meanwhile.
  const folder = mkdtempSync(join(tmpdir(), 'shop-boundaries-'));
  after(() => rmSync(folder, { recursive: true }));

  it('catches every kind of forbidden import', () => {
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const file of imported) write(file, 'export {};\n');
    for (const [file, line] of Object.entries(violations)) write(file, `${line}\n`);
    for (const file of ['oxlint.config.ts', 'package.json', 'apps/backend/package.json'])
      copyFileSync(join(root, file), join(folder, file));
    mkdirSync(join(folder, 'tools'));
    copyFileSync(join(root, 'tools/boundaries.ts'), join(folder, 'tools/boundaries.ts'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const result = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format=unix', ...Object.keys(violations)], {
      cwd: folder,
      encoding: 'utf8',
    });
    for (const file of Object.keys(violations))
      assert.match(result.stdout, new RegExp(`${file.replaceAll('.', '\\.')}.*no-restricted-(paths|imports)`), file);
  });
});
