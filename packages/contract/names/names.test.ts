import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema } from 'graphql';
import { readSchema } from '../src/server.ts';
import { agrees, readContractNames, signatureOf } from './names.ts';
import { notPlanned, pending } from './pending.ts';

const schema = buildSchema(readSchema());
const names = readContractNames();
const absentNames = new Set([pending, notPlanned].flatMap((lists) => Object.values(lists).flat()));
const isAbsent = (type: string, member?: string): boolean =>
  absentNames.has(type) || (member !== undefined && absentNames.has(`${type}.${member}`));

describe('the schema', () => {
  it('has every name of the contract with its arguments and type, or the name is listed as pending or not planned', () => {
    const wrong = names.flatMap((name) => {
      const actual = signatureOf(schema, name);
      if (actual === undefined) return isAbsent(name.type, name.member) ? [] : [`missing: ${name.line}`];
      return name.signature && !agrees(name.signature, actual) ? [`differs: ${name.line} is served as ${actual}`] : [];
    });
    assert.deepEqual(wrong, []);
  });

  it('serves nothing that is listed as pending or not planned', () => {
    const served = [...absentNames].filter((entry) => {
      const [type = '', member] = entry.split('.');
      return member === undefined ? schema.getType(type) !== undefined : signatureOf(schema, { line: entry, type, member }) !== undefined;
    });
    assert.deepEqual(served, []);
  });

  it('has no default value in an input type: the compiled executor would lose it', () => {
    const withDefaults = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getFields' in type && type.astNode?.kind === 'InputObjectTypeDefinition'
        ? Object.values(type.getFields()).flatMap((field) =>
            'defaultValue' in field && field.defaultValue !== undefined ? [`${type.name}.${field.name}`] : [],
          )
        : [],
    );
    assert.deepEqual(withDefaults, []);
  });
});

describe('a contract name', () => {
  it('allows arguments of our own and any order, nothing else', () => {
    assert.ok(agrees('(a: Int = 1, b: String): [X]', '(b: String, a: Int = 1, ours: ID): [X]'));
    assert.ok(!agrees('(a: Int = 1): [X]', '(a: Int = 2): [X]'));
    assert.ok(!agrees(': String', ': String!'));
  });
});
