import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { finishDocument } from './finish-document.ts';

const finish = (html: string, added: Partial<Parameters<typeof finishDocument>[1]> = {}): string =>
  finishDocument(html, { firstScript: '', scripts: [], headEnd: '', bodyEnd: '', ...added }).join('');

describe('a finished document', () => {
  it('has our additions at the end of its head and of its body, as they are, also with a dollar sign in them', () =>
    assert.equal(
      finish('<head><title>x</title></head><body><p>y</p></body></html>', { headEnd: "<script>$&'</script>", bodyEnd: '<i>$1</i>' }),
      "<head><title>x</title><script>$&'</script></head><body><p>y</p><i>$1</i></body></html>",
    ));

  it('preloads the scripts of its parts with those of its routes where they are started, and changes none of them', () => {
    const html =
      '<head><link rel="modulepreload" href="/root.js"/></head><body><p>y</p><template id="scripts"><script>import "/root.js";</script></template></body>';
    assert.equal(
      finish(html, { scripts: ['/messages.js', '/root.js'] }),
      '<head></head><body><p>y</p><template id="scripts"><link rel="modulepreload" href="/root.js"/><link rel="modulepreload" href="/messages.js"/><script>import "/root.js";</script></template></body>',
    );
  });

  it('holds what is pressed early, from before its stylesheet on, if it has the scripts that replay it', () => {
    const firstScript = "<script>hold('$&');</script>";
    const html = (scripts: string, first = ''): string =>
      `<html lang="nl"><head>${first}<link rel="stylesheet" href="/style.css"/></head><body>${scripts}</body></html>`;
    const template = '<template id="scripts"></template>';
    assert.equal(finish(html(template), { firstScript }), html(template, firstScript));
    assert.equal(finish(html(''), { firstScript }), html(''));
  });

  it('is left alone when it is none', () => assert.equal(finish('<p>x</p>', { headEnd: 'y' }), '<p>x</p>'));
});
