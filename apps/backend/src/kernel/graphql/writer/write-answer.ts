import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues, Kind, visit } from 'graphql';
import { quotedHash } from '../body-bytes.ts';
import type { RequestContext } from '../context.ts';
import { fragmentsOf } from '../limits.ts';
import { collectFields, includedWith } from './collect-fields.ts';
import { stepsOf, writeStep, type SpecialList, type Step } from './compile-writer.ts';
import { countedListWriter, type CountedList } from './counted-list.ts';
import { JsonInk, piece } from './json-ink.ts';
import { Awaited, Unwritable, type NamedPart, type Page } from './page.ts';
import { sharedListWriter, type SharedList } from './shared-list.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Which answers are written, and what of them is copied from earlier ones. */
export type Writing = {
  /** Root fields that answer from memory, so that an answer that cannot be written can be made again. */
  readonly fields: ReadonlySet<string>;
  readonly shared?: SharedList | undefined;
  readonly counted?: CountedList | undefined;
};

/** A whole answer; its name follows from its content. */
export type WrittenAnswer = { readonly bytes: Buffer; readonly etag: string };

/** Writes a whole answer, to be kept or to be sent once; undefined when it must be made the usual way. */
export type WriteAnswer = (
  context: RequestContext,
  variables: Variables,
  version: string,
  isKept: boolean,
) => Promise<WrittenAnswer | undefined>;

/** Every combination of what @skip and @include ask for is compiled by itself, up to so many of them. */
const mostConditions = 3;
/** After an answer that had to be waited for in its middle so many, at most, are not tried: the more it was in a row, the more. */
const longestPause = 255;
const [head, tail] = [piece('{"data":'), piece('}}')];

/** Compiles a query into what writes its answers; undefined when they cannot be written. */
export function prepareWriter(schema: GraphQLSchema, document: DocumentNode, writing: Writing): WriteAnswer | undefined {
  const operation = document.definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  const conditions = conditionsOf(document);
  if (!operation || conditions.length > mostConditions) return undefined;
  const compiled = new Map<string, readonly Step[]>();
  let [pause, passed] = [0, 0];

  const stepsFor = (variables: Variables): readonly Step[] => {
    const key = conditions.map((name) => (variables[name] === true ? '+' : '-')).join('');
    let steps = compiled.get(key);
    if (!steps) compiled.set(key, (steps = compile(schema, document, operation, variables, writing)));
    return steps;
  };

  return async (context, given, version, isKept) => {
    if (passed < pause) {
      passed += 1;
      return undefined;
    }
    const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
    if (!variables) return undefined;
    try {
      const steps = stepsFor(variables);
      if (steps.length === 0) return undefined;
      const values = await rootValues(steps, context, variables);
      const answer = written(steps, values, { context, variables, version }, isKept);
      pause = 0;
      return answer;
    } catch (error) {
      // Whatever it was: it happens again where it can be told.
      if (error instanceof Awaited) [pause, passed] = [Math.min(2 * pause + 1, longestPause), 0];
      return undefined;
    }
  };
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { shared, counted }: Writing,
): readonly Step[] {
  const type = schema.getRootType(operation.operation);
  if (!type) throw new Unwritable();
  const fragments = fragmentsOf(document);
  const specialList: SpecialList = (place) => {
    const isAt = (list: SharedList | CountedList | undefined) => list?.type === place.type && list.field === place.field;
    if (shared && isAt(shared)) return sharedListWriter(shared, place, fragments);
    return counted && isAt(counted) ? countedListWriter(counted, place) : undefined;
  };
  const plan = { schema, fragments, isIncluded: includedWith(variables), specialList, known: new Map(), repeatables: { count: 0 } };
  return stepsOf(type, collectFields([operation.selectionSet], type, plan), plan);
}

/** Root fields run side by side, as in any query. */
const rootValues = (steps: readonly Step[], context: RequestContext, variables: Variables): Promise<unknown[]> =>
  Promise.all(steps.map(async ({ resolve, argumentsFor }) => resolve?.(undefined, argumentsFor(variables), context)));

function written(
  steps: readonly Step[],
  values: readonly unknown[],
  request: Pick<Page, 'context' | 'variables' | 'version'>,
  isKept: boolean,
): WrittenAnswer {
  const ink = new JsonInk();
  const page: Page = { ...request, ink, named: [], last: [] };
  try {
    ink.piece(head);
    for (const [place, step] of steps.entries()) writeStep(step, values[place], page);
    ink.piece(tail);
  } catch (error) {
    ink.forget();
    throw error;
  }
  const etag = etagOf(ink, page.named);
  return { bytes: isKept ? ink.kept() : ink.lent(), etag };
}

/** From the names of what has one, and from everything else as it is written. */
function etagOf(ink: JsonInk, named: readonly NamedPart[]): string {
  const bytes = ink.from(0);
  if (named.length === 0) return quotedHash(bytes);
  let content = '';
  let from = 0;
  for (const { start, end, name } of named) {
    content += bytes.toString('latin1', from, start) + name;
    from = end;
  }
  return quotedHash(content + bytes.toString('latin1', from));
}

/** The variables that @skip and @include look at. */
function conditionsOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given }) => {
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
