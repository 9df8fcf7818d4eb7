import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { browserName } from './browser-name.ts';

describe('the name of a browser', () => {
  it('is the one its person knows', () => {
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
    assert.equal(browserName(chrome), 'Chrome, Linux');
    assert.equal(browserName(`${chrome} Edg/141.0`), 'Edge, Linux');
    assert.equal(
      browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'),
      'Safari, iOS',
    );
    assert.equal(browserName('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'), 'Firefox, Windows');
    assert.equal(browserName('curl/8'), 'curl/8');
    assert.equal(browserName(''), '–');
  });
});
