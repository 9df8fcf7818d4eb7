import type { ASTNode, DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { GraphQLError, Kind } from 'graphql';

/** What a document may cost before it is executed; all from configuration. */
export type GraphqlLimits = {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
  /** Validation compares each with each other. */
  readonly fragments: number;
  /** Of the document as it is executed, with fragments where they are spread. */
  readonly selections: number;
  /** Every field counts one, multiplied by the page sizes above it. */
  readonly cost: number;
  /** Pairs of fields of one name that validation has to compare; the shop's own documents have up to 10. */
  readonly comparisons: number;
};

export const defaultLimits: GraphqlLimits = {
  tokens: 4_000,
  depth: 24,
  aliases: 40,
  directives: 60,
  rootFields: 20,
  fragments: 100,
  selections: 10_000,
  cost: 60_000,
  comparisons: 2_000,
};

type Measure = {
  aliases: number;
  directives: number;
  selections: number;
  introspections: number;
  readonly used: Set<string>;
  readonly limits: GraphqlLimits;
};

/** How often a document may ask for the schema: all of it costs 25 ms, and a tool asks once. */
const maxIntrospections = 1;

/** The fields that describe the schema, which is read without the database and can be long. */
export const isIntrospection = (field: string): boolean => field === '__schema' || field === '__type';

/**
 * Measures a document before validation, so that a hostile one never reaches the quadratic rules.
 * Each fragment is walked where it is spread (that is what it costs); a cycle ends at the depth limit.
 */
export function checkLimits(document: DocumentNode, limits: GraphqlLimits): GraphQLError | undefined {
  const fragments = fragmentsOf(document);
  const measure: Measure = { aliases: 0, directives: 0, selections: 0, introspections: 0, used: new Set(), limits };
  const definitions = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  if (definitions.length > limits.fragments) return limitError('fragments', limits.fragments, definitions.at(-1));
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.selectionSet.selections.length > limits.rootFields) return limitError('root fields', limits.rootFields, definition);
    const error = walk(definition.selectionSet, 1, fragments, measure);
    if (error) return error;
  }
  // Nothing above has measured it.
  const unused = [...fragments.values()].find(({ name }) => !measure.used.has(name.value));
  return unused && new GraphQLError(`Fragment "${unused.name.value}" is never used.`, { nodes: unused });
}

function walk(set: SelectionSetNode, depth: number, fragments: Fragments, measure: Measure): GraphQLError | undefined {
  const { limits } = measure;
  if (depth > limits.depth) return limitError('depth', limits.depth, set);
  for (const selection of set.selections) {
    measure.directives += selection.directives?.length ?? 0;
    measure.selections += 1;
    if (selection.kind === Kind.FIELD && selection.alias) measure.aliases += 1;
    if (selection.kind === Kind.FIELD && isIntrospection(selection.name.value)) measure.introspections += 1;
    if (measure.aliases > limits.aliases) return limitError('aliases', limits.aliases, selection);
    if (measure.introspections > maxIntrospections) return limitError('introspections', maxIntrospections, selection);
    // Each name is another list of everything.
    if (measure.introspections > 0 && measure.aliases > 0)
      return new GraphQLError('A document that asks for the schema uses no aliases.', { nodes: selection });
    if (measure.directives > limits.directives) return limitError('directives', limits.directives, selection);
    if (measure.selections > limits.selections) return limitError('selections', limits.selections, selection);
    if (selection.kind === Kind.FRAGMENT_SPREAD) measure.used.add(selection.name.value);
    const next = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet;
    const error = next && walk(next, depth + 1, fragments, measure);
    if (error) return error;
  }
  return undefined;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments of a document by name. */
export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return fragments;
}

/** The answer to a document that costs too much. */
export function limitError(what: string, limit: number, node?: ASTNode): GraphQLError {
  return new GraphQLError(`The document exceeds the limit of ${limit} for ${what}.`, node ? { nodes: node } : {});
}
