import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Messages } from './message-catalogue.ts';
import { createTranslator } from './translate.ts';

const group = { plain: 'Hallo', greeting: 'Dag {name}, dag {name}', items: { one: '{count} artikel', other: '{count} artikelen' } };
const translator = createTranslator({ test: group } as unknown as Messages, 'nl');
const t = translator.namespace('test' as never) as (key: string, parameters?: Record<string, string | number>) => string;

describe('messages', () => {
  it('are looked up by their key', () => assert.equal(t('plain'), 'Hallo'));
  it('take their parameters, each as often as it is named', () => assert.equal(t('greeting', { name: 'Liesl' }), 'Dag Liesl, dag Liesl'));
  it('choose the plural of the language', () => {
    assert.equal(t('items', { count: 1 }), '1 artikel');
    assert.equal(t('items', { count: 0 }), '0 artikelen');
  });
  it('do not read braces out of a parameter', () => assert.equal(t('greeting', { name: '{name}' }), 'Dag {name}, dag {name}'));
  it('come from one function a namespace, so that nothing that depends on it runs anew', () =>
    assert.equal(translator.namespace('test' as never), t));
  it('show their key when a page asks for one that is not there', () => assert.equal(t('missing'), 'missing'));
});
