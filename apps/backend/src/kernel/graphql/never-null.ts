import type { DocumentNode, GraphQLSchema } from 'graphql';
import { isNonNullType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * Variables that must not be null, although they may be left out: a default stands for what is missing, not for null.
 * graphql-js says so in the middle of the execution, where it cannot be told from a fault of the shop.
 */
export function neverNull(document: DocumentNode, schema: GraphQLSchema): readonly string[] {
  const types = new TypeInfo(schema);
  const names = new Set<string>();
  const collect = visitWithTypeInfo(types, {
    Variable: ({ name }) => {
      if (isNonNullType(types.getInputType())) names.add(name.value);
    },
  });
  visit(document, collect);
  return [...names];
}
