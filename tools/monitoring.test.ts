import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const alerts = read('deploy/monitoring/alerts.yml');
/** What Patroni says of PostgreSQL is asked for by these alone, beside numbers of the shop. */
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
    const asked = [...words(alerts), ...words(ofCluster), ...words(dashboard)];
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

  it('calls before systemd slows a process down, and not for a large catalogue', () => {
    const unit = read('deploy/server/shop@.service');
    const bytes = (name: string): number => Number(new RegExp(`^${name}=(\\d+)M$`, 'm').exec(unit)?.[1]) * 2 ** 20;
    const alert = Number(/process_resident_memory_bytes\{job="shop"\} > (\S+)/.exec(alerts)?.[1]);
    const largeCatalogue = Number(/A node holds 1\.0 to (\S+) GB/.exec(read('docs/capacity.md'))?.[1]) * 1e9;
    assert.ok(largeCatalogue < alert && alert < bytes('MemoryHigh') && bytes('MemoryHigh') < bytes('MemoryMax'));
  });

  it('has a proxy that lets go of a connection before the shop does (R107)', () => {
    const kept = Number(/keepalive (\d+)s/.exec(read('deploy/server/Caddyfile'))?.[1]) * 1000;
    const ours = Number(
      /keepAliveTimeout: ([\d_]+)/.exec(read('apps/backend/src/kernel/http/server-options.ts'))?.[1]?.replaceAll('_', ''),
    );
    assert.ok(kept < ours);
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
