import type { RequestContext } from '../context.ts';
import type { JsonInk } from './json-ink.ts';

/** An answer while it is written. */
export type Page = {
  readonly ink: JsonInk;
  /** Of the request; an element that is kept notes its tags in one of its own. */
  context: RequestContext;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the answer is made from. */
  readonly version: string;
  /** Where the answer holds elements that have a name of their own. */
  readonly named: NamedPart[];
  /** What was written last of each kind of object and list. */
  last: Written[];
};

type Written = { value: unknown; start: number; end: number };

export type NamedPart = { readonly start: number; readonly end: number; readonly name: string };

/** Writes a value that is there. */
export type Write = (value: unknown, page: Page) => void;

/** The answer has to be made the usual way, which knows what to say of it. */
export class Unwritable extends Error {}

/** The answer has to be waited for in its middle. */
export class Awaited extends Unwritable {}

/** What is written is there already. */
export function refusePromise(value: unknown): void {
  if (typeof (value as { readonly then?: unknown }).then === 'function') throw new Awaited();
}
