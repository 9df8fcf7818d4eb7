import type { DocumentNode, FieldNode, GraphQLField, GraphQLNamedType, GraphQLSchema, SelectionSetNode, ValueNode } from 'graphql';
import { getNamedType, getNullableType, isInterfaceType, isLeafType, isListType, isObjectType, Kind } from 'graphql';
import { fragmentsOf, type Fragments } from './limits.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A list that cannot be paged is taken as this long. */
const unpagedLength = 5;
/** A page that names no size, where the schema does not say. */
const usualPageSize = 20;

type Walk = { readonly schema: GraphQLSchema; readonly fragments: Fragments; readonly variables: Variables; dependsOnVariables: boolean };

/**
 * What executing a document may cost: every field counts one, lists and page sizes multiply what stands below them.
 * Only a document whose page sizes come as variables is measured at each call.
 */
export function costFunction(document: DocumentNode, schema: GraphQLSchema): (variables: Variables) => number {
  const fragments = fragmentsOf(document);
  const total = (variables: Variables): { readonly cost: number; readonly isFixed: boolean } => {
    const walk: Walk = { schema, fragments, variables, dependsOnVariables: false };
    let cost = 0;
    for (const node of document.definitions) {
      if (node.kind === Kind.OPERATION_DEFINITION)
        cost += costOf(node.selectionSet, schema.getRootType(node.operation) ?? undefined, false, walk);
    }
    return { cost, isFixed: !walk.dependsOnVariables };
  };
  const first = total({});
  return first.isFixed ? () => first.cost : (variables) => total(variables).cost;
}

function costOf(set: SelectionSetNode, type: GraphQLNamedType | undefined, isPaged: boolean, walk: Walk): number {
  let sum = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      sum += costOfField(selection, type, isPaged, walk);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition ? walk.schema.getType(fragment.typeCondition.name.value) : type;
    if (fragment) sum += costOf(fragment.selectionSet, condition, isPaged, walk);
  }
  return sum;
}

function costOfField(field: FieldNode, parent: GraphQLNamedType | undefined, isPaged: boolean, walk: Walk): number {
  const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined;
  if (!field.selectionSet) return 1;
  const pageSize = definition && pageSizeOf(field, definition, walk);
  // The list below a page is as long as the page says; it must not be counted twice.
  const length = pageSize ?? (definition && isObjectList(definition) && !isPaged ? unpagedLength : 1);
  const type = definition && getNamedType(definition.type);
  return 1 + length * costOf(field.selectionSet, type, pageSize !== undefined, walk);
}

const isObjectList = (definition: GraphQLField<unknown, unknown>): boolean =>
  isListType(getNullableType(definition.type)) && !isLeafType(getNamedType(definition.type));

function pageSizeOf(field: FieldNode, definition: GraphQLField<unknown, unknown>, walk: Walk): number | undefined {
  const argument = definition.args.find(({ name }) => name === 'pageSize');
  if (!argument) return undefined;
  const fallback = typeof argument.defaultValue === 'number' ? argument.defaultValue : usualPageSize;
  const given = field.arguments?.find(({ name }) => name.value === 'pageSize')?.value;
  return Math.max(1, given ? (readSize(given, walk) ?? fallback) : fallback);
}

function readSize(value: ValueNode, walk: Walk): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return undefined;
  walk.dependsOnVariables = true;
  const given = walk.variables[value.name.value];
  return typeof given === 'number' ? given : undefined;
}
