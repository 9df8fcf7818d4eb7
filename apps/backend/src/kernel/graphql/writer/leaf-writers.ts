import type { GraphQLEnumType, GraphQLLeafType } from 'graphql';
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, isEnumType } from 'graphql';
import { piece, type JsonInk } from './json-ink.ts';
import { refusePromise, Unwritable, type Write } from './page.ts';

/** Writes a value of a scalar or an enum: at once what already is what the wire shows, anything else by the type's own rules. */
export function leafWriter(type: GraphQLLeafType): Write {
  if (isEnumType(type)) return enumWriter(type);
  const isPlain = plain.get(type.name);
  const bySerialising: Write = (value, { ink }) => {
    refusePromise(value);
    const serialised: unknown = type.serialize(value);
    if (serialised === undefined || serialised === null) throw new Unwritable();
    ink.json(serialised);
  };
  if (!isPlain) return bySerialising;
  return (value, page) => {
    if (!isPlain(value, page.ink)) bySerialising(value, page);
  };
}

/** Writes a value that needs no conversion; false for any other. */
type WritePlain = (value: unknown, ink: JsonInk) => boolean;

const text: WritePlain = (value, ink) => {
  if (typeof value !== 'string') return false;
  ink.string(value);
  return true;
};

const plain: ReadonlyMap<string, WritePlain> = new Map([
  [GraphQLString.name, text],
  [GraphQLID.name, text],
  [
    GraphQLInt.name,
    (value, ink) => {
      if (typeof value !== 'number' || (value | 0) !== value) return false;
      ink.number(value);
      return true;
    },
  ],
  [
    GraphQLFloat.name,
    (value, ink) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return false;
      ink.number(value);
      return true;
    },
  ],
  [
    GraphQLBoolean.name,
    (value, ink) => {
      if (typeof value !== 'boolean') return false;
      ink.boolean(value);
      return true;
    },
  ],
]);

function enumWriter(type: GraphQLEnumType): Write {
  const pieces = new Map<unknown, Uint8Array>(type.getValues().map(({ value, name }) => [value, piece(JSON.stringify(name))]));
  return (value, { ink }) => {
    const written = pieces.get(value);
    if (!written) throw new Unwritable();
    ink.piece(written);
  };
}
