import type { FieldNode, GraphQLObjectType, GraphQLSchema, SelectionNode, SelectionSetNode } from 'graphql';
import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective, isAbstractType, Kind } from 'graphql';
import type { Fragments } from '../limits.ts';

/** What a document asks for under one name; several nodes where it asks more than once. */
export type FieldGroup = { readonly name: string; readonly nodes: readonly [FieldNode, ...FieldNode[]] };

export type Selection = {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /** Whether @skip and @include let it through. */
  readonly isIncluded: (node: SelectionNode) => boolean;
};

/** The fields an object of this type answers, in the order of the answer (CollectFields of the GraphQL specification). */
export function collectFields(sets: readonly SelectionSetNode[], type: GraphQLObjectType, selection: Selection): readonly FieldGroup[] {
  const groups = new Map<string, [FieldNode, ...FieldNode[]]>();
  const visited = new Set<string>();
  const visit = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (!selection.isIncluded(node)) continue;
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value;
        const group = groups.get(name);
        if (group) group.push(node);
        else groups.set(name, [node]);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? unseen(node.name.value, visited, selection.fragments) : node;
      if (fragment && isOf(type, fragment.typeCondition?.name.value, selection.schema)) visit(fragment.selectionSet);
    }
  };
  for (const set of sets) visit(set);
  return Array.from(groups, ([name, nodes]) => ({ name, nodes }));
}

function unseen(name: string, visited: Set<string>, fragments: Fragments) {
  if (visited.has(name)) return undefined;
  visited.add(name);
  return fragments.get(name);
}

function isOf(type: GraphQLObjectType, condition: string | undefined, schema: GraphQLSchema): boolean {
  if (condition === undefined || condition === type.name) return true;
  const wanted = schema.getType(condition);
  return isAbstractType(wanted) && schema.isSubType(wanted, type);
}

/** What @skip and @include say with these values. */
export const includedWith =
  (variables: Readonly<Record<string, unknown>>) =>
  (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;
