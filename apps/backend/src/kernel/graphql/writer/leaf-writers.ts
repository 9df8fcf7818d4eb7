import type { GraphQLEnumType, GraphQLLeafType } from 'graphql';
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, isEnumType } from 'graphql';
import { utf8, type JsonWriter } from './json-writer.ts';
import { assertNotPromise, NeedsFallback, type WriteValue } from './writer-state.ts';

/** Writes a scalar or an enum: directly when it needs no conversion, else by the type's `serialize`. */
export function leafWriter(type: GraphQLLeafType): WriteValue {
  if (isEnumType(type)) return enumWriter(type);
  const isPlain = plain.get(type.name);
  const bySerialize: WriteValue = (value, { json }) => {
    assertNotPromise(value);
    const serialized: unknown = type.serialize(value);
    if (serialized === undefined || serialized === null) throw new NeedsFallback();
    json.json(serialized);
  };
  if (!isPlain) return bySerialize;
  return (value, state) => {
    if (!isPlain(value, state.json)) bySerialize(value, state);
  };
}

/** Writes a value that needs no conversion; false for any other. */
type WritePlain = (value: unknown, json: JsonWriter) => boolean;

const text: WritePlain = (value, json) => {
  if (typeof value !== 'string') return false;
  json.string(value);
  return true;
};

const plain: ReadonlyMap<string, WritePlain> = new Map([
  [GraphQLString.name, text],
  [GraphQLID.name, text],
  [
    GraphQLInt.name,
    (value, json) => {
      if (typeof value !== 'number' || (value | 0) !== value) return false;
      json.number(value);
      return true;
    },
  ],
  [
    GraphQLFloat.name,
    (value, json) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return false;
      json.number(value);
      return true;
    },
  ],
  [
    GraphQLBoolean.name,
    (value, json) => {
      if (typeof value !== 'boolean') return false;
      json.boolean(value);
      return true;
    },
  ],
]);

function enumWriter(type: GraphQLEnumType): WriteValue {
  const names = new Map<unknown, Uint8Array>(type.getValues().map(({ value, name }) => [value, utf8(JSON.stringify(name))]));
  return (value, { json }) => {
    const written = names.get(value);
    if (!written) throw new NeedsFallback();
    json.raw(written);
  };
}
