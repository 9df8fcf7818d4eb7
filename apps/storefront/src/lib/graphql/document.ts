import type { TypedDocumentString } from '../../generated/graphql.ts';

export type Document<Result, Variables> = TypedDocumentString<Result, Variables>;

/** Documents without variables are called without a second argument. */
export type VariablesArgument<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables];

/** `MainMenu` of `query MainMenu { … }`; used in logs and as the operation's name. */
export function operationName(document: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

/** Without the line breaks and indents of the source: reads travel in the URL. Our documents hold no text blocks. */
export const compactDocument = (document: string): string => document.replace(/\s+/g, ' ').trim();

export const isMutation = (document: string): boolean => /^\s*mutation\b/m.test(document);
