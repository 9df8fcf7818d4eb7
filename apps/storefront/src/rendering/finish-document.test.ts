import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { finishDocument } from './finish-document.ts';

const finish = (html: string, added: Partial<Parameters<typeof finishDocument>[1]> = {}): string =>
  finishDocument(html, { scripts: [], headEnd: '', bodyEnd: '', ...added }).join('');

describe('a finished document', () => {
  it('has our additions at the end of its head and of its body, as they are, also with a dollar sign in them', () =>
    assert.equal(
      finish('<head><title>x</title></head><body><p>y</p></body></html>', { headEnd: "<script>$&'</script>", bodyEnd: '<i>$1</i>' }),
      "<head><title>x</title><script>$&'</script></head><body><p>y</p><i>$1</i></body></html>",
    ));

  it('starts its scripts after the paint, those of its parts with those of its routes, and keeps all else', () => {
    const html =
      '<head><link rel="modulepreload" href="/root.js"/></head><body><p>y</p><script type="module" async="">import "/root.js";</script><b></b></body>';
    const written = finish(html, { scripts: ['/words.js'] });
    assert.match(written, /^<head><\/head><body><p>y<\/p><script type="module" async="">await new Promise/);
    assert.match(written, /\["\/words\.js","\/root\.js"\][^]*await import\("\/root\.js"\);<\/script><b><\/b><\/body>$/);
  });

  it('lets what lies further down wait, if it has the script that ends this', () => {
    const sheet = '<link rel="stylesheet" href="/style.css"/>';
    const html = (script: string): string => `<html lang="nl"><head>${sheet}</head><body>${script}</body></html>`;
    assert.match(
      finish(html('<script type="module" async=""></script>')),
      /^<html lang="nl"><head><script>[^<]*'data-pictures-wait'[^<]*<\/script><link[^]*<body>[^]*removeAttribute\('data-pictures-wait'\)/,
    );
    assert.equal(finish(html('')), html(''));
  });

  it('is left alone when it is none', () => assert.equal(finish('<p>x</p>', { headEnd: 'y' }), '<p>x</p>'));
});
