import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoShop } from '../packages/demo-data/index.ts';
import { createTextIndex, shopDictionary } from '../apps/backend/src/modules/search/text/index.ts';
import { demoDocuments } from './demo-documents.ts';
import { judge, judgedQueries, passMark } from './judge-search.ts';

for (const language of languageCodes) {
  describe(`the search in the demo shop, ${language}`, () => {
    it('answers what shoppers type', () => {
      assert.ok(judgedQueries[language].length >= 40);
      const verdicts = judge(language);
      const missed = verdicts.filter(({ isGood }) => !isGood).map(({ query }) => query);
      assert.ok(1 - missed.length / verdicts.length >= passMark, `missed: ${missed.join(', ')}`);
    });

    it('finds every product by its name in the first eight, and first by its SKU', () => {
      const documents = demoDocuments(demoShop, language);
      const index = createTextIndex({ documents, language, dictionary: shopDictionary(language) });
      const lost = documents.filter(({ docId, name }) => !index.find(name).docIds.subarray(0, 8).includes(docId));
      assert.deepEqual(
        lost.map(({ sku, name }) => `${sku} ${name}`),
        [],
      );
      for (const { docId, sku } of documents) assert.equal(index.find(sku).docIds[0], docId);
    });
  });
}
