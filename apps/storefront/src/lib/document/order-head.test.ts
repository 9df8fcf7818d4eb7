import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addScripts, appendToHead, orderHead } from './order-head.ts';

describe('the head of the document', () => {
  it('has its stylesheet before every other link and the module preloads last, each once', () => {
    const preload = '<link rel="modulepreload" href="/a.js"/>';
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    const picture = '<link rel="preload" as="image" href="/a.webp"/>';
    const html = `<head><meta charSet="utf-8"/>${picture}${preload}<title>x</title>${sheet}${preload}</head><body>${preload}</body>`;
    assert.equal(
      orderHead(html),
      `<head><meta charSet="utf-8"/>${sheet}${picture}<title>x</title>${preload}</head><body>${preload}</body>`,
    );
  });

  it('may be without links', () => assert.equal(orderHead('<head><title>x</title></head>'), '<head><title>x</title></head>'));

  it('gets the scripts of parts that it does not name yet', () =>
    assert.equal(
      addScripts('<head><link href="/a.js"/></head>', ['/a.js', '/b.js']),
      '<head><link href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>',
    ));

  it('takes text as it is, also with a dollar sign in it', () =>
    assert.equal(appendToHead('<head></head>', "<script>$&'</script>"), "<head><script>$&'</script></head>"));
});
