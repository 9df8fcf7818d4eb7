import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appendToHead, orderHead } from './order-head.ts';

describe('the head of the document', () => {
  it('has its stylesheets before the module preloads, each once', () => {
    const preload = '<link rel="modulepreload" href="/a.js"/>';
    const html = `<head>${preload}<title>x</title><link rel="stylesheet" href="/a.css"/>${preload}</head><body>${preload}</body>`;
    assert.equal(orderHead(html), `<head><title>x</title><link rel="stylesheet" href="/a.css"/>${preload}</head><body>${preload}</body>`);
  });

  it('takes text as it is, also with a dollar sign in it', () =>
    assert.equal(appendToHead('<head></head>', "<script>$&'</script>"), "<head><script>$&'</script></head>"));
});
