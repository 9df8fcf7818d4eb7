import type { ASTNode, DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode, ValueNode } from 'graphql';
import { GraphQLError, Kind } from 'graphql';

/** What a document may cost before it is executed; all from configuration. */
export type GraphqlLimits = {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
  /** Every field counts one, multiplied by the page sizes above it. */
  readonly cost: number;
};

export const defaultLimits: GraphqlLimits = { tokens: 8_000, depth: 24, aliases: 40, directives: 60, rootFields: 20, cost: 60_000 };

/** A list without a page size is taken as this long. */
const unpagedLength = 1;

type Measure = { depth: number; aliases: number; directives: number; fields: number; readonly limits: GraphqlLimits };

/**
 * Measures a document before validation, so that a hostile one never reaches the quadratic rules.
 * Each fragment is walked where it is spread (that is what it costs); a cycle ends at the depth limit.
 */
export function checkLimits(document: DocumentNode, limits: GraphqlLimits): GraphQLError | undefined {
  const fragments = fragmentsOf(document);
  const measure: Measure = { depth: 0, aliases: 0, directives: 0, fields: 0, limits };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.selectionSet.selections.length > limits.rootFields) return limitError('root fields', limits.rootFields, definition);
    const error = walk(definition.selectionSet, 1, fragments, measure);
    if (error) return error;
  }
  return undefined;
}

function walk(set: SelectionSetNode, depth: number, fragments: Fragments, measure: Measure): GraphQLError | undefined {
  const { limits } = measure;
  if (depth > limits.depth) return limitError('depth', limits.depth, set);
  for (const selection of set.selections) {
    measure.directives += selection.directives?.length ?? 0;
    measure.fields += 1;
    if (selection.kind === Kind.FIELD && selection.alias) measure.aliases += 1;
    if (measure.aliases > limits.aliases) return limitError('aliases', limits.aliases, selection);
    if (measure.directives > limits.directives) return limitError('directives', limits.directives, selection);
    if (measure.fields > limits.cost) return limitError('cost', limits.cost, selection);
    const next = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet;
    const error = next && walk(next, depth + 1, fragments, measure);
    if (error) return error;
  }
  return undefined;
}

/**
 * What executing a document may cost; page sizes multiply what stands below them.
 * Only a document whose page sizes come as variables is measured at each call.
 */
export function costFunction(document: DocumentNode): (variables: Readonly<Record<string, unknown>>) => number {
  const fragments = fragmentsOf(document);
  let hasVariablePageSize = false;
  const cost = (set: SelectionSetNode, variables: Readonly<Record<string, unknown>>): number => {
    let sum = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const size = pageSizeArgument(selection);
        if (size?.kind === Kind.VARIABLE) hasVariablePageSize = true;
        sum += 1 + (selection.selectionSet ? pageSizeOf(size, variables) * cost(selection.selectionSet, variables) : 0);
      } else {
        const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet;
        if (inner) sum += cost(inner, variables);
      }
    }
    return sum;
  };
  const total = (variables: Readonly<Record<string, unknown>>): number =>
    document.definitions.reduce(
      (sum, node) => (node.kind === Kind.OPERATION_DEFINITION ? sum + cost(node.selectionSet, variables) : sum),
      0,
    );
  const fixed = total({});
  return hasVariablePageSize ? total : () => fixed;
}

const pageSizeArgument = (field: FieldNode): ValueNode | undefined =>
  field.arguments?.find((argument) => argument.name.value === 'pageSize')?.value;

function pageSizeOf(value: ValueNode | undefined, variables: Readonly<Record<string, unknown>>): number {
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  if (value?.kind === Kind.VARIABLE) {
    const given = variables[value.name.value];
    return typeof given === 'number' ? Math.max(1, given) : unpagedLength;
  }
  return unpagedLength;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return fragments;
}

/** The answer to a document that costs too much. */
export function limitError(what: string, limit: number, node?: ASTNode): GraphQLError {
  return new GraphQLError(`The document exceeds the limit of ${limit} for ${what}.`, node ? { nodes: node } : {});
}
