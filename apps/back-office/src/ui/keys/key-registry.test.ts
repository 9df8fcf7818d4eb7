import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createKeyRegistry, isSingle, keyOf, type Pressed } from './key-registry.ts';

const body = { closest: () => null };
const field = { closest: (selector: string) => (selector.startsWith('input') ? {} : null) };
const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  isComposing: false,
  target: body,
  preventDefault: () => undefined,
  ...more,
});

describe('keys of a screen', () => {
  let now = 0;
  let done: string[] = [];
  const does = (what: string) => () => {
    done.push(what);
  };
  const registry = () => {
    const keys = createKeyRegistry({ now: () => now, everywhere: ['Ctrl+k'], afterwards: (work) => work() });
    keys.add([
      { keys: 'j', label: 'volgende', run: does('next') },
      { keys: 'Shift+j', label: 'erbij', run: does('range') },
      { keys: 'g o', label: 'bestellingen', run: does('orders') },
      { keys: 'Ctrl+k', label: 'zoek overal', run: does('palette') },
      { keys: '?', label: 'toetsen', run: does('help') },
    ]);
    return keys;
  };
  beforeEach(() => {
    done = [];
    now = 0;
  });

  it('do what they say, with Shift and with the Command key of a Mac', () => {
    const keys = registry();
    keys.press(press('j'));
    keys.press(press('J', { shiftKey: true }));
    keys.press(press('k', { metaKey: true }));
    keys.press(press('?', { shiftKey: true }));
    assert.deepEqual(done, ['next', 'range', 'palette', 'help']);
    assert.equal(keyOf(press('ArrowDown', { shiftKey: true })), 'Shift+ArrowDown');
  });

  it('leave who is typing alone, except for Ctrl', () => {
    const keys = registry();
    keys.press(press('j', { target: field }));
    keys.press(press('k', { ctrlKey: true, target: field }));
    assert.deepEqual(done, ['palette']);
  });

  it('may come one after the other, but not a minute later', () => {
    const keys = registry();
    keys.press(press('g'));
    keys.press(press('o'));
    keys.press(press('g'));
    now += 60_000;
    keys.press(press('o'));
    assert.deepEqual(done, ['orders']);
  });

  it('can do without single letters (WCAG 2.1.4)', () => {
    const keys = registry();
    keys.setSingles(false);
    keys.press(press('j'));
    keys.press(press('g'));
    keys.press(press('o'));
    keys.press(press('?'));
    keys.press(press('k', { ctrlKey: true }));
    assert.deepEqual(done, ['palette']);
    assert.equal(isSingle('Shift+ArrowDown'), false);
    assert.equal(isSingle('Shift+j'), true);
  });

  it('that were pressed before the first screen was there do what they mean when it is, and the browser nothing', () => {
    const waiting: (() => void)[] = [];
    const keys = createKeyRegistry({ now: () => now, everywhere: ['Ctrl+k'], afterwards: (work) => void waiting.push(work) });
    let prevented = 0;
    const preventDefault = () => {
      prevented += 1;
    };
    keys.press(press('x', { preventDefault }));
    now += 20_000;
    keys.press(press('g', { preventDefault }));
    keys.press(press('o', { preventDefault }));
    keys.press(press('k', { ctrlKey: true, preventDefault }));
    keys.press(press('x', { target: field, preventDefault }));
    assert.equal(prevented, 1);
    keys.add([{ keys: 'x', label: 'kies', run: does('select') }]);
    keys.add([
      { keys: 'g o', label: 'bestellingen', run: does('orders') },
      { keys: 'Ctrl+k', label: 'zoek overal', run: does('palette') },
    ]);
    assert.deepEqual(done, []);
    for (const work of waiting) work();
    assert.deepEqual(done, ['orders', 'palette']);
    keys.press(press('x'));
    assert.deepEqual(done, ['orders', 'palette', 'select']);
  });

  it('that are pressed while the next screen is on its way do there what they mean, and nothing on the one before', () => {
    const keys = registry();
    const leave = keys.add([{ keys: 'p', label: 'pakken', run: does('this one') }]);
    const release = keys.hold();
    keys.press(press('p'));
    assert.deepEqual(done, []);
    leave();
    keys.add([{ keys: 'p', label: 'pakken', run: does('the next one') }]);
    release();
    assert.deepEqual(done, ['the next one']);
    const releaseLater = keys.hold();
    release();
    keys.press(press('p'));
    assert.deepEqual(done, ['the next one'], 'who has let go lets nobody else go');
    releaseLater();
    assert.deepEqual(done, ['the next one', 'the next one']);
  });

  it('of what was opened last come first, and go with it', () => {
    const keys = registry();
    const close = keys.add([{ keys: 'j', label: 'sluit', run: does('inner') }]);
    keys.press(press('j'));
    close();
    keys.press(press('j'));
    assert.deepEqual(done, ['inner', 'next']);
  });
});
