import { getNamedType, isInputObjectType, isObjectType, type GraphQLArgument, type GraphQLInputField, type GraphQLSchema } from 'graphql';

/** A place of the schema where a caller names one object: `Mutation.mergeCarts(source_cart_id)`. */
export type NamingArgument = {
  readonly key: string;
  readonly type: string;
  readonly field: string;
  readonly path: readonly string[];
};

const namingWords = new Set(['id', 'uid', 'hash', 'token', 'code', 'number', 'identifier', 'mask']);
const deepest = 4;

/** Every argument of the schema, also inside inputs, whose name or type says that it names something. */
export function namingArguments(schema: GraphQLSchema): readonly NamingArgument[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            field.args.flatMap((argument) =>
              pathsIn(argument, []).map((path) => ({
                key: `${type.name}.${field.name}(${path.join('.')})`,
                type: type.name,
                field: field.name,
                path,
              })),
            ),
          )
        : [],
    );
}

function pathsIn(argument: GraphQLArgument | GraphQLInputField, above: readonly string[]): readonly (readonly string[])[] {
  const path = [...above, argument.name];
  const type = getNamedType(argument.type);
  if (isInputObjectType(type)) return path.length > deepest ? [] : Object.values(type.getFields()).flatMap((inner) => pathsIn(inner, path));
  return type.name === 'ID' || namingWords.has(lastWord(argument.name)) ? [path] : [];
}

/** `source_cart_id` and `wishlistItemsIds` both end in id. */
const lastWord = (name: string): string =>
  (name.match(/[A-Z]?[a-z]+|\d+/g)?.at(-1) ?? name).toLowerCase().replace(/(?<=id|uid|code|token|identifier)s$/, '');
