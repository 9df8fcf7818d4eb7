import { escapeScriptText } from './script-json.ts';

/** Of what lasts; empty until it is first written. */
const texts = new WeakMap<object, string>();

/** Says that nobody changes a value and that many pages carry it: its JSON is kept with it, and not made again for each of them. */
export function lasting<Value extends object>(value: Value): Value {
  if (!texts.has(value)) texts.set(value, '');
  return value;
}

export const isLasting = (value: object): boolean => texts.has(value);

/** What lasts lies near the surface of a page's data; what lies deeper is written in one go. */
const deepest = 3;

/** JSON that may stand in a script element, put together from what was written before. */
export function writeJson(value: unknown, depth = deepest): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  const known = texts.get(value);
  if (known) return known;
  const text = known === undefined && depth > 0 ? parts(value, depth - 1) : plain(value);
  if (known !== undefined) texts.set(value, text);
  return text;
}

function parts(value: object, depth: number): string {
  if (Array.isArray(value)) return isLasting(value[0]) ? `[${value.map((entry) => writeJson(entry, depth)).join(',')}]` : plain(value);
  const written = Object.entries(value).filter(([, inside]) => inside !== undefined);
  return `{${written.map(([name, inside]) => `${plain(name)}:${writeJson(inside, depth)}`).join(',')}}`;
}

/** A gap in a list is null. */
const plain = (value: unknown): string => escapeScriptText(JSON.stringify(value) ?? 'null');
