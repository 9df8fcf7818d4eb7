import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import type { LightMyRequestResponse } from 'fastify';
import { buildSchema, parse, specifiedRules, validate, type DocumentNode } from 'graphql';
import { cartClient } from '#testing/cart-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { logIn } from '#testing/log-in.ts';
import { textAt, type Json } from '#testing/read-answers.ts';
import { accounts } from './wrong-requests/accounts.ts';
import { carts } from './wrong-requests/carts.ts';
import { catalogue } from './wrong-requests/catalogue.ts';
import { checkout } from './wrong-requests/checkout.ts';
import { customers, withoutLogin } from './wrong-requests/customers.ts';
import { headers } from './wrong-requests/headers.ts';
import { limits } from './wrong-requests/limits.ts';
import { syntax } from './wrong-requests/syntax.ts';
import { transport } from './wrong-requests/transport.ts';
import { validation } from './wrong-requests/validation.ts';
import { values } from './wrong-requests/values.ts';
import type { Ask, Caller, WrongRequest } from './wrong-requests/wrong-request.ts';

const tables: Readonly<Record<string, readonly WrongRequest[]>> = {
  'before there is a document': transport,
  'in its headers': headers,
  'in its text': syntax,
  'against the schema': validation,
  'in its values': values,
  'in its size': limits,
  'about the catalogue': catalogue,
  'about carts': carts,
  'about orders': checkout,
  'without a login': withoutLogin,
  'about accounts': accounts,
  'of a customer': customers,
};
const everything = Object.values(tables).flat();

type Headers = Readonly<Record<string, string>>;
type Body = { readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly category?: string } }[] };

let shop: TestShop;
let callers: Readonly<Record<Caller, Headers>>;
/** What stands in the documents for what only this shop knows. */
let names: Readonly<Record<string, string>>;

before(async () => {
  // The limits of a shop, not those of tests.
  shop = await createTestShop({ GRAPHQL_LIMITS: 'cost=60000' });
  const expired = await logIn(shop, 0);
  shop.clock.advance(61 * 60_000);
  const [customer, other, revoked] = [await logIn(shop, 0), await logIn(shop, 1), await logIn(shop, 2)];
  await shop.ask('mutation { revokeCustomerToken { result } }', { headers: revoked.headers });
  callers = { guest: {}, customer: customer.headers, expired: expired.headers, revoked: revoked.headers };
  names = await makeNames(customer.headers, other.headers);
});
after(() => shop.close());

async function makeNames(customer: Record<string, string>, other: Record<string, string>): Promise<Record<string, string>> {
  const client = cartClient(shop);
  const [cart, full] = [await client.create(), await client.create()];
  await client.add(full, [{ sku: 'MA-SIE-6202', quantity: 1 }]);
  const ask = async (query: string, asking: Record<string, string>): Promise<Json> =>
    (await shop.ask<Json>(query, { headers: asking })).data;
  const own = await ask('{ customerCart { id } customer { wishlist { id } } }', customer);
  const address = `{firstname: "Eva", lastname: "Janssen", street: ["Markt"], postcode: "6131EK", city: "Sittard", country_code: NL, telephone: "046000001"}`;
  const foreign = await ask(`mutation { createCustomerAddress(input: ${address}) { id } }`, other);
  return {
    cart,
    full,
    own: textAt(own, 'customerCart.id'),
    list: textAt(own, 'customer.wishlist.id'),
    foreign: textAt(foreign, 'createCustomerAddress.id'),
  };
}

async function send(ask: Ask, method = ask.method ?? 'POST'): Promise<LightMyRequestResponse> {
  const { variables, operationName, extensions } = ask;
  const query = typeof ask.query === 'string' ? ask.query.replace(/<(\w+)>/g, (whole, name: string) => names[name] ?? whole) : ask.query;
  const given = { ...callers[ask.caller ?? 'guest'], ...ask.headers };
  if (method === 'GET') {
    const written = Object.entries({ query, variables, operationName, extensions })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
    const parameters = ask.parameters ?? new URLSearchParams(written).toString();
    return shop.app.inject({ method, url: `/graphql?${parameters}`, headers: given });
  }
  const payload = ask.body ?? JSON.stringify({ query, variables, operationName, extensions });
  return shop.app.inject({ method, url: '/graphql', headers: { 'content-type': 'application/json', ...given }, payload });
}

