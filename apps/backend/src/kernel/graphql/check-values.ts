import type { DocumentNode } from 'graphql';
import { visit } from 'graphql';
import { inputError } from '../errors.ts';

const maxDepth = 32;

/** NUL and halves of surrogate pairs are in no text, and no database takes them. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Refuses variables that hold what no field takes, before a resolver or the database stumbles over it. */
export function checkVariables(value: unknown, label = 'variables', depth = 0): void {
  if (typeof value === 'string') {
    if (!isText(value)) throw inputError(`"${label.slice(0, 64)}" contains characters that are not allowed.`);
  } else if (typeof value === 'object' && value !== null) {
    if (depth === maxDepth) throw inputError(`The variables are nested more than ${maxDepth} deep.`);
    for (const [key, inner] of Object.entries(value)) {
      // Elements of a list are called by the name of the list.
      checkVariables(inner, Array.isArray(value) ? label : key.toWellFormed(), depth + 1);
    }
  }
}

/** The same for texts that stand in the document. */
export function hasOnlyText(document: DocumentNode): boolean {
  let found = true;
  visit(document, { StringValue: ({ value }) => void (found &&= isText(value)) });
  return found;
}

/** Strings, which may hold brackets, comments, and the brackets themselves. */
const bracketOrText = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[[{(]|[\]})]/g;

/** How deep brackets stand in each other: the parser calls itself for each of them, and its stack ends. */
export function nestingOf(source: string): number {
  let [depth, deepest] = [0, 0];
  for (const [found] of source.matchAll(bracketOrText)) {
    if (found === '{' || found === '[' || found === '(') deepest = Math.max(deepest, (depth += 1));
    else if (found === '}' || found === ']' || found === ')') depth -= 1;
  }
  return deepest;
}
