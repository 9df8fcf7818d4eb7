import { input, simple, stranger, type WrongRequest } from './wrong-request.ts';

const stores = [
  'xx',
  'NL',
  'nl,de',
  'nl; de',
  'admin',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '%6e%6c',
  '../nl',
  "nl'; drop table store_view; --",
  'x'.repeat(2_000),
].map((store): WrongRequest => ({
  what: `the store ${store.slice(0, 40)}`,
  ask: { query: simple, headers: { store } },
  status: 400,
  says: /^Requested store is not found \(/,
  category: input,
}));

const currencies = ['USD', 'eur', 'EURO', 'EUR,USD', '978', '__proto__'].map((currency): WrongRequest => ({
  what: `the currency ${currency}`,
  ask: { query: simple, headers: { 'content-currency': currency } },
  status: 400,
  says: /^Please correct the target currency$/,
  category: input,
}));

const bearers = [
  'unknown',
  'null',
  'undefined',
  '""',
  'demo-shop-access-token2',
  'demo-shop-access-toke',
  'DEMO-CONSUMER-KEY',
  'f'.repeat(64),
  'eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.',
  "' or 1=1 --",
  'a'.repeat(5_000),
];

const credentials = [
  ...bearers
    .map((token) => token.replaceAll(' ', '_'))
    .flatMap((token) => [
      { what: `the token ${token.slice(0, 40)}`, headers: { authorization: `Bearer ${token}` }, method: 'POST' as const },
      { what: `the token ${token.slice(0, 40)} by GET`, headers: { authorization: `bearer ${token}` }, method: 'GET' as const },
    ])
    .map(({ what, headers, method }) => ({ what, ask: { query: simple, headers, method } })),
  { what: 'a login that is over', ask: { query: simple, caller: 'expired' as const } },
  { what: 'a login that was ended', ask: { query: simple, caller: 'revoked' as const } },
  { what: 'a login that is over, before a mistake in the document', ask: { query: '{', caller: 'expired' as const } },
].map(({ what, ask }): WrongRequest => ({ what, ask, status: 401, says: /^The token is unknown or has expired\.$/, category: stranger }));

/** Store, currency and credential, which are looked at before the document. */
export const headers: readonly WrongRequest[] = [...stores, ...currencies, ...credentials];