/** Documents are compiled after they were run twice, and read by GET in another way than by POST: they are refused alike. */
function waysToAsk({ ask, status }: WrongRequest): readonly ('GET' | 'POST')[] {
  const { query, variables = {}, operationName, method, body, parameters, isRepeatable = true } = ask;
  const isDocument = method === undefined && body === undefined && parameters === undefined && status !== 413;
  if (!isDocument || !isRepeatable || typeof query !== 'string' || ask.headers?.['content-type']) return [];
  const posts = ['POST', 'POST', 'POST'] as const;
  const isReadable = !query.startsWith('mutation') && (query + JSON.stringify(variables)).isWellFormed();
  const isPlain = typeof variables === 'object' && (operationName === undefined || typeof operationName === 'string');
  return isReadable && isPlain && query.length < 60_000 ? [...posts, 'GET', 'GET', 'GET', 'GET'] : posts;
}

function judge({ status, says, category }: WrongRequest, reply: LightMyRequestResponse, how: string): void {
  const { errors, ...rest } = reply.json<Body & { data?: unknown }>();
  const [first] = errors ?? [];
  assert.match(first?.message ?? 'no error at all', says, how);
  assert.deepEqual([reply.statusCode, first?.extensions?.category], [status, category], `${how}: ${first?.message ?? ''}`);
  assert.doesNotMatch(reply.body, /Internal server error|call stack|node_modules|\.ts:\d/, how);
  assert.ok(reply.body.length < 100_000, `${how}: an answer of ${reply.body.length} bytes`);
  assert.equal(reply.headers['cache-control'], 'no-store', how);
  // Nothing ran before the refusal, unless it is the shop's own.
  if (!category || status >= 400) assert.ok(!('data' in rest) || status === 401 || status === 403, how);
}

for (const [where, rows] of Object.entries(tables)) {
  describe(`a request that is wrong ${where}`, () => {
    for (const row of rows) {
      it(`is refused in words: ${row.what}`, async () => {
        judge(row, await send(row.ask), row.ask.method ?? 'POST');
        for (const [turn, method] of waysToAsk(row).entries()) judge(row, await send(row.ask, method), `${method} again, ${turn}`);
      });
    }
  });
}

describe('the wrong requests', () => {
  it('are more than 300, each another one', () => {
    const asked = new Set(everything.map(({ ask }) => JSON.stringify(ask)));
    assert.equal(asked.size, everything.length);
    assert.ok(asked.size > 300, String(asked.size));
  });

  it('break every rule that GraphQL has for documents', () => {
    const schema = buildSchema(readSchema());
    const documents = everything.flatMap(({ ask: { query } }) => tryToParse(query));
    // One operation a document, and no subscription: rules of this shop that stand before these.
    const spare = new Set(['UniqueOperationNamesRule', 'LoneAnonymousOperationRule', 'SingleFieldSubscriptionsRule']);
    for (const rule of specifiedRules) {
      const isBroken = documents.some((document) => validate(schema, document, [rule], { maxErrors: 1 }).length > 0);
      assert.ok(isBroken || spare.has(rule.name), rule.name);
    }
  });

  it('leave no fault of the shop in its log', () => {
    assert.deepEqual(
      shop.log.filter((line) => /resolver-failed|graphql\.failed/.test(line)),
      [],
    );
  });
});

function tryToParse(query: unknown): readonly DocumentNode[] {
  try {
    return typeof query === 'string' ? [parse(query, { maxTokens: 2_000 })] : [];
  } catch {
    return [];
  }
}
