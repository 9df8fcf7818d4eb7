import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { orderHead } from './order-head.ts';

describe('the head of the document', () => {
  it('has its stylesheet before every other link, once', () => {
    const sheet = '<link rel="stylesheet" href="/a.css"/>';
    const picture = '<link rel="preload" as="image" href="/a.webp"/>';
    const { head } = orderHead(`<head><meta charSet="utf-8"/>${picture}<title>x</title>${sheet}${sheet}`);
    assert.equal(head, `<head><meta charSet="utf-8"/>${sheet}${picture}<title>x</title>`);
  });

  it('names no script, but tells which there were', () =>
    assert.deepEqual(orderHead('<head><link rel="modulepreload" href="/root.js"/><title>x</title>'), {
      head: '<head><title>x</title>',
      scripts: ['/root.js'],
    }));

  it('may be without links', () => assert.equal(orderHead('<head><title>x</title>').head, '<head><title>x</title>'));
});
