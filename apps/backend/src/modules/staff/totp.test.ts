import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSecretBox } from './secret-box.ts';
import { codeOf, makeTotpSecret, matchingSteps, stepOf, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the key is as long as the hash. */
const keys = {
  sha1: '12345678901234567890',
  sha256: '12345678901234567890123456789012',
  sha512: '1234567890123456789012345678901234567890123456789012345678901234',
} as const;
const vectors = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
] as const;

/** The key of the first row in the letters apps take. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an app', () => {
  it('are those of RFC 6238', () => {
    for (const [seconds, ...codes] of vectors) {
      const step = stepOf(new Date(seconds * 1_000));
      const made = (['sha1', 'sha256', 'sha512'] as const).map((name) => codeOf(Buffer.from(keys[name]), step, 8, name));
      assert.deepEqual(made, codes, String(seconds));
    }
  });

  it('are taken one step early and late, and no further', () => {
    const now = new Date(1_111_111_111_000);
    const at = (steps: number): string => codeOf(Buffer.from(keys.sha1), stepOf(now) + steps);
    for (const steps of [-1, 0, 1]) assert.deepEqual(matchingSteps(secret, at(steps), now), [stepOf(now) + steps]);
    for (const steps of [-2, 2]) assert.deepEqual(matchingSteps(secret, at(steps), now), []);
  });

  it('have six digits, and nothing behind them', () => {
    const now = new Date(1_111_111_111_000);
    const code = codeOf(Buffer.from(keys.sha1), stepOf(now));
    for (const wrong of ['', code.slice(1), `${code}0`, `${code} `, '🧥🧥🧥', 'ééé', '٣٣٣٣٣٣'])
      assert.deepEqual(matchingSteps(secret, wrong, now), []);
  });

  it('come from a secret that an app reads from its address', () => {
    const made = makeTotpSecret();
    assert.match(made, /^[A-Z2-7]{32}$/);
    const uri = new URL(totpUri('Maas & Alm', 'owner@maas-alm.example', made));
    assert.equal(uri.searchParams.get('secret'), made);
    assert.equal(uri.searchParams.get('issuer'), 'Maas & Alm');
  });
});

describe('a secret that is kept', () => {
  it('opens under the key and the purpose it was kept under, unchanged', () => {
    const box = createSecretBox('a secret of the shop', 'totp');
    const sealed = box.seal(secret);
    assert.equal(box.open(sealed), secret);
    assert.notEqual(box.seal(secret), sealed, 'never the same twice');
    assert.throws(() => createSecretBox('another secret', 'totp').open(sealed));
    assert.throws(() => createSecretBox('a secret of the shop', 'preview').open(sealed));
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    assert.throws(() => box.open(bytes.toString('base64')));
  });
});
