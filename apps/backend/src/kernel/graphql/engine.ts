import type { DocumentNode, ExecutionResult, GraphQLSchema, SelectionSetNode } from 'graphql';
import {
  getVariableValues,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LruCache } from '../memory/lru-cache.ts';
import { hasOnlyText, nestingOf } from './check-values.ts';
import { costFunction } from './cost.ts';
import { countComparisons } from './count-comparisons.ts';
import { checkLimits, limitError, type GraphqlLimits } from './limits.ts';
import { neverNull } from './never-null.ts';
import { compileAfterRuns, createRunDocument } from './run-document.ts';
import {
  compileResponseWriter,
  type WriteRequest,
  type WriteResponse,
  type WriterOptions,
  type WrittenResponse,
} from './writer/response-writer.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A document that passed every check, ready to run. */
export type PreparedDocument<Context> = {
  readonly operation: OperationTypeNode;
  /** Names of the root fields as asked, aliases counted one by one, for rate limits and caching. */
  readonly rootFields: readonly string[];
  /** Whether the texts in it can be stored. */
  readonly hasOnlyText: boolean;
  /** What executing it may cost at most, in fields. */
  readonly costOf: (variables: Variables) => number;
  run(context: Context, variables: Variables, operationName: string | undefined): Promise<ExecutionResult>;
  /** The whole response as bytes; undefined when `run` has to make it. */
  write(request: WriteRequest<Context>, operationName: string | undefined): Promise<WrittenResponse | undefined>;
};

/** `stage` decides the HTTP status: a syntax error is the client's protocol error, a validation error is an answer. */
type Refusal = { readonly stage: 'syntax' | 'validation'; readonly errors: readonly GraphQLError[] };

export type Engine<Context> = { prepare(source: string): PreparedDocument<Context> | Refusal };

type Options = {
  readonly schema: GraphQLSchema;
  readonly limits: GraphqlLimits;
  readonly introspection: boolean;
  /** Responses that are written as bytes; without it none are. */
  readonly writer?: WriterOptions | undefined;
};

/** Of all cached documents: a parsed one takes a hundred times the memory of its text, and strangers write them. */
const cachedCharacters = 1_000_000;
/** What a document takes beside its text, in characters. */
const documentOverhead = 1_000;
/** Of brackets: selections, their arguments, and values in these. */
const maxNesting = 200;
/** Of a document each is looked for a better name in the whole schema; of variables a list may hold thousands. */
const maxErrors = 10;

/** Parses, checks and runs documents; a checked document is cached by its text. */
export function createEngine<Context>({ schema, limits, introspection, writer }: Options): Engine<Context> {
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const prepared = new LruCache<string, PreparedDocument<Context>>(cachedCharacters, ({ length }) => length + documentOverhead);

  const prepare = (source: string): PreparedDocument<Context> | Refusal => {
    if (nestingOf(source) > maxNesting) return { stage: 'syntax', errors: [limitError('nesting', maxNesting)] };
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: limits.tokens });
    } catch (error) {
      return { stage: 'syntax', errors: [error as GraphQLError] };
    }
    const limited = checkOperations(document, schema) ?? checkLimits(document, limits) ?? checkComparisons(document, limits);
    if (limited) return { stage: 'validation', errors: [limited] };
    const errors = validate(schema, document, rules, { maxErrors });
    if (errors.length > 0) return { stage: 'validation', errors };
    const valid = prepareValid<Context>(schema, document, limits, writer);
    const tooMany = valid.rootFields.length > limits.rootFields;
    return tooMany ? { stage: 'validation', errors: [limitError('root fields', limits.rootFields)] } : valid;
  };

  return {
    prepare: (source) => {
      const known = prepared.get(source);
      if (known) return known;
      const fresh = prepare(source);
      // What is refused is not cached: it would take the room of what shoppers ask for.
      if (!('errors' in fresh)) prepared.set(source, fresh);
      return fresh;
    },
  };
}

function checkComparisons(document: DocumentNode, { comparisons }: GraphqlLimits): GraphQLError | undefined {
  return countComparisons(document, comparisons) > comparisons ? limitError('comparisons', comparisons) : undefined;
}

function checkOperations(document: DocumentNode, schema: GraphQLSchema): GraphQLError | undefined {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [first] = operations;
  if (operations.length === 1 && first) {
    if (schema.getRootType(first.operation)) return undefined;
    return new GraphQLError(`Schema is not configured to execute ${first.operation} operation.`, { nodes: first });
  }
  return new GraphQLError(operations.length === 0 ? 'The document has no operation.' : 'One operation a document.');
}

function prepareValid<Context>(
  schema: GraphQLSchema,
  document: DocumentNode,
  limits: GraphqlLimits,
  writer: WriterOptions | undefined,
): PreparedDocument<Context> {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition) throw new Error('a checked document has an operation');
  const runDocument = createRunDocument<Context>(schema, document);
  const costOf = costFunction(document, schema);
  const required = neverNull(document, schema);
  const refusalOf = (variables: Variables, operationName: string | undefined): GraphQLError | undefined => {
    if (operationName && definition.name?.value !== operationName)
      return new GraphQLError(`Unknown operation named "${operationName.slice(0, 64)}".`);
    const missing = required.find((name) => Object.hasOwn(variables, name) && variables[name] === null);
    if (missing !== undefined) return new GraphQLError(`Variable "$${missing}" must not be null.`, { nodes: definition });
    return costOf(variables) > limits.cost ? limitError('cost', limits.cost) : undefined;
  };
  let runs = 0;
  const rootFields = rootFieldsOf(document, definition.selectionSet);
  const isWritten = writer && definition.operation === OperationTypeNode.QUERY && rootFields.every((name) => writer.fields.has(name));
  let write: WriteResponse | 'not compiled' | undefined = isWritten ? 'not compiled' : undefined;

  return {
    operation: definition.operation,
    rootFields,
    hasOnlyText: hasOnlyText(document),
    costOf,
    run: async (context, variables, operationName) => {
      // The compiled form says it in other words, and of a long list as often as it is long.
      const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], variables, { maxErrors });
      if (errors) return { errors };
      const refused = refusalOf(variables, operationName);
      if (refused) return { errors: [refused] };
      runs += 1;
      return runDocument(context, variables);
    },
    write: async (request, operationName) => {
      if (!writer || !write || runs < compileAfterRuns || refusalOf(request.variables, operationName)) return undefined;
      if (write === 'not compiled') write = compileResponseWriter(schema, document, writer);
      // Only the engine of the shop is given a writer, and its context is the shop's.
      return write?.(request as unknown as WriteRequest);
    },
  };
}

function rootFieldsOf(document: DocumentNode, set: SelectionSetNode): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFieldsOf(document, fragment.selectionSet) : [];
  });
}
