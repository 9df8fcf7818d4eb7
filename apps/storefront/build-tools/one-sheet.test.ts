import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markOf, orderSheet } from './one-sheet.ts';

const file = (name: string, css: string): string => `${css}${markOf(name)}`;

describe('the stylesheet of the shop', () => {
  it('has what every page shares first and what a theme changes last, whatever the order of the scripts', () => {
    const files = [
      file('src/themes/stube/rail-menu', '.rail{}'),
      file('src/routes/cart', '.cart{}'),
      file('src/features/cart/lines/cart-line', '.line{}'),
      file('src/ui/tabs', '.tabs{}'),
      file('src/ui/button', '.button{}'),
      file('src/themes/stube/theme', ':root{}'),
      file('src/theme/global', '*{}'),
    ];
    const ordered = '*{}:root{}.button{}.tabs{}.line{}.cart{}.rail{}';
    assert.equal(orderSheet(files.join('')), ordered);
    assert.equal(orderSheet(`${files.toReversed().join('\n')}\n/*$vite$:1*/`), ordered);
  });

  it('takes no rules that belong to no file', () => assert.throws(() => orderSheet('.lost{}'), /without a file/));

  it('takes no file whose position nobody has decided', () => assert.throws(() => markOf('src/new/x'), /has no position/));
});
