import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appendToHead, orderHead } from './order-head.ts';

describe('the head of the document', () => {
  it('has its stylesheet before every other link, once', () => {
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    const picture = '<link rel="preload" as="image" href="/a.webp"/>';
    const html = `<head><meta charSet="utf-8"/>${picture}<title>x</title>${sheet}${sheet}</head><body></body>`;
    assert.equal(orderHead(html), `<head><meta charSet="utf-8"/>${sheet}${picture}<title>x</title></head><body></body>`);
  });

  it('may be without links', () => assert.equal(orderHead('<head><title>x</title></head>'), '<head><title>x</title></head>'));

  it('takes text as it is, also with a dollar sign in it', () =>
    assert.equal(appendToHead('<head></head>', "<script>$&'</script>"), "<head><script>$&'</script></head>"));
});
