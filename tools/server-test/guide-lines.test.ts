import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { guideLines } from './guide-lines.ts';

describe('lines of a guide', () => {
  it('are those of the numbered sections, without what is said about them', () => {
    const text = [
      '```',
      'not yet',
      '```',
      '## 1. First',
      '```',
      'make it   # slowly',
      '',
      'use it#1',
      '```',
      'words',
      '## After',
      '```',
      'no',
      '```',
    ];
    assert.deepEqual(guideLines(text.join('\n')), [
      { section: '1. First', text: 'make it' },
      { section: '1. First', text: 'use it#1' },
    ]);
  });

  it('of a server lead from the archive to the doctor', () => {
    const lines = guideLines(readFileSync(new URL('../../docs/deploy/server.md', import.meta.url), 'utf8')).map(({ text }) => text);
    assert.equal(lines[0], 'npm run package');
    assert.match(lines.at(-1) ?? '', /shop doctor/);
    assert.ok(lines.includes('systemctl restart caddy'), 'what tools/test-server.ts waits for');
  });
});
