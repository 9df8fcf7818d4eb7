import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLLeafType,
  type GraphQLSchema,
} from 'graphql';

/** A place of the schema where a caller writes one value: `Mutation.mergeCarts(source_cart_id)`. */
export type ArgumentLeaf = {
  readonly key: string;
  readonly type: string;
  readonly field: string;
  readonly path: readonly string[];
  readonly leaf: GraphQLLeafType;
};

const deepest = 4;

/** Every place of the schema that takes a value, also inside inputs. */
export function argumentLeaves(schema: GraphQLSchema): readonly ArgumentLeaf[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.args.flatMap((argument) =>
          leavesIn(argument, []).map(({ path, leaf }) => ({
            key: `${type.name}.${field.name}(${path.join('.')})`,
            type: type.name,
            field: field.name,
            path,
            leaf,
          })),
        ),
      ),
    );
}

function leavesIn(argument: GraphQLArgument | GraphQLInputField, above: readonly string[]): readonly Pick<ArgumentLeaf, 'path' | 'leaf'>[] {
  const path = [...above, argument.name];
  const type = getNamedType(argument.type);
  if (isInputObjectType(type))
    return path.length > deepest ? [] : Object.values(type.getFields()).flatMap((inner) => leavesIn(inner, path));
  return isLeafType(type) ? [{ path, leaf: type }] : [];
}
