import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addPictures, colourGroups, editsOf, movePicture, removePicture, reverseOf, spreadPicture } from './colours.ts';

const axes = [
  { code: 'size', label: 'Size', options: [{ id: '1', code: 's', label: 'S' }] },
  {
    code: 'colour',
    label: 'Colour',
    options: [
      { id: '7', code: 'green', label: 'Green', colour: '#0a0' },
      { id: '8', code: 'red', label: 'Red', colour: '#a00' },
    ],
  },
];
const picture = (hash: string, place: number, words = {}) => ({ hash, path: `/${hash}`, place, isDisabled: false, words });
type Picture = ReturnType<typeof picture>;
const variant = (sku: string, colour: string, pictures: readonly Picture[] = []) => ({
  sku,
  version: 3,
  values: ['1', colour],
  pictures: [...pictures],
});

const green = (...variants: readonly ReturnType<typeof variant>[]) => {
  const [group] = colourGroups(axes, variants);
  return group ?? assert.fail('no colour');
};

describe('pictures per colour', () => {
  it('are grouped by what has colours, each with the pictures that any of its sizes has', () => {
    const groups = colourGroups(axes, [variant('A', '7', [picture('x', 1)]), variant('B', '7', [picture('y', 0)]), variant('C', '8')]);
    assert.deepEqual(
      groups.map(({ label, variants, pictures }) => [
        label,
        variants.length,
        pictures.map(({ hash, on }) => [hash, on.map(({ sku }) => sku)]),
      ]),
      [
        [
          'Green',
          2,
          [
            ['y', ['B']],
            ['x', ['A']],
          ],
        ],
        ['Red', 1, []],
      ],
    );
    assert.deepEqual(colourGroups(axes.slice(0, 1), [variant('A', '1')]), []);
  });

  it('are put on all sizes in one step, behind what any of them has, with the words of the library', () => {
    const group = green(variant('A', '7', [picture('x', 4)]), variant('B', '7'));
    const edit = addPictures(group, [
      { hash: 'n', words: { nl: 'Voor', de: undefined } },
      { hash: 'm', words: {} },
    ]);
    const changes = [
      { field: 'pictures.n', base: null, value: 5 },
      { field: 'pictures.n.label.nl', base: null, value: 'Voor' },
      { field: 'pictures.m', base: null, value: 6 },
    ];
    assert.deepEqual(editsOf(edit), [{ edit: { id: 'A', version: 3, changes }, also: ['B'], areAlike: true }]);
    const back = [
      { field: 'pictures.n', base: 5, value: null },
      { field: 'pictures.m', base: 6, value: null },
    ];
    assert.deepEqual(reverseOf(edit), [{ edit: { id: 'A', version: 4, changes: back }, also: ['B'], areAlike: true }]);
  });

  it('that some sizes have come onto the others too', () => {
    const group = green(variant('A', '7', [picture('x', 4, { nl: 'Voor' })]), variant('B', '7'), variant('C', '7'));
    const [one] = group.pictures;
    assert.ok(one);
    const [sent] = editsOf(spreadPicture(group, one));
    assert.deepEqual([sent?.edit.id, sent?.also, sent?.edit.changes.map(({ value }) => value)], ['B', ['C'], [4, 'Voor']]);
  });

  it('change places on all sizes in one step, and back; a size without one of them keeps its others', () => {
    const both = [picture('x', 0, { nl: 'Voor' }), picture('y', 1)];
    const group = green(variant('A', '7', both), variant('B', '7', both), variant('C', '7', [picture('y', 5)]));
    const [first, second] = group.pictures;
    assert.ok(first && second);
    assert.deepEqual(editsOf(movePicture(group, first, 1)), editsOf(movePicture(group, second, -1)));
    const edit = movePicture(group, first, 1);
    assert.deepEqual(
      editsOf(edit).map((sent) => [sent.edit.id, sent.also, sent.edit.changes.map(({ field, base, value }) => [field, base, value])]),
      [
        [
          'A',
          ['B'],
          [
            ['pictures.y', 1, 0],
            ['pictures.x', 0, 1],
          ],
        ],
        ['C', [], [['pictures.y', 5, 0]]],
      ],
    );
    assert.deepEqual(
      reverseOf(edit).map((sent) => [sent.edit.id, sent.edit.changes.map(({ field, base, value }) => [field, base, value])]),
      [
        [
          'A',
          [
            ['pictures.y', 0, 1],
            ['pictures.x', 1, 0],
          ],
        ],
        ['C', [['pictures.y', 0, 5]]],
      ],
    );
  });

  it('that are taken away go back with their words, to the place each size had them', () => {
    const group = green(variant('A', '7', [picture('x', 0, { nl: 'Voor' })]), variant('B', '7', [picture('x', 2)]));
    const [one] = group.pictures;
    assert.ok(one);
    const edit = removePicture(one);
    assert.deepEqual(
      editsOf(edit).map((sent) => [sent.edit.id, sent.edit.changes]),
      [
        ['A', [{ field: 'pictures.x', base: 0, value: null }]],
        ['B', [{ field: 'pictures.x', base: 2, value: null }]],
      ],
    );
    assert.deepEqual(
      reverseOf(edit).map((sent) => [sent.edit.id, sent.edit.changes.map(({ value }) => value)]),
      [
        ['A', [0, 'Voor']],
        ['B', [2]],
      ],
    );
  });
});
