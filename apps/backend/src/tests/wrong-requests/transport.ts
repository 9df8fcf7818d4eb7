import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { input, simple, type Ask, type WrongRequest } from './wrong-request.ts';

const refused = (what: string, ask: Ask, says: RegExp, status = 400): WrongRequest => ({ what, ask, status, says, category: input });
const json = JSON.stringify(simple);
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const mutation = 'mutation Create { createEmptyCart }';

const methods = [
  ...(['PUT', 'PATCH', 'DELETE'] as const).map((method) =>
    refused(`the method ${method}`, { method, query: simple }, /^The method [A-Z]+ is not allowed/, 405),
  ),
  refused('a mutation by GET', { method: 'GET', query: mutation }, /^Mutation requests allowed only for POST requests$/),
  refused(
    'a mutation by GET with its name',
    { method: 'GET', query: mutation, operationName: 'Create' },
    /^Mutation requests allowed only for POST requests$/,
  ),
];

const types = [
  'text/plain',
  'text/json',
  'application/graphql',
  'application/graphql+json',
  'application/json5',
  'application/json-patch+json',
  'application/jsonx',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'text/plain, application/json',
  'nonsense',
].map((type) =>
  refused(`a body of the type ${type}`, { query: simple, headers: { 'content-type': type } }, /content type|Unable to parse/),
);

const bodies = (
  [
    ['no body', ''],
    ['a blank body', '   '],
    ['half a body', '{'],
    ['a body that breaks off in the document', `{"query": "{ storeConfig`],
    ['two bodies in one', `{"query": ${json}}{"query": ${json}}`],
    ['a trailing comma', `{"query": ${json},}`],
    ['single quotes', `{'query': '{ storeConfig { store_code } }'}`],
    ['names without quotes', `{query: ${json}}`],
    ['a comment in JSON', `/* */ {"query": ${json}}`],
    ['a line break in a string', '{"query": "{ storeConfig\n{ store_code } }"}'],
    ['an escape JSON does not have', '{"query": "\\x"}'],
    ['NaN', `{"query": ${json}, "variables": {"a": NaN}}`],
    ['a byte order mark', `\ufeff{"query": ${json}}`],
    ['null', 'null'],
    ['a number', '5'],
    ['a truth', 'true'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['a batch', `[{"query": ${json}}]`],
    ['an empty object', '{}'],
    ['another name for the document', `{"document": ${json}}`],
    ['a document that is null', '{"query": null}'],
    ['a document that is empty', '{"query": ""}'],
    ['a document that is blank', '{"query": " \\n\\t "}'],
    ['a document that is a number', '{"query": 5}'],
    ['a document that is a truth', '{"query": true}'],
    ['a document that is a list', `{"query": [${json}]}`],
    ['a document that is a tree', '{"query": {"kind": "Document", "definitions": []}}'],
    ['a form', 'query=%7BstoreConfig%7Bstore_code%7D%7D'],
    ['lists without end', nested(40_000)],
    ['packed bytes', gzipSync(`{"query": ${json}}`)],
    ['two bytes a character', Buffer.from(`{"query": ${json}}`, 'utf16le')],
  ] as const
).map(([what, body]) => refused(`as a body: ${what}`, { body }, /^Unable to parse the request\.$/));

const addresses = (
  [
    ['no question at all', '', /^Unable to parse the request\.$/],
    ['an empty document', 'query=', /^Unable to parse the request\.$/],
    ['a blank document', 'query=%20%0A', /^Unable to parse the request\.$/],
    ['a document under another name', `Query=${encodeURIComponent(simple)}`, /^Unable to parse the request\.$/],
    ...['[]', '5', 'true', '"x"'].map(
      (value) =>
        [
          `variables that are ${value}`,
          `query=${encodeURIComponent(simple)}&variables=${value}`,
          /^The variables must be an object/,
        ] as const,
    ),
    ...['{', '{"a":}', 'x', '%7B%22a%22', '%'].map(
      (value) =>
        [
          `variables that read ${value}`,
          `query=${encodeURIComponent(simple)}&variables=${value}`,
          /^The variables are not valid JSON/,
        ] as const,
    ),
    ['extensions that are no JSON', `query=${encodeURIComponent(simple)}&extensions=x`, /^The extensions are not valid JSON/],
    ['extensions that are a list', `query=${encodeURIComponent(simple)}&extensions=[]`, /^The extensions must be an object/],
  ] as const
).map(([what, parameters, says]) => refused(`in an address: ${what}`, { method: 'GET', parameters }, says));

const members = [
  ...[[], [1], 5, true].map((variables) =>
    refused(`variables that are ${JSON.stringify(variables)}`, { query: simple, variables }, /^The variables must be an object/),
  ),
  refused('variables that are a text', { query: simple, variables: 'x' }, /^The variables are not valid JSON/),
  ...[5, true, [], {}].map((operationName) =>
    refused(
      `a name that is ${JSON.stringify(operationName)}`,
      { query: 'query A { __typename }', operationName },
      /^The operation name must/,
    ),
  ),
  ...[5, true, []].map((extensions) =>
    refused(`extensions that are ${JSON.stringify(extensions)}`, { query: simple, extensions }, /^The extensions must be an object/),
  ),
  refused('a body of a megabyte', { query: simple, variables: { padding: 'x'.repeat(1024 * 1024) } }, /^The request is too large/, 413),
];

const names = (
  [
    ['a name the document does not have', 'query A { __typename }', 'B'],
    ['a name in another case', 'query A { __typename }', 'a'],
    ['a name for an operation without one', '{ __typename }', 'A'],
    ['the name of a fragment', 'query A { ...F } fragment F on Query { __typename }', 'F'],
    ['a name with a NUL', 'query A { __typename }', 'A\0'],
    ['a name of half a character', 'query A { __typename }', '\ud800'],
    ['a name that is everybody’s', 'query A { __typename }', '__proto__'],
  ] as const
).map(([what, query, operationName]): WrongRequest => ({
  what,
  ask: { query, operationName },
  status: 200,
  says: /^Unknown operation named "/,
}));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const hashed = (persistedQuery: unknown): Ask => ({ query: simple, extensions: { persistedQuery } });
const persisted: readonly WrongRequest[] = [
  {
    what: 'a hash nobody has sent the document of',
    ask: { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
    status: 200,
    says: /^PersistedQueryNotFound$/,
  },
  refused('the hash of another document', hashed({ version: 1, sha256Hash: hashOf('{ other }') }), /does not belong/),
  refused('a hash in capitals', hashed({ version: 1, sha256Hash: hashOf(simple).toUpperCase() }), /64 hexadecimal/),
  refused('half a hash', hashed({ version: 1, sha256Hash: hashOf(simple).slice(0, 32) }), /64 hexadecimal/),
  refused('a hash that is a number', hashed({ version: 1, sha256Hash: 5 }), /64 hexadecimal/),
  refused('a hash that is missing', hashed({ version: 1 }), /64 hexadecimal/),
  refused('a hash in a text', hashed('x'), /64 hexadecimal/),
  refused('a hash in a list', hashed([]), /64 hexadecimal/),
  refused('a hash of another version', hashed({ version: 2, sha256Hash: hashOf(simple) }), /^Only version 1/),
  refused('a bad hash alone', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }, /64 hexadecimal/),
];

/** Wrong before there is a document: method, type, body, address, names and hashes. */
export const transport: readonly WrongRequest[] = [...methods, ...types, ...bodies, ...addresses, ...members, ...names, ...persisted];
