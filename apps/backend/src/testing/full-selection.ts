import { buildSchema, getNamedType, isAbstractType, isInterfaceType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLInterfaceType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { readSchema } from '@shop/contract/server';

type Composite = GraphQLObjectType | GraphQLInterfaceType;

const schema: GraphQLSchema = buildSchema(readSchema());

/**
 * Every field of a type as a selection, down to a depth, so that a test forgets none.
 * A product inside a product has its plain fields only: products lead to products without end.
 */
export function fullSelection(typeName: string, depth: number): string {
  return selectionOf(compositeType(typeName), depth);
}

/** The names of all fields of a type. */
export const fieldNames = (typeName: string): readonly string[] => Object.keys(compositeType(typeName).getFields());

function compositeType(name: string): Composite {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${name} is no type with fields`);
  return type;
}

function selectionOf(type: Composite, depth: number, inherited: readonly string[] = []): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => !inherited.includes(name));
  const own = fields.flatMap((field) => fieldSelection(field, depth));
  const below = isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  const fragments = below.flatMap((concrete) => {
    const extra = selectionOf(concrete, depth, Object.keys(type.getFields()));
    return extra === '' ? [] : [`... on ${concrete.name} { ${extra} }`];
  });
  const typename = inherited.length === 0 && isAbstractType(type) ? ['__typename'] : [];
  return [...typename, ...own, ...fragments].join(' ');
}

function fieldSelection(field: GraphQLField<unknown, unknown>, depth: number): readonly string[] {
  if (field.args.some(isRequiredArgument)) return [];
  const type = getNamedType(field.type);
  if (isLeafType(type)) return [field.name];
  if (depth <= 1 || (!isObjectType(type) && !isInterfaceType(type))) return [];
  const isProduct =
    type.name === 'ProductInterface' || (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'ProductInterface'));
  const inner = selectionOf(type, isProduct ? 1 : depth - 1);
  return inner === '' ? [] : [`${field.name} { ${inner} }`];
}
