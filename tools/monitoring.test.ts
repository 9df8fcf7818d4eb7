import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const alerts = read('deploy/monitoring/alerts.yml');
/** What Patroni says of PostgreSQL is asked for by these alone. */
const ofCluster = read('deploy/cluster/alerts.yml');
const dashboard = read('deploy/monitoring/grafana-shop.json');
const isLong = process.env['TEST_SIZE'] === 'long';

/** As sources name them: `name: 'pages_total'`, `gauge('shop_dead_letters'`, and those of visited pages by their parts. */
const served = new Set(
  globSync(['apps/backend/src/{app,kernel/http,kernel/telemetry}/*.ts', 'apps/shop/src/*.ts'], { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(/(?:name: |gauge\(\s*)'([a-z][a-z0-9_]+_[a-z0-9_]+)'/g)].map(([, name = '']) => name))
    .concat(['lcp', 'fcp', 'ttfb', 'inp'].map((name) => `web_vitals_${name}_seconds`)),
);
const words = (text: string): readonly string[] => [
  ...new Set(
    Array.from(text.matchAll(/\b(?:shop|http|pages?|shed|process|nodejs|web_vitals|telemetry)_[a-z0-9_]+/g), ([word]) =>
      word.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  ),
];

describe('what watches the shop', () => {
  it('asks for numbers that the shop has', () => {
    const asked = [...words(alerts), ...words(dashboard)];
    assert.ok(asked.length > 15);
    assert.deepEqual(
      asked.filter((name) => !served.has(name)),
      [],
    );
  });

  it('has a page on one screen for each alert, and no page without one', () => {
    const all = alerts + ofCluster;
    const pages = [...all.matchAll(/runbook: (\S+\.md)/g)].map(([, path = '']) => path);
    assert.equal(pages.length, [...all.matchAll(/- alert:/g)].length);
    for (const path of pages) {
      assert.ok(existsSync(root + path), path);
      assert.ok(read(path).split('\n').length <= 40, path);
    }
    const files = readdirSync(`${root}docs/deploy/runbooks`).map((name) => `docs/deploy/runbooks/${name}`);
    assert.deepEqual(files.sort(), pages.sort());
  });

  it('alarms when it should and is silent when it should be, by promtool', { skip: !isLong && 'in the long suite' }, (test) => {
    if (spawnSync('promtool', ['--version']).error) {
      test.skip('promtool is not here: Debian has it in the package prometheus');
      return;
    }
    const files = ['deploy/monitoring/alerts.test.yml', 'deploy/cluster/alerts.test.yml'];
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', ...files], { cwd: root, encoding: 'utf8' });
    assert.equal(status, 0, stdout + stderr);
  });
});
