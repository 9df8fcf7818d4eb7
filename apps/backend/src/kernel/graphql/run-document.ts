import { execute, visit, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

type Variables = Readonly<Record<string, unknown>>;
export type RunDocument<Context> = (context: Context, variables: Variables) => Promise<ExecutionResult>;

/** Compiling costs more than a few executions; a flood of documents that come once is never compiled. */
export const compileAfterRuns = 2;

/**
 * Runs a checked document: graphql-js first, graphql-jit from the third run on. The only file that knows graphql-jit; without it, carts
 * take a fifth more processor time (docs/decisions/001). Documents with @skip or @include stay on graphql-js, because the compiled form
 * leaks or loses conditional fields; the engine lets one operation a document through, because it compiles by text, not by operation name.
 */
export function createRunDocument<Context>(schema: GraphQLSchema, document: DocumentNode): RunDocument<Context> {
  const isCompilable = !isConditional(document);
  let runs = 0;
  let compiled: ReturnType<typeof compileQuery<Record<string, unknown>, Variables>> | undefined;
  return async (context, variables) => {
    runs += 1;
    if (isCompilable && runs > compileAfterRuns) compiled ??= compileQuery(schema, document);
    if (compiled && isCompiledQuery(compiled)) return compiled.query(undefined, context, variables);
    return execute({ schema, document, contextValue: context, variableValues: variables });
  };
}

/** Whether any part depends on @skip or @include. */
export function isConditional(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive: (node) => {
      if (node.name.value === 'skip' || node.name.value === 'include') found = true;
    },
  });
  return found;
}
