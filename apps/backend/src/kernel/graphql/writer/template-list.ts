import { randomInt } from 'node:crypto';
import { listWriter, type ListField } from './field-writers.ts';
import type { WriterState, WriteValue } from './writer-state.ts';

/**
 * A list field whose elements differ between responses in one number only: the options of filters and their counts. A response has
 * hundreds, so each is serialized once into a template with a slot for its number.
 */
export type TemplateList = { readonly type: string; readonly field: string; readonly number: string };

/** `same` is an object that stands for everything but the number; an element without it is written field by field. */
type TemplateElement = { readonly same?: object | undefined } & Readonly<Record<string, unknown>>;

/** The bytes around the slots. */
type Template = readonly Buffer[];

/** Written into the slot to find it. Random, so that no text of a shop can hold it on purpose; each template is verified besides. */
const placeholder = randomInt(1_000_000_000, 2_000_000_000);

export function templateListWriter({ number }: TemplateList, { element }: ListField): WriteValue {
  const templates = new WeakMap<object, Template>();

  const fill = ([first, ...others]: Template, value: unknown, { json }: WriterState): void => {
    if (first) json.raw(first);
    for (const part of others) {
      json.json(value);
      json.raw(part);
    }
  };

  /** Caches the template only if it yields the same bytes as the element itself. */
  const writeMiss = (one: TemplateElement, same: object, state: WriterState): void => {
    const template = splitAt(
      capture(state, () => element({ ...one, [number]: placeholder }, state)),
      String(placeholder),
    );
    const filled = capture(state, () => fill(template, one[number], state));
    const { end: start } = state.json;
    element(one, state);
    if (state.json.slice(start).equals(filled)) templates.set(same, template);
  };

  return listWriter((value, state) => {
    const one = value as TemplateElement;
    const template = one.same && templates.get(one.same);
    if (template) fill(template, one[number], state);
    else if (one.same) writeMiss(one, one.same, state);
    else element(one, state);
  }, true);
}

/** What `write` writes, taken out of the response again. */
function capture(state: WriterState, write: () => void): Buffer {
  const { end: start } = state.json;
  write();
  const written = Buffer.from(state.json.slice(start));
  state.json.end = start;
  state.previous = [];
  return written;
}

function splitAt(bytes: Buffer, mark: string): Template {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, start)) {
    parts.push(bytes.subarray(start, at));
    start = at + mark.length;
  }
  return [...parts, bytes.subarray(start)];
}
