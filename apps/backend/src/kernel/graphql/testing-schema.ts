import { createEngine, type Engine } from './engine.ts';
import type { RequestContext } from './context.ts';
import { defaultLimits, type GraphqlLimits } from './limits.ts';
import { createSchema } from './schema.ts';
import { authorizationError, notFound } from '../errors.ts';

/** A small schema with the shapes that matter to the engine: lists, interfaces, failures, a mutation that leaves a trace. */
const sdl = /* GraphQL */ `
  type Query {
    ping: String
    echo(text: String, numbers: [Int]): String
    must(text: String!): String
    products(pageSize: Int = 20): [Product]
    product: Product
    secret: String
    missing: String
    crash: String
    required: String!
  }
  type Mutation {
    pay: Int
  }
  interface Product {
    sku: String
    name: String
    related: [Product]
  }
  type Simple implements Product {
    sku: String
    name: String
    weight: Float
    related: [Product]
  }
  type Bundle implements Product {
    sku: String
    name: String
    parts: [Simple]
    related: [Product]
  }
`;

const simple = { typename: 'Simple', sku: 'S', name: 'Shirt', weight: 0.3, related: [] };
const bundle = { typename: 'Bundle', sku: 'B', name: 'Set', parts: [simple], related: [simple] };

export const testContext: RequestContext = {
  requestId: 'r1',
  ip: '127.0.0.1',
  store: { code: 'nl', language: 'nl', locale: 'nl-NL', currency: 'EUR' },
  credential: 'none',
  now: new Date('2026-11-15T12:00:00Z'),
};

export function testSchema(): { readonly schema: ReturnType<typeof createSchema>; readonly payments: () => number } {
  let payments = 0;
  const schema = createSchema(sdl, [
    {
      Query: {
        ping: () => 'pong',
        echo: (_parent: unknown, args: { text?: string; numbers?: number[] }) => `${args.text ?? ''}${args.numbers?.join() ?? ''}`,
        must: (_parent: unknown, { text }: { text: string }) => text,
        products: () => [simple, bundle],
        product: () => bundle,
        secret: () => {
          throw authorizationError();
        },
        missing: () => {
          throw notFound('No such thing.');
        },
        crash: () => {
          throw new Error('connection string postgres://user:secret@host');
        },
        required: () => null,
      },
      Mutation: { pay: () => (payments += 1) },
    },
  ]);
  return { schema, payments: () => payments };
}

export function testEngine(limits: Partial<GraphqlLimits> = {}): Engine<RequestContext> & { payments: () => number } {
  const { schema, payments } = testSchema();
  return { ...createEngine({ schema, limits: { ...defaultLimits, ...limits }, introspection: true }), payments };
}
