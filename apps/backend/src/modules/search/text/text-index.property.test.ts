import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SearchDocument, TextIndex } from './search-document.ts';
import { aDocument } from './test-documents.ts';
import { createTextIndex } from './text-index.ts';
import { shopDictionary } from './dictionary/shop-dictionary.ts';

const words = [
  'Dirndl',
  'Lederhose',
  'Schürze',
  'rot',
  'grün',
  'Samt',
  'Kinderhemd',
  'Trachtenjanker',
  'Liesl',
  'Sepp',
  'lang',
  'Hut',
  'Spitzenbluse',
  'für',
];
const word = fc.constantFrom(...words);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const content = fc.record({
  name: phrase,
  brand: fc.option(fc.constantFrom('Firnkind', 'Zwirnhütte'), { nil: undefined }),
  categories: fc.array(phrase, { maxLength: 3 }),
  options: fc.array(word, { maxLength: 3 }),
  sizes: fc.array(fc.constantFrom('36', '38', 'XL', '39–41'), { maxLength: 2 }),
  description: phrase,
  popularity: fc.nat(500),
});
const docId = fc.nat(30);
const document: fc.Arbitrary<SearchDocument> = fc.tuple(docId, content).map(([id, given]) => aDocument(id, given));
const change = fc.oneof(
  document.map((put) => ({ put })),
  docId.map((remove) => ({ remove })),
  fc.constant({ trim: true }),
);
const query = fc.oneof(phrase, fc.constantFrom('drindl', 'led', 'hut 38', 'MA-TST-1003', 'ma-tst', 'bluse rot xl'));

const indexOf = (documents: Iterable<SearchDocument>): TextIndex =>
  createTextIndex({ documents, language: 'de', dictionary: shopDictionary('de') });
const answers = (index: TextIndex, asked: string) => {
  const { docIds, scores, sizes, isExactCode } = index.find(asked);
  return {
    docIds: [...docIds],
    scores: [...scores],
    sizes: [...sizes].sort(),
    isExactCode,
    corrected: index.correct(asked),
    completed: index.complete(asked, 3),
  };
};

describe('a text index', () => {
  it('answers after changes as if it were built anew', () => {
    fc.assert(
      fc.property(
        fc.array(document),
        fc.array(change, { maxLength: 20 }),
        fc.array(query, { minLength: 3, maxLength: 6 }),
        (first, changes, asked) => {
          const expected = new Map(first.map((each) => [each.docId, each]));
          const changed = indexOf(expected.values());
          for (const each of changes) {
            if ('put' in each) {
              expected.set(each.put.docId, each.put);
              changed.replace([each.put]);
            } else if ('trim' in each) {
              changed.trim();
            } else {
              expected.delete(each.remove);
              changed.remove([each.remove]);
            }
          }
          const anew = indexOf([...expected.values()].toSorted((a, b) => a.docId - b.docId));
          for (const each of asked) assert.deepEqual(answers(changed, each), answers(anew, each), each);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds every document by its whole name in the first eight, among those with the same name', () => {
    fc.assert(
      fc.property(fc.uniqueArray(document, { selector: (each) => each.docId, minLength: 1 }), (documents) => {
        const index = indexOf(documents);
        for (const { docId: id, name } of documents) {
          const namesakes = documents.filter((other) => other.name === name).length;
          const first = index.find(name).docIds.subarray(0, Math.max(8, namesakes + 7));
          // A name of stop words alone finds nothing.
          if (name.split(' ').some((part) => part !== 'für')) assert.ok(first.includes(id), name);
        }
      }),
      { numRuns: 60 },
    );
  });
});
