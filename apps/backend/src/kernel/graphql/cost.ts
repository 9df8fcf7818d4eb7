import type {
  DocumentNode,
  FieldNode,
  GraphQLArgument,
  GraphQLField,
  GraphQLInterfaceType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  SelectionSetNode,
  ValueNode,
} from 'graphql';
import { getNamedType, getNullableType, isInterfaceType, isLeafType, isListType, isObjectType, Kind } from 'graphql';
import { fragmentsOf, type Fragments } from './limits.ts';
import { listLengths } from './list-lengths.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A list that cannot be paged is taken as this long, unless `list-lengths.ts` knows better. */
const usualLength = 5;
/** Arguments that say how long a list is. */
const sizeArguments: ReadonlySet<string> = new Set(['pageSize', 'limit']);
/** Of all lists; taken for a size that cannot be known before the resolver runs. */
const longestPage = 300;

type Walk = {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly variables: Variables;
  readonly defaults: ReadonlyMap<string, unknown>;
  dependsOnVariables: boolean;
};

/**
 * What executing a document may cost: every field counts one, lists and page sizes multiply what stands below them.
 * Only a document whose page sizes come as variables is measured at each call.
 */
export function costFunction(document: DocumentNode, schema: GraphQLSchema): (variables: Variables) => number {
  const fragments = fragmentsOf(document);
  const defaults = defaultsOf(document);
  const total = (variables: Variables): { readonly cost: number; readonly isFixed: boolean } => {
    const walk: Walk = { schema, fragments, variables, defaults, dependsOnVariables: false };
    let cost = 0;
    for (const node of document.definitions) {
      if (node.kind === Kind.OPERATION_DEFINITION)
        cost += costOf(node.selectionSet, schema.getRootType(node.operation) ?? undefined, undefined, walk);
    }
    return { cost, isFixed: !walk.dependsOnVariables };
  };
  const first = total({});
  return first.isFixed ? () => first.cost : (variables) => total(variables).cost;
}

/** `page` is the size of the page that was asked for above, until its items are reached. */
function costOf(set: SelectionSetNode, type: GraphQLNamedType | undefined, page: number | undefined, walk: Walk): number {
  let sum = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      sum += costOfField(selection, type, page, walk);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition ? walk.schema.getType(fragment.typeCondition.name.value) : type;
    if (fragment) sum += costOf(fragment.selectionSet, condition, page, walk);
  }
  return sum;
}

function costOfField(field: FieldNode, parent: GraphQLNamedType | undefined, page: number | undefined, walk: Walk): number {
  const name = field.name.value;
  const owner = isObjectType(parent) || isInterfaceType(parent) ? parent : undefined;
  const definition = owner?.getFields()[name];
  if (!field.selectionSet) return 1;
  const own = definition && pageSizeOf(field, definition, walk);
  const size = definition ? (own ?? page) : undefined;
  const isList = definition !== undefined && isObjectList(definition);
  const isPage = isList && size !== undefined && (name === 'items' || own !== undefined);
  const length = isPage ? size : isList ? Math.max(size ?? 1, lengthOf(name, owner)) : 1;
  return 1 + length * costOf(field.selectionSet, definition && getNamedType(definition.type), isPage ? undefined : size, walk);
}

/** Of a list that no argument cuts; what is known of an interface holds for its types. */
function lengthOf(name: string, owner: GraphQLObjectType | GraphQLInterfaceType | undefined): number {
  const known = owner && [owner, ...owner.getInterfaces()].map((type) => listLengths[`${type.name}.${name}`]);
  return known?.find((length) => length !== undefined) ?? usualLength;
}

const isObjectList = (definition: GraphQLField<unknown, unknown>): boolean =>
  isListType(getNullableType(definition.type)) && !isLeafType(getNamedType(definition.type));

/** How long a page may get: what its arguments say, whichever says more; undefined for lists that no argument cuts. */
function pageSizeOf(field: FieldNode, definition: GraphQLField<unknown, unknown>, walk: Walk): number | undefined {
  const sizes = definition.args.filter(({ name }) => sizeArguments.has(name)).map((argument) => sizeOf(argument, field, walk));
  if (sizes.length === 0) return undefined;
  const known = sizes.filter((size) => size !== undefined);
  return Math.max(1, ...(known.length > 0 ? known : [longestPage]));
}

/** The number that will be used: what is written, the variable's value, its default, the argument's default; undefined without any. */
function sizeOf({ name, defaultValue }: GraphQLArgument, field: FieldNode, walk: Walk): number | undefined {
  const given = field.arguments?.find((argument) => argument.name.value === name)?.value;
  const value = given && valueOf(given, walk);
  const used = value === undefined ? defaultValue : value;
  if (used === undefined) return undefined;
  // Null, or what is refused later: the resolver decides, up to the longest page there is.
  return typeof used === 'number' ? used : longestPage;
}

/** Undefined where nothing was given, as in an argument that is left out. */
function valueOf(value: ValueNode, walk: Walk): unknown {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return null;
  walk.dependsOnVariables = true;
  const name = value.name.value;
  return Object.hasOwn(walk.variables, name) ? (walk.variables[name] ?? null) : walk.defaults.get(name);
}

/** What the operation says of variables that do not come with it. */
function defaultsOf(document: DocumentNode): ReadonlyMap<string, unknown> {
  const defaults = new Map<string, unknown>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, defaultValue } of node.variableDefinitions ?? []) {
      if (defaultValue) defaults.set(variable.name.value, defaultValue.kind === Kind.INT ? Number(defaultValue.value) : null);
    }
  }
  return defaults;
}
