import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { checkoutPages, checkoutScreens, contentPath, footerGroups, footerScreens } from './footer-links.ts';

const pages = footerGroups.flatMap((group) => [...group.pages]);

const wanted = [
  'legalNotice',
  'terms',
  'privacy',
  'withdrawalRight',
  'shipping',
  'returns',
  'guarantee',
  'accessibility',
  'recalls',
] as const;
const wantedScreens = ['contact', 'branches'] as const;

describe('the footer', () => {
  it('links what the law wants on every page (LAW-08, LAW-13, LAW-14, LAW-21)', () => {
    for (const page of wanted) assert.ok(pages.includes(page), page);
    const screens: readonly string[] = Object.values(footerScreens).flat();
    for (const screen of wantedScreens) assert.ok(screens.includes(screen), screen);
  });

  it('links the same in the checkout, contact and branches included', () => {
    assert.deepEqual([...checkoutPages].toSorted(), [...wanted].toSorted());
    assert.deepEqual(checkoutScreens, wantedScreens);
  });

  it('leads to a page of its own for every entry in every language', () => {
    for (const language of languageCodes) assert.equal(new Set(pages.map((page) => contentPath(language, page))).size, pages.length);
  });

  it('calls the German notice by its name', () => assert.equal(contentPath('de', 'legalNotice'), 'impressum'));
});
