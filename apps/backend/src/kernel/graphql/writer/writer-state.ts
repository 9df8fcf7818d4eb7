import type { RequestContext } from '../context.ts';
import type { JsonWriter } from './json-writer.ts';

/** A response while it is written. */
export type WriterState = {
  readonly json: JsonWriter;
  /** Of the request; while an element is written for the cache, with a tag set of its own. */
  context: RequestContext;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Version of the data the response is made from; part of every cache lookup. */
  readonly version: string;
  /** Segments whose hash is known already, for the ETag. */
  readonly hashed: HashedSegment[];
  /** The segment each writer of objects and lists wrote last. */
  previous: Segment[];
};

type Segment = { value: unknown; start: number; end: number };

export type HashedSegment = { readonly start: number; readonly end: number; readonly hash: string };

/** Writes a value that is not null. */
export type WriteValue = (value: unknown, state: WriterState) => void;

/** The response cannot be written: graphql-js runs the document instead and reports what is wrong. */
export class NeedsFallback extends Error {}

/** A value below the root is a promise. */
export class NeedsAwait extends NeedsFallback {}

export function assertNotPromise(value: unknown): void {
  if (typeof (value as { readonly then?: unknown }).then === 'function') throw new NeedsAwait();
}
