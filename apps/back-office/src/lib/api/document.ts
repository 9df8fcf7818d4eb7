import type { TypedDocumentString } from '../../generated/graphql.ts';

export type Document<Result, Variables> = Pick<TypedDocumentString<Result, Variables>, '__apiType' | '__meta__'>;

/** Documents without variables are sent without a second argument. */
export type VariablesArgument<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables];

/** What a document is known by to the server, which runs no others for a browser. */
export const hashOf = <Result, Variables>({ __meta__: meta }: Document<Result, Variables>): string => String(meta?.['hash']);
