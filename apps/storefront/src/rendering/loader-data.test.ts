import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dataIn } from './data-element.ts';
import {
  serializeLoaderData,
  loaderDataScripts,
  readLoaderData,
  readUnknownLoaderData,
  type Json,
  type LoaderData,
} from './loader-data.ts';

describe('what a loader found', () => {
  const value = { name: 'Dirndl "Liesl" <midi>', sizes: [34, 36], missing: null };

  it('is the value itself for whoever opens it in the same process', () => assert.equal(readLoaderData(serializeLoaderData(value)), value));

  it('is the same after its way to the browser, and one object however often it is opened', () => {
    const arrived = JSON.parse(JSON.stringify(serializeLoaderData(value))) as LoaderData<typeof value>;
    assert.deepEqual(readLoaderData(arrived), value);
    assert.equal(readLoaderData(arrived), readLoaderData(arrived));
  });

  it('stands in an element of its own where there is a document', () => {
    const document: Json[] = [];
    const [first, second] = [serializeLoaderData({ name: 'frame' }, document), serializeLoaderData(value, document)];
    assert.deepEqual(JSON.parse(JSON.stringify([first, second])), [{ json: 0 }, { json: 1 }]);
    assert.equal(readLoaderData(second), value);
    const [, text = ''] = /<script type="application\/json" id="page-data-1">(.*?)<\/script>/.exec(loaderDataScripts(document)) ?? [];
    assert.deepEqual(JSON.parse(text), value);
  });

  it('is read from our element, also where a text of the shop has its id', () => {
    // A document finds elements in their order: what a text brought along stands before our data.
    const asked: string[] = [];
    const document = {
      querySelectorAll(selectors: string) {
        asked.push(selectors);
        return [{ textContent: '{"name":"of a text"}' }, { textContent: '{"name":"ours"}' }];
      },
    };
    assert.equal(dataIn(document, 'page-data-0'), '{"name":"ours"}');
    assert.deepEqual(asked, ['script[type="application/json"]#page-data-0']);
  });

  it('is nothing where a loader failed or gave something else', () => {
    assert.equal(readUnknownLoaderData(undefined), undefined);
    assert.equal(readUnknownLoaderData({ kind: 'not-found' }), undefined);
    assert.deepEqual(readUnknownLoaderData(serializeLoaderData(value)), value);
  });
});
