import { randomInt } from 'node:crypto';
import { listWriter, type ListPlace } from './compile-writer.ts';
import type { Page, Write } from './page.ts';

/**
 * A list whose elements are the same in every answer but for one number: the options of filters.
 * There are hundreds in an answer, so each is written once, with a gap for its number.
 */
export type CountedList = { readonly type: string; readonly field: string; readonly number: string };

/** An element with all of it that stays the same, as an object that stands for nothing else; without one it is written anew. */
type CountedElement = { readonly same?: object | undefined } & Readonly<Record<string, unknown>>;

/** What stands around the gaps. */
type Template = readonly Buffer[];

/** Nobody can know it, so hardly a text that is given back holds it; each template is checked besides. */
const gap = randomInt(1_000_000_000, 2_000_000_000);

/** Writes the elements of such a list. */
export function countedListWriter({ number }: CountedList, { element }: ListPlace): Write {
  const templates = new WeakMap<object, Template>();

  const fill = ([first, ...others]: Template, value: unknown, { ink }: Page): void => {
    if (first) ink.piece(first);
    for (const part of others) {
      ink.json(value);
      ink.piece(part);
    }
  };

  /** Writes it twice, once with the gap, and keeps the template when it makes the same of the number. */
  const first = (one: CountedElement, same: object, page: Page): void => {
    const template = splitAt(
      aside(page, () => element({ ...one, [number]: gap }, page)),
      String(gap),
    );
    const filled = aside(page, () => fill(template, one[number], page));
    const { end: start } = page.ink;
    element(one, page);
    if (page.ink.from(start).equals(filled)) templates.set(same, template);
  };

  return listWriter((value, page) => {
    const one = value as CountedElement;
    const template = one.same && templates.get(one.same);
    if (template) fill(template, one[number], page);
    else if (one.same) first(one, one.same, page);
    else element(one, page);
  }, true);
}

/** What is written, as bytes beside the answer. */
function aside(page: Page, write: () => void): Buffer {
  const { end: start } = page.ink;
  write();
  const written = Buffer.from(page.ink.from(start));
  page.ink.end = start;
  page.last = [];
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
