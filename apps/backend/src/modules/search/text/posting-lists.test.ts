import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindOf, ordinalOf } from './posting-kinds.ts';
import { createPostingLists, type Postings } from './posting-lists.ts';

const strong = 1;

const read = ({ entries, count, kinds }: Postings) =>
  Array.from(entries.subarray(0, count), (entry) => ({
    ordinal: ordinalOf(entry),
    weight: kinds.weights[kindOf(entry)],
    fields: kinds.fields[kindOf(entry)],
  }));

describe('the lists of a term', () => {
  it('say who has it, with which weight and in which fields, however they came in', () => {
    const lists = createPostingLists(strong);
    const id = lists.idOf('dirndl');
    lists.insert(id, 900_000, 10_000, 33);
    lists.insert(id, 3, 250, 32);
    lists.pack();
    lists.insert(id, 70_000, 600, 1);
    lists.insert(id, 5, 1, 63);
    lists.remove(id, 5);
    const found = lists.find('dirndl');
    assert.deepEqual(found && read(found), [
      { ordinal: 3, weight: 250, fields: 32 },
      { ordinal: 70_000, weight: 600, fields: 1 },
      { ordinal: 900_000, weight: 10_000, fields: 33 },
    ]);
    assert.equal(found?.strongCount, 2);
  });

  it('take the weight most like it when there are more weights than can be told apart', () => {
    const lists = createPostingLists(strong);
    const id = lists.idOf('dirndl');
    for (let ordinal = 0; ordinal < 5_000; ordinal += 1) lists.insert(id, ordinal, ordinal + 1, ordinal % 2);
    const found = lists.find('dirndl');
    const last = (found ? read(found) : []).at(-1);
    assert.deepEqual(last, { ordinal: 4_999, weight: 4_096, fields: 1 });
  });

  it('refuse a document there is no room for', () => {
    const lists = createPostingLists(strong);
    assert.throws(() => lists.insert(lists.idOf('dirndl'), 2 ** 20, 1, 1), RangeError);
  });
});
