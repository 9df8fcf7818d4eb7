import { useLoaderData } from 'react-router';
import { writeJson } from './lasting-json.ts';

/**
 * What a loader found, as one JSON text. React Router would take it apart value by value into a list of its own, which takes longer to
 * write and to read than JSON, and is larger when packed. In a document the text stands in an element of its own, where its quotation
 * marks need not be escaped, and this says which.
 */
export type Sealed<Value> = {
  readonly sealed: string | number;
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

/** Closes a value for its way to the browser, in a document if there is one; whoever opens it in the same process gets the value itself. */
export function seal<Value extends Json>(value: Value, document?: Json[]): Sealed<Value> {
  const sealed = { sealed: document ? document.push(value) - 1 : writeJson(value) };
  opened.set(sealed, value);
  return sealed;
}

const elementId = (place: number): string => `page-data-${place}`;

/** The elements of a document that hold what is sealed in it. */
export const sealedScripts = (document: readonly Json[]): string =>
  document.map((value, place) => `<script type="application/json" id="${elementId(place)}">${writeJson(value)}</script>`).join('');

/** What a document has of its own kind; the server has none. */
type Page = { getElementById(id: string): { readonly textContent: string | null } | null };

const textIn = ({ document }: { readonly document?: Page }, place: number): string =>
  document?.getElementById(elementId(place))?.textContent ?? 'null';

/** The value inside, the same object each time. */
export function unseal<Value>(from: Sealed<Value>): Value {
  if (!opened.has(from)) {
    const { sealed } = from;
    opened.set(from, JSON.parse(typeof sealed === 'string' ? sealed : textIn(globalThis as { document?: Page }, sealed)));
  }
  return opened.get(from) as Value;
}

/** Data of a loader where nobody knows which: undefined when it is none of ours. */
export const unsealUnknown = (from: unknown): unknown =>
  typeof from === 'object' && from !== null && 'sealed' in from ? unseal(from as Sealed<unknown>) : undefined;

type Loader = (...given: never[]) => Promise<Sealed<unknown>>;
type Inside<From extends Loader> = Awaited<ReturnType<From>> extends Sealed<infer Value> ? Value : never;

/** What the loader of this page found. */
export const usePageData = <From extends Loader>(): Inside<From> => unseal(useLoaderData() as Sealed<Inside<From>>);
