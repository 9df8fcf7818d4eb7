import { useLoaderData } from 'react-router';

/**
 * What a loader found, as one JSON text. React Router would take it apart value by value into a list of its own, which takes longer to
 * write and to read than JSON, and is larger when packed.
 */
export type Sealed<Value> = {
  readonly sealed: string;
  /** Never there: tells the type of what is inside. */
  readonly inside?: Value;
};

/** What JSON keeps as it is: no dates, no sets, no promises, and no gaps in a list, which become null. Lists of texts may have them by the types of GraphQL's inputs alone. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | readonly (string | null | undefined)[]
  | { readonly [name: string]: Json | undefined };

const opened = new WeakMap<object, unknown>();

/** Closes a value for its way to the browser; whoever opens it in the same process gets the value itself. */
export function seal<Value extends Json>(value: Value): Sealed<Value> {
  const sealed = { sealed: JSON.stringify(value) };
  opened.set(sealed, value);
  return sealed;
}

/** The value inside, the same object each time. */
export function unseal<Value>(from: Sealed<Value>): Value {
  if (!opened.has(from)) opened.set(from, JSON.parse(from.sealed));
  return opened.get(from) as Value;
}

/** Data of a loader where nobody knows which: undefined when it is none of ours. */
export const unsealUnknown = (from: unknown): unknown =>
  typeof from === 'object' && from !== null && 'sealed' in from ? unseal(from as Sealed<unknown>) : undefined;

type Loader = (...given: never[]) => Promise<Sealed<unknown>>;
type Inside<From extends Loader> = Awaited<ReturnType<From>> extends Sealed<infer Value> ? Value : never;

/** What the loader of this page found. */
export const usePageData = <From extends Loader>(): Inside<From> => unseal(useLoaderData() as Sealed<Inside<From>>);
