import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@shop/contract';
import type { SearchDocument } from './search-document.ts';
import { aDocument } from './test-documents.ts';
import { createTextIndex } from './text-index.ts';
import { shopDictionary } from './dictionary/shop-dictionary.ts';

const indexOf = (documents: readonly SearchDocument[], language: Language = 'de') =>
  createTextIndex({ documents, language, dictionary: shopDictionary(language) });

const dirndl = aDocument(0, {
  sku: 'MA-DIR-1001',
  codes: ['MA-DIR-1001-DG-38', '4006381333931'],
  name: 'Midi-Dirndl Liesl',
  brand: 'Mieder & Maas',
  categories: ['Damen', 'Dirndl'],
  options: ['Rubinrot', 'Baumwolle'],
  sizes: ['36', '38', '42'],
  description: '<p>Eine Bluse gehört dazu, eine Tasche passt.</p>',
});
const blouse = aDocument(1, {
  name: 'Dirndlbluse Vroni',
  brand: 'Zwirnhütte',
  categories: ['Damen', 'Dirndlblusen'],
  options: ['Weiß'],
  sizes: ['36'],
});
const lederhose = aDocument(2, {
  name: 'Kurze Lederhose Toni',
  categories: ['Herren', 'Lederhosen'],
  options: ['Cognac'],
  sizes: ['42', '52'],
  popularity: 5,
});
const socks = aDocument(3, {
  name: 'Kniestrümpfe Loisl',
  categories: ['Strümpfe & Loferl'],
  sizes: ['39–41', '42–44'],
  shortDescription: 'Mit Zopfmuster.',
});
const hat = aDocument(4, { name: 'Lodenhut Rupert', categories: ['Hüte', 'Lodenhüte'], options: ['Tannengrün'] });
const all = [dirndl, blouse, lederhose, socks, hat];
const index = indexOf(all);
const found = (query: string): number[] => [...index.find(query).docIds];

describe('a code', () => {
  it('finds its product alone, however it is written', () => {
    for (const query of ['MA-DIR-1001', 'ma dir 1001', 'ma-dir-1001-dg-38', ' 4006381333931 ', '4 006381 333931', 'Dirndl MA-DIR-1001']) {
      const { docIds, isExactCode } = index.find(query);
      assert.deepEqual([[...docIds], isExactCode], [[0], true], query);
    }
  });

  it('is found by its beginning, and then is no exact code', () => {
    const { docIds, isExactCode } = index.find('MA-DIR-10');
    assert.deepEqual([[...docIds], isExactCode], [[0], false]);
  });
});

describe('a word', () => {
  it('finds what a thing is before what it is for', () => {
    assert.deepEqual(found('dirndl'), [0, 1]);
    assert.deepEqual(found('bluse'), [1]);
  });

  it('is found through umlauts, forms, compounds, synonyms and other languages', () => {
    for (const query of ['kniestruempfe', 'Wadlstrümpfe', 'knee socks', 'trachtenstrumpf']) assert.equal(found(query)[0], 3, query);
    for (const query of ['Krachlederne', 'lederhosn', 'leather trousers', 'leren broek']) assert.equal(found(query)[0], 2, query);
    for (const query of ['hüte', 'Huete', 'hut', 'tirolerhut', 'hoed', 'grüner hut']) assert.equal(found(query)[0], 4, query);
    assert.equal(found('rotes Trachtenkleid')[0], 0);
  });

  it('may have one typing error from five letters on', () => {
    for (const query of ['dirdnl', 'dirndel', 'drindl', 'dirnd']) assert.equal(found(query)[0], 0, query);
    assert.deepEqual(found('hzt'), []);
  });

  it('may be begun at the end of a query', () => {
    assert.deepEqual(found('lod'), [4]);
    assert.deepEqual(found('rup'), [4]);
  });

  it('that some product is known for does not find those that only mention it', () => {
    assert.deepEqual(found('Zopfmuster'), [3]);
    assert.ok(!found('bluse').includes(0));
  });
});

describe('several words', () => {
  it('must all be there; only when nothing has all, the most count', () => {
    assert.deepEqual(found('lederhose cognac'), [2]);
    assert.deepEqual(found('lederhose cognac unbekanntes'), [2]);
    assert.deepEqual(new Set(found('lodenhut zwirnhütte')), new Set([1, 4]));
  });

  it('need not have optional ones', () => {
    assert.deepEqual(found('lederhose günstig online kaufen'), [2]);
    assert.deepEqual(found('für die mit'), []);
  });

  it('put the name they spell first', () => {
    const twins = indexOf([
      aDocument(0, { name: 'Midi-Dirndl Evi Samt' }),
      aDocument(1, { name: 'Midi-Dirndl Evi' }),
      aDocument(2, { name: 'Evi Dirndl Midi' }),
    ]);
    assert.equal(twins.find('midi dirndl evi').docIds[0], 1);
  });
});

