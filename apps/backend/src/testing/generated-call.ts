import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { fullSelection } from './full-selection.ts';
import type { NamingArgument } from './naming-arguments.ts';

export type Call = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
type Values = Readonly<Record<string, unknown>>;

/** A call of the operation with this value at the naming argument, and whatever else it cannot do without. `depth` is how much it asks for. */
export function generatedCall(
  schema: GraphQLSchema,
  { type, field, path }: NamingArgument,
  value: unknown,
  given: Values = {},
  depth = 2,
): Call {
  const owner = schema.getType(type);
  const definition = isObjectType(owner) ? owner.getFields()[field] : undefined;
  if (!definition) throw new Error(`${type}.${field} is gone`);
  const [first = '', ...rest] = path;
  const named = definition.args.filter((argument) => argument.name === first || argument.name in given || isNonNullType(argument.type));
  const variables = Object.fromEntries(
    named.map((argument) => {
      const base = argument.name in given ? given[argument.name] : undefined;
      return [argument.name, argument.name === first ? put(argument.type, rest, value, base) : (base ?? filled(argument.type))];
    }),
  );
  const declared = named.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = named.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const result = getNamedType(definition.type);
  const asked = `${field}(${passed})${isLeafType(result) ? '' : ` { ${(depth > 0 && fullSelection(result.name, depth)) || '__typename'} }`}`;
  if (type === 'Customer') return { query: `query (${declared}) { customer { ${asked} } }`, variables };
  return { query: `${type.toLowerCase()} (${declared}) { ${asked} }`, variables };
}

/** Puts the value at its place; lists on the way get one entry. */
function put(type: GraphQLInputType, path: readonly string[], value: unknown, base: unknown): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [put(inner.ofType as GraphQLInputType, path, value, Array.isArray(base) ? base[0] : base)];
  const [next, ...rest] = path;
  if (next === undefined) return value;
  const object = getNamedType(inner);
  const member = isInputObjectType(object) ? object.getFields()[next] : undefined;
  if (!member) throw new Error(`no ${next} in ${String(type)}`);
  const own = { ...(filled(object as GraphQLInputType) as Values), ...(base as Values | undefined) };
  return { ...own, [next]: put(member.type, rest, value, own[next]) };
}

/** The least a server takes: empty lists, no options, one piece. */
export function filled(type: GraphQLInputType): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((member) => [member.name, filled(member.type)]));
  }
  return scalars[getNamedType(inner).name];
}

const scalars: Values = { Int: 1, Float: 1, Boolean: false, ID: '1', String: 'x', JSON: {} };
