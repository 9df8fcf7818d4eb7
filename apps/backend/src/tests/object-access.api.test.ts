import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildSchema } from 'graphql';
import { readSchema } from '@shop/contract/server';
import { setStock } from '#modules/inventory/index.ts';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { generatedCall } from '#testing/generated-call.ts';
import { logIn, type LoggedIn } from '#testing/log-in.ts';
import { namingArguments, type NamingArgument } from '#testing/naming-arguments.ts';
import { createObjects, type Objects } from '#testing/object-makers.ts';
import { neededArguments, objectRules, ruleOf, type ObjectKind } from '#testing/object-rules.ts';
import { at } from '#testing/read-answers.ts';

type Headers = Readonly<Record<string, string>>;
type Answer = GraphqlAnswer<unknown>;
type Values = Readonly<Record<string, unknown>>;

const schema = buildSchema(readSchema());
const everything = namingArguments(schema);
const secrets = { SHOP_ACCESS_TOKEN: 'shop-token-of-this-test', CONSUMER_KEY: 'consumer-key-of-this-test' };
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

let shop: TestShop;
let owner: LoggedIn;
let other: LoggedIn;
let objects: Objects;
/** The owner's own, from before; it has rested too long. */
let expired: Headers;
before(async () => {
  shop = await createTestShop(secrets);
  await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 500 }]));
  expired = (await logIn(shop, 0)).headers;
  shop.clock.advance(61 * 60_000);
  [owner, other] = [await logIn(shop, 0), await logIn(shop, 1)];
  objects = createObjects(shop, owner);
});
after(() => shop.close());

const callers = (): readonly (readonly [string, Headers])[] => [
  ['nobody', {}],
  ['the shop’s token', bearer(secrets.SHOP_ACCESS_TOKEN)],
  ['the consumer key', bearer(secrets.CONSUMER_KEY)],
  ['another customer', other.headers],
];
const guests = () => callers().slice(0, 3);

const named = (kind: ObjectKind): readonly NamingArgument[] =>
  everything.filter(({ key }) => {
    const rule = ruleOf(key);
    return rule !== undefined && 'kind' in rule && rule.kind === kind;
  });

const call = async (argument: NamingArgument, id: unknown, headers: Headers, given: Values = {}): Promise<Answer> => {
  const needed = { ...neededArguments[`${argument.type}.${argument.field}`], ...(await objects.beside(argument, headers)), ...given };
  const { query, variables } = generatedCall(schema, argument, id, needed);
  return shop.ask(query, { variables, headers: { ...headers } });
};

/** What an answer tells, whichever id was asked for. */
function told({ status, data, errors }: Answer, id: unknown): unknown {
  const said = errors.map(({ message, extensions }) => ({ message, category: extensions?.['category'] }));
  return JSON.parse(
    JSON.stringify({ status, data, said }, (key, value: unknown) =>
      key === 'message' && typeof value === 'string' ? value.replaceAll(String(id), '<id>') : value,
    ),
  );
}

/** Whether an answer gives nothing and did nothing. */
function isRefusal({ data, errors }: Answer, { type, field }: NamingArgument): boolean {
  if (errors.length > 0) return true;
  const value = at(data, type === 'Customer' ? `customer.${field}` : field);
  if (value === null || value === false || at(value, 'result') === false) return true;
  return [at(value, 'user_errors'), at(value, 'errors')].some((list) => Array.isArray(list) && list.length > 0);
}

describe('the list of what operations name', () => {
  it('knows every argument of the schema that names something', () => {
    assert.deepEqual(
      everything.flatMap(({ key }) => (ruleOf(key) ? [] : [key])),
      [],
    );
  });

  it('has no row that fits nothing', () => {
    assert.deepEqual(
      objectRules.flatMap((rule) => (everything.some(({ key }) => ruleOf(key) === rule) ? [] : [String(rule.of)])),
      [],
    );
  });
});