describe('a size', () => {
  it('is recognised and brings forward what has it, without hiding the rest', () => {
    const sized = indexOf([aDocument(0, { name: 'Dirndl Afra', sizes: ['36'] }), aDocument(1, { name: 'Dirndl Resi', sizes: ['42'] })]);
    for (const query of ['dirndl 42', 'dirndl größe 42', 'Dirndl Gr. 42']) {
      const { docIds, sizes } = sized.find(query);
      assert.deepEqual([[...docIds], sizes], [[1, 0], ['42']], query);
    }
  });

  it('is labelled as the found products label it', () => {
    assert.deepEqual(index.find('kniestrümpfe 43').sizes, ['42–44']);
    assert.deepEqual(index.find('lederhose 42').sizes, ['42']);
    assert.deepEqual(index.find('dirndl 52').sizes, []);
    assert.deepEqual(new Set(found('42')), new Set([0, 2, 3]));
  });

  it('is no size when it is a length', () => {
    const lengths = indexOf([aDocument(0, { name: 'Dirndl Afra', categories: ['Midi (60 cm)'], sizes: ['60'] })]);
    assert.deepEqual(lengths.find('dirndl 60 cm').sizes, []);
    assert.deepEqual(lengths.find('dirndl 60').sizes, ['60']);
  });
});

describe('the order', () => {
  it('is by popularity among equals, then by doc id', () => {
    const equals = indexOf([
      aDocument(0, { name: 'Rock Ida' }),
      aDocument(1, { name: 'Rock Eva', popularity: 90 }),
      aDocument(2, { name: 'Rock Uta' }),
    ]);
    assert.deepEqual([...equals.find('rock').docIds], [1, 0, 2]);
  });

  it('falls with the scores, also in a long list', () => {
    const many = Array.from({ length: 500 }, (_, docId) =>
      aDocument(docId, { name: `Rock ${docId % 7 ? 'Ida' : 'Rock Rock Ida lang'}`, popularity: (docId * 37) % 101 }),
    );
    const { docIds, scores } = indexOf(many).find('rock');
    assert.equal(new Set(docIds).size, 500);
    for (let rank = 1; rank < 500; rank += 1) {
      assert.ok(scores[rank - 1]! > scores[rank]! || (scores[rank - 1] === scores[rank] && docIds[rank - 1]! < docIds[rank]!));
    }
  });
});

describe('help with typing', () => {
  it('corrects unknown words only', () => {
    assert.equal(index.correct('rotes Drindl'), 'rotes dirndl');
    assert.equal(index.correct('lodenhtu'), 'lodenhut');
    assert.equal(index.correct('weisse blsue'), 'weisse bluse');
    assert.equal(index.correct('rotes dirndl'), undefined);
    assert.equal(index.correct('qwertzuiop'), undefined);
  });

  it('completes the last word by words that go with those before', () => {
    assert.deepEqual(index.complete('dir', 5), ['dirndl', 'dirndlbluse']);
    assert.deepEqual(index.complete('weiße dirndlb', 5), ['weiße dirndlbluse']);
    assert.deepEqual(index.complete('lederhose dirndlb', 5), []);
    assert.deepEqual(index.complete('dirndl ', 5), []);
    assert.deepEqual(index.complete('', 5), []);
  });

  it('recommends what is typical for the results', () => {
    assert.deepEqual(index.recommend('hut', 3), ['Lodenhüte']);
    assert.deepEqual(index.recommend('qwertzuiop', 3), []);
  });
});

describe('an explanation', () => {
  it('comes to the score of the search', () => {
    for (const query of ['rotes dirndl 42', 'drindl liesl', 'trachtenkleid', 'midi dirndl liesl', 'MA-DIR-1001', 'kleid günstig', '42']) {
      const { docIds, scores } = index.find(query);
      for (const [rank, docId] of docIds.entries()) {
        const { score, isFound } = index.explain(query, docId);
        assert.ok(isFound && Math.abs(score - scores[rank]!) <= score / 1000, `${query}: ${score} instead of ${scores[rank]}`);
      }
    }
  });

  it('names the kind of match, the fields and what is missing', () => {
    const { terms, sizes } = index.explain('rotes drindl 42 loden', 0);
    assert.deepEqual(
      terms.map(({ text, hit }) => [text, hit?.kind, hit?.fields[0]]),
      [
        ['rotes', 'exact', 'option'],
        ['drindl', 'typo', 'name'],
        ['loden', undefined, undefined],
      ],
    );
    assert.deepEqual(sizes, ['42']);
  });
});

describe('hostile texts (R152)', () => {
  const texts = [
    'a'.repeat(10_000),
    'dirndl '.repeat(2_000),
    '(a+)+$'.repeat(500),
    '\u0000\u0000dirndl\u0000',
    '🎃👩‍👩‍👧‍👦'.repeat(300),
    'دیرندل العربية',
    'ﷺ'.repeat(5_000),
    '\ud800\udc00\ud800',
    `${'<'.repeat(5_000)}b`,
    '-'.repeat(9_999),
    "'".repeat(9_999),
    '9'.repeat(10_000),
    '__proto__ constructor toString',
    'lederhosen'.repeat(900),
  ];
  it('are answered quickly and do no harm', () => {
    const before = process.cpuUsage();
    for (const text of texts) {
      assert.ok(index.find(text).docIds.length <= all.length);
      index.correct(text);
      index.complete(text, 5);
      index.recommend(text, 5);
      index.explain(text, 0);
    }
    const { user } = process.cpuUsage(before);
    assert.ok(user / 1000 < 50 * texts.length, `${user / 1000} ms`);
    assert.deepEqual(found('dirndl'), [0, 1]);
  });
});
