import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema, isObjectType } from 'graphql';
import { readStaffSchema } from '@shop/contract/server';
import { permissions } from './permissions.ts';
import { createStaffSchema, type Granted } from './schema.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';

const sdl = readStaffSchema();

/** Something that answers every root field. */
function anything(text: string): ResolverMap<Granted> {
  const schema = buildSchema(text, { assumeValidSDL: true });
  return Object.fromEntries(
    ['Query', 'Mutation'].map((name) => {
      const type = schema.getType(name);
      return [name, Object.fromEntries(Object.keys(isObjectType(type) ? type.getFields() : {}).map((field) => [field, () => null]))];
    }),
  );
}

const open = (text: string) => createStaffSchema(text, [anything(text)], { secondFactorDue: () => undefined });

describe('the contract of the back office', () => {
  it('opens as it is', () => {
    assert.ok(open(sdl).getQueryType());
  });

  it('has a permission for each thing somebody may do', () => {
    assert.equal(Object.keys(permissions).length, 81);
  });

  it('stops the start when nobody has said who may call a field', () => {
    assert.throws(() => open(`${sdl}\nextend type Query { secrets: String }`), /Query\.secrets has no @allow/);
  });

  it('stops the start when a field asks for what is no permission', () => {
    assert.throws(() => open(`${sdl}\nextend type Query { a: String @allow(permission: "orders.raed") }`), /which is no permission/);
  });

  it('stops the start when nothing asks for a permission of a part that is there', () => {
    assert.throws(
      () => open(sdl.replaceAll('permission: "settings.read"', 'permission: "self"')),
      /no field asks for the permission settings\.read/,
    );
  });

  it('stops the start when a field asks for a permission of a part that is not there', () => {
    assert.throws(
      () => open(`${sdl}\nextend type Query { a: String @allow(permission: "reports.vat") }`),
      /its part "office" is not there/,
    );
  });

  it('stops the start when a fact that may be hidden must not be null', () => {
    assert.throws(() => open(`${sdl}\nextend type Page { a: String! @allow(permission: "staff.read") }`), /must be nullable/);
  });
});
