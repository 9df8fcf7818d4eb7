import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const storefront = fileURLToPath(new URL('../apps/storefront/src', import.meta.url));
const backend = fileURLToPath(new URL('../apps/backend/src', import.meta.url));

/** What puts something on a device or takes it away unasked, and the files that may: they know the list of `@shop/rules/device-storage`. */
const ways: readonly { readonly way: RegExp; readonly files: readonly string[] }[] = [
  { way: /\b(?:localStorage|sessionStorage)\b/, files: ['lib/browser/missing-chunk.ts', 'lib/session/storage.ts'] },
  { way: /\bcaches\.(?:open|keys|match|delete)\b|\bcacheName:/, files: ['service-worker/service-worker.ts'] },
  { way: /\bnew ExpirationPlugin\b/, files: ['service-worker/service-worker.ts'] },
  { way: /\bsendBeacon\b|\bkeepalive: true\b/, files: ['lib/vitals/report-vitals.ts'] },
  {
    way: /\bindexedDB\b|\bcookieStore\b|\bdocument\.cookie\b|\bset-cookie\b|\bsetCookie\b|\bnavigator\.storage\b|\bwindow\.name\b/i,
    files: [],
  },
];

const sources = (folder: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|[\\/])generated[\\/]/.test(name))
    .map((name) => ({ file: relative(folder, join(folder, name)).split(sep).join('/'), text: readFileSync(join(folder, name), 'utf8') }));

/** Comments may talk about it. */
const code = (text: string): string => text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');

describe('what the storefront stores on a device or sends from it (LAW-18)', () => {
  for (const { way, files } of ways) {
    it(`goes through ${files.length === 0 ? 'nothing' : files.join(' and ')} for ${way.source}`, () => {
      const users = sources(storefront).filter(({ text }) => way.test(code(text)));
      assert.deepEqual(users.map(({ file }) => file).toSorted(), [...files].toSorted());
    });
  }

  it('is never a cookie of the server, but for who works in the back office', () => {
    const users = sources(backend).filter(({ text }) => /set-cookie/i.test(code(text)));
    // The session of staff, which a browser sends to /staff alone: no shopper ever has it. The other one is a browser of tests.
    assert.deepEqual(users.map(({ file }) => file).toSorted(), ['staff/open-back-office.ts', 'testing/staff-client.ts']);
  });
});
