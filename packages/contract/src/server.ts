import { readFileSync } from 'node:fs';

/** The complete SDL text, as code generation wrote it from `schema/*.graphql`. */
export function readSchema(): string {
  return readFileSync(new URL('../generated/schema.graphql', import.meta.url), 'utf8');
}
