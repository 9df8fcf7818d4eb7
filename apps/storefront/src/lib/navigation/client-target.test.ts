import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientTarget, type LinkClick } from './client-target.ts';

const click = (href: string, more: Partial<LinkClick> = {}): LinkClick => ({
  href,
  target: '',
  download: false,
  reload: false,
  modified: false,
  ...more,
});
const prefixes = ['de', 'en'];
const dutch = (href: string, more?: Partial<LinkClick>) =>
  clientTarget(click(href, more), { href: 'https://shop.test/dames?page=2' }, '', prefixes);
const german = (href: string) => clientTarget(click(href), { href: 'https://shop.test/de/damen' }, 'de', prefixes);

describe('a click on a link', () => {
  it('stays inside the language and keeps query and hash', () => assert.equal(dutch('/heren?sort=newest#top'), '/heren?sort=newest#top'));
  it('loses the prefix of its own language', () => assert.equal(german('https://shop.test/de/herren'), '/herren'));
  it('finds the home page of a prefixed language', () => assert.equal(german('/de'), '/'));
  it('loads a new document for another language', () => {
    assert.equal(dutch('/de/damen'), undefined);
    assert.equal(german('/dames'), undefined);
  });
  it('does not take a word for a language', () => assert.equal(dutch('/dekens'), '/dekens'));
  it('leaves other origins, files and pictures to the browser', () => {
    assert.equal(dutch('https://other.test/dames'), undefined);
    assert.equal(dutch('/media/a/480.webp'), undefined);
    assert.equal(dutch('/bon.pdf', { download: true }), undefined);
  });
  it('leaves new tabs, modifier keys and wanted reloads to the browser', () => {
    assert.equal(dutch('/heren', { target: '_blank' }), undefined);
    assert.equal(dutch('/heren', { modified: true }), undefined);
    assert.equal(dutch('/heren', { reload: true }), undefined);
  });
  it('leaves a place on the same page to the browser', () => assert.equal(dutch('/dames?page=2#branches'), undefined));
  it('never follows a scheme that is not ours (R170)', () => assert.equal(dutch('javascript:alert(1)'), undefined));
});
