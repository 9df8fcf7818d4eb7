import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { astFromValue, buildSchema, isObjectType, Kind, print } from 'graphql';
import { readSchema } from '@shop/contract/server';
import { argumentLeaves, type ArgumentLeaf } from '#testing/argument-leaves.ts';
import { cartClient } from '#testing/cart-client.ts';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { generatedCall, type Call } from '#testing/generated-call.ts';
import { logIn } from '#testing/log-in.ts';
import { extremeValues, unstorable, wrongValues } from '#testing/odd-values.ts';
import { plausibleArguments } from '#testing/plausible-arguments.ts';
import { textAt, type Json } from '#testing/read-answers.ts';
import { publicFields } from '../app/public-fields.ts';

/** Every place of every operation that takes a value: a new one is asked the same without a line here. */
const schema = buildSchema(readSchema());
const places = argumentLeaves(schema).filter(({ type }) => ['Query', 'Mutation', 'Customer'].includes(type));
const isLong = process.env['TEST_SIZE'] === 'long';

type Caller = { readonly headers: Record<string, string>; readonly known: Readonly<Record<string, unknown>> };
type Answer = GraphqlAnswer<unknown>;

let shop: TestShop;
let guest: Caller;
let customer: Caller;
before(async () => {
  shop = await createTestShop();
  const carts = cartClient(shop);
  const read = async (query: string, headers: Record<string, string> = {}): Promise<Json> => {
    const { data, errors } = await shop.ask<Json>(query, { headers });
    assert.deepEqual(errors, []);
    return data;
  };
  const callerOf = async (headers: Record<string, string>, wishlist: string): Promise<Caller> => {
    const cart = headers['authorization']
      ? textAt(await read('{ customerCart { id } }', headers), 'customerCart.id')
      : await carts.create();
    await carts.add(cart, [{ sku: 'MA-SIE-6202', quantity: 1 }], headers);
    const uid = textAt(await read('mutation { createCompareList(input: {products: []}) { uid } }', headers), 'createCompareList.uid');
    return { headers, known: { cart_id: cart, cartId: cart, uid, wishlist_id: wishlist, wishlistId: wishlist } };
  };
  guest = await callerOf({}, textAt(await read('mutation { createEmptyWishlist }'), 'createEmptyWishlist'));
  customer = await callerOf((await logIn(shop, 0)).headers, '0');
});
after(() => shop.close());

let calls = 0;
/** Everybody has another address: what is refused because it is there already is refused too early. */
const callOf = (place: ArgumentLeaf, value: unknown, { known }: Caller): Call => {
  const given = plausibleArguments(schema, place, { ...known, email: `eva${(calls += 1)}@example.nl` });
  // What a route leads to has fields of one name and different types.
  return generatedCall(schema, place, value, given, place.field === 'route' ? 0 : 1);
};

/** From another address each time: some senders have to wait. */
async function ask({ query, variables }: Call, { headers }: Caller): Promise<Answer> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: `10.0.${(calls >> 8) & 255}.${calls & 255}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = reply.json<{ data?: unknown; errors?: Answer['errors'] }>();
  return { status: reply.statusCode, data, errors };
}

const callerFor = ({ type }: ArgumentLeaf, turn: number): Caller => (type === 'Customer' || turn % 2 === 1 ? customer : guest);

const isPublic = ({ type, field }: ArgumentLeaf): boolean => type === 'Query' && publicFields.has(field);
const holdsText = ({ leaf }: ArgumentLeaf): boolean => leaf.name === 'String' || leaf.name === 'ID';

/** Whether somebody reads a sentence instead of a fault of the shop. */
const isFault = ({ status, errors }: Answer): boolean =>
  status >= 500 || errors.some(({ message }) => /Internal server error|call stack/i.test(message));

const told = ({ status, errors: [error] }: Answer): string =>
  `${status} ${String(error?.extensions?.['category'])} ${error?.message.slice(0, 120) ?? 'no error'}`;

/** The values of the variables written into the document. */
function inlined({ type, field }: ArgumentLeaf, { query, variables }: Call): string {
  const owner = schema.getType(type);
  const args = isObjectType(owner) ? (owner.getFields()[field]?.args ?? []) : [];
  const written = new Map(args.map((argument) => [argument.name, astFromValue(variables[argument.name], argument.type)]));
  return query
    .replace(/^(\w+) \([^)]*\)/, '$1')
    .replace(/\$(\w+)/g, (_whole, name: string) => print(written.get(name) ?? { kind: Kind.NULL }));
}

describe('every place that takes a text', () => {
  it('refuses one that cannot be stored in words, unless it only looks for it', async () => {
    const found: string[] = [];
    for (const [turn, place] of places.filter(holdsText).entries()) {
      const caller = callerFor(place, turn);
      const value = unstorable[turn % unstorable.length];
      const answer = await ask(callOf(place, value, caller), caller);
      const isRefused = answer.status === 400 && /contains characters that are not allowed/.test(answer.errors[0]?.message ?? '');
      if (isPublic(place) ? isFault(answer) : !isRefused) found.push(`${place.key}: ${told(answer)}`);
    }
    assert.deepEqual(found, []);
  });

  it('refuses it in the document as well', async () => {
    const found: string[] = [];
    // The document is read before anything of it runs: some places stand for all.
    const some = places.filter(holdsText).filter((_place, index) => isLong || index % 4 === 0);
    for (const [turn, place] of some.entries()) {
      const caller = callerFor(place, turn);
      const answer = await ask({ query: inlined(place, callOf(place, 'a\0b', caller)), variables: {} }, caller);
      const isRefused = answer.status === 400 && answer.errors[0]?.message === 'The document contains characters that are not allowed.';
      if (isPublic(place) ? isFault(answer) : !isRefused) found.push(`${place.key}: ${told(answer)}`);
    }
    assert.deepEqual(found, []);
  });
});

describe('every place that takes a value', () => {
  it('refuses one of another type before anything runs', async () => {
    const found: string[] = [];
    for (const [turn, place] of places.entries()) {
      const caller = callerFor(place, turn);
      const all = wrongValues(place.leaf);
      for (const value of isLong ? all : [all[turn % all.length]]) {
        const answer = await ask(callOf(place, value, caller), caller);
        const isRefused = answer.status === 200 && /^Variable "\$\w+" got invalid value/.test(answer.errors[0]?.message ?? '');
        if (!isRefused || answer.data !== undefined || answer.errors[0]?.extensions) found.push(`${place.key}: ${told(answer)}`);
      }
    }
    assert.deepEqual(found, []);
  });

  it('has a sentence, or an answer, for what nobody expects', async () => {
    const found: string[] = [];
    for (const [turn, place] of places.entries()) {
      const all = extremeValues(place.leaf);
      // A new account takes 40 ms of a core.
      const isSlow = /^create(Customer|Account)/.test(place.field);
      const some = isLong ? all : [all[turn % all.length], all[(7 * turn + 3) % all.length]].slice(0, isSlow ? 1 : 2);
      for (const [index, value] of some.entries()) {
        const caller = callerFor(place, turn + index);
        const answer = await ask(callOf(place, value, caller), caller);
        if (isFault(answer)) found.push(`${place.key} ${JSON.stringify(value).slice(0, 60)}: ${told(answer)}`);
      }
    }
    assert.deepEqual(found, []);
    assert.deepEqual(
      shop.log.filter((line) => /resolver-failed|graphql\.failed/.test(line)).map((line) => line.slice(0, 400)),
      [],
    );
  });
});
