import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { storeConfigOf, unknownSetting } from './store-config.ts';
import { indexStoreViews, pickText } from './store-view.ts';
import { aStoreView } from './testing/a-store-view.ts';

const views = indexStoreViews([
  aStoreView({ code: 'de', id: 2, language: 'de', locale: 'de-DE', settings: { welcome: 'Servus' } }),
  aStoreView({ code: 'nl', id: 1, isDefault: true, settings: { welcome: 'Welkom', grid_per_page: 24 } }),
  aStoreView({ code: 'nl_limburg', id: 4, groupCode: 'limburg', fallbackCode: 'nl', theme: 'stube', settings: { welcome: 'Wèlkom' } }),
]);
const address = { publicUrl: 'https://shop.example', theme: 'alm', shopAccessToken: 'shop-token', consumerKey: 'consumer-key' };
const configOf = (code: string) => storeConfigOf(views.byCode.get(code)!, views, address);

describe('storeConfigOf', () => {
  it('has a value for every field of the contract but those the carts resolve', () => {
    const type = buildSchema(readSchema()).getType('StoreConfig') as GraphQLObjectType;
    const others = ['delivery_countries', 'delivery_days', 'list_vat_percent'];
    assert.deepEqual([...Object.keys(configOf('nl')), ...others].sort(), Object.keys(type.getFields()).sort());
  });

  it('follows the address of the shop', () => {
    const { base_url, secure_base_media_url } = configOf('nl');
    assert.deepEqual([base_url, secure_base_media_url], ['https://shop.example/', 'https://shop.example/media/']);
  });

  it('writes locale, root category and language as clients expect them', () => {
    const { locale, root_category_uid, language_prefix, default_display_currency_code } = configOf('de');
    assert.deepEqual([locale, root_category_uid, language_prefix, default_display_currency_code], ['de_DE', 'Mg==', 'de', 'EUR']);
    assert.equal(configOf('nl_limburg').language_prefix, 'nl_limburg', 'a second view of a language has an address of its own');
  });

  it('keeps the password rule of the shop', () => {
    const { minimum_password_length, required_character_classes_number } = configOf('nl');
    assert.deepEqual([minimum_password_length, required_character_classes_number], ['8', '4']);
  });

  it('takes settings of the view, then of its fallback, then the defaults', () => {
    const { welcome, grid_per_page, list_per_page, theme } = configOf('nl_limburg');
    assert.deepEqual([welcome, grid_per_page, list_per_page, theme], ['Wèlkom', 24, 12, 'stube']);
    assert.deepEqual([configOf('de').grid_per_page, configOf('de').theme], [12, 'alm']);
  });

  it('knows the default view of each group and the default group', () => {
    const flags = (code: string) => [configOf(code).is_default_store, configOf(code).is_default_store_group];
    assert.deepEqual(
      [flags('nl'), flags('de'), flags('nl_limburg')],
      [
        [true, true],
        [false, true],
        [true, false],
      ],
    );
  });
});

describe('unknownSetting', () => {
  it('names what is no setting, or follows from elsewhere', () => {
    assert.equal(unknownSetting({ welcome: 'x' }), undefined);
    assert.equal(unknownSetting({ welcom: 'x' }), 'welcom');
    assert.equal(unknownSetting({ base_url: 'x' }), 'base_url');
  });
});

describe('indexStoreViews', () => {
  it('follows fallbacks and survives a circle', () => {
    const codes = (code: string, index = views) => index.fallbackChain(code).map((view) => view.code);
    assert.deepEqual([codes('nl_limburg'), codes('de'), codes('xx')], [['nl_limburg', 'nl'], ['de'], []]);
    const circle = indexStoreViews([
      aStoreView({ code: 'a', id: 1, fallbackCode: 'b' }),
      aStoreView({ code: 'b', id: 2, fallbackCode: 'a' }),
    ]);
    assert.deepEqual(codes('a', circle), ['a', 'b']);
  });
});

describe('pickText', () => {
  it('takes the first text of the chain, an empty one included', () => {
    assert.equal(pickText({ nl: 'twee', nl_limburg: 'een' }, ['nl_limburg', 'nl']), 'een');
    assert.equal(pickText({ nl: 'twee', nl_limburg: '' }, ['nl_limburg', 'nl']), '');
    assert.equal(pickText({ de: 'drei' }, ['nl_limburg', 'nl']), undefined);
  });
});
