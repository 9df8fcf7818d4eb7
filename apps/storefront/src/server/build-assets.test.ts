import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assetsOf, withParts } from './build-assets.ts';

const manifest = {
  'theme.tsx': { file: 'assets/theme.js', imports: ['_slots.js'] },
  '_slots.js': { file: 'assets/slots.js', imports: ['theme.tsx'] },
};

describe('built files of a module', () => {
  it('include those of everything it imports, each once', () =>
    assert.deepEqual(assetsOf(manifest, ['theme.tsx', 'theme.tsx']), {
      styles: [],
      scripts: ['/assets/theme.js', '/assets/slots.js'],
    }));
  it('are none for a module the build does not know', () => assert.deepEqual(assetsOf(manifest, ['x.ts']), { styles: [], scripts: [] }));
  it('are those of the file it shares with others', () => {
    const shared = withParts(manifest, { 'menu.tsx': 'assets/slots.js', 'gone.tsx': 'assets/gone.js' });
    assert.deepEqual(assetsOf(shared, ['menu.tsx#price']).scripts, ['/assets/slots.js', '/assets/theme.js']);
    assert.deepEqual(assetsOf(shared, ['gone.tsx']).scripts, []);
  });
});
