import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { refusalKey } from './refusals.ts';

const backend = fileURLToPath(new URL('../../../../../backend/src/', import.meta.url));

/** The apps meet in no import, so the shop's codes are read as text. */
const codes = globSync(['modules/returns/**/*.ts', 'modules/orders/exchange/*.ts', 'staff/**/*return*.ts', 'staff/actions/returns/*.ts'], {
  cwd: backend,
})
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) =>
    [...readFileSync(`${backend}${path}`, 'utf8').matchAll(/(?:code: |Refused\(\s*)'((?:return-|exchange-|changed)[a-z-]*)'/g)].map(
      ([, code = '']) => code,
    ),
  );

describe('what the shop says against a change of a return', () => {
  it('has words in the language of who reads it', () => {
    assert.ok(new Set(codes).size > 10, String(codes));
    assert.deepEqual(
      [...new Set(['disputed', ...codes])].filter((code) => refusalKey(code) === undefined),
      [],
    );
    assert.equal(refusalKey('something-new'), undefined);
  });
});
