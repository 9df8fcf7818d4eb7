import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues, Kind, visit } from 'graphql';
import { etagOf } from '../../memory/scratch-buffers.ts';
import type { RequestContext } from '../context.ts';
import { fragmentsOf } from '../limits.ts';
import { cachedListWriter, type CachedList } from './cached-list.ts';
import { collectFields, includedWith } from './collect-fields.ts';
import { fieldSteps, writeField, type CustomList, type FieldStep } from './field-writers.ts';
import { JsonWriter, utf8 } from './json-writer.ts';
import { templateListWriter, type TemplateList } from './template-list.ts';
import { NeedsAwait, NeedsFallback, type HashedSegment, type WriterState } from './writer-state.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Which responses are written, and which lists in them are copied from earlier ones. */
export type WriterOptions = {
  /** Root fields that resolve from memory, so that running them again as a fallback changes nothing. */
  readonly fields: ReadonlySet<string>;
  readonly cachedList?: CachedList | undefined;
  readonly templateList?: TemplateList | undefined;
};

export type WrittenResponse = { readonly bytes: Buffer; readonly etag: string };

export type WriteRequest<Context = RequestContext> = {
  readonly context: Context;
  readonly variables: Variables;
  readonly version: string;
  /** true: the bytes may be cached; false: they stand in a scratch buffer, which the sender returns. */
  readonly retain: boolean;
};

/** Writes a whole response; undefined when graphql-js has to make it. */
export type WriteResponse = (request: WriteRequest) => Promise<WrittenResponse | undefined>;

/** Every combination of variables in @skip and @include is compiled by itself; documents with more such variables are not written. */
const maxConditions = 3;
/** A document whose resolvers return promises is tried again after 1, 3, 7 ... and at most this many requests. */
const maxSkipped = 255;
const [head, tail] = [utf8('{"data":'), utf8('}}')];

/** Compiles a query into a function that writes its responses; undefined when they cannot be written. */
export function compileResponseWriter(schema: GraphQLSchema, document: DocumentNode, options: WriterOptions): WriteResponse | undefined {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const conditions = conditionsOf(document);
  if (!operation || conditions.length > maxConditions) return undefined;
  const compiled = new Map<string, readonly FieldStep[]>();
  let [backoff, skipped] = [0, 0];

  const stepsFor = (variables: Variables): readonly FieldStep[] => {
    const key = conditions.map((name) => (variables[name] === true ? '+' : '-')).join('');
    let steps = compiled.get(key);
    if (!steps) compiled.set(key, (steps = compile(schema, document, operation, variables, options)));
    return steps;
  };

  return async (request) => {
    if (skipped < backoff) {
      skipped += 1;
      return undefined;
    }
    const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables, { maxErrors: 1 });
    if (!variables) return undefined;
    try {
      const steps = stepsFor(variables);
      if (steps.length === 0) return undefined;
      const values = await rootValues(steps, request.context, variables);
      const response = write(steps, values, { ...request, variables });
      backoff = 0;
      return response;
    } catch (error) {
      // Not swallowed: the fallback runs the same resolvers, and reports what fails there.
      if (error instanceof NeedsAwait) [backoff, skipped] = [Math.min(2 * backoff + 1, maxSkipped), 0];
      return undefined;
    }
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { cachedList, templateList }: WriterOptions,
): readonly FieldStep[] {
  const type = schema.getRootType(operation.operation);
  if (!type) throw new NeedsFallback();
  const fragments = fragmentsOf(document);
  const customList: CustomList = (field) => {
    const isFor = (list: CachedList | TemplateList | undefined) => list?.type === field.type && list.field === field.field;
    if (cachedList && isFor(cachedList)) return cachedListWriter(cachedList, field, fragments);
    return templateList && isFor(templateList) ? templateListWriter(templateList, field) : undefined;
  };
  const compiling = { schema, fragments, isIncluded: includedWith(variables), customList, known: new Map(), copies: { count: 0 } };
  return fieldSteps(type, collectFields([operation.selectionSet], type, compiling), compiling);
}

/** Root fields are resolved side by side, as in any query. */
const rootValues = (steps: readonly FieldStep[], context: RequestContext, variables: Variables): Promise<unknown[]> =>
  Promise.all(steps.map(async ({ resolve, argumentsFor }) => resolve?.(undefined, argumentsFor(variables), context)));

function write(steps: readonly FieldStep[], values: readonly unknown[], { retain, ...request }: WriteRequest): WrittenResponse {
  const json = new JsonWriter();
  const state: WriterState = { ...request, json, hashed: [], previous: [] };
  try {
    json.raw(head);
    for (const [index, step] of steps.entries()) writeField(step, values[index], state);
    json.raw(tail);
  } catch (error) {
    json.release();
    throw error;
  }
  const etag = responseEtag(json, state.hashed);
  return { bytes: retain ? json.toBuffer() : json.toScratchBuffer(), etag };
}

/** Hashes of cached elements stand for their bytes, so that only the rest is hashed. */
function responseEtag(json: JsonWriter, hashed: readonly HashedSegment[]): string {
  const bytes = json.slice(0);
  if (hashed.length === 0) return etagOf(bytes);
  let content = '';
  let from = 0;
  for (const { start, end, hash } of hashed) {
    content += bytes.toString('latin1', from, start) + hash;
    from = end;
  }
  return etagOf(content + bytes.toString('latin1', from));
}

/** The variables that @skip and @include depend on. */
function conditionsOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given }) => {
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
