import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { payloadOf, docIdOf } from './posting-payloads.ts';
import { createPostingLists, type PostingList } from './posting-lists.ts';

const strong = 1;

const read = ({ entries, count, payloads }: PostingList) =>
  Array.from(entries.subarray(0, count), (entry) => ({
    docId: docIdOf(entry),
    weight: payloads.weights[payloadOf(entry)],
    fields: payloads.fields[payloadOf(entry)],
  }));

describe('the lists of a term', () => {
  it('say who has it, with which weight and in which fields, however they came in', () => {
    const lists = createPostingLists(strong);
    const id = lists.idOf('dirndl');
    lists.insert(id, 900_000, 10_000, 33);
    lists.insert(id, 3, 250, 32);
    lists.compact();
    lists.insert(id, 70_000, 600, 1);
    lists.insert(id, 5, 1, 63);
    lists.remove(id, 5);
    const found = lists.find('dirndl');
    assert.deepEqual(found && read(found), [
      { docId: 3, weight: 250, fields: 32 },
      { docId: 70_000, weight: 600, fields: 1 },
      { docId: 900_000, weight: 10_000, fields: 33 },
    ]);
    assert.equal(found?.strongCount, 2);
  });

  it('take the weight most like it when there are more weights than can be told apart', () => {
    const lists = createPostingLists(strong);
    const id = lists.idOf('dirndl');
    for (let docId = 0; docId < 5_000; docId += 1) lists.insert(id, docId, docId + 1, docId % 2);
    const found = lists.find('dirndl');
    const last = (found ? read(found) : []).at(-1);
    assert.deepEqual(last, { docId: 4_999, weight: 4_096, fields: 1 });
  });

  it('refuse a document beyond the limit', () => {
    const lists = createPostingLists(strong);
    assert.throws(() => lists.insert(lists.idOf('dirndl'), 2 ** 20, 1, 1), RangeError);
  });
});
