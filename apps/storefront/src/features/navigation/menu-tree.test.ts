import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columnsOf, menuItems } from './menu-tree.ts';

const hrefOf = (path: string) => `/de/${path}`;
const node = (name: string, position: number, more: object = {}) => ({
  uid: name,
  name,
  url_path: name,
  position,
  include_in_menu: 1,
  ...more,
});

describe('the main menu', () => {
  it('follows the position of the merchant and carries the language prefix', () => {
    const items = menuItems([node('herren', 2), node('damen', 1)], hrefOf);
    assert.deepEqual(
      items.map(({ href }) => href),
      ['/de/damen', '/de/herren'],
    );
  });

  it('leaves out categories that are not meant for the menu, on every level', () => {
    const hidden = node('intern', 1, { include_in_menu: 0 });
    const items = menuItems([hidden, node('damen', 2, { children: [hidden, node('dirndl', 1), null] })], hrefOf);
    assert.equal(items.length, 1);
    assert.deepEqual(
      items[0]?.children.map(({ name }) => name),
      ['dirndl'],
    );
  });

  it('leaves out a category without a path: it has no page', () => {
    assert.deepEqual(menuItems([node('x', 1, { url_path: null })], hrefOf), []);
  });
});

describe('columns of the menu', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

  for (const [count, lengths] of [
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [25, [10, 10, 5]],
  ] as const) {
    it(`${count} items make columns of ${lengths.join(', ') || 'nothing'}`, () => {
      assert.deepEqual(
        columnsOf(numbers(count)).map((column) => column.length),
        lengths,
      );
    });
  }
});
