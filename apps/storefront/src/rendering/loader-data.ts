import { useLoaderData } from 'react-router';
import { serialize } from './cached-json.ts';
import { dataElement, dataIn, type DataPage } from './data-element.ts';

/**
 * What a loader found, as one JSON text. React Router would take it apart value by value into a list of its own, which takes longer to
 * write and to read than JSON, and is larger when compressed. In a document the text stands in an element of its own, where its
 * quotation marks need not be escaped, and this says which.
 */
export type LoaderData<Value> = {
  readonly json: string | number;
  /** Never there: tells the type of the value. */
  readonly value?: Value;
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

const values = new WeakMap<object, unknown>();

/** For the way to the browser, in a document if there is one; whoever reads it in the same process gets the value itself. */
export function serializeLoaderData<Value extends Json>(value: Value, document?: Json[]): LoaderData<Value> {
  const data = { json: document ? document.push(value) - 1 : serialize(value) };
  values.set(data, value);
  return data;
}

const elementId = (index: number): string => `page-data-${index}`;

/** The elements of a document that hold its loaders' data. */
export const loaderDataScripts = (document: readonly Json[]): string =>
  document.map((value, index) => dataElement(elementId(index), serialize(value))).join('');

const textIn = ({ document }: { readonly document?: DataPage }, index: number): string => dataIn(document, elementId(index)) ?? 'null';

/** The value, the same object each time. */
export function readLoaderData<Value>(data: LoaderData<Value>): Value {
  if (!values.has(data)) {
    const { json } = data;
    values.set(data, JSON.parse(typeof json === 'string' ? json : textIn(globalThis as { document?: DataPage }, json)));
  }
  return values.get(data) as Value;
}

/** Data of a loader where nobody knows which: undefined when it is none of ours. */
export const readUnknownLoaderData = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'json' in data ? readLoaderData(data as LoaderData<unknown>) : undefined;

type Loader = (...given: never[]) => Promise<LoaderData<unknown>>;
type ValueOf<From extends Loader> = Awaited<ReturnType<From>> extends LoaderData<infer Value> ? Value : never;

/** What the loader of this page found. */
export const usePageData = <From extends Loader>(): ValueOf<From> => readLoaderData(useLoaderData() as LoaderData<ValueOf<From>>);
