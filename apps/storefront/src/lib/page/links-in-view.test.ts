import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { hrefInView, linksInView } from './links-in-view.ts';

const view = (language: 'nl' | 'de', prefix: string, isMain: boolean) => ({ language, prefix, isMain });
const [nl, de] = [view('nl', '', true), view('de', 'de', true)];
const [limburg, aachen] = [view('nl', 'nl_limburg', false), view('de', 'de_aachen', false)];
const shopIn = (storeView: typeof nl) => ({
  storeView,
  storeViews: [nl, de, limburg, aachen],
  settings: { publicUrl: 'https://shop.example' },
});

test('links of a text stay in a further view of its language', () => {
  const inLimburg = (href: string): string => hrefInView(href, shopIn(limburg));
  assert.equal(inLimburg('/dames/dirndls?kleur=groen#top'), '/nl_limburg/dames/dirndls?kleur=groen#top');
  assert.equal(inLimburg('/'), '/nl_limburg');
  assert.equal(inLimburg('https://shop.example/faq'), '/nl_limburg/faq');
  assert.equal(hrefInView('/de/damen', shopIn(aachen)), '/de_aachen/damen');
  assert.equal(hrefInView('/de', shopIn(aachen)), '/de_aachen');
});

test('links into another language, out of the shop, to files and within the page lead where they say', () => {
  for (const href of [
    '/de/damen',
    '/nl_limburg/faq',
    'https://shop.example.org/faq',
    '//shop.example/faq',
    '/media/a/480.webp',
    '#maat',
    'mailto:a@b.nl',
  ])
    assert.equal(hrefInView(href, shopIn(limburg)), href);
  assert.equal(hrefInView('/dames', shopIn(aachen)), '/dames');
  for (const main of [nl, de]) assert.equal(hrefInView('/faq', shopIn(main)), '/faq');
});

test('only links are rewritten in a text', () => {
  const text = sanitiseHtml('<p>Kijk bij <a title="x" href="/faq">vragen</a> of href="/faq".</p><a href=\'/sale\'>Sale</a>');
  const out = linksInView(text, shopIn(limburg));
  assert.match(out, /href="\/nl_limburg\/faq"/);
  assert.match(out, /href="\/nl_limburg\/sale"/);
  assert.equal(linksInView(text, shopIn(nl)), text);
  assert.equal(out.match(/nl_limburg/g)?.length, 2);
});
