import { randomInt, randomUUID } from 'node:crypto';
import type { CompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.ts';

/**
 * A list one level below a list of the root field, whose elements are the same in every answer but for one number: the options of filters.
 * There are hundreds in an answer, so each is written once, with a gap for its number.
 */
export type CountedList = {
  readonly parentField: string;
  readonly listField: string;
  readonly elementType: string;
  readonly numberField: string;
};

/** An element with all of it that stays the same, as an object that stands for nothing else; without one it is written anew. */
export type CountedElement = { readonly same?: object | undefined };

/** The text around the gaps. */
type Template = readonly string[];

type Query = CompiledQuery<Record<string, unknown>, Readonly<Record<string, unknown>>>['query'];

/** Nobody can know them, so no text that is given back can hold them; the number is checked besides. */
const place = randomUUID();
const placeText = JSON.stringify(place);
const gap = randomInt(1_000_000_000, 2_000_000_000);

/** Writes the elements of such lists. `query` makes one element of a document. */
export function createCountedWriter(numberField: string, query: Query) {
  const templates = new WeakMap<object, Template>();

  /** One element by all the rules; undefined when it cannot be made at once. */
  const written = (element: object, context: RequestContext): string | undefined => {
    const result = query(element, context, {});
    if (result instanceof Promise || result.errors || !result.data) return undefined;
    return JSON.stringify(result.data['element']);
  };

  const first = (element: CountedElement, context: RequestContext): string | undefined => {
    const text = written(element, context);
    const template = element.same && written({ ...element, [numberField]: gap }, context)?.split(String(gap));
    if (element.same && template && template.join(numberIn(element)) === text) templates.set(element.same, template);
    return text;
  };

  const numberIn = (element: CountedElement): string => String((element as Readonly<Record<string, unknown>>)[numberField]);

  return (elements: readonly CountedElement[], context: RequestContext): string | undefined => {
    let text = '';
    for (const element of elements) {
      const template = element.same && templates.get(element.same);
      const one = template ? template.join(numberIn(element)) : first(element, context);
      if (one === undefined) return undefined;
      text += text === '' ? one : `,${one}`;
    }
    return `[${text}]`;
  };
}

/** Lists that were taken out of an answer, and the text with them put in again. */
export function createAside() {
  const lists: (readonly CountedElement[])[] = [];
  return {
    setAside: (elements: readonly CountedElement[]): readonly never[] => {
      lists.push(elements);
      return [];
    },
    /** Leaves marks where the lists are missing; false when it is not known where. */
    mark: (parents: unknown, name: string): boolean => {
      if (!Array.isArray(parents) || parents.length !== lists.length) return false;
      for (const parent of parents as Record<string, unknown>[]) parent[name] = place;
      return true;
    },
    /** The text with the lists in their places. */
    putBack: (text: string, write: (elements: readonly CountedElement[]) => string | undefined): string | undefined => {
      const parts = text.split(placeText);
      let whole = parts[0] ?? '';
      for (const [place, list] of lists.entries()) {
        const one = write(list);
        if (one === undefined) return undefined;
        whole += one + (parts[place + 1] ?? '');
      }
      return whole;
    },
  };
}
