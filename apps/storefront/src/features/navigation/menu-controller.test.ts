import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMenuController, focusAfter } from './menu-controller.ts';

function setUp() {
  const shown: (string | undefined)[] = [];
  let waiting: { readonly callback: () => void; readonly at: number } | undefined;
  let now = 0;
  const menu = createMenuController((entry) => shown.push(entry), {
    set: (callback, milliseconds) => (waiting = { callback, at: now + milliseconds }),
    clear: () => (waiting = undefined),
  });
  const passes = (milliseconds: number) => {
    now += milliseconds;
    const due = waiting;
    if (!due || due.at > now) return;
    waiting = undefined;
    due.callback();
  };
  return { menu, shown, passes };
}

describe('the mega menu', () => {
  it('opens 150 ms after the pointer arrives', () => {
    const { menu, shown, passes } = setUp();
    menu.pointerEnters('dames');
    passes(149);
    assert.deepEqual(shown, []);
    passes(1);
    assert.deepEqual(shown, ['dames']);
  });

  it('closes 300 ms after the pointer has left', () => {
    const { menu, shown, passes } = setUp();
    menu.opens('dames');
    menu.pointerLeaves();
    passes(299);
    assert.deepEqual(shown, ['dames']);
    passes(1);
    assert.deepEqual(shown, ['dames', undefined]);
  });

  it('stays open when the pointer crosses a neighbour on its way into the panel', () => {
    const { menu, shown, passes } = setUp();
    menu.opens('dames');
    menu.pointerEnters('heren');
    passes(100);
    menu.pointerEnters('dames');
    passes(1000);
    assert.deepEqual(shown, ['dames']);
  });

  it('opens by click or Enter, and only the second one follows the link', () => {
    const { menu, shown } = setUp();
    assert.equal(menu.activates('dames'), false);
    assert.equal(menu.activates('dames'), true);
    assert.deepEqual(shown, ['dames']);
  });

  it('forgets a waiting pointer when it is closed', () => {
    const { menu, shown, passes } = setUp();
    menu.pointerEnters('dames');
    menu.closes();
    passes(1000);
    assert.deepEqual(shown, []);
  });
});

describe('arrow keys', () => {
  it('go round in a row', () => {
    assert.equal(focusAfter('ArrowRight', 5, 6, 'row'), 0);
    assert.equal(focusAfter('ArrowLeft', 0, 6, 'row'), 5);
  });
  it('mean something else in a column', () => {
    assert.equal(focusAfter('ArrowRight', 0, 6, 'column'), undefined);
    assert.equal(focusAfter('ArrowDown', 0, 6, 'column'), 1);
  });
  it('jump to the ends', () => {
    assert.equal(focusAfter('Home', 4, 6, 'row'), 0);
    assert.equal(focusAfter('End', 4, 6, 'column'), 5);
  });
});