/** R111: what belongs to a customer. Each operation, each stranger: as if it did not exist. */
for (const kind of ['address', 'wishlist', 'wishlistItem', 'compareList', 'order', 'paymentToken'] as const) {
  describe(`a customer’s ${kind}`, () => {
    for (const argument of named(kind)) {
      it(`is nobody else’s: ${argument.key}`, async () => {
        const id = await objects.make(kind);
        const unknown = objects.unknown(kind);
        const before = await objects.snapshot();
        const refusals: unknown[] = [];
        for (const [who, headers] of callers()) {
          const foreign = await call(argument, id, headers);
          const answer = told(foreign, id);
          assert.ok(isRefusal(foreign, argument), `${who}: ${JSON.stringify(answer)}`);
          assert.deepEqual(answer, told(await call(argument, unknown, headers), unknown), who);
          refusals.push(answer);
        }
        assert.deepEqual(await objects.snapshot(), before, 'nothing changed');
        const own = told(await call(argument, id, owner.headers), id);
        for (const refusal of refusals) assert.notDeepEqual(own, refusal, 'its owner is answered otherwise');
      });
    }
  });
}

/** R111, R114, decision 021: the contract has a sentence for carts of others, ours are as unknown as those that do not exist. */
describe('a customer’s cart', () => {
  for (const argument of [...named('cart'), ...named('guestCart')]) {
    it(`is nobody else’s: ${argument.key}`, async () => {
      const id = await objects.make('cart');
      const unknown = objects.unknown('cart');
      const before = await objects.snapshot();
      for (const [who, headers] of callers()) {
        const foreign = await call(argument, id, headers);
        assert.equal(at(foreign.data, argument.field) ?? null, null, who);
        assert.deepEqual(told(foreign, id), told(await call(argument, unknown, headers), unknown), who);
        // Or refused before the cart is looked at: somebody has to log in first, or must not be.
        assert.match(String(foreign.errors[0]?.message), /^Could not find a cart with ID|logged in|isn't authorized/, who);
      }
      assert.deepEqual(await objects.snapshot(), before, 'nothing changed');
      const own = await call(argument, id, owner.headers);
      assert.ok(!own.errors.some(({ message }) => message.includes(String(id))), 'its owner is let in');
    });
  }
});

/** Capabilities: possession is the credential, and an id nobody has is refused to everybody in the same words. */
for (const kind of ['guestWishlist', 'sharingCode'] as const) {
  describe(`a ${kind}`, () => {
    for (const argument of named(kind)) {
      it(`opens to who has it, and only the right one does: ${argument.key}`, async () => {
        const unknown = objects.unknown(kind);
        const needsLogin = argument.field === 'mergeWishlists';
        for (const [who, headers] of needsLogin ? [['another customer', other.headers] as const] : callers()) {
          const id = await objects.make(kind);
          assert.ok(!isRefusal(await call(argument, id, headers), argument), who);
          assert.ok(isRefusal(await call(argument, unknown, headers), argument), who);
        }
        const answers = await Promise.all(guests().map(async ([, headers]) => told(await call(argument, unknown, headers), unknown)));
        for (const answer of answers) assert.deepEqual(answer, answers[0]);
      });
    }
  });
}

describe('a guest’s order', () => {
  for (const argument of named('orderSecret')) {
    it(`opens to who has its secret, and only the right one does: ${argument.key}`, async () => {
      const unknown = objects.unknown('orderSecret');
      const refusals: unknown[] = [];
      for (const [who, headers] of callers()) {
        const { id, given } = await objects.guestOrder(argument.field);
        const refused = await call(argument, unknown, headers, given);
        assert.ok(isRefusal(refused, argument), who);
        refusals.push(told(refused, unknown));
        const opened = await call(argument, id, headers, given);
        assert.ok(!isRefusal(opened, argument), `${who}: ${JSON.stringify(opened.errors)}`);
      }
      for (const refusal of refusals) assert.deepEqual(refusal, refusals[0]);
    });
  }

  it('is as unknown by its number as one that does not exist, unless address and name are right', async () => {
    const [argument] = everything.filter(({ field }) => field === 'guestOrder');
    assert.ok(argument);
    const { id, given } = await objects.guestOrder('guestOrder');
    const right = given['input'] as Values;
    const missing = told(await call(argument, '199999999', {}, given), '199999999');
    for (const wrong of [{ email: 'somebody@example.nl' }, { lastname: 'Peters' }]) {
      assert.deepEqual(told(await call(argument, id, {}, { input: { ...right, ...wrong } }), id), missing);
    }
  });

  it('cannot be cancelled by its number, which can be guessed', async () => {
    const [argument] = everything.filter(({ field }) => field === 'cancelOrder');
    assert.ok(argument);
    const { id: number } = await objects.guestOrder('guestOrder');
    const unknown = objects.unknown('order');
    for (const [who, headers] of callers()) {
      const refused = await call(argument, number, headers);
      assert.ok(isRefusal(refused, argument), who);
      assert.deepEqual(told(refused, number), told(await call(argument, unknown, headers), unknown), who);
    }
    assert.ok(!isRefusal(await call(argument, (await objects.guestOrder('order')).id, {}), argument), 'the secret does it');
  });
});

describe('a guest’s cart', () => {
  for (const argument of named('cart').filter(({ field }) => field !== 'mergeCarts')) {
    it(`opens to every guest who has its id, and to no customer before it is merged: ${argument.key}`, async () => {
      for (const [who, headers] of guests()) {
        const { errors } = await call(argument, await objects.make('guestCart'), headers);
        assert.doesNotMatch(JSON.stringify(errors), /Could not find a cart/, who);
      }
      const [id, unknown] = [await objects.make('guestCart'), objects.unknown('guestCart')];
      const refused = await call(argument, id, other.headers);
      assert.match(JSON.stringify(refused.errors), /Could not find a cart|logged in/);
      assert.deepEqual(told(refused, id), told(await call(argument, unknown, other.headers), unknown));
    });
  }
});

describe('a token in a mail', () => {
  for (const argument of [...named('mailedToken'), ...named('leavingToken')]) {
    const isLeaving = named('leavingToken').includes(argument);
    it(`${isLeaving ? 'always leads out' : 'works once, and is then as unknown as one that never was'}: ${argument.key}`, async () => {
      const unknown = String(objects.unknown('mailedToken'));
      const { token, given } = await objects.mailedToken(argument.field);
      const use = async (value: string, headers: Headers): Promise<Answer> => {
        const { query, variables } = generatedCall(schema, argument, value, given);
        return shop.ask(query, { variables, headers: { ...headers } });
      };
      const refused = told(await use(unknown, {}), unknown);
      for (const [who, headers] of callers()) {
        const answer = await use(unknown, headers);
        assert.ok(isRefusal(answer, argument), who);
        assert.deepEqual(told(answer, unknown), refused, who);
      }
      assert.ok(!isRefusal(await use(token, {}), argument), 'the right one works');
      for (const [who, headers] of callers()) {
        const again = await use(token, headers);
        if (isLeaving) assert.ok(!isRefusal(again, argument), who);
        else assert.deepEqual(told(again, token), refused, `${who}, a second time`);
      }
    });
  }
});

describe('an expired login', () => {
  it('opens nothing at all, not even what everybody may have', async () => {
    for (const argument of everything) {
      const rule = ruleOf(argument.key);
      if (!rule || !('kind' in rule)) continue;
      const id = objects.unknown(rule.kind);
      const { status, errors } = await call(argument, id, expired);
      assert.equal(status, 401, argument.key);
      assert.equal(errors[0]?.extensions?.['category'], 'graphql-authentication', argument.key);
    }
  });
});
