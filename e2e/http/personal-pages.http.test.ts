import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { get } from './get.ts';

/** Pages that read a name, a number or a secret from their address. */
const personal = [
  '/herroepen?order=100000042&email=eva@example.org',
  '/de/widerrufen?order=100000042',
  '/nl_limburg/herroepen?order=100000042',
  '/en/withdraw?name=Eva',
  '/stock-alert/confirm?token=abcdef',
  '/customer/account/createPassword?token=abcdef',
  '/order/revision/100000042-abcdef?theme=alm',
  '/de/order/revision/100000042-abcdef?theme=alm',
];

/** Addresses that the router takes for the same page. */
const forms: readonly (readonly [what: string, write: (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['with capitals', (path) => path.replace(/[a-z](?=[a-z]{3,})/g, (letter) => letter.toUpperCase())],
  ['encoded', (path) => path.replace(/(?<=\/)([a-z])(?=[a-z]{3})/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
  ['with a slash more', (path) => path.replace('?', '/?')],
  ['with two slashes', (path) => path.replace(/(?<=[a-z])\//, '//')],
  ['as data', (path) => path.replace('?', '.data?')],
];

describe('pages that belong to one visitor', () => {
  for (const path of personal) {
    for (const [what, write] of forms) {
      const [before = '', query = ''] = path.split('?');
      const written = write(`${before}?`).replace('?', `?${query}`);
      it(`are stored by nobody: ${before} ${what}`, async () => {
        const { status, headers } = await get(written);
        if (status === 200) assert.equal(headers.get('cache-control'), 'private, no-store', written);
      });
    }
  }

  it('say nothing of an order without its secret: no calendar is found, and nobody stores the answer', async () => {
    for (const path of ['/checkout/onepage/calendar', '/de/checkout/onepage/calendar?order=100000001&hash=abcdef']) {
      const { status, headers } = await get(path);
      assert.deepEqual([status, headers.get('cache-control')], [404, 'private, no-store'], path);
    }
  });

  it('are the exception: whatever is the same for everybody may be shared', async () => {
    for (const path of ['/', '/dames/dirndls?sort=name', '/herroepen', '/midi-dirndl-liesl.html?kleur=dennengroen', '/faq?q=maat']) {
      const { status, headers } = await get(path);
      assert.deepEqual([status, headers.get('cache-control')], [200, 'public, max-age=0, must-revalidate'], path);
    }
  });
});
