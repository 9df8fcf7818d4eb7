import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { loadArea } from '../messages/load-messages.ts';
import { learn, speak, spokenLanguage, spokenNow } from './language.ts';

const given = Object.getOwnPropertyDescriptor(globalThis, 'document');
before(() => void Object.defineProperty(globalThis, 'document', { configurable: true, value: { documentElement: {} } }));
after(() => {
  if (given) Object.defineProperty(globalThis, 'document', given);
  else Reflect.deleteProperty(globalThis, 'document');
});

it('a screen has its words when the language changes while they are on their way', async () => {
  await speak('nl', 'entrance');
  // Its Dutch words are there before the German ones of anything.
  await loadArea('nl', 'media');
  const speaking = speak('de', 'office');
  await Promise.all([speaking, learn('media')]);
  assert.equal(spokenLanguage(), 'de');
  assert.equal(spokenNow()?.translator.namespace('media')('title'), 'Bilder');
});
