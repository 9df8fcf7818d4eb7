import type { GraphQLSchema } from 'graphql';
import { buildSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import type { ResolverMap } from './context.ts';

/** Builds the executable schema. A resolver for a field the contract does not have is a mistake found at start. */
export function createSchema<Context>(sdl: string, maps: readonly ResolverMap<Context>[]): GraphQLSchema {
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  for (const map of maps) for (const [typeName, resolvers] of Object.entries(map)) attach(schema, typeName, resolvers);
  for (const type of Object.values(schema.getTypeMap())) {
    if ((isInterfaceType(type) || isUnionType(type)) && !type.resolveType) type.resolveType = typenameOf;
  }
  return schema;
}

function attach<Context>(schema: GraphQLSchema, typeName: string, resolvers: ResolverMap<Context>[string]): void {
  const type = schema.getType(typeName);
  for (const [name, resolver] of Object.entries(resolvers)) {
    const run = resolver as (parent: unknown, args: unknown, context: Context) => unknown;
    if (name === '__resolveType' && (isInterfaceType(type) || isUnionType(type))) {
      type.resolveType = (value, context: Context) => run(value, undefined, context) as string;
      continue;
    }
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`resolver for ${typeName}.${name}, which the contract does not have`);
    field.resolve = (parent, args, context: Context) => run(parent, args, context);
    if (isInterfaceType(type)) inherit(schema, type.name, name, field.resolve);
  }
}

/** A resolver given for an interface serves every type that implements it, unless the type brings its own. */
function inherit(schema: GraphQLSchema, interfaceName: string, fieldName: string, resolve: NonNullable<unknown>): void {
  const type = schema.getType(interfaceName);
  if (!isInterfaceType(type)) return;
  for (const implementation of schema.getPossibleTypes(type)) {
    const field = implementation.getFields()[fieldName];
    if (field && !field.resolve) field.resolve = resolve as NonNullable<typeof field.resolve>;
  }
}

/** Every value of an interface carries its concrete type's name. */
function typenameOf(value: { readonly typename?: string }): string | undefined {
  return value.typename;
}
