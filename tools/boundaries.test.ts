import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

/** Each of these lines is forbidden by the import table; the linter must say so. */
const root = fileURLToPath(new URL('..', import.meta.url));
const violations = {
  'apps/backend/src/modules/stores/boundary-probe.ts': "import '../catalog/index.ts';",
  'apps/backend/src/modules/search/boundary-probe.ts': "import '#modules/catalog/attributes/labels.ts';",
  'apps/backend/src/kernel/boundary-probe.ts': "import '../modules/stores/index.ts';",
  'apps/backend/src/modules/content/boundary-probe.ts': "import '@shop/demo-data';",
  'apps/storefront/src/features/home/boundary-probe.ts': "import '../catalog/purchase/in-stock.ts';",
  'apps/storefront/src/ui/boundary-probe.ts': "import '../features/home/in-sentence.ts';",
  'apps/storefront/src/lib/boundary-probe.ts': "import '@shop/backend';",
  'packages/rules/src/boundary-probe.ts': "import '../../../apps/backend/src/index.ts';",
};

describe('the import table', () => {
  after(() => {
    for (const file of Object.keys(violations)) rmSync(join(root, file), { force: true });
  });
  it('catches every kind of forbidden import', () => {
    for (const [file, line] of Object.entries(violations)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${line}\n`);
    }
    const result = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format=unix', ...Object.keys(violations)], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of Object.keys(violations))
      assert.match(result.stdout, new RegExp(`${file.replaceAll('.', '\\.')}.*no-restricted-(paths|imports)`), file);
  });
});
