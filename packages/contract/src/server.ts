import { readFileSync } from 'node:fs';

const generated = (name: string): string => readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8');

/** The complete SDL text, as code generation wrote it from `schema/*.graphql`. */
export const readSchema = (): string => generated('schema.graphql');

/** The SDL of the back office, with what each field asks of its caller; from `staff/*.graphql`. */
export const readStaffSchema = (): string => generated('staff-schema.graphql');

/** The documents of the back office by their SHA-256: in production a browser may run nothing else. */
export const readStaffDocuments = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(generated('staff-documents.json')) as Readonly<Record<string, string>>));
