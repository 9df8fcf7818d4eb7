import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@shop/contract';
import { dataPage } from './data-page.ts';

const page = (data: object, language: Language = 'nl', locale = 'nl-NL'): string => dataPage(JSON.stringify(data), { language, locale });

describe('the readable copy of somebody’s data (LAW-20)', () => {
  it('names every part, also one it has no word for', () => {
    const text = page({ account: { firstname: 'Toos', newThing: 3 }, addresses: [], unknownPart: null });
    for (const expected of ['<h2>Account</h2>', '<dt>Voornaam</dt><dd>Toos</dd>', '<dt>new thing</dt><dd>3</dd>', '<h2>unknown part</h2>–'])
      assert.ok(text.includes(expected), expected);
  });

  it('writes yes, no and moments as people do, in the reader’s language', () => {
    const text = page({ account: { isDefaultBilling: true, createdAt: '2026-11-15T11:00:00.000Z' } }, 'de', 'de-DE');
    assert.match(text, /<html lang="de">/);
    assert.match(text, /Standard-Rechnungsadresse<\/dt><dd>ja/);
    assert.match(text, /15\. November 2026 um 12:00/);
  });

  it('never runs what somebody wrote', () => {
    const text = page({ reviews: [{ text: '<img src=x onerror=alert(1)> & "more"' }], '<b>': 1 });
    assert.ok(!text.includes('<img') && !text.includes('<b>'));
    assert.ok(text.includes('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;'));
  });

  it('shows the photographs the shop has, and no picture that somebody wrote', () => {
    const text = page({
      returns: [{ photos: [{ picture: 'data:image/webp;base64,UklGRg==' }] }],
      forms: ['data:image/webp;base64,"><script>'],
    });
    assert.ok(text.includes('<dt>Foto</dt><dd><img src="data:image/webp;base64,UklGRg==" alt=""></dd>'));
    assert.ok(text.includes('data:image/webp;base64,&quot;&gt;&lt;script&gt;'));
  });
});
